// The views that a cell or a header makes when a client first asks for them.

extension TableViewCell {
  /// The standard label, detail label and image view, by the names of the properties that lead to
  /// them. Only those that exist already: asking for them here makes none.
  public var standardViews: [String: View] { labels.byProperty }
}

extension TableViewHeaderFooterView {
  /// The standard labels, by the names of the properties that lead to them. Only those that exist
  /// already: asking for them here makes none.
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
