// The views that a cell or a header creates when a client first accesses them.

extension TableViewCell {
  /// The existing standard labels and image view, by the names of their properties. Reading this
  /// creates none.
  public var standardViews: [String: View] { labels.byProperty }
}

extension TableViewHeaderFooterView {
  /// The existing standard labels, by the names of their properties. Reading this creates none.
  public var standardViews: [String: View] { labels.byProperty }
}

extension TableViewCellLabels {
  fileprivate var byProperty: [String: View] {
    var views: [String: View] = [:]
    views["textLabel"] = text
    views["detailTextLabel"] = detail
    views["imageView"] = image
    return views
  }
}
