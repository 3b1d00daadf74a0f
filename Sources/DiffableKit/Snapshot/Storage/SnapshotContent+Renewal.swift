// A table never forgets. A snapshot whose items come and go would drag all that ever were along, so
// from time to time it takes what it uses to a new table. It then is of no lineage with what it was
// copied from: a diff of the two costs as much as one of strangers, once in as many edits as it has
// items.
extension SnapshotContent {
  /// Starts a new table for the items if most of the old one is of no use.
  mutating func dropUnusedItems() {
    guard Self.isWasteful(known: itemNames.knownCount, used: order.itemCount) else { return }
    itemNames = itemNames.keeping(order.items)
    order.renumberItems()
  }

  /// Starts a new table for the sections if most of the old one is of no use.
  mutating func dropUnusedSections() {
    guard Self.isWasteful(known: sectionNames.knownCount, used: order.sectionCount) else { return }
    sectionNames = sectionNames.keeping(order.sections)
    order.renumberSectionTokens()
  }

  private static func isWasteful(known: Int32, used: Int) -> Bool {
    Int(known) > 2 * used + 256
  }
}
