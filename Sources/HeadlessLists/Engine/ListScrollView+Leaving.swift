import HeadlessViews

extension ListScrollView {
  /// The views that an update has removed, and that are on screen until its animation ends.
  package var leavingViews: [View] {
    switch self {
    case let table as TableView: table.departures.views
    case let list as CollectionView: list.stage.departing.map(\.view)
    default: []
    }
  }
}
