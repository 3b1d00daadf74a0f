import DiffableKit
import HeadlessKit

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
