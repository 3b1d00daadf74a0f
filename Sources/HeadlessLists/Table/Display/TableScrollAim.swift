import ListCore

/// Where a table was told to scroll, until the rows there are measured.
///
/// Where heights are guesses, the offset that shows a row is one too. The aim outlives the call, so
/// that the table can correct its offset with what it measures on the way.
struct TableScrollAim: Equatable {
  /// The row; the item `NSNotFound` stands for the header of the section.
  var path: ItemPath
  /// Where on screen it belongs.
  var position: TableView.ScrollPosition
}
