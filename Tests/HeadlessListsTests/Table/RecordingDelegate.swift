import HeadlessKit

/// A delegate that records its calls and answers as a test sets it.
@MainActor
final class RecordingDelegate: NSObject, TableViewDelegate {
  var log: [String] = []
  var highlights = true
  var selects: (IndexPath) -> IndexPath? = { $0 }
  var deselects: (IndexPath) -> IndexPath? = { $0 }
  var target: (IndexPath) -> IndexPath = { $0 }
  var style = TableViewCell.EditingStyle.delete

  /// Returns the calls recorded since the last time.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { log.append("show \(indexPath.text)") }
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { log.append("hide \(indexPath.text)") }

  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.append("shouldHighlight \(indexPath.text)")
    return highlights
  }
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("didHighlight \(indexPath.text)")
  }
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("didUnhighlight \(indexPath.text)")
  }
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath.text)")
    return selects(indexPath)
  }
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willDeselect \(indexPath.text)")
    return deselects(indexPath)
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.text)")
  }
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.text)")
  }
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    log.append("perform \(indexPath.text)")
  }
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    log.append("accessory \(indexPath.text)")
  }

  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle {
    log.append("style \(indexPath.text)")
    return style
  }
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("willBeginEditing \(indexPath.text)")
  }
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("didEndEditing \(indexPath?.text ?? "-")")
  }
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    log.append("target \(sourceIndexPath.text) to \(proposedDestinationIndexPath.text)")
    return target(proposedDestinationIndexPath)
  }
}
