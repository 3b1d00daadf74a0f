// A table never removes identifiers. A snapshot whose items come and go would keep all earlier
// ones, so occasionally it copies the ones in use to a new table. Afterwards it no longer shares a
// lineage with its origin: a diff of the two costs as much as one of unrelated snapshots. This
// happens once per as many edits as it has items.
extension SnapshotContent {
  /// Creates a new table for the items if most of the old one is unused.
  mutating func dropUnusedItems() {
    guard Self.isWasteful(known: itemNames.knownCount, used: order.itemCount) else { return }
    itemNames = itemNames.keeping(order.items)
    order.renumberItems()
  }

  /// Creates a new table for the sections if most of the old one is unused.
  mutating func dropUnusedSections() {
    guard Self.isWasteful(known: sectionNames.knownCount, used: order.sectionCount) else { return }
    sectionNames = sectionNames.keeping(order.sections)
    order.renumberSectionTokens()
  }

  private static func isWasteful(known: Int32, used: Int) -> Bool {
    Int(known) > 2 * used + 256
  }
}
