import Foundation
import HeadlessControllers

/// A controller that lets the user choose documents, or a destination for them.
///
/// A test answers with `Simulator.pick(_:in:)` or `Simulator.cancel(_:)`.
///
/// Counterpart: `UIDocumentPickerViewController`.
///
/// Coverage: simulated. Kept without effect: `directoryURL`, `shouldShowFileExtensions`.
@preconcurrency @MainActor
open class DocumentPickerViewController: ViewController {
  /// The purpose of choosing documents. Counterpart: `UIDocumentPickerMode`.
  public enum Mode: UInt, Hashable, Sendable {
    case `import`, open, exportToService, moveToService
  }

  /// The types of documents that can be chosen.
  public private(set) var documentTypes: [String] = []
  /// The documents to export.
  public private(set) var exportedURLs: [URL] = []
  /// The purpose of choosing documents.
  open private(set) var documentPickerMode = Mode.open
  /// Whether the chosen documents are copied.
  public private(set) var asCopy = false
  /// The delegate of the picker.
  open weak var delegate: (any DocumentPickerDelegate)?
  /// Whether several documents can be chosen.
  open var allowsMultipleSelection = false
  /// Whether file extensions are shown. Kept without effect.
  open var shouldShowFileExtensions = false
  /// The directory shown first. Kept without effect.
  open var directoryURL: URL?

  /// Creates a picker for choosing documents.
  ///
  /// - Parameters:
  ///   - allowedUTIs: The types of documents that can be chosen.
  ///   - mode: The purpose of choosing.
  public convenience init(documentTypes allowedUTIs: [String], in mode: Mode) {
    self.init(nibName: nil, bundle: nil)
    documentTypes = allowedUTIs
    documentPickerMode = mode
    asCopy = mode == .import
  }

  /// Creates a picker for exporting documents.
  ///
  /// - Parameters:
  ///   - urls: The documents to export.
  ///   - asCopy: Whether they are copied instead of moved.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
  }

  /// Creates a picker for exporting documents.
  ///
  /// - Parameters:
  ///   - urls: The documents to export.
  ///   - mode: Whether they are copied or moved.
  public convenience init(urls: [URL], in mode: Mode) {
    self.init(nibName: nil, bundle: nil)
    exportedURLs = urls
    documentPickerMode = mode
    asCopy = mode == .exportToService
  }

  /// Creates a picker for exporting a document.
  ///
  /// - Parameters:
  ///   - url: The document to export.
  ///   - mode: Whether it is copied or moved.
  public convenience init(url: URL, in mode: Mode) {
    self.init(urls: [url], in: mode)
  }
}

#if canImport(UniformTypeIdentifiers)
  import UniformTypeIdentifiers

  extension DocumentPickerViewController {
    /// Creates a picker for opening documents.
    ///
    /// - Parameters:
    ///   - contentTypes: The types of documents that can be chosen.
    ///   - asCopy: Whether the chosen documents are copied.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
      self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
    }
  }
#endif

/// The methods that notify of the documents chosen.
///
/// Counterpart: `UIDocumentPickerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol DocumentPickerDelegate: NSObjectProtocol {
  /// Called when documents were chosen.
  func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when one document was chosen, if the other method is not implemented.
  func documentPicker(_ controller: DocumentPickerViewController, didPickDocumentAt url: URL)
  /// Called when the picker was cancelled.
  func documentPickerWasCancelled(_ controller: DocumentPickerViewController)
}

extension DocumentPickerDelegate {
  public func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    for url in urls { documentPicker(controller, didPickDocumentAt: url) }
  }
  public func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
  public func documentPickerWasCancelled(_ controller: DocumentPickerViewController) {}
}
