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

  /// The call as Swift writes it.
  var swiftCode: String {
    switch self {
    case .parentItem: "_ = snapshot.ofParentItem(Any?.none as Any)"
    case .snapshot:
      "snapshot.insert(unsafeBitCast(0, to: \(Self.className).self), beforeItem: \"item\")"
    case .item: "snapshot.insertItems([\"item\"], beforeItem: Any?.none as Any)"
    }
  }

  static let className = "DiffableDataSourceSectionSnapshotReference"
}
