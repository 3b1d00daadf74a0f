import DiffableKit
import HeadlessKit
import ListCore

/// An argument of a snapshot that may be missing, by the name that the assertion uses. (crash
/// families E3)
enum MissingSnapshotArgument: String {
  case identifiers, itemIdentifiers, sectionIdentifiers, destinationIdentifier
  case toIdentifier, fromSectionIdentifier, toSectionIdentifier
}

extension MissingSnapshotArgument {
  /// Makes the call with the missing argument.
  func makeCall() {
    let snapshot = DiffableDataSourceSnapshotReference()
    let nothing = Any?.none as Any
    let noIdentifiers = unsafeBitCast(0, to: [Any].self)
    switch self {
    case .identifiers:
      snapshot.insertItems(withIdentifiers: noIdentifiers, beforeItemWithIdentifier: "item")
    case .itemIdentifiers:
      snapshot.reconfigureItems(withIdentifiers: noIdentifiers)
    case .sectionIdentifiers:
      snapshot.appendSections(withIdentifiers: noIdentifiers)
    case .destinationIdentifier:
      snapshot.insertItems(withIdentifiers: ["item"], beforeItemWithIdentifier: nothing)
    case .toIdentifier:
      snapshot.moveItem(withIdentifier: "item", beforeItemWithIdentifier: nothing)
    case .fromSectionIdentifier:
      snapshot.moveSection(withIdentifier: nothing, beforeSectionWithIdentifier: "section")
    case .toSectionIdentifier:
      snapshot.moveSection(withIdentifier: "section", beforeSectionWithIdentifier: nothing)
    }
  }

  /// The declaration of the missing value.
  var nothing: String {
    switch self {
    case .identifiers, .itemIdentifiers, .sectionIdentifiers: "unsafeBitCast(0, to: [Any].self)"
    case .destinationIdentifier, .toIdentifier, .fromSectionIdentifier, .toSectionIdentifier:
      "Any?.none as Any"
    }
  }

  /// The call in Swift, with `nothing` in place of the missing argument.
  var swiftCode: String {
    switch self {
    case .identifiers:
      "snapshot.insertItems(withIdentifiers: nothing, beforeItemWithIdentifier: \"item\")"
    case .itemIdentifiers: "snapshot.reconfigureItems(withIdentifiers: nothing)"
    case .sectionIdentifiers: "snapshot.appendSections(withIdentifiers: nothing)"
    case .destinationIdentifier:
      "snapshot.insertItems(withIdentifiers: [\"item\"], beforeItemWithIdentifier: nothing)"
    case .toIdentifier:
      "snapshot.moveItem(withIdentifier: \"item\", beforeItemWithIdentifier: nothing)"
    case .fromSectionIdentifier:
      "snapshot.moveSection(withIdentifier: nothing, beforeSectionWithIdentifier: \"section\")"
    case .toSectionIdentifier:
      "snapshot.moveSection(withIdentifier: \"section\", beforeSectionWithIdentifier: nothing)"
    }
  }

  /// The code that creates the snapshot.
  var stage: [String] { ["let snapshot = DiffableDataSourceSnapshotReference()"] }
}

/// An argument of a section snapshot that may be missing, by the name that the assertion uses.
/// (crash families E5)
enum MissingSectionSnapshotArgument: String {
  case parentItem = "parentItem != nil"
  case snapshot = "snapshot != nil"
  case item = "item != nil"
}

extension MissingSectionSnapshotArgument {
  /// Makes the call with the missing argument.
  func makeCall() {
    let snapshot = DiffableDataSourceSectionSnapshotReference()
    switch self {
    case .parentItem:
      _ = snapshot.ofParentItem(Any?.none as Any)
    case .snapshot:
      snapshot.insert(
        unsafeBitCast(0, to: DiffableDataSourceSectionSnapshotReference.self), beforeItem: "item")
    case .item:
      snapshot.insert(
        DiffableDataSourceSectionSnapshotReference(), beforeItem: Any?.none as Any)
    }
  }

  /// The declaration of the missing value.
  var nothing: String {
    switch self {
    case .snapshot: "unsafeBitCast(0, to: DiffableDataSourceSectionSnapshotReference.self)"
    case .parentItem, .item: "Any?.none as Any"
    }
  }

