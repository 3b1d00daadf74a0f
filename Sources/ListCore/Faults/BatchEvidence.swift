/// The circumstances of a mismatch: the batch, and the counts before and after it.
public struct BatchEvidence: Hashable, Sendable {
  /// The counts before the batch.
  public var before: SectionCounts
  /// The counts that the data source answered after the batch.
  public var after: SectionCounts
  /// The batch.
  public var batch: BatchUpdate

  /// Creates evidence.
  public init(before: SectionCounts, after: SectionCounts, batch: BatchUpdate) {
    self.before = before
    self.after = after
    self.batch = batch
  }
}

extension BatchEvidence {
  /// The batch as a collection view logs it before it drops it and reloads. (crash families A4)
  ///
  /// Reports show only deletions of items, `"D(0,18)"`; the letters of the other changes are our
  /// choice. The objects that the line names do not exist here, so their addresses are null.
  public var droppedUpdateDescription: String {
    let update = DecomposedUpdate(batch, from: before, to: after)
    let items = update.shortNames.map { "\n    \"\($0)\"" }.joined(separator: ",")
    return """
      [UICollectionViewUpdate - 0x0: old:<UICollectionViewData: 0x0> \
      new<UICollectionViewData: 0x0> items:<(\(items)
      )>]
      """
  }
}

extension DecomposedUpdate {
  /// The short names of the changes, in order.
  fileprivate var shortNames: [String] {
    deletions.map { "D\($0.shortName)" } + insertions.map { "I\($0.shortName)" }
      + moves.compactMap(\.shortName)
  }
}

extension DecomposedUpdate.Place {
  fileprivate var shortName: String {
    switch self {
    case .section(let section): "(\(section))"
    case .item(let path): "(\(path.section),\(path.item))"
    }
  }
}

extension Change {
  fileprivate var shortName: String? {
    switch self {
    case .moveItem(let from, let to):
      "M(\(from.section),\(from.item))-(\(to.section),\(to.item))"
    case .moveSection(let from, let to):
      "M(\(from))-(\(to))"
    case .deleteItem, .insertItem, .reloadItem, .deleteSection, .insertSection, .reloadSection:
      nil
    }
  }
}
