extension SnapshotFault {
  /// Why the snapshot or the data source refused, and what to write instead.
  public var advice: Advice {
    switch self {
    case .duplicateItems(let items):
      Advice(
        cause: """
          One call names items more than once: \(Mention.all(items)). An item \
          identifier may appear once in a snapshot, in all of its sections together.
          """,
        repair: "Remove the repeats, or give each item an identifier of its own.",
        swiftCode: """
          var seen = Set<Item.ID>()
          snapshot.appendItems(items.filter { seen.insert($0.id).inserted }.map(\\.id))
          """)
    case .duplicateSections(let sections):
      Advice(
        cause: """
          One call names sections more than once: \(Mention.all(sections)).
          """,
        repair: "Name each section once.",
        swiftCode: """
          var seen = Set<Section>()
          snapshot.appendSections(sections.filter { seen.insert($0).inserted })
          """)
    case .sectionsExist(let sections):
      Advice(
        cause: """
          The snapshot holds \(Mention.all(sections)) already. Items that exist are \
          moved, sections are refused.
          """,
        repair: "Begin with an empty snapshot, or add only sections that are new.",
        swiftCode: """
          if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
          """)
    case .sectionCountMismatch:
      Advice(
        cause: "Section identifiers that are equal have different hash values, or changed.",
        repair: "Hash exactly what == compares, and use values that do not change.",
        swiftCode: "enum Section: Hashable { case main, footer }")

    case .insertionNextToInserted(let destination, _):
      .nextToItself(
        "The items to insert include \(Mention.one(destination)), next to which they should go.")
    case .sectionInsertionNextToInserted(let destination, _):
      .nextToItself(
        "The sections to insert include \(Mention.one(destination)), next to which they should go.")
    case .itemMovedNextToItself(let item):
      .nextToItself("\(Mention.one(item)) is to be moved next to itself.")
    case .sectionMovedNextToItself(let section):
      .nextToItself("\(Mention.one(section)) is to be moved next to itself.")

    case .noSections:
      Advice(
        cause: "Items are appended to a snapshot without sections, even if there are no items.",
        repair: "Append a section first.",
        swiftCode: """
          snapshot.appendSections([.main])
          snapshot.appendItems(items)
          """)
    case .sectionNotFound:
      Advice(
        cause: "The items of a section were asked for that the snapshot does not hold.",
        repair: "Ask whether the section is there first.",
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
        cause: "\(Mention.one(section)) is to be reloaded and is not in the snapshot.",
        repair: "Reload only sections that the snapshot holds.",
        swiftCode: """
          if snapshot.indexOfSection(section) != nil { snapshot.reloadSections([section]) }
          """)
    case .invalidParameter(let parameter):
      parameter.advice

    case .duplicateItemsInSectionSnapshot(let items):
      Advice(
        cause: """
          The section snapshot would hold items more than once: \
          \(Mention.all(items)).
          """,
        repair: "Append only items that it does not contain.",
        swiftCode: "sectionSnapshot.append(items.filter { !sectionSnapshot.contains($0) })")
    case .missingFromSectionSnapshot(_, let item):
      Advice(
        cause: "\(Mention.one(item)) is not in the section snapshot.",
        repair: "Ask whether it is there first.",
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
          The layout has headers, footers or other supplementary views, and the data source has no \
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
          A method that changes the \(kind.viewNoun) was called while a diffable data source alone \
          may do that.
          """,
        repair: "Change the snapshot, and apply it.",
        swiftCode: """
          var snapshot = dataSource.snapshot()
          snapshot.deleteItems([item])
          dataSource.apply(snapshot)
          """)
    case .deadlock:
      Advice(
        cause: """
          apply was called on the main queue while another one was under way: one from another \
          queue that has not landed, or one whose cell provider or layout made this call.
          """,
        repair: "Apply always on the main queue or never, and not from inside an apply.",
        swiftCode: "DispatchQueue.main.async { dataSource.apply(snapshot) }")
    }
  }
}

extension Advice {
  fileprivate static func nextToItself(_ cause: String) -> Advice {
    Advice(
      cause: cause,
      repair: "Choose another neighbour; to replace an item by itself, reload it.",
      swiftCode: "snapshot.reloadItems([item])")
  }

  fileprivate static func missingMark(_ item: String, call: String) -> Advice {
    Advice(
      cause: """
        \(Mention.one(item)) is not in the snapshot: it was removed, or it is equal to nothing there \
        because its hash or its fields changed.
        """,
      repair: "Mark only items that the snapshot holds, and identify them by what never changes.",
      swiftCode: "if snapshot.indexOfItem(item) != nil { snapshot.\(call)([item]) }")
  }
}

extension SnapshotFault.Parameter {
  fileprivate var advice: Advice {
    let cause =
      switch self {
      case .section: "Items go to a section, or next to an item, that the snapshot does not hold."
      case .insertIndex: "Sections go next to a section that the snapshot does not hold."
      case .fromIndex: "An item is to be moved that the snapshot does not hold."
      case .toIndex: "An item is to be moved next to one that the snapshot does not hold."
      case .fromSection: "A section is to be moved that the snapshot does not hold."
      case .toSection: "A section is to be moved next to one that the snapshot does not hold."
      case .sectionInRange: "The data source was asked about a section past its last one."
      case .itemIdentifier: "The data source was asked for a cell where it has no item."
      case .snapshot, .identifiers, .itemIdentifiers, .sectionIdentifiers, .sectionIdentifier,
        .destinationIdentifier, .fromIdentifier, .toIdentifier, .fromSectionIdentifier,
        .toSectionIdentifier, .parentItem, .sectionSnapshot, .item:
        "An argument was nil, which only Objective-C allows."
      }
    return switch self {
    case .sectionInRange, .itemIdentifier:
      Advice(
        cause: cause, repair: "Ask the snapshot how much there is before asking for it.",
        swiftCode: "guard let item = dataSource.itemIdentifier(for: indexPath) else { return }")
    case .section, .insertIndex, .fromIndex, .toIndex, .fromSection, .toSection:
      Advice(
        cause: cause, repair: "Add it first, or look it up before the call.",
        swiftCode: "guard snapshot.indexOfItem(item) != nil else { return }")
    default:
      Advice(
        cause: cause, repair: "Do not make the call without the argument.",
        swiftCode: "guard let item else { return }")
    }
  }
}
