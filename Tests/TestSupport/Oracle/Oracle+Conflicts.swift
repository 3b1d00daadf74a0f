import ListCore

// The table of behaviour 3B, checked position by position.
extension Oracle {
  func itemConflict() -> UpdateFault? {
    let old = Self.items(of: before)
    let new = Self.items(of: after)
    for item in old where isReloaded(item) {
      if isDeleted(item) { return .itemDeletedAndReloaded(item) }
      // crash families B3, report c093: a collection view reports the move as a deletion
      if kind == .collection && isMoved(item) { return .itemDeletedAndReloaded(item) }
    }
    for item in old where isMoved(item) {
      if isDeleted(item) || isReloaded(item) { return .itemDeletedAndMoved(item) }
    }
    let reloadTargets = changes.compactMap { change in
      if case .reloadItem(let item) = change { reloadTarget(of: item) } else { nil }
    }
    for item in new where isInserted(item) || reloadTargets.contains(item) {
      if itemMoves.contains(where: { $0.to == item }) { return .itemInsertedAndMovedTo(item) }
    }
    for item in new {
      let sources = itemMoves.filter { $0.to == item }.map(\.from)
      if sources.count > 1 { return .itemsMovedToOnePlace(sources[0], sources[1], to: item) }
    }
    for item in old {
      let targets = itemMoves.filter { $0.from == item }.map(\.to)
      if targets.count > 1 { return .itemMovedTwice(item, to: targets[0], and: targets[1]) }
    }
    return nil
  }

  func sectionConflict() -> UpdateFault? {
    for section in before.indices where isDeleted(section) && isReloaded(section) {
      return .sectionDeletedAndReloaded(section)
    }
    for section in before.indices where isDeleted(section) || isReloaded(section) {
      if sectionMoves.contains(where: { $0.from == section }) {
        return .sectionDeletedAndMoved(section)
      }
    }
    let reloadTargets = before.indices.filter { isReloaded($0) }.map { reloadTarget(ofSection: $0) }
    for section in after.indices where isInserted(section) || reloadTargets.contains(section) {
      if sectionMoves.contains(where: { $0.to == section }) {
        return .sectionInsertedAndMovedTo(section)
      }
    }
    for section in after.indices {
      let sources = sectionMoves.filter { $0.to == section }.map(\.from)
      if sources.count > 1 { return .sectionsMovedToOnePlace(sources[0], sources[1], to: section) }
    }
    for section in before.indices {
      let targets = sectionMoves.filter { $0.from == section }.map(\.to)
      if targets.count > 1 { return .sectionMovedTwice(section, to: targets[0], and: targets[1]) }
    }
    return nil
  }

  func moveAcrossSections() -> UpdateFault? {
    let isRefused =
      kind == .table
      ? profile.tableRefusesMovesAcrossSectionChanges
      : profile.collectionRefusesMovesAcrossSectionChanges
    guard isRefused else { return nil }
    let refilled = before.indices.filter { isReloaded($0) }.map { reloadTarget(ofSection: $0) }
    for section in after.indices where isInserted(section) || refilled.contains(section) {
      if itemMoves.contains(where: { $0.to.section == section }) {
        return .itemMovedIntoInsertedSection(section)
      }
    }
    for section in before.indices where isDeleted(section) || isReloaded(section) {
      if itemMoves.contains(where: { $0.from.section == section }) {
        return .itemMovedOutOfDeletedSection(section)
      }
    }
    return nil
  }

  private func isMoved(_ item: ItemPath) -> Bool { itemMoves.contains { $0.from == item } }
}
