extension UTType {
  /// The type of files and folders.
  public static let item = UTType(declared: "public.item")
  /// The type of documents, wherever they are.
  public static let content = UTType(declared: "public.content")
  /// The type of documents with several kinds of content.
  public static let compositeContent = UTType(declared: "public.composite-content")
  /// The type of files and other bytes.
  public static let data = UTType(declared: "public.data")
  /// The type of folders and packages.
  public static let directory = UTType(declared: "public.directory")
  /// The type of links.
  public static let resolvable = UTType(declared: "com.apple.resolvable")
  /// The type of symbolic links.
  public static let symbolicLink = UTType(declared: "public.symlink")
  /// The type of programs.
  public static let executable = UTType(declared: "public.executable")
  /// The type of alias files.
  public static let aliasFile = UTType(declared: "com.apple.alias-file")
  /// The type of bookmarks of URLs.
  public static let urlBookmarkData = UTType(declared: "com.apple.bookmark")
  /// The type of URLs.
  public static let url = UTType(declared: "public.url")
  /// The type of URLs of files.
  public static let fileURL = UTType(declared: "public.file-url")
  /// The type of texts, with markup or not.
  public static let text = UTType(declared: "public.text")
  /// The type of texts without markup.
  public static let plainText = UTType(declared: "public.plain-text")
  /// The type of texts in UTF-8.
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
  /// The type of texts in UTF-16 with a byte order mark.
  public static let utf16ExternalPlainText = UTType(declared: "public.utf16-external-plain-text")
  /// The type of texts in UTF-16.
  public static let utf16PlainText = UTType(declared: "public.utf16-plain-text")
  /// The type of tables as text.
  public static let delimitedText = UTType(declared: "public.delimited-values-text")
  /// The type of tables with commas.
  public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
  /// The type of tables with tabs.
  public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
  /// The type of tables with tabs in UTF-8.
  public static let utf8TabSeparatedText = UTType(declared: "public.utf8-tab-separated-values-text")
  /// The type of rich text.
  public static let rtf = UTType(declared: "public.rtf")
  /// The type of web pages.
  public static let html = UTType(declared: "public.html")
  /// The type of XML.
  public static let xml = UTType(declared: "public.xml")
  /// The type of YAML.
  public static let yaml = UTType(declared: "public.yaml")
  /// The type of style sheets.
  public static let css = UTType(declared: "public.css")
  /// The type of JSON.
  public static let json = UTType(declared: "public.json")
  /// The type of logs.
  public static let log = UTType(declared: "public.log")
  /// The type of source code.
  public static let sourceCode = UTType(declared: "public.source-code")
  /// The type of source code in C.
  public static let cSource = UTType(declared: "public.c-source")
  /// The type of headers in C.
  public static let cHeader = UTType(declared: "public.c-header")
  /// The type of source code in Objective-C.
  public static let objectiveCSource = UTType(declared: "public.objective-c-source")
  /// The type of source code in C++.
  public static let cPlusPlusSource = UTType(declared: "public.c-plus-plus-source")
  /// The type of source code in Swift.
  public static let swiftSource = UTType(declared: "public.swift-source")
  /// The type of scripts.
  public static let script = UTType(declared: "public.script")
  /// The type of scripts in JavaScript.
  public static let javaScript = UTType(declared: "com.netscape.javascript-source")
  /// The type of scripts of a shell.
  public static let shellScript = UTType(declared: "public.shell-script")
  /// The type of scripts in Python.
  public static let pythonScript = UTType(declared: "public.python-script")
  /// The type of property lists.
  public static let propertyList = UTType(declared: "com.apple.property-list")
  /// The type of property lists in XML.
  public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list")
  /// The type of property lists in binary form.
  public static let binaryPropertyList = UTType(declared: "com.apple.binary-property-list")
  /// The type of PDF.
  public static let pdf = UTType(declared: "com.adobe.pdf")
  /// The type of rich text with attachments.
  public static let rtfd = UTType(declared: "com.apple.rtfd")
  /// The type of rich text with attachments in one file.
  public static let flatRTFD = UTType(declared: "com.apple.flat-rtfd")
  /// The type of archives of web pages.
  public static let webArchive = UTType(declared: "com.apple.webarchive")
  /// The type of images.
  public static let image = UTType(declared: "public.image")
  /// The type of JPEG images.
  public static let jpeg = UTType(declared: "public.jpeg")
  /// The type of TIFF images.
  public static let tiff = UTType(declared: "public.tiff")
  /// The type of GIF images.
  public static let gif = UTType(declared: "com.compuserve.gif")
  /// The type of PNG images.
  public static let png = UTType(declared: "public.png")
  /// The type of icons of Macs.
  public static let icns = UTType(declared: "com.apple.icns")
  /// The type of BMP images.
  public static let bmp = UTType(declared: "com.microsoft.bmp")
  /// The type of icons of Windows.
  public static let ico = UTType(declared: "com.microsoft.ico")
  /// The type of images of camera sensors.
  public static let rawImage = UTType(declared: "public.camera-raw-image")
  /// The type of SVG images.
  public static let svg = UTType(declared: "public.svg-image")
  /// The type of live photos.
  public static let livePhoto = UTType(declared: "com.apple.live-photo")
  /// The type of HEIF images.
  public static let heif = UTType(declared: "public.heif")
  /// The type of HEIC images.
  public static let heic = UTType(declared: "public.heic")
  /// The type of WebP images.
  public static let webP = UTType(declared: "org.webmproject.webp")
  /// The type of scenes in space.
  public static let threeDContent = UTType(declared: "public.3d-content")
  /// The type of scenes in one file.
  public static let usdz = UTType(declared: "com.pixar.universal-scene-description-mobile")
  /// The type of sounds and films.
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
  /// The type of films, with sound or not.
  public static let movie = UTType(declared: "public.movie")
  /// The type of films without sound.
  public static let video = UTType(declared: "public.video")
  /// The type of sounds.
  public static let audio = UTType(declared: "public.audio")
  /// The type of QuickTime films.
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
  /// The type of MPEG films.
  public static let mpeg = UTType(declared: "public.mpeg")
  /// The type of MPEG-2 films.
  public static let mpeg2Video = UTType(declared: "public.mpeg-2-video")
  /// The type of MPEG-2 streams.
  public static let mpeg2TransportStream = UTType(declared: "public.mpeg-2-transport-stream")
  /// The type of MP3 sounds.
  public static let mp3 = UTType(declared: "public.mp3")
  /// The type of MPEG-4 films.
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
  /// The type of MPEG-4 sounds.
  public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
  /// The type of AVI films.
  public static let avi = UTType(declared: "public.avi")
  /// The type of AIFF sounds.
  public static let aiff = UTType(declared: "public.aiff-audio")
  /// The type of WAVE sounds.
  public static let wav = UTType(declared: "com.microsoft.waveform-audio")
  /// The type of MIDI.
  public static let midi = UTType(declared: "public.midi-audio")
  /// The type of lists of sounds and films.
  public static let playlist = UTType(declared: "public.playlist")
  /// The type of M3U lists.
  public static let m3uPlaylist = UTType(declared: "public.m3u-playlist")
  /// The type of folders.
  public static let folder = UTType(declared: "public.folder")
  /// The type of volumes.
  public static let volume = UTType(declared: "public.volume")
  /// The type of folders shown as one file.
  public static let package = UTType(declared: "com.apple.package")
  /// The type of folders with code or resources.
  public static let bundle = UTType(declared: "com.apple.bundle")
  /// The type of frameworks.
  public static let framework = UTType(declared: "com.apple.framework")
  /// The type of applications.
  public static let application = UTType(declared: "com.apple.application")
  /// The type of applications as packages.
  public static let applicationBundle = UTType(declared: "com.apple.application-bundle")
  /// The type of programs of the command line.
  public static let unixExecutable = UTType(declared: "public.unix-executable")
  /// The type of archives of files.
  public static let archive = UTType(declared: "public.archive")
  /// The type of gzip archives.
  public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
  /// The type of bzip2 archives.
  public static let bz2 = UTType(declared: "public.bzip2-archive")
  /// The type of ZIP archives.
  public static let zip = UTType(declared: "public.zip-archive")
  /// The type of Apple's archives.
  public static let appleArchive = UTType(declared: "com.apple.archive")
  /// The type of images of disks.
  public static let diskImage = UTType(declared: "public.disk-image")
  /// The type of spreadsheets.
  public static let spreadsheet = UTType(declared: "public.spreadsheet")
  /// The type of presentations.
  public static let presentation = UTType(declared: "public.presentation")
  /// The type of databases.
  public static let database = UTType(declared: "public.database")
  /// The type of messages.
  public static let message = UTType(declared: "public.message")
  /// The type of contacts.
  public static let contact = UTType(declared: "public.contact")
  /// The type of contacts as vCards.
  public static let vCard = UTType(declared: "public.vcard")
  /// The type of tasks.
  public static let toDoItem = UTType(declared: "public.to-do-item")
  /// The type of events.
  public static let calendarEvent = UTType(declared: "public.calendar-event")
  /// The type of emails.
  public static let emailMessage = UTType(declared: "public.email-message")
  /// The type of files with a URL.
  public static let internetLocation = UTType(declared: "com.apple.internet-location")
  /// The type of fonts.
  public static let font = UTType(declared: "public.font")
  /// The type of bookmarks.
  public static let bookmark = UTType(declared: "public.bookmark")
  /// The type of certificates with keys.
  public static let pkcs12 = UTType(declared: "com.rsa.pkcs-12")
  /// The type of certificates.
  public static let x509Certificate = UTType(declared: "public.x509-certificate")
  /// The type of electronic books.
  public static let epub = UTType(declared: "org.idpf.epub-container")
}
