import ListCore

// The mistakes in identifiers.

extension SnapshotIdentityCheck {
  /// Finds items that were marked with an instance that is not in the snapshot, or that carries new
  /// content (behaviour 6.11).
  ///
  /// - Parameter old: The items of the last snapshot.
  func findNewInstances(_ marked: [Item], _ records: [Record], after old: [Record]) {
    guard !marked.isEmpty else { return }
    let held = Dictionary(records.map { ($0.item, $0) }, uniquingKeysWith: { first, _ in first })
    let earlier = Dictionary(old.map { ($0.item, $0) }, uniquingKeysWith: { first, _ in first })
    for item in marked {
      guard let record = held[item] else { continue }
      if content(item) != record.content {
        report(
          .reloadOfNewInstance, [record.place],
          """
          \(item) was marked, and the snapshot holds another instance, \(record.item): a mark names \
          an item and does not replace it, so that the cell shows the old one. \(Self.advice)
          """)
      } else if let before = earlier[item]?.ownContent, before != record.ownContent {
        report(
          .reloadOfNewInstance, [record.place],
          """
          \(record.item) is marked and is another instance than the one in the last snapshot: \
          during the apply the cell provider may be given the old one. \(Self.advice)
          """)
      }
    }
  }

  private static var advice: String {
    "Keep the content in a store and only identifiers in snapshots."
  }

  /// Finds hashes that changed since the items were added to the snapshot.
  func findChangedHashes(_ old: [Record]) {
    let changed = old.filter { $0.item.hashValue != $0.hash }
    guard let first = changed.first else { return }
    report(
      .changedHash, changed.map(\.place),
      """
      The hash of \(first.item) changed while it was in a snapshot, which can no longer find it. \
      Identifiers must be values, or hash only properties that never change.
      """)
  }

  /// Finds snapshots in which no old identifier remains although the content is the same. Returns
  /// whether it found one.
  func findChurn(_ old: [Record], _ new: [Record]) -> Bool {
    let known = Set(old.map(\.item))
    guard !old.isEmpty, !new.isEmpty, !new.contains(where: { known.contains($0.item) }) else {
      return false
    }
    let names = Set(old.compactMap(\.stableID))
    if new.contains(where: { $0.stableID.map(names.contains) ?? false }) { return false }
    let contents = Set(old.compactMap(\.content))
    let same = new.filter { $0.content.map(contents.contains) ?? false }
    guard 2 * same.count >= min(old.count, new.count), !same.isEmpty else { return false }
    report(
      .churningIdentifiers, same.map(\.place),
      """
      No identifier of the last snapshot is in this one, and \(same.count) of \(new.count) items \
      have the same content as before: every row is deleted and inserted. Use identifiers from the \
      model instead of creating new ones, such as UUID(), for each snapshot.
      """)
    return true
  }

  /// Finds items that were deleted and inserted because part of their content changed.
  func findContentInIdentity(_ old: [Record], _ new: [Record]) {
    let (before, after) = (Set(old.map(\.item)), Set(new.map(\.item)))
    let gone = Dictionary(
      old.filter { !after.contains($0.item) }.compactMap { record in
        record.stableID.map { ($0, record) }
      }, uniquingKeysWith: { first, _ in first })
    let arrived = new.filter { record in
      !before.contains(record.item) && record.stableID.map { gone[$0] != nil } ?? false
    }
    guard let first = arrived.first, let id = first.stableID else { return }
    report(
      .contentInIdentity, arrived.map(\.place),
      """
      The item that is called \(id) was deleted and inserted again because its content changed: \
      the content is a part of its identity. Let == and hash look at the id alone, or use the id as \
      the identifier, and mark the item to be reconfigured.
      """)
  }

  /// Finds items that are equal and have new content, but were not marked.
  func findUnmarkedChanges(
    _ old: [Record], _ new: [Record], isRenewed: (Record) -> Bool
  ) {
    let before = Dictionary(old.map { ($0.item, $0) }, uniquingKeysWith: { first, _ in first })
    let changed = new.filter { record in
      guard let earlier = before[record.item], let content = record.content else { return false }
      return earlier.content != content && !isRenewed(record)
    }
    guard let first = changed.first else { return }
    report(
      .changedWithoutMark, changed.map(\.place),
      """
      \(first.item) is equal to an item of the last snapshot but has different content, and it is \
      not marked: its cell will not change. Mark it with reconfigureItems(_:) or reloadItems(_:).
      """)
  }

  /// Finds pairs of items that violate the requirements of `==` and `hash(into:)`.
  func findBrokenLaws(_ records: [Record]) {
    let some = records.prefix(Self.mostCompared)
    for (index, one) in some.enumerated() {
      for other in some.dropFirst(index + 1) {
        let (isEqual, isEqualBack) = (one.item == other.item, other.item == one.item)
        if isEqual != isEqualBack {
          report(
            .oneSidedEquality, [one.place, other.place],
            """
            \(one.item) and \(other.item) are equal in one order and not in the other. Let == \
            compare the same properties on both sides.
            """)
        } else if isEqual, one.hash != other.hash {
          report(
            .equalWithDifferentHashes, [one.place, other.place],
            """
            \(one.item) and \(other.item) are equal and have different hashes, so a snapshot \
            contains both but finds only one. Let hash(into:) use exactly the properties that == \
            compares, or fewer.
            """)
        }
      }
    }
  }

  /// Returns the identifier that appears more than once, and the differences between the items.
  func duplicates(of item: Item, _ items: [Item]) -> String {
    let contents = Set(items.compactMap(content))
    let difference =
      contents.count > 1
      ? " They are equal and have different contents: \(items.map { "\($0)" }.joined(separator: " and "))."
      : ""
    return """
      \(item) is there \(items.count) times, and a snapshot refuses that.\(difference) Skip items \
      that are already there, or give each a unique identifier, such as the id together with the \
      section.
      """
  }

  private static var mostCompared: Int { 200 }
}
