extension SnapshotFault {
  /// The reason why the snapshot or the data source refused the call, and the remedy.
  public var advice: Advice {
    switch self {
    case .duplicateItems(let items):
      Advice(
        cause: """
          One call lists items more than once: \(Mention.all(items)). An item identifier may \
          appear only once in a snapshot, across all of its sections.
          """,
        repair: "Remove the duplicates, or give each item an identifier of its own.",
        swiftCode: """
          var seen = Set<Item.ID>()
          snapshot.appendItems(items.filter { seen.insert($0.id).inserted }.map(\\.id))
          """)
    case .duplicateSections(let sections):
      Advice(
        cause: """
          One call lists sections more than once: \(Mention.all(sections)).
          """,
        repair: "List each section once.",
        swiftCode: """
          var seen = Set<Section>()
          snapshot.appendSections(sections.filter { seen.insert($0).inserted })
          """)
    case .sectionsExist(let sections):
      Advice(
        cause: """
          The snapshot already contains \(Mention.all(sections)). Existing items are moved, but \
          existing sections are refused.
          """,
        repair: "Start with an empty snapshot, or add only new sections.",
        swiftCode: """
          if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
          """)
    case .sectionCountMismatch:
      Advice(
        cause: "Equal section identifiers have different hash values, or changed.",
        repair: "Hash exactly what == compares, and use values that do not change.",
        swiftCode: "enum Section: Hashable { case main, footer }")

    case .insertionNextToInserted(let destination, _):
      .nextToItself(
        "The items to insert include \(Mention.one(destination)), which is also their destination.")
    case .sectionInsertionNextToInserted(let destination, _):
      .nextToItself(
        "The sections to insert include \(Mention.one(destination)), which is also their destination."
      )
    case .itemMovedNextToItself(let item):
      .nextToItself("\(Mention.one(item)) was to be moved next to itself.")
    case .sectionMovedNextToItself(let section):
      .nextToItself("\(Mention.one(section)) was to be moved next to itself.")

    case .noSections:
      Advice(
        cause: "Items were appended to a snapshot without sections, even if it was an empty list.",
        repair: "Append a section first.",
        swiftCode: """
          snapshot.appendSections([.main])
          snapshot.appendItems(items)
          """)
    case .sectionNotFound:
      Advice(
        cause: "The items of a section were requested that the snapshot does not contain.",
        repair: "Check first whether the section is there.",
        swiftCode: """
          let items = snapshot.indexOfSection(section) == nil
            ? [] : snapshot.itemIdentifiers(inSection: section)
          """)
    case .reloadOfMissingItem(let item):
      .missingMark(item, call: "reloadItems")
    case .reconfigureOfMissingItem(let item):
      .missingMark(item, call: "reconfigureItems")
    case .reloadOfMissingSection(let section):
      Advice(
        cause: "\(Mention.one(section)) was to be reloaded, but is not in the snapshot.",
        repair: "Reload only sections that the snapshot contains.",
        swiftCode: """
          if snapshot.indexOfSection(section) != nil { snapshot.reloadSections([section]) }
          """)
    case .invalidParameter(let parameter):
      parameter.advice

    case .duplicateItemsInSectionSnapshot(let items):
      Advice(
        cause: """
          The section snapshot would contain items more than once: \
          \(Mention.all(items)).
          """,
        repair: "Append only items that it does not contain yet.",
        swiftCode: "sectionSnapshot.append(items.filter { !sectionSnapshot.contains($0) })")
    case .missingFromSectionSnapshot(_, let item):
      Advice(
        cause: "\(Mention.one(item)) is not in the section snapshot.",
        repair: "Check first whether it is there.",
        swiftCode: "guard sectionSnapshot.contains(item) else { return }")

    case .cellProviderReturnedNil(let kind, let path, let item, _):
      Advice(
        cause: "The cell provider returned nil for \(Mention.one(item)) at \(path).",
        repair: "Return a cell for every item; dequeue with an index path, which never fails.",
        swiftCode: kind == .table
          ? "return tableView.dequeueReusableCell(withIdentifier: \"cell\", for: indexPath)"
          : "return collectionView.dequeueReusableCell(withReuseIdentifier: \"cell\", for: indexPath)"
      )
    case .noSupplementaryViewProvider:
      Advice(
        cause: """
          The layout has headers, footers or other supplementary views, but the data source has no \
          provider for them.
          """,
        repair: "Set a provider before the first layout.",
        swiftCode: """
          dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
          }
          """)
    case .mutatedDirectly(let kind):
      Advice(
        cause: """
          A method that changes the \(kind.viewNoun) was called, but only its diffable data source \
          may change it.
          """,
        repair: "Change the snapshot and apply it.",
        swiftCode: """
          var snapshot = dataSource.snapshot()
          snapshot.deleteItems([item])
          dataSource.apply(snapshot)
          """)
    case .deadlock:
      Advice(
        cause: """
          apply was called on the main queue while another apply was in progress: one from another \
          queue that has not finished, or one whose cell provider or layout made this call.
          """,
        repair: "Call apply always on the main queue, or never, and not from inside an apply.",
        swiftCode: "DispatchQueue.main.async { dataSource.apply(snapshot) }")
    }
  }
}

extension Advice {
  fileprivate static func nextToItself(_ cause: String) -> Advice {
    Advice(
      cause: cause,
      repair: "Choose a different destination; to replace an item with itself, reload it.",
      swiftCode: "snapshot.reloadItems([item])")
  }

  fileprivate static func missingMark(_ item: String, call: String) -> Advice {
    Advice(
      cause: """
        \(Mention.one(item)) is not in the snapshot: it was removed, or it no longer equals the one \
        there because its hash or its fields changed.
        """,
      repair:
        "Mark only items that the snapshot contains, and identify them by what never changes.",
      swiftCode: "if snapshot.indexOfItem(item) != nil { snapshot.\(call)([item]) }")
  }
}

extension SnapshotFault.Parameter {
  fileprivate var advice: Advice {
    let cause =
      switch self {
      case .section: "The destination, a section or an item, is not in the snapshot."
      case .insertIndex: "The section that is the destination is not in the snapshot."
      case .fromIndex: "The item to move is not in the snapshot."
      case .toIndex: "The item that is the destination of the move is not in the snapshot."
      case .fromSection: "The section to move is not in the snapshot."
      case .toSection: "The section that is the destination of the move is not in the snapshot."
      case .sectionInRange: "The data source was asked about a section past its last one."
      case .itemIdentifier: "The data source was asked for a cell at a position without an item."
      case .snapshot, .identifiers, .itemIdentifiers, .sectionIdentifiers, .sectionIdentifier,
        .destinationIdentifier, .toIdentifier, .fromSectionIdentifier,
        .toSectionIdentifier, .parentItem, .sectionSnapshot, .item:
        "An argument was nil, which only Objective-C allows."
      }
    return switch self {
    case .sectionInRange, .itemIdentifier:
      Advice(
        cause: cause, repair: "Check what the snapshot contains before you ask for it.",
        swiftCode: "guard let item = dataSource.itemIdentifier(for: indexPath) else { return }")
    case .section, .insertIndex, .fromSection, .toSection:
      Advice(
        cause: cause, repair: "Add it first, or check that it is there before the call.",
        swiftCode: """
          if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
          """)
    case .fromIndex, .toIndex:
      Advice(
        cause: cause, repair: "Add it first, or check that it is there before the call.",
        swiftCode: "guard snapshot.indexOfItem(item) != nil else { return }")
    default:
      Advice(
        cause: cause, repair: "Make the call only with an argument.",
        swiftCode: "guard let item else { return }")
    }
  }
}
