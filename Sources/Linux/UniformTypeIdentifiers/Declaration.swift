/// What the system declares of a type.
struct Declaration: Sendable {
  let identifier: String
  /// The identifiers of the types it conforms to directly.
  let parents: [String]
  let tags: [UTTagClass: [String]]

  init(_ identifier: String, _ parents: [String] = [], tags: [UTTagClass: [String]] = [:]) {
    self.identifier = identifier
    self.parents = parents
    self.tags = tags
  }

  /// Reads a line of the table below: the identifier, then in any order the types it conforms to, its
  /// extensions after a point, and its MIME types, which have a slash.
  private init(line: Substring) {
    let words = line.split(separator: " ").map(String.init)
    var parents: [String] = []
    var tags: [UTTagClass: [String]] = [:]
    for word in words.dropFirst() {
      if word.hasPrefix(".") {
        tags[.filenameExtension, default: []].append(String(word.dropFirst()))
      } else if word.contains("/") {
        tags[.mimeType, default: []].append(word)
      } else {
        parents.append(word)
      }
    }
    self.init(words[0], parents, tags: tags)
  }

  /// Returns the declaration of a type that exists only as a tag.
  static func dynamic(_ tag: String, _ tagClass: UTTagClass, _ parent: String?) -> Declaration {
    let identifier = ["dyn", parent, tagClass.rawValue, tag].compactMap(\.self)
    return Declaration(
      identifier.joined(separator: "."), parent.map { [$0] } ?? [], tags: [tagClass: [tag]])
  }

  static let ofTheSystem = Dictionary(uniqueKeysWithValues: list.map { ($0.identifier, $0) })

  /// All declarations; of those with the same tag, the first counts.
  ///
  /// They are one text, since the compiler spent more on a literal of 118 values than on the rest of
  /// the module.
  static let list = table.split(separator: "\n").map(Declaration.init(line:))

