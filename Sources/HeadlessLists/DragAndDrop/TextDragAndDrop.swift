import Foundation
import HeadlessControls
import HeadlessViews

// The interactions that drag text out of text views and fields, and drop it into them. An app can
// disable or replace them; touches here drag no text.

/// A view out of which the user drags text.
///
/// Counterpart: `UITextDraggable`.
///
/// Coverage: simulated. Kept without effect: `textDragInteraction`.
@preconcurrency @MainActor
public protocol TextDraggable: TextInput {
  /// The interaction that drags text out of the view. Kept without effect.
  var textDragInteraction: DragInteraction? { get }
}

/// A view into which the user drops text.
///
/// Counterpart: `UITextDroppable`.
///
/// Coverage: simulated. Kept without effect: `textDropInteraction`.
@preconcurrency @MainActor
public protocol TextDroppable: TextInput {
  /// The interaction that drops text into the view. Kept without effect.
  var textDropInteraction: DropInteraction? { get }
}

extension TextView: TextDraggable, TextDroppable {}
extension TextField: TextDraggable, TextDroppable {}

extension TextDraggable where Self: View {
  /// The interaction that drags text out of the view. Kept without effect.
  public var textDragInteraction: DragInteraction? { textDragAndDrop.drag }
}

extension TextDroppable where Self: View {
  /// The interaction that drops text into the view. Kept without effect.
  public var textDropInteraction: DropInteraction? { textDragAndDrop.drop }
}

extension View {
  fileprivate var textDragAndDrop: TextDragAndDrop { kept { TextDragAndDrop() } }
}

/// The two interactions of a view with text, and their delegate, which offers no items and refuses
/// all drops.
@MainActor
private final class TextDragAndDrop: NSObject, DragInteractionDelegate, DropInteractionDelegate {
  private(set) lazy var drag = DragInteraction(delegate: self)
  private(set) lazy var drop = DropInteraction(delegate: self)

  func dragInteraction(
    _ interaction: DragInteraction, itemsForBeginning session: any DragSession
  ) -> [DragItem] { [] }

  func dropInteraction(
    _ interaction: DropInteraction, canHandle session: any DropSession
  ) -> Bool { false }
}
