extension DiffableDataSourceSectionSnapshot {
  /// Returns a drawing of the tree, with a line for each item.
  ///
  /// ```text
  /// <NSDiffableDataSourceSectionSnapshot: 0x600001d2c4b0
  /// +*Fruit
  ///   -*Apple
  /// -*Nuts
  ///   - Almond
  /// >
  /// ```
  ///
  /// `*` marks a visible item, `+` an expanded and `-` a collapsed one. A value has no address; the
  /// one in the first line is made up.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public func visualDescription() -> String {
    visualDescription(address: "0x600001d2c4b0")
  }

  /// Returns the drawing, with the address of an object.
  func visualDescription(address: String) -> String {
    var picture = "<NSDiffableDataSourceSectionSnapshot: \(address)\n"
    for node in outline.nodes(under: Outline.top) {
      picture += String(repeating: "  ", count: Int(outline[node].level))
      picture += outline[node].isExpanded ? "+" : "-"
      picture += outline.isVisible(node) ? "*" : " "
      picture += IdentifierText.describe(roster[node]) + "\n"
    }
    return picture + ">"
  }
}
