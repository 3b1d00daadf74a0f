import ListCore

extension SnapshotContent {
  /// Returns the matching of sections and items with those of an older content.
  ///
  /// - Complexity: For a content of the same lineage, that of the edited chunks, plus O(*c*) for
  ///   *c* chunks and sections. For an unrelated content, O(*n*) for *n* items before and after.
  func matching(with old: SnapshotContent) -> ListMatching {
    var matching = ListMatching(from: old.order.counts, to: order.counts)
    let oldPositions = oldSectionPositions(in: old)
    for (position, oldPosition) in oldPositions.enumerated() where oldPosition >= 0 {
      matching.matchSection(Int(oldPosition), with: position)
    }
    var builder = MatchingBuilder(matching)
    if itemNames.table === old.itemNames.table {
      order.match(with: old.order, into: &builder)
    } else if old.itemCount > 0 {
      withUnrelatedItems(old) { matching in
        for (position, oldPosition) in oldPositions.enumerated() {
          let expected = oldPosition < 0 ? 0 : old.order.items(at: Int(oldPosition)).lowerBound
          matching.match(order.items(at: position), near: expected, into: &builder)
        }
      }
    }
    return builder.finish()
  }

  /// Returns each section's old position, or -1.
  private func oldSectionPositions(in old: SnapshotContent) -> [Int32] {
    if sectionNames.table === old.sectionNames.table {
      return order.sections.map {
        old.order.contains(section: $0) ? old.order.sectionPositions[Int($0)] : -1
      }
    }
    return order.sections.indices.map { position in
      let section = order.sections[position]
      if position < old.sectionCount,
        sectionNames.isEqual(section, old.sectionNames, old.order.sections[position])
      {
        return Int32(position)
      }
      let token = old.sectionNames.token(of: sectionNames.identifier(of: section))
      return token >= 0 && old.order.contains(section: token)
        ? old.order.sectionPositions[Int(token)] : -1
    }
  }
}

extension SnapshotContent {
  /// Returns whether another content has equal sections with equal items, in the same order.
  ///
  /// - Complexity: O(*c*) for *c* chunks if both contents share them; otherwise O(*n*) for *n*
  ///   items.
  func hasSameContent(as other: SnapshotContent) -> Bool {
    guard order.firstRanks.count == other.order.firstRanks.count,
      order.itemCount == other.order.itemCount, order.counts == other.order.counts,
      oldSectionPositions(in: other).elementsEqual(0..<Int32(sectionCount))
    else { return false }
    if itemNames.table === other.itemNames.table { return order.hasSameItems(as: other.order) }
    return withUnrelatedItems(other) { $0.commonLength(0, 0, itemCount) == itemCount }
  }

  /// Compares the items of two contents of different lineages.
  private func withUnrelatedItems<Result>(
    _ old: SnapshotContent, _ body: (UnrelatedMatching) -> Result
  ) -> Result {
    let table = itemNames.table
    let oldTable = old.itemNames.table
    let items = order.items
    let oldItems = old.order.items
    let hashes = table.hashes(of: items)
    return items.withUnsafeBufferPointer { items in
      oldItems.withUnsafeBufferPointer { oldBuffer in
        body(
          UnrelatedMatching(
            hashes: hashes, oldHashes: oldTable.hashes(of: oldItems), oldOrder: old.order,
            commonLength: { position, oldPosition, limit in
              guard let first = items.baseAddress, let oldFirst = oldBuffer.baseAddress else {
                return 0
              }
              return table.commonLength(
                first + position, with: oldTable, oldFirst + oldPosition, limit: limit)
            },
            oldToken: { oldTable.token(of: items[$0], in: table, hash: hashes[$0]) }))
      }
    }
  }
}
