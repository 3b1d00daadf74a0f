import Foundation
import HeadlessControls
import HeadlessViews

/// The delegate of dragging text. No text is dragged here.
///
/// Counterpart: `UITextDragDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TextDragDelegate: NSObjectProtocol {}

/// The delegate of dropping into text. Nothing is dropped into text here.
///
/// Counterpart: `UITextDropDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol TextDropDelegate: NSObjectProtocol {}

/// The options for dragging text. Counterpart: `UITextDragOptions`.
public struct TextDragOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Previews have no colours.
  public static let stripTextColorFromPreviews = TextDragOptions(rawValue: 1 << 0)
}

extension TextInput where Self: Responder {
  /// The delegate of dragging. Not owned, and not asked.
  public var textDragDelegate: (any TextDragDelegate)? {
    get { keptWeakly((any TextDragDelegate).self) }
    set { keepWeakly(newValue) }
  }
  /// The delegate of dropping. Not owned, and not asked.
  public var textDropDelegate: (any TextDropDelegate)? {
    get { keptWeakly((any TextDropDelegate).self) }
    set { keepWeakly(newValue) }
  }
  /// The options for dragging text. Kept without effect.
  public var textDragOptions: TextDragOptions {
    get { kept(or: []) }
    set { keep(newValue) }
  }
}
