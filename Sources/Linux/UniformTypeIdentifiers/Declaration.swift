/// What the system declares of a type.
struct Declaration: Sendable {
  let identifier: String
  /// The identifiers of the types it conforms to directly.
  let parents: [String]
  let tags: [UTTagClass: [String]]

  init(
    _ identifier: String, _ parents: [String] = [], extensions: [String] = [],
    mimeTypes: [String] = []
  ) {
    self.identifier = identifier
    self.parents = parents
    tags = [.filenameExtension: extensions, .mimeType: mimeTypes].filter { !$0.value.isEmpty }
  }

  private init(_ identifier: String, _ parents: [String], tags: [UTTagClass: [String]]) {
    self.identifier = identifier
    self.parents = parents
    self.tags = tags
  }

  /// Returns the declaration of a type that exists only as a tag.
  static func dynamic(_ tag: String, _ tagClass: UTTagClass, _ parent: String?) -> Declaration {
    let identifier = ["dyn", parent, tagClass.rawValue, tag].compactMap(\.self)
    return Declaration(
      identifier.joined(separator: "."), parent.map { [$0] } ?? [], tags: [tagClass: [tag]])
  }

  static let ofTheSystem = Dictionary(uniqueKeysWithValues: list.map { ($0.identifier, $0) })

