import DiffableKit

/// What a section snapshot may miss, under the name that the assertion has for it. (crash families
/// E5)
enum MissingSectionSnapshotArgument: String {
  case parentItem = "parentItem != nil"
  case snapshot = "snapshot != nil"
  case item = "item != nil"
}

extension MissingSectionSnapshotArgument {
  /// Makes the call that misses it.
  func makeCall() {
    let snapshot = DiffableDataSourceSectionSnapshotReference()
    switch self {
    case .parentItem:
      _ = snapshot.ofParentItem(Any?.none as Any)
    case .snapshot:
      snapshot.insert(
        unsafeBitCast(0, to: DiffableDataSourceSectionSnapshotReference.self), beforeItem: "item")
    case .item:
      snapshot.insertItems(["item"], beforeItem: Any?.none as Any)
    }
  }

  /// What stands for nothing.
  var nothing: String {
    switch self {
    case .snapshot: "unsafeBitCast(0, to: DiffableDataSourceSectionSnapshotReference.self)"
    case .parentItem, .item: "Any?.none as Any"
    }
  }

  /// The call as Swift writes it, with `nothing` in the place of what is missing.
  var swiftCode: String {
    switch self {
    case .parentItem: "_ = snapshot.ofParentItem(nothing)"
    case .snapshot: "snapshot.insert(nothing, beforeItem: \"item\")"
    case .item: "snapshot.insertItems([\"item\"], beforeItem: nothing)"
    }
  }

  /// What makes the snapshot.
  var stage: [String] { ["let snapshot = DiffableDataSourceSectionSnapshotReference()"] }
}
