import DiffableKit

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
