extension CollectionView {
  /// The parts of the description that are not in a scroll view's. (crash families A1)
  var ownDescriptionParts: [String] {
    let source = dataSource.map { ObjectName.describe($0) } ?? "(null)"
    return ["layout: \(ObjectName.describe(currentLayout))", "dataSource: \(source)"]
  }
}
