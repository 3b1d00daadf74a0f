@_exported import UniformTypeIdentifiers

// The names of types from before `UTType`, so that a file that says `import MobileCoreServices`
// compiles on Linux.

/// The texts of Core Foundation: here Swift's own, so `kUTTypeImage as String` compiles.
public typealias CFString = String

/// The identifier of files and folders.
public let kUTTypeItem: CFString = "public.item"
/// The identifier of documents, wherever they are.
public let kUTTypeContent: CFString = "public.content"
/// The identifier of documents with several kinds of content.
public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// The identifier of files and other bytes.
public let kUTTypeData: CFString = "public.data"
/// The identifier of folders and packages.
public let kUTTypeDirectory: CFString = "public.directory"
/// The identifier of folders.
public let kUTTypeFolder: CFString = "public.folder"
/// The identifier of texts, with markup or not.
public let kUTTypeText: CFString = "public.text"
/// The identifier of texts without markup.
public let kUTTypePlainText: CFString = "public.plain-text"
/// The identifier of texts in UTF-8.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// The identifier of rich text.
public let kUTTypeRTF: CFString = "public.rtf"
/// The identifier of web pages.
public let kUTTypeHTML: CFString = "public.html"
/// The identifier of XML.
public let kUTTypeXML: CFString = "public.xml"
/// The identifier of JSON.
public let kUTTypeJSON: CFString = "public.json"
/// The identifier of tables with commas.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// The identifier of URLs.
public let kUTTypeURL: CFString = "public.url"
/// The identifier of URLs of files.
public let kUTTypeFileURL: CFString = "public.file-url"
/// The identifier of PDF.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// The identifier of images.
public let kUTTypeImage: CFString = "public.image"
/// The identifier of JPEG images.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// The identifier of PNG images.
public let kUTTypePNG: CFString = "public.png"
/// The identifier of GIF images.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// The identifier of TIFF images.
public let kUTTypeTIFF: CFString = "public.tiff"
/// The identifier of BMP images.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// The identifier of icons of Windows.
public let kUTTypeICO: CFString = "com.microsoft.ico"
/// The identifier of live photos.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// The identifier of SVG images.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// The identifier of images of camera sensors.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// The identifier of sounds and films.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// The identifier of films, with sound or not.
public let kUTTypeMovie: CFString = "public.movie"
/// The identifier of films without sound.
public let kUTTypeVideo: CFString = "public.video"
/// The identifier of sounds.
public let kUTTypeAudio: CFString = "public.audio"
/// The identifier of QuickTime films.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// The identifier of MPEG films.
public let kUTTypeMPEG: CFString = "public.mpeg"
/// The identifier of MPEG-4 films.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// The identifier of MPEG-4 sounds.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// The identifier of MP3 sounds.
public let kUTTypeMP3: CFString = "public.mp3"
/// The identifier of AVI films.
public let kUTTypeAVIMovie: CFString = "public.avi"
/// The identifier of WAVE sounds.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// The identifier of archives of files.
public let kUTTypeArchive: CFString = "public.archive"
/// The identifier of ZIP archives.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// The identifier of gzip archives.
public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// The identifier of bzip2 archives.
public let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
/// The identifier of property lists.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// The identifier of contacts as vCards.
public let kUTTypeVCard: CFString = "public.vcard"
/// The identifier of contacts.
public let kUTTypeContact: CFString = "public.contact"
/// The identifier of events.
public let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// The identifier of emails.
public let kUTTypeEmailMessage: CFString = "public.email-message"
/// The identifier of spreadsheets.
public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// The identifier of presentations.
public let kUTTypePresentation: CFString = "public.presentation"
/// The identifier of fonts.
public let kUTTypeFont: CFString = "public.font"
/// The identifier of bookmarks.
public let kUTTypeBookmark: CFString = "public.bookmark"
/// The identifier of certificates with keys.
public let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"
/// The identifier of electronic books.
public let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
/// The identifier of folders shown as one file.
public let kUTTypePackage: CFString = "com.apple.package"
/// The identifier of folders with code or resources.
public let kUTTypeBundle: CFString = "com.apple.bundle"
/// The identifier of source code.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// The identifier of source code in Swift.
public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// The identifier of logs.
public let kUTTypeLog: CFString = "public.log"

/// The kind of tag that is the extension of a file.
public let kUTTagClassFilenameExtension = UTTagClass.filenameExtension.rawValue
/// The kind of tag that is a MIME type.
public let kUTTagClassMIMEType = UTTagClass.mimeType.rawValue

/// A text that a function returns, in place of `Unmanaged<CFString>`.
public struct UnmanagedText: Sendable {
  private let text: CFString

  init(_ text: CFString) {
    self.text = text
  }

  /// Returns the text.
  public func takeRetainedValue() -> CFString { text }
  /// Returns the text.
  public func takeUnretainedValue() -> CFString { text }
}

/// Returns whether a type is another or has it among its supertypes.
///
/// - Parameters:
///   - inUTI: The identifier of the type.
///   - inConformsToUTI: The identifier of the other type.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  UTType(importedAs: inUTI).conforms(to: UTType(importedAs: inConformsToUTI))
}

/// Returns whether two identifiers name the same type.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  UTType(importedAs: inUTI1) == UTType(importedAs: inUTI2)
}

/// Returns the identifier of the type with a tag; of a dynamic type, if the system declares none.
///
/// - Parameters:
///   - inTagClass: The kind of tag.
///   - inTag: The tag.
///   - inConformingToUTI: The identifier of a type it conforms to, or `nil` for any.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedText? {
  UTType(
    tag: inTag, tagClass: UTTagClass(rawValue: inTagClass),
    conformingTo: inConformingToUTI.map { UTType(importedAs: $0) }
  ).map { UnmanagedText($0.identifier) }
}

/// Returns the preferred tag of a type, or `nil` if it has none.
///
/// - Parameters:
///   - inUTI: The identifier of the type.
///   - inTagClass: The kind of tag.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> UnmanagedText? {
  UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first.map(UnmanagedText.init)
}
