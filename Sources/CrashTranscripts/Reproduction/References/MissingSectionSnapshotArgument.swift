import DiffableKit

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
