import Foundation
import HeadlessViews

/// A document in a file, which subclasses read and write.
///
/// Files are read and written at once; the completions come in the simulator's next turn.
///
/// Counterpart: `UIDocument`.
///
/// Coverage: simulated. Kept without effect: `fileModificationDate`, `undoManager`.
@preconcurrency @MainActor
open class Document: NSObject {
  /// The state of a document. Counterpart: `UIDocument.State`.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The document is open and can be edited.
    public static let normal: State = []
    /// The document is closed.
    public static let closed = State(rawValue: 1 << 0)
    /// There are several versions.
    public static let inConflict = State(rawValue: 1 << 1)
    /// Saving has failed.
    public static let savingError = State(rawValue: 1 << 2)
    /// The document cannot be edited now.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// The document is being downloaded.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }
  /// The kind of a change. Counterpart: `UIDocument.ChangeKind`.
  public enum ChangeKind: Int, Hashable, Sendable {
    case done, undone, redone, cleared
  }
  /// The kind of saving. Counterpart: `UIDocument.SaveOperation`.
  public enum SaveOperation: Int, Hashable, Sendable {
    case forCreating, forOverwriting
  }

  /// Posted when the state of a document changes.
  nonisolated public static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")

  /// The location of the file.
  open private(set) var fileURL: URL
  /// The name of the document.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type of the file.
  open var fileType: String? { fileURL.pathExtension }
  /// The date of the file's last change.
  open var fileModificationDate: Date?
  /// The state of the document.
  open private(set) var documentState = State.closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }
  /// Whether there are changes that were not saved.
  open private(set) var hasUnsavedChanges = false
  #if os(Linux)
    /// Records how to undo changes.
    open var undoManager: UndoManager! = UndoManager()
  #endif

  /// Creates a document.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// Reads the content. A subclass overrides it.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// Returns the content. A subclass overrides it.
  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Called with an error of reading or writing.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
  /// Called before the document cannot be edited.
  open func disableEditing() {}
  /// Called when the document can be edited again.
  open func enableEditing() {}

  /// Reads the file.
  open func open(completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    var isDone = false
    do {
      try read(from: fileURL)
      documentState = .normal
      isDone = true
    } catch { handleError(error, userInteractionPermitted: true) }
    finish(isDone, completionHandler)
  }
  /// Reads a file.
  open func read(from url: URL) throws {
    try load(fromContents: Data(contentsOf: url), ofType: fileType)
  }
  /// Writes the file if there are changes, and closes the document.
  open func close(completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    let isDone = !hasUnsavedChanges || write(to: fileURL)
    documentState = .closed
    finish(isDone, completionHandler)
  }
  /// Writes the file.
  open func save(
    to url: URL, for saveOperation: SaveOperation,
    completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isDone = write(to: url)
    if isDone {
      fileURL = url
      if saveOperation == .forCreating { documentState = .normal }
    }
    finish(isDone, completionHandler)
  }
  /// Writes the file if there are changes.
  open func autosave(completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    finish(!hasUnsavedChanges || write(to: fileURL), completionHandler)
  }
  /// Notes a change.
  open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }

  private func write(to url: URL) -> Bool {
    do {
      let contents = try contents(forType: fileType ?? "")
      if let data = contents as? Data { try data.write(to: url) }
      #if canImport(Darwin)
        if let wrapper = contents as? FileWrapper {
          try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
        }
      #endif
      hasUnsavedChanges = false
      documentState.remove(.savingError)
      fileModificationDate = Date()
      return true
    } catch {
      documentState.insert(.savingError)
      handleError(error, userInteractionPermitted: true)
      return false
    }
  }

  private func finish(_ isDone: Bool, _ handler: (@MainActor @Sendable (Bool) -> Void)?) {
    guard let handler else { return }
    Simulator.current.schedule(after: 0, named: "document") { handler(isDone) }
  }
}
