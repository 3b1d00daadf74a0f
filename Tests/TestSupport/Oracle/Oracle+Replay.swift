import ListCore

// The batch applied to a list of labels. (behaviour 3.1, 3.2)
extension Oracle {
  /// The content of a position after the batch.
  enum Content: Equatable {
    case inserted
    case reloaded
    case old(ItemPath)

    var origin: ItemPath? {
      if case .old(let item) = self { item } else { nil }
    }
  }

  /// Returns, for each section after the batch, its index before it, or `nil` if it is new.
  func sectionOrigins() -> [Int?] {
    var slots = Slots<Int?>(count: after.count)
    for (from, to) in sectionMoves { slots.put(from, at: to) }
    for section in before.indices where isReloaded(section) {
      slots.put(nil, at: reloadTarget(ofSection: section))
    }
    for section in insertedSections { slots.squeeze(nil, at: section) }
    slots.fill(
      with: before.indices.filter { section in
        !isDeleted(section) && !isReloaded(section)
          && !sectionMoves.contains { $0.from == section }
      })
    return slots.things.map { $0 ?? nil }
  }

  /// Returns, for each section after the batch, the content of its positions.
  func contents() -> [[Content]] {
    let origins = sectionOrigins()
    return after.indices.map { section in
      var slots = Slots<Content>(count: after[section])
      for (from, to) in itemMoves where to.section == section {
        slots.put(.old(from), at: to.item)
      }
      for item in Self.items(of: before) where isReloaded(item) {
        guard let place = reloadTarget(of: item), place.section == section else { continue }
        slots.put(.reloaded, at: place.item)
      }
      for item in insertedItems where item.section == section {
        slots.squeeze(.inserted, at: item.item)
      }
      if let origin = origins[section] { slots.fill(with: staying(in: origin).map(Content.old)) }
      return slots.things.map { $0 ?? .inserted }
    }
  }

  private var insertedSections: [Int] {
    changes.compactMap { if case .insertSection(let section) = $0 { section } else { nil } }
      .sorted()
  }

  private var insertedItems: [ItemPath] {
    changes.compactMap { if case .insertItem(let item) = $0 { item } else { nil } }.sorted()
  }

  private func staying(in section: Int) -> [ItemPath] {
    (0..<before[section]).map { ItemPath(item: $0, section: section) }.filter { item in
      !isDeleted(item) && !isReloaded(item) && !itemMoves.contains { $0.from == item }
    }
  }
}
