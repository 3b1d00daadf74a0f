import DiffableKit
import HeadlessKit
import ListCore

/// The steps that make a snapshot produce a message: successful calls, and one that fails.
enum SnapshotScreenplay: Hashable, Sendable {
  /// The calls to a snapshot.
  case snapshot(SnapshotCall, after: [SnapshotCall] = [])
  /// The calls to a section snapshot.
  case sectionSnapshot(SectionSnapshotCall, after: [SectionSnapshotCall] = [])
}

// Crash families E1 to E5.
extension SnapshotScreenplay {
  /// Creates the screenplay of an operation that a snapshot or a section snapshot refused.
  init?(_ fault: SnapshotFault) {
    switch fault {
    case .duplicateItems(let texts):
      let items = Name.different(texts)
      self = .snapshot(.appendItems(items + items), after: [.appendSections(["section"])])
    case .duplicateSections(let texts):
      let sections = Name.different(texts)
      self = .snapshot(.appendSections(sections + sections))
    case .sectionsExist(let texts):
      let sections = Name.different(texts)
      self = .snapshot(.appendSections(sections), after: [.appendSections(sections)])
    case .insertionNextToInserted(let destination, let texts):
      let place = Name(destination)
      self = .snapshot(
        .insertItems(Name.different(texts), before: place),
        after: [.appendSections(["section"]), .appendItems([place])])
    case .sectionInsertionNextToInserted(let destination, let texts):
      let place = Name(destination)
      self = .snapshot(
        .insertSections(Name.different(texts), before: place), after: [.appendSections([place])])
    case .itemMovedNextToItself(let text):
      let item = Name(text)
      self = .snapshot(
        .moveItem(item, before: item), after: [.appendSections(["section"]), .appendItems([item])])
    case .sectionMovedNextToItself(let text):
      let section = Name(text)
      self = .snapshot(
        .moveSection(section, before: section), after: [.appendSections([section])])

    case .noSections:
      self = .snapshot(.appendItems(["item"]))
    case .sectionNotFound:
      self = .snapshot(.listItems(of: "section"))
    case .reloadOfMissingItem(let item):
      self = .snapshot(.reloadItems([Name(item)]), after: [.appendSections(["section"])])
    case .reloadOfMissingSection(let section):
      self = .snapshot(.reloadSections([Name(section)]))
    case .reconfigureOfMissingItem(let item):
      self = .snapshot(
        .reconfigureItems([Name(item)]), after: [.appendSections(["section"])])
    case .invalidParameter(let parameter):
      self.init(parameter)

    case .duplicateItemsInSectionSnapshot(let texts):
      let items = Name.different(texts)
      self = .sectionSnapshot(.append(items + items))
    case .missingFromSectionSnapshot(let role, let text):
      self = .sectionSnapshot(SectionSnapshotCall(role, Name(text)))

    case .cellProviderReturnedNil, .noSupplementaryViewProvider, .mutatedDirectly, .deadlock:
      return nil  // a data source's
    case .sectionCountMismatch:
      return nil  // simulated snapshots trust the hash values of identifiers
    }
  }

  /// Creates the screenplay of items that a snapshot moved instead of adding them.
  init(movedItems texts: [String]) {
    let items = Name.different(texts)
    self = .snapshot(
      .appendItems(items), after: [.appendSections(["section"]), .appendItems(items)])
  }

  /// Creates the screenplay of an element that is not in a snapshot.
  private init?(_ parameter: SnapshotFault.Parameter) {
    let (item, section): (SnapshotCall, SnapshotCall) =
      (.appendItems(["item"]), .appendSections(["section"]))
    switch parameter {
    case .section:
      self = .snapshot(.appendItems(["item"], to: "missing"), after: [section])
    case .insertIndex:
      self = .snapshot(.insertSections(["section"], before: "missing"))
    case .fromIndex:
      self = .snapshot(.moveItem("missing", before: "item"), after: [section, item])
    case .toIndex:
      self = .snapshot(.moveItem("item", before: "missing"), after: [section, item])
    case .fromSection:
      self = .snapshot(.moveSection("missing", before: "section"), after: [section])
    case .toSection:
      self = .snapshot(.moveSection("section", before: "missing"), after: [section])
    case .sectionInRange, .itemIdentifier, .snapshot, .identifiers, .itemIdentifiers,
      .sectionIdentifiers, .sectionIdentifier, .destinationIdentifier,
      .toIdentifier, .fromSectionIdentifier, .toSectionIdentifier, .parentItem, .sectionSnapshot,
      .item:
      return nil
    }
  }
}

