import ListCore

/// The target of a scroll, until the rows there are measured.
///
/// If heights are estimates, the offset that shows a row is an estimate too. The target outlives
/// the call, so that the table can correct its offset after measuring rows along the way.
struct TableScrollAim: Equatable {
  /// The row; the item `NSNotFound` represents the header of the section.
  var path: ItemPath
  /// The position on screen.
  var position: TableView.ScrollPosition
}
