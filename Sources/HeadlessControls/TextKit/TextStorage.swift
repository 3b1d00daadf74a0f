import Foundation
@_spi(Hooks) import HeadlessViews

/// The text of a text view, whose changes lay the view out again.
///
/// A subclass may keep the text elsewhere: it overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls
/// ``edited(_:range:changeInLength:)`` at the end of the last two. All other changes end in these.
///
/// Counterpart: `NSTextStorage`.
///
/// Coverage: simulated.
open class TextStorage: NSMutableAttributedString {
  /// The parts of the text that a change affects.
  ///
  /// Counterpart: `NSTextStorage.EditActions`.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Attributes were changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters were changed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// The layout managers that lay the text out.
  open private(set) var layoutManagers: [LayoutManager] = []
  /// The delegate, which may correct a change. It is a weak reference.
  open weak var delegate: (any TextStorageDelegate)?
  /// The parts of the text that the change in progress affects.
  open private(set) var editedMask: EditActions = []
  /// The changed range after the change, in UTF-16 code units; its location is `NSNotFound` without
  /// a change.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change of the length, in UTF-16 code units.
  open private(set) var changeInLength = 0
  private var groups = 0
  /// The text. The class above is a class cluster, of which a subclass inherits no storage.
  private let text: NSMutableAttributedString

  /// Posted before a change is processed, and after it.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted after a change was processed, before it is laid out.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")

  #if canImport(Darwin)
    /// Creates an empty text.
    public override init() {
      text = NSMutableAttributedString()
      super.init()
    }
  #endif

  /// Creates a text.
  ///
  /// - Parameter str: The characters.
  public override init(string str: String) {
    text = NSMutableAttributedString(string: str)
    #if canImport(Darwin)
      super.init()
    #else
      super.init(string: "")
    #endif
  }

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - str: The characters.
  ///   - attrs: Their attributes.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text = NSMutableAttributedString(string: str, attributes: attrs)
    #if canImport(Darwin)
      super.init()
    #else
      super.init(string: "")
    #endif
  }

  /// Creates a copy of a text.
  ///
  /// - Parameter attrStr: The text.
  public override init(attributedString attrStr: NSAttributedString) {
    text = NSMutableAttributedString(attributedString: attrStr)
    #if canImport(Darwin)
      super.init()
    #else
      super.init(string: "")
    #endif
  }

  /// Creates nothing: archives are not simulated.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// The characters.
  open override var string: String { text.string }

  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }

  /// The length, in UTF-16 code units.
  open override var length: Int { string.utf16.count }

  // MARK: Layout managers

  /// Adds a layout manager.
  ///
  /// - Parameter aLayoutManager: The layout manager. It is removed from its previous text.
  open func addLayoutManager(_ aLayoutManager: LayoutManager) {
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated {
      aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
      storage.layoutManagers.append(aLayoutManager)
      aLayoutManager.adopt(storage)
    }
  }

  /// Removes a layout manager.
  ///
  /// - Parameter aLayoutManager: The layout manager.
  open func removeLayoutManager(_ aLayoutManager: LayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    MainActor.assumeIsolated { aLayoutManager.adopt(nil) }
  }

  // MARK: Changes

  /// Begins a group of changes, which are processed together.
  open override func beginEditing() { groups += 1 }

  /// Ends a group of changes.
  open override func endEditing() {
    groups = max(0, groups - 1)
    if groups == 0, !editedMask.isEmpty { process() }
  }

  /// Records a change, and processes it unless a group of changes is open.
  ///
  /// - Parameters:
  ///   - editedMask: The parts of the text that the change affects.
  ///   - editedRange: The changed range before the change, in UTF-16 code units.
  ///   - delta: The change of the length, in UTF-16 code units.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    let known = self.editedRange
    let before = known.location == NSNotFound ? editedRange : NSUnionRange(known, editedRange)
    self.editedRange = NSRange(
      location: before.location, length: max(0, before.length + delta))
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if groups == 0 { process() }
  }

  /// Processes the change in progress, which includes the changes that are made meanwhile.
  private func process() {
    groups += 1
    defer { groups -= 1 }
    processEditing()
  }

  /// Notifies the delegate of the changes, and lays the text out.
  open func processEditing() {
    let center = NotificationCenter.default
    center.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    center.post(name: Self.didProcessEditingNotification, object: self)
    let mask = editedMask
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    guard !layoutManagers.isEmpty else { return }
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated {
      for manager in storage.layoutManagers { manager.textDidChange(in: storage, mask) }
    }
  }

  // The two changes in which all others end.

  open override func replaceCharacters(in range: NSRange, with str: String) {
    text.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    text.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let added = NSAttributedString(attributedString: attrString)
    beginEditing()
    replaceCharacters(in: range, with: added.string)
    added.forEachRun { attributes, run in
      setAttributes(
        attributes, range: NSRange(location: range.location + run.location, length: run.length))
    }
    endEditing()
  }

  open override func addAttributes(
    _ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange
  ) { changeAttributes(in: range) { $0.merge(attrs) { $1 } } }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    changeAttributes(in: range) { $0[name] = value }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    forEachRun(in: range) { runs.append(($0, $1)) }
    beginEditing()
    for run in runs {
      var attributes = run.attributes
      change(&attributes)
      setAttributes(attributes, range: run.range)
    }
    endEditing()
  }

  /// A copy of the text.
  var copied: NSAttributedString {
    let copy = NSMutableAttributedString(string: string)
    forEachRun { copy.setAttributes($0, range: $1) }
    return copy
  }
}

extension NSAttributedString {
  /// Calls a closure with the attributes of each run of the text, or of a part of it.
  fileprivate func forEachRun(
    in part: NSRange? = nil, _ body: ([Key: Any], NSRange) -> Void
  ) {
    let end = part.map(NSMaxRange) ?? length
    var location = part?.location ?? 0
    while location < end {
      var run = NSRange(location: 0, length: 0)
      let found = attributes(at: location, effectiveRange: &run)
      let next = max(location + 1, min(end, NSMaxRange(run)))
      body(found, NSRange(location: location, length: next - location))
      location = next
    }
  }
}

/// The methods that take part in changes of a text.
///
/// Counterpart: `NSTextStorageDelegate`.
///
/// Coverage: simulated.
public protocol TextStorageDelegate: NSObjectProtocol {
  /// Called before a change is processed. It may change characters and attributes.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editedMask: The parts of the text that the change affects.
  ///   - editedRange: The changed range, in UTF-16 code units.
  ///   - delta: The change of the length, in UTF-16 code units.
  func textStorage(
    _ textStorage: TextStorage, willProcessEditing editedMask: TextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called after a change was processed, before it is laid out. It may change attributes.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editedMask: The parts of the text that the change affects.
  ///   - editedRange: The changed range, in UTF-16 code units.
  ///   - delta: The change of the length, in UTF-16 code units.
  func textStorage(
    _ textStorage: TextStorage, didProcessEditing editedMask: TextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension TextStorageDelegate {
  public func textStorage(
    _ textStorage: TextStorage, willProcessEditing editedMask: TextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: TextStorage, didProcessEditing editedMask: TextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