extension SectionSnapshotCall {
  /// Creates the call that uses an item in a role, although the item is not in the snapshot.
  fileprivate init(_ role: SnapshotFault.SectionSnapshotRole, _ item: Name) {
    switch role {
    case .deleted: self = .delete([item])
    case .item: self = .isExpanded(item)
    case .child: self = .parent(of: item)
    case .parent: self = .append(["item"], to: item)
    case .insertedBefore: self = .insert(["item"], before: item)
    case .insertedAfter: self = .insertAfter(["item"], item)
    }
  }
}

extension SnapshotScreenplay {
  /// The identifiers in all calls, each once.
  var names: [Name] {
    let names =
      switch self {
      case .snapshot(let call, let setup): (setup + [call]).flatMap(\.names)
      case .sectionSnapshot(let call, let setup): (setup + [call]).flatMap(\.names)
      }
    var seen: Set<Name> = []
    return names.filter { seen.insert($0).inserted }
  }
}

extension SnapshotScreenplay {
  /// Performs the screenplay on its own simulator with a given system release.
  ///
  /// - Returns: The first message of the snapshot, or `nil` if there was none.
  @MainActor
  func perform(_ profile: SystemProfile) -> Performance? {
    let simulator = Simulator(profile: profile)
    let crash = captureCrash { simulator.run { makeCalls() } }
    return Performance(crash, simulator.console)
  }

  private func makeCalls() {
    switch self {
    case .snapshot(let call, let setup):
      var snapshot = DiffableDataSourceSnapshot<Name, Name>()
      for call in setup + [call] { call.perform(on: &snapshot) }
    case .sectionSnapshot(let call, let setup):
      var snapshot = DiffableDataSourceSectionSnapshot<Name>()
      for call in setup + [call] { call.perform(on: &snapshot) }
    }
  }
}

// The assumptions for messages about snapshots.

extension SnapshotScreenplay {
  /// Returns the assumptions that the screenplay makes and its message does not state, each a
  /// phrase.
  func assumptions(_ message: TranscriptMessage) -> [String] {
    let told = Set(message.identifiers)
    let invented = names.map(\.text).filter { !told.contains($0) }
    let list = invented.map { "\"\($0)\"" }.joined(separator: ", ")
    return (guess.map { ["which call: \($0)"] } ?? [])
      + (invented.isEmpty ? [] : ["other identifiers: \(list)"])
  }

  /// The assumed call, if several calls produce the same message.
  private var guess: String? {
    switch self {
    case .snapshot(let call, let setup): call.guess(isFirst: setup.isEmpty)
    case .sectionSnapshot(let call, _): call.guess
    }
  }
}

extension SnapshotCall {
  fileprivate func guess(isFirst: Bool) -> String? {
    switch self {
    case .appendSections: "appendSections(_:)"
    case .insertSections: "insertSections(_:beforeSection:)"
    case .moveSection: "moveSection(_:beforeSection:)"
    case .appendItems: isFirst ? nil : "appendItems(_:toSection:)"  // alone, it lacks a section
    case .insertItems: "insertItems(_:beforeItem:)"
    case .moveItem: "moveItem(_:beforeItem:)"
    case .listItems: "itemIdentifiers(inSection:)"
    case .reloadSections, .reloadItems, .reconfigureItems: nil
    }
  }
}

extension SectionSnapshotCall {
  fileprivate var guess: String? {
    switch self {
    case .append: "append(_:to:)"
    case .insert: "insert(_:before:)"
    case .insertAfter: "insert(_:after:)"
    case .isExpanded: "isExpanded(_:)"
    case .delete, .parent: nil
    }
  }
}