  /// The call in Swift, with `nothing` in place of the missing argument.
  var swiftCode: String {
    switch self {
    case .parentItem: "_ = snapshot.ofParentItem(nothing)"
    case .snapshot: "snapshot.insert(nothing, beforeItem: \"item\")"
    case .item:
      "snapshot.insert(DiffableDataSourceSectionSnapshotReference(), beforeItem: nothing)"
    }
  }

  /// The code that creates the snapshot.
  var stage: [String] { ["let snapshot = DiffableDataSourceSectionSnapshotReference()"] }
}

/// An argument of a data source that may be missing, by the name that the assertion uses. (crash
/// families E6)
enum MissingSourceArgument: String {
  case snapshot, sectionIdentifier
}

extension MissingSourceArgument {
  /// Makes the call with the missing argument.
  @MainActor
  func makeCall() {
    switch self {
    case .snapshot:
      let tableView = TableView()
      let source = TableViewDiffableSourceReference(tableView: tableView) { _, _, _ in nil }
      source.applySnapshot(
        unsafeBitCast(0, to: DiffableDataSourceSnapshotReference.self), animatingDifferences: false)
    case .sectionIdentifier:
      let collectionView = CollectionView(
        frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
      let source = CollectionViewDiffableSourceReference(collectionView: collectionView) {
        _, _, _ in nil
      }
      source.applySnapshot(
        DiffableDataSourceSectionSnapshotReference(), toSection: Any?.none as Any,
        animatingDifferences: false)
    }
  }
}

extension MissingSourceArgument {
  /// The code that creates the data source.
  var stage: [String] {
    switch self {
    case .snapshot:
      [
        "let tableView = TableView()",
        "let source = TableViewDiffableSourceReference(tableView: tableView) { _, _, _ in nil }",
      ]
    case .sectionIdentifier:
      [
        "let collectionView = CollectionView(",
        "  frame: .zero, collectionViewLayout: CollectionViewFlowLayout())",
        "let source = CollectionViewDiffableSourceReference(collectionView: collectionView) {",
        "  _, _, _ in nil", "}",
        "let snapshot = DiffableDataSourceSectionSnapshotReference()",
      ]
    }
  }

  /// The declaration of the missing value.
  var nothing: String {
    switch self {
    case .snapshot: "unsafeBitCast(0, to: DiffableDataSourceSnapshotReference.self)"
    case .sectionIdentifier: "Any?.none as Any"
    }
  }

  /// The call in Swift, with `nothing` in place of the missing argument.
  var swiftCode: String {
    switch self {
    case .snapshot: "source.applySnapshot(nothing, animatingDifferences: false)"
    case .sectionIdentifier:
      "source.applySnapshot(snapshot, toSection: nothing, animatingDifferences: false)"
    }
  }
}

/// The steps that leave an argument missing, which Objective-C can pass as nil.
///
/// The snapshots and data sources are those with Objective-C methods.
enum ReferenceScreenplay: Hashable, Sendable {
  /// A snapshot is missing an argument.
  case snapshot(MissingSnapshotArgument)
  /// A section snapshot is missing an argument.
  case sectionSnapshot(MissingSectionSnapshotArgument)
  /// A data source is missing an argument.
  case source(MissingSourceArgument)

  /// Creates the screenplay of an assertion; `nil` if it is about something else.
  init?(_ parameter: SnapshotFault.Parameter) {
    let name = parameter.rawValue
    if let argument = MissingSnapshotArgument(rawValue: name) {
      self = .snapshot(argument)
    } else if let argument = MissingSectionSnapshotArgument(rawValue: name) {
      self = .sectionSnapshot(argument)
    } else if let argument = MissingSourceArgument(rawValue: name) {
      self = .source(argument)
    } else {
      return nil
    }
  }
}

extension ReferenceScreenplay {
  /// Performs the screenplay on its own simulator with a given system release.
  ///
  /// - Returns: The first message, or `nil` if there was none.
  @MainActor
  func perform(_ profile: SystemProfile) -> Performance? {
    let simulator = Simulator(profile: profile)
    let crash = captureCrash { simulator.run { makeCall() } }
    return Performance(crash, simulator.console)
  }

  @MainActor
  private func makeCall() {
    switch self {
    case .snapshot(let argument): argument.makeCall()
    case .sectionSnapshot(let argument): argument.makeCall()
    case .source(let argument): argument.makeCall()
    }
  }
}
