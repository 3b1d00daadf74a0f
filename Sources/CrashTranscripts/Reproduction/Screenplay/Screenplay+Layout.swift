import ListCore

// Crash families D3, D4, D5.

extension Screenplay {
  /// Creates the screenplay of a layout that returned something unusable.
  init?(_ fault: LayoutFault) {
    switch fault {
    case .attributesForMissingItem(let path):
      self.init(missing: path)
    case .supplementaryAttributesChanged(let path, _, _):
      guard let counts = Self.counts(sections: path.section + 1) else { return nil }
      self.init(.collection, counts, layout: .wandering(path), action: .layOutTwice)
    case .supplementaryOfMissingSection(let kind, let section, let sections):
      self.init(.dequeuedForUnknownSection(kind: kind, section: section, sections: sections))
    case .noSection:
      self.init(.collection, [1], layout: .withoutSection)
    case .updateLoop:
      self.init(.collection, [1], cells: .restless)
    case .negativeItemSize, .negativeRowHeight, .negativeHeight, .infiniteAttributesSize,
      .groupWithoutSubitems, .missingAttributes:
      return nil  // one answer of the client, which the message names
    }
  }

  /// Creates the screenplay of a list's warning.
  init?(_ warning: ListWarning) {
    switch warning {
    case .layoutOutsideHierarchy:
      self.init(.table, [1], action: .layOutOutsideWindow)
    case .cellForRowDuringUpdate:
      self.init(.table, [1], cells: .presentCellFirst)
    case .attributesIgnored(let attributes, _):
      self.init(missing: ItemPath(firstIn: attributes) ?? ItemPath(item: 0, section: 0))
    case .itemTooLarge(let axis):
      self.init(.collection, [1], layout: .tooLarge(axis))
    case .updateDropped(let fault, _, _):
      self.init(.fault(.update(fault, .collection)), .collection)
    case .itemsExist, .updatesFromSeveralQueues, .collapsedCell:
      return nil
    }
  }

  /// Creates a layout that still contains a deleted item.
  private init?(missing path: ItemPath) {
    guard let counts = Self.counts(upTo: path.section, holding: path.item) else { return nil }
    self.init(.collection, counts, layout: .item(path))
  }
}

extension ItemPath {
  /// Creates the first index path that a description of layout attributes names.
  init?(firstIn description: String) {
    let text = TranscriptText(description)
    let reader = DescriptionReader(text)
    // The description starts with the object's own class and address.
    for position in text.glyphs.indices.dropFirst() {
      guard let indexes = reader.indexPath(at: position)?.indexes, indexes.count == 2 else {
        continue
      }
      self.init(item: indexes[1], section: indexes[0])
      return
    }
    return nil
  }
}
