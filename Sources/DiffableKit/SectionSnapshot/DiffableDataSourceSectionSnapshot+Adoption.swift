// The operations of a data source on a section snapshot.
extension DiffableDataSourceSectionSnapshot {
  /// Creates a snapshot with only roots, like that of a section without a section snapshot.
  /// (behaviour 6.22)
  ///
  /// - Precondition: No item is repeated.
  init(roots: [ItemIdentifierType]) {
    append(roots)
  }

  /// Makes exactly these items visible, in this order, and keeps as much of the tree as possible.
  ///
  /// A full apply does this to a section with a tree: missing items are removed with the items
  /// hidden under them, and new items go after their visible predecessor, at its level. (behaviour
  /// 6.25)
  ///
  /// - Precondition: No item is repeated.
  /// - Complexity: O(*n*) and the levels of the visible items.
  mutating func adopt(visibleItems items: [ItemIdentifierType]) {
    guard items != visibleItems else { return }
    let visible = roster.nodes(admitting: items)
    let old = outline
    outline = old.showing(visible)
    roster.remove(old.nodes(under: Outline.top).filter { !outline.holds($0) })
  }

  /// Returns the snapshot in which a parent is expanded and has the children that the handler
  /// provides.
  ///
  /// - Parameter children: Receives the parent and a snapshot of its children, and returns the
  ///   snapshot that replaces it (behaviour 6.24).
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