  private static let table = """
    public.item
    public.content
    public.composite-content public.content
    public.data public.item
    public.directory public.item
    com.apple.resolvable
    public.symlink public.item com.apple.resolvable
    public.executable public.item
    com.apple.alias-file public.data com.apple.resolvable
    com.apple.bookmark public.data com.apple.resolvable
    public.url public.data
    public.file-url public.url
    public.text public.data public.content
    public.plain-text public.text .txt .text text/plain
    public.utf8-plain-text public.plain-text
    public.utf16-external-plain-text public.plain-text
    public.utf16-plain-text public.plain-text
    public.delimited-values-text public.text
    public.comma-separated-values-text public.delimited-values-text .csv text/csv
    public.tab-separated-values-text public.delimited-values-text .tsv text/tab-separated-values
    public.utf8-tab-separated-values-text public.tab-separated-values-text public.utf8-plain-text
    public.rtf public.text .rtf text/rtf application/rtf
    public.html public.text .html .htm text/html
    public.xml public.text .xml application/xml text/xml
    public.yaml public.text .yml .yaml application/x-yaml
    public.css public.text .css text/css
    public.json public.text .json application/json
    public.log public.plain-text .log
    public.source-code public.plain-text
    public.c-source public.source-code .c
    public.c-header public.source-code .h
    public.objective-c-source public.source-code .m
    public.c-plus-plus-source public.source-code .cpp .cp .cc .cxx .c++
    public.swift-source public.source-code .swift
    public.script public.source-code
    com.netscape.javascript-source public.script .js text/javascript
    public.shell-script public.script .sh
    public.python-script public.script .py
    com.apple.property-list public.data .plist
    com.apple.xml-property-list com.apple.property-list public.xml
    com.apple.binary-property-list com.apple.property-list
    com.adobe.pdf public.data public.composite-content .pdf application/pdf
    com.apple.rtfd com.apple.package public.composite-content .rtfd
    com.apple.flat-rtfd public.data public.composite-content
    com.apple.webarchive public.data public.composite-content .webarchive application/x-webarchive
    public.image public.data public.content
    public.jpeg public.image .jpeg .jpg .jpe image/jpeg image/jpg
    public.tiff public.image .tiff .tif image/tiff
    com.compuserve.gif public.image .gif image/gif
    public.png public.image .png image/png
    com.apple.icns public.image .icns
    com.microsoft.bmp public.image .bmp .dib image/bmp
    com.microsoft.ico public.image .ico image/vnd.microsoft.icon
    public.camera-raw-image public.image
    public.svg-image public.image public.xml .svg image/svg+xml
    com.apple.live-photo
    public.heif public.image .heif image/heif
    public.heic public.image .heic image/heic
    org.webmproject.webp public.image .webp image/webp
    public.3d-content public.content
    com.pixar.universal-scene-description-mobile public.data public.3d-content .usdz \
    model/vnd.usdz+zip
    public.audiovisual-content public.data public.content
    public.movie public.audiovisual-content
    public.video public.movie
    public.audio public.audiovisual-content
    com.apple.quicktime-movie public.movie .mov .qt video/quicktime
    public.mpeg public.movie .mpg .mpeg video/mpeg
    public.mpeg-2-video public.video
    public.mpeg-2-transport-stream public.movie .ts
    public.mp3 public.audio .mp3 audio/mpeg audio/mp3
    public.mpeg-4 public.movie .mp4 video/mp4
    public.mpeg-4-audio public.audio
    public.avi public.movie .avi video/avi
    public.aiff-audio public.audio .aiff .aif audio/aiff
    com.microsoft.waveform-audio public.audio .wav audio/vnd.wave audio/wav
    public.midi-audio public.audio .midi .mid audio/midi
    public.playlist
    public.m3u-playlist public.playlist .m3u
    public.folder public.directory
    public.volume public.folder
    com.apple.package public.directory
    com.apple.bundle public.directory
    com.apple.framework com.apple.bundle .framework
    com.apple.application public.executable
    com.apple.application-bundle com.apple.application com.apple.bundle com.apple.package .app
    public.unix-executable public.data public.executable
    public.archive public.data
    org.gnu.gnu-zip-archive public.archive .gz .gzip application/x-gzip application/gzip
    public.bzip2-archive public.archive .bz2 application/x-bzip2
    public.zip-archive public.archive .zip application/zip
    com.apple.archive public.archive .aar
    public.disk-image public.archive
    public.spreadsheet public.content
    public.presentation public.composite-content
    public.database
    public.message
    public.contact
    public.vcard public.text public.contact .vcf text/directory text/vcard text/x-vcard
    public.to-do-item
    public.calendar-event
    public.email-message public.message
    com.apple.internet-location public.data
    public.font
    public.bookmark
    com.rsa.pkcs-12 public.data .p12 application/x-pkcs12
    public.x509-certificate public.data .cer application/x-x509-ca-cert
    org.idpf.epub-container public.data public.composite-content .epub application/epub+zip
    com.apple.m4a-audio public.mpeg-4-audio .m4a audio/x-m4a audio/mp4
    com.apple.m4v-video public.movie .m4v video/x-m4v
    com.apple.ical.ics public.text public.calendar-event .ics text/calendar
    net.daringfireball.markdown public.plain-text .md .markdown text/markdown
    com.microsoft.word.doc public.data .doc application/msword
    org.openxmlformats.wordprocessingml.document public.data public.composite-content .docx \
    application/vnd.openxmlformats-officedocument.wordprocessingml.document
    org.openxmlformats.spreadsheetml.sheet public.data public.spreadsheet .xlsx \
    application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
    org.openxmlformats.presentationml.presentation public.data public.presentation .pptx \
    application/vnd.openxmlformats-officedocument.presentationml.presentation
    public.tar-archive public.archive .tar application/x-tar
    public.opentype-font public.font public.data .otf font/otf
    public.truetype-ttf-font public.font public.data .ttf font/ttf
    """
}
