import Foundation
@_spi(Hooks) import HeadlessViews

/// The lines of a text in its container.
///
/// Lines break, and letters are measured, as in a label: in the font of the first letter, or the
/// text view's, or the system font at 12 points. There is one glyph for each UTF-16 code unit. The
/// whole text is laid out in the first container.
///
/// Counterpart: `NSLayoutManager`.
///
/// Coverage: simulated. Kept without effect: `allowsNonContiguousLayout`,
/// `limitsLayoutForSuspiciousContents`, `showsControlCharacters`, `showsInvisibleCharacters`,
/// `usesDefaultHyphenation`, `usesFontLeading`.
@preconcurrency @MainActor
open class LayoutManager: NSObject {
  /// The text. Setting it attaches the layout manager to another one.
  open weak var textStorage: TextStorage? {
    get { text }
    set {
      guard newValue !== text else { return }
      if let newValue { newValue.addLayoutManager(self) } else { text?.removeLayoutManager(self) }
    }
  }
  private weak var text: TextStorage?
  /// The containers of the text.
  open private(set) var textContainers: [TextContainer] = []
  /// The delegate. It is a weak reference.
  open weak var delegate: (any LayoutManagerDelegate)?
  /// Whether only visible text is laid out. Kept without effect.
  open var allowsNonContiguousLayout = false
  /// Whether the layout of suspicious text is limited. Kept without effect.
  open var limitsLayoutForSuspiciousContents = false
  /// Whether white space is drawn. Kept without effect.
  open var showsInvisibleCharacters = false
  /// Whether control characters are drawn. Kept without effect.
  open var showsControlCharacters = false
  /// Whether the font's leading is used. Kept without effect: it is zero.
  open var usesFontLeading = true
  /// Whether words are hyphenated. Kept without effect.
  open var usesDefaultHyphenation = false
  private var knownLines: [TextLine]?

  /// Creates a layout manager without text and container.
  public override init() {
    super.init()
  }

  /// Creates a layout manager. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Containers

  /// Adds a container at the end.
  ///
  /// - Parameter container: The container.
  open func addTextContainer(_ container: TextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - index: Its index.
  open func insertTextContainer(_ container: TextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.manager = self
    textContainerChangedGeometry(container)
  }

  /// Removes a container.
  ///
  /// - Parameter index: Its index.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).manager = nil
    knownLines = nil
  }

  /// Called when the size of a container has changed: its lines break anew.
  ///
  /// - Parameter container: The container.
  open func textContainerChangedGeometry(_ container: TextContainer) { knownLines = nil }

  /// Called when the text was changed.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editMask: The parts of the text that the change affects.
  ///   - newCharRange: The changed range, in UTF-16 code units.
  ///   - delta: The change of the length, in UTF-16 code units.
  ///   - invalidatedCharRange: The range to lay out, in UTF-16 code units.
  open func processEditing(
    for textStorage: TextStorage, edited editMask: TextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) { knownLines = nil }

  /// Forgets the lines of a range of characters.
  ///
  /// - Parameters:
  ///   - charRange: The range, in UTF-16 code units.
  ///   - actualCharRange: Becomes the range.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    knownLines = nil
  }

  /// Requests drawing. Has no effect: nothing is drawn.
  ///
  /// - Parameter charRange: The range, in UTF-16 code units.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  /// Requests drawing. Has no effect: nothing is drawn.
  ///
  /// - Parameter glyphRange: The range of glyphs.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

  /// Lays the text out in a container.
  ///
  /// - Parameter container: The container.
  open func ensureLayout(for container: TextContainer) { _ = lines }

  // MARK: Drawing

  /// Draws the background of glyphs. Nothing is drawn; a subclass may override it.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The range of glyphs.
  ///   - origin: The origin of the container, in points.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws glyphs. Nothing is drawn; a subclass may override it.
  ///
  /// - Parameters:
  ///   - glyphsToShow: The range of glyphs.
  ///   - origin: The origin of the container, in points.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Fills the background of characters. Nothing is drawn; a subclass may override it.
  ///
  /// - Parameters:
  ///   - rectArray: The rectangles, in points.
  ///   - rectCount: The number of rectangles.
  ///   - charRange: The range of characters, in UTF-16 code units.
  ///   - color: The colour.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
    forCharacterRange charRange: NSRange,
    color: Color
  ) {}

  // MARK: In the module

  /// Attaches the layout manager to a text, or detaches it.
  func adopt(_ text: TextStorage?) {
    self.text = text
    knownLines = nil
    for container in textContainers { container.textDidChange() }
  }

  func textDidChange(in text: TextStorage, _ mask: TextStorage.EditActions) {
    let all = NSRange(location: 0, length: text.length)
    processEditing(for: text, edited: mask, range: all, changeInLength: 0, invalidatedRange: all)
    knownLines = nil
    for container in textContainers { container.textDidChange() }
  }

  /// The lines in the first container, from top to bottom.
  var lines: [TextLine] {
    if let knownLines { return knownLines }
    guard let text, let container = textContainers.first else { return [] }
    let lines = TextLine.lines(of: text, in: container)
    knownLines = lines
    delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
    return lines
  }
}

/// The methods that are notified of layout.
///
/// Counterpart: `NSLayoutManagerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol LayoutManagerDelegate: NSObjectProtocol {
  /// Called when the text was laid out in a container.
  ///
  /// - Parameters:
  ///   - layoutManager: The layout manager.
  ///   - textContainer: The container.
  ///   - layoutFinishedFlag: Whether the whole text was laid out.
  func layoutManager(
    _ layoutManager: LayoutManager, didCompleteLayoutFor textContainer: TextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension LayoutManagerDelegate {
  public func layoutManager(
    _ layoutManager: LayoutManager, didCompleteLayoutFor textContainer: TextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
