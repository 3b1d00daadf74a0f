import DiffableKit
import HeadlessKit

/// What a data source may miss, under the name that the assertion has for it. (crash families E6)
enum MissingSourceArgument: String {
  case snapshot, sectionIdentifier
}

extension MissingSourceArgument {
  /// Makes the call that misses it.
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
  /// What makes the data source.
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

  /// What stands for nothing.
  var nothing: String {
    switch self {
    case .snapshot: "unsafeBitCast(0, to: DiffableDataSourceSnapshotReference.self)"
    case .sectionIdentifier: "Any?.none as Any"
    }
  }

  /// The call as Swift writes it, with `nothing` in the place of what is missing.
  var swiftCode: String {
    switch self {
    case .snapshot: "source.applySnapshot(nothing, animatingDifferences: false)"
    case .sectionIdentifier:
      "source.applySnapshot(snapshot, toSection: nothing, animatingDifferences: false)"
    }
  }
}