  /// All declarations; of those with the same tag, the first counts.
  static let list: [Declaration] = [
    Declaration("public.item"),
    Declaration("public.content"),
    Declaration("public.composite-content", ["public.content"]),
    Declaration("public.data", ["public.item"]),
    Declaration("public.directory", ["public.item"]),
    Declaration("com.apple.resolvable"),
    Declaration("public.symlink", ["public.item", "com.apple.resolvable"]),
    Declaration("public.executable", ["public.item"]),
    Declaration("com.apple.alias-file", ["public.data", "com.apple.resolvable"]),
    Declaration("com.apple.bookmark", ["public.data", "com.apple.resolvable"]),
    Declaration("public.url", ["public.data"]),
    Declaration("public.file-url", ["public.url"]),
    Declaration("public.text", ["public.data", "public.content"]),
    Declaration(
      "public.plain-text", ["public.text"], extensions: ["txt", "text"], mimeTypes: ["text/plain"]),
    Declaration("public.utf8-plain-text", ["public.plain-text"]),
    Declaration("public.utf16-external-plain-text", ["public.plain-text"]),
    Declaration("public.utf16-plain-text", ["public.plain-text"]),
    Declaration("public.delimited-values-text", ["public.text"]),
    Declaration(
      "public.comma-separated-values-text", ["public.delimited-values-text"], extensions: ["csv"],
      mimeTypes: ["text/csv"]),
    Declaration(
      "public.tab-separated-values-text", ["public.delimited-values-text"], extensions: ["tsv"],
      mimeTypes: ["text/tab-separated-values"]),
    Declaration(
      "public.utf8-tab-separated-values-text",
      ["public.tab-separated-values-text", "public.utf8-plain-text"]),
    Declaration(
      "public.rtf", ["public.text"], extensions: ["rtf"],
      mimeTypes: ["text/rtf", "application/rtf"]),
    Declaration(
      "public.html", ["public.text"], extensions: ["html", "htm"], mimeTypes: ["text/html"]),
    Declaration(
      "public.xml", ["public.text"], extensions: ["xml"],
      mimeTypes: ["application/xml", "text/xml"]),
    Declaration(
      "public.yaml", ["public.text"], extensions: ["yml", "yaml"], mimeTypes: ["application/x-yaml"]
    ),
    Declaration("public.css", ["public.text"], extensions: ["css"], mimeTypes: ["text/css"]),
    Declaration(
      "public.json", ["public.text"], extensions: ["json"], mimeTypes: ["application/json"]),
    Declaration("public.log", ["public.plain-text"], extensions: ["log"]),
    Declaration("public.source-code", ["public.plain-text"]),
    Declaration("public.c-source", ["public.source-code"], extensions: ["c"]),
    Declaration("public.c-header", ["public.source-code"], extensions: ["h"]),
    Declaration("public.objective-c-source", ["public.source-code"], extensions: ["m"]),
    Declaration(
      "public.c-plus-plus-source", ["public.source-code"],
      extensions: ["cpp", "cp", "cc", "cxx", "c++"]),
    Declaration("public.swift-source", ["public.source-code"], extensions: ["swift"]),
    Declaration("public.script", ["public.source-code"]),
    Declaration(
      "com.netscape.javascript-source", ["public.script"], extensions: ["js"],
      mimeTypes: ["text/javascript"]),
    Declaration("public.shell-script", ["public.script"], extensions: ["sh"]),
    Declaration("public.python-script", ["public.script"], extensions: ["py"]),
    Declaration("com.apple.property-list", ["public.data"], extensions: ["plist"]),
    Declaration("com.apple.xml-property-list", ["com.apple.property-list", "public.xml"]),
    Declaration("com.apple.binary-property-list", ["com.apple.property-list"]),
    Declaration(
      "com.adobe.pdf", ["public.data", "public.composite-content"], extensions: ["pdf"],
      mimeTypes: ["application/pdf"]),
    Declaration(
      "com.apple.rtfd", ["com.apple.package", "public.composite-content"], extensions: ["rtfd"]),
    Declaration("com.apple.flat-rtfd", ["public.data", "public.composite-content"]),
    Declaration(
      "com.apple.webarchive", ["public.data", "public.composite-content"],
      extensions: ["webarchive"], mimeTypes: ["application/x-webarchive"]),
    Declaration("public.image", ["public.data", "public.content"]),
    Declaration(
      "public.jpeg", ["public.image"], extensions: ["jpeg", "jpg", "jpe"],
      mimeTypes: ["image/jpeg", "image/jpg"]),
    Declaration(
      "public.tiff", ["public.image"], extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"]),
    Declaration(
      "com.compuserve.gif", ["public.image"], extensions: ["gif"], mimeTypes: ["image/gif"]),
    Declaration("public.png", ["public.image"], extensions: ["png"], mimeTypes: ["image/png"]),
    Declaration("com.apple.icns", ["public.image"], extensions: ["icns"]),
    Declaration(
      "com.microsoft.bmp", ["public.image"], extensions: ["bmp", "dib"], mimeTypes: ["image/bmp"]),
    Declaration(
      "com.microsoft.ico", ["public.image"], extensions: ["ico"],
      mimeTypes: ["image/vnd.microsoft.icon"]),
    Declaration("public.camera-raw-image", ["public.image"]),
    Declaration(
      "public.svg-image", ["public.image", "public.xml"], extensions: ["svg"],
      mimeTypes: ["image/svg+xml"]),
    Declaration("com.apple.live-photo"),
    Declaration("public.heif", ["public.image"], extensions: ["heif"], mimeTypes: ["image/heif"]),
    Declaration("public.heic", ["public.image"], extensions: ["heic"], mimeTypes: ["image/heic"]),
    Declaration(
      "org.webmproject.webp", ["public.image"], extensions: ["webp"], mimeTypes: ["image/webp"]),
    Declaration("public.3d-content", ["public.content"]),
    Declaration(
      "com.pixar.universal-scene-description-mobile", ["public.data", "public.3d-content"],
      extensions: ["usdz"], mimeTypes: ["model/vnd.usdz+zip"]),
    Declaration("public.audiovisual-content", ["public.data", "public.content"]),
    Declaration("public.movie", ["public.audiovisual-content"]),
    Declaration("public.video", ["public.movie"]),
    Declaration("public.audio", ["public.audiovisual-content"]),
    Declaration(
      "com.apple.quicktime-movie", ["public.movie"], extensions: ["mov", "qt"],
      mimeTypes: ["video/quicktime"]),
    Declaration(
      "public.mpeg", ["public.movie"], extensions: ["mpg", "mpeg"], mimeTypes: ["video/mpeg"]),
    Declaration("public.mpeg-2-video", ["public.video"]),
    Declaration("public.mpeg-2-transport-stream", ["public.movie"], extensions: ["ts"]),
    Declaration(
      "public.mp3", ["public.audio"], extensions: ["mp3"], mimeTypes: ["audio/mpeg", "audio/mp3"]),
    Declaration("public.mpeg-4", ["public.movie"], extensions: ["mp4"], mimeTypes: ["video/mp4"]),
    Declaration("public.mpeg-4-audio", ["public.audio"]),
    Declaration("public.avi", ["public.movie"], extensions: ["avi"], mimeTypes: ["video/avi"]),
    Declaration(
      "public.aiff-audio", ["public.audio"], extensions: ["aiff", "aif"], mimeTypes: ["audio/aiff"]),
    Declaration(
      "com.microsoft.waveform-audio", ["public.audio"], extensions: ["wav"],
      mimeTypes: ["audio/vnd.wave", "audio/wav"]),
    Declaration(
      "public.midi-audio", ["public.audio"], extensions: ["midi", "mid"], mimeTypes: ["audio/midi"]),
    Declaration("public.playlist"),
    Declaration("public.m3u-playlist", ["public.playlist"], extensions: ["m3u"]),
    Declaration("public.folder", ["public.directory"]),
    Declaration("public.volume", ["public.folder"]),
    Declaration("com.apple.package", ["public.directory"]),
    Declaration("com.apple.bundle", ["public.directory"]),
    Declaration("com.apple.framework", ["com.apple.bundle"], extensions: ["framework"]),
    Declaration("com.apple.application", ["public.executable"]),
    Declaration(
      "com.apple.application-bundle",
      ["com.apple.application", "com.apple.bundle", "com.apple.package"], extensions: ["app"]),
    Declaration("public.unix-executable", ["public.data", "public.executable"]),
    Declaration("public.archive", ["public.data"]),
    Declaration(
      "org.gnu.gnu-zip-archive", ["public.archive"], extensions: ["gz", "gzip"],
      mimeTypes: ["application/x-gzip", "application/gzip"]),
    Declaration(
      "public.bzip2-archive", ["public.archive"], extensions: ["bz2"],
      mimeTypes: ["application/x-bzip2"]),
    Declaration(
      "public.zip-archive", ["public.archive"], extensions: ["zip"], mimeTypes: ["application/zip"]),
    Declaration("com.apple.archive", ["public.archive"], extensions: ["aar"]),
    Declaration("public.disk-image", ["public.archive"]),
    Declaration("public.spreadsheet", ["public.content"]),
    Declaration("public.presentation", ["public.composite-content"]),
    Declaration("public.database"),
    Declaration("public.message"),
    Declaration("public.contact"),
    Declaration(
      "public.vcard", ["public.text", "public.contact"], extensions: ["vcf"],
      mimeTypes: ["text/directory", "text/vcard", "text/x-vcard"]),
    Declaration("public.to-do-item"),
    Declaration("public.calendar-event"),
    Declaration("public.email-message", ["public.message"]),
    Declaration("com.apple.internet-location", ["public.data"]),
    Declaration("public.font"),
    Declaration("public.bookmark"),
    Declaration(
      "com.rsa.pkcs-12", ["public.data"], extensions: ["p12"], mimeTypes: ["application/x-pkcs12"]),
    Declaration(
      "public.x509-certificate", ["public.data"], extensions: ["cer"],
      mimeTypes: ["application/x-x509-ca-cert"]),
    Declaration(
      "org.idpf.epub-container", ["public.data", "public.composite-content"], extensions: ["epub"],
      mimeTypes: ["application/epub+zip"]),
    Declaration(
      "com.apple.m4a-audio", ["public.mpeg-4-audio"], extensions: ["m4a"],
      mimeTypes: ["audio/x-m4a", "audio/mp4"]),
    Declaration(
      "com.apple.m4v-video", ["public.movie"], extensions: ["m4v"], mimeTypes: ["video/x-m4v"]),
    Declaration(
      "com.apple.ical.ics", ["public.text", "public.calendar-event"], extensions: ["ics"],
      mimeTypes: ["text/calendar"]),
    Declaration(
      "net.daringfireball.markdown", ["public.plain-text"], extensions: ["md", "markdown"],
      mimeTypes: ["text/markdown"]),
    Declaration(
      "com.microsoft.word.doc", ["public.data"], extensions: ["doc"],
      mimeTypes: ["application/msword"]),
    Declaration(
      "org.openxmlformats.wordprocessingml.document", ["public.data", "public.composite-content"],
      extensions: ["docx"],
      mimeTypes: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"]),
    Declaration(
      "org.openxmlformats.spreadsheetml.sheet", ["public.data", "public.spreadsheet"],
      extensions: ["xlsx"],
      mimeTypes: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]),
    Declaration(
      "org.openxmlformats.presentationml.presentation", ["public.data", "public.presentation"],
      extensions: ["pptx"],
      mimeTypes: ["application/vnd.openxmlformats-officedocument.presentationml.presentation"]),
    Declaration(
      "public.tar-archive", ["public.archive"], extensions: ["tar"],
      mimeTypes: ["application/x-tar"]),
    Declaration(
      "public.opentype-font", ["public.font", "public.data"], extensions: ["otf"],
      mimeTypes: ["font/otf"]),
    Declaration(
      "public.truetype-ttf-font", ["public.font", "public.data"], extensions: ["ttf"],
      mimeTypes: ["font/ttf"]),
  ]
}
