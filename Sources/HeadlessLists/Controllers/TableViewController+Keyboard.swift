import Foundation
@_spi(Hooks) import HeadlessViews

/// The storage for the inset that a table controller has added for the keyboard.
private final class KeyboardRoom {
  /// The part of the table's bottom inset that is the keyboard's, in points.
  var height: CGFloat = 0
}

extension TableViewController {
  /// Insets the table by the part that the keyboard covers, and scrolls so that the row of the
  /// first responder is visible (behaviour 25.31).
  ///
  /// - Parameter frame: The frame of the keyboard on the screen; `nil` if it is hidden.
  package func makeRoom(forKeyboard frame: CGRect?) {
    guard let table = tableView, let window = table.window else { return }
    let room = keptStates.value { KeyboardRoom() }
    let bottom = table.convert(table.bounds, to: window).maxY
    let covered = frame.map { max(0, bottom - $0.minY) } ?? 0
    let given = table.adjustedContentInset.bottom - table.contentInset.bottom
    let height = max(0, covered - given)
    if height != room.height {
      table.contentInset.bottom += height - room.height
      table.verticalScrollIndicatorInsets.bottom += height - room.height
      room.height = height
    }
    guard height > 0, let field = window.firstResponder as? View, field.isDescendant(of: table),
      let cell = sequence(first: field, next: \.superview).first(where: { $0 is TableViewCell })
    else { return }
    table.scrollRectToVisible(cell.frame, animated: true)
  }
}
