import Foundation

/// Lets a person choose documents, or where to put some.
///
/// A test answers with `Simulator.pick(_:in:)` or `Simulator.cancel(_:)`.
///
/// Counterpart: `UIDocumentPickerViewController`.
///
/// Coverage: simulated. Kept without effect: `directoryURL`, `shouldShowFileExtensions`.
@preconcurrency @MainActor
open class DocumentPickerViewController: ViewController {
  /// What the documents are for. Counterpart: `UIDocumentPickerMode`.
  public enum Mode: UInt, Hashable, Sendable {
    case `import`, open, exportToService, moveToService
  }

  /// The types of the documents that can be chosen.
  public private(set) var documentTypes: [String] = []
  /// The documents that are to be put somewhere.
  public private(set) var exportedURLs: [URL] = []
  /// What the documents are for.
  open private(set) var documentPickerMode = Mode.open
  /// Whether the chosen documents are copied.
  public private(set) var asCopy = false
  /// Who is told.
  open weak var delegate: (any DocumentPickerDelegate)?
  /// Whether several can be chosen.
  open var allowsMultipleSelection = false
  /// Whether the ends of the names show. Kept.
  open var shouldShowFileExtensions = false
  /// Where the choice begins. Kept.
  open var directoryURL: URL?

  /// Creates one to choose documents.
  ///
  /// - Parameters:
  ///   - allowedUTIs: Their types.
  ///   - mode: What they are for.
  public convenience init(documentTypes allowedUTIs: [String], in mode: Mode) {
    self.init(nibName: nil, bundle: nil)
    documentTypes = allowedUTIs
    documentPickerMode = mode
    asCopy = mode == .import
  }

  /// Creates one to put documents somewhere.
  ///
  /// - Parameters:
  ///   - urls: The documents.
  ///   - asCopy: Whether they stay where they are, too.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
    exportedURLs = urls
    documentPickerMode = asCopy ? .exportToService : .moveToService
    self.asCopy = asCopy
  }
}

#if canImport(UniformTypeIdentifiers)
  import UniformTypeIdentifiers

  extension DocumentPickerViewController {
    /// Creates one to choose documents.
    ///
    /// - Parameters:
    ///   - contentTypes: Their types.
    ///   - asCopy: Whether they are copied.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
      self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
    }
  }
#endif

/// Who is told which documents were chosen.
///
/// Counterpart: `UIDocumentPickerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol DocumentPickerDelegate: NSObjectProtocol {
  /// Documents were chosen.
  func documentPicker(
    _ controller: DocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// One document was chosen. Called where the other method is left out.
  func documentPicker(_ controller: DocumentPickerViewController, didPickDocumentAt url: URL)
  /// Nothing was chosen.
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
