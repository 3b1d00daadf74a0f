// What a data source does with the tree of a section.
extension DiffableDataSourceSectionSnapshot {
  /// Creates a snapshot with roots only, as a section without a tree has one. (behaviour 6.22)
  ///
  /// - Precondition: No item is there twice.
  init(roots: [ItemIdentifierType]) {
    append(roots)
  }

  /// Makes exactly these items the visible ones, in this order, and keeps of the tree what fits.
  ///
  /// A full apply does this to a section with a tree: items that are missing are dropped with what
  /// is hidden under them, and new ones go after their visible predecessor, at its level.
  /// (behaviour 6.25)
  ///
  /// - Precondition: No item is there twice.
  /// - Complexity: O(*n*) and the levels of the visible items.
  mutating func adopt(visibleItems items: [ItemIdentifierType]) {
    guard items != visibleItems else { return }
    let visible = roster.nodes(admitting: items)
    let old = outline
    outline = old.showing(visible)
    roster.remove(old.nodes(under: Outline.top).filter { !outline.holds($0) })
  }

  /// The snapshot in which a parent is expanded and has the children that somebody provides.
  ///
  /// - Parameter children: Gets the parent and a snapshot of what is under it, and answers with
  ///   what is to be there instead (behaviour 6.24).
  func expanding(
    _ parent: ItemIdentifierType, children: ((ItemIdentifierType, Self) -> Self)?
  ) -> Self {
    var result = self
    if let children {
      result.replace(childrenOf: parent, using: children(parent, snapshot(of: parent)))
    }
    result.expand([parent])
    return result
  }
}
