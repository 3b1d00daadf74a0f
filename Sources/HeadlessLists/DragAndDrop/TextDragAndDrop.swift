import Foundation
import HeadlessViews

// The interactions that drag text out of text views and fields, and drop it into them. An app
// disables one or replaces it; a finger drags no text here.

extension TextView {
  /// The interaction that drags text out of the view. Kept without effect.
  ///
  /// Counterpart: `UITextDraggable.textDragInteraction`.
  public var textDragInteraction: DragInteraction? { textDragAndDrop.drag }

  /// The interaction that drops text into the view. Kept without effect.
  ///
  /// Counterpart: `UITextDroppable.textDropInteraction`.
  public var textDropInteraction: DropInteraction? { textDragAndDrop.drop }
}

extension TextField {
  /// The interaction that drags text out of the field. Kept without effect.
  ///
  /// Counterpart: `UITextDraggable.textDragInteraction`.
  public var textDragInteraction: DragInteraction? { textDragAndDrop.drag }

  /// The interaction that drops text into the field. Kept without effect.
  ///
  /// Counterpart: `UITextDroppable.textDropInteraction`.
  public var textDropInteraction: DropInteraction? { textDragAndDrop.drop }
}

extension View {
  fileprivate var textDragAndDrop: TextDragAndDrop { kept { TextDragAndDrop() } }
}

/// The two interactions of a view with text, and their delegate, which offers no items and refuses
/// all.
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
