import DiffableKit
import Foundation
import Testing

/// Bridging between the value and the object. (uikit-api 9)
@Suite struct SnapshotBridgingTests {
  private typealias Value = DiffableDataSourceSnapshot<String, Int>

  private func library() -> Value {
    var value = Value()
    value.appendSections(["novels", "poems", "plays"])
    value.appendItems([1, 2], toSection: "novels")
    value.appendItems([3], toSection: "plays")
    return value
  }

  private func sections(of value: Value) -> [String] {
    value.sectionIdentifiers.map { "\($0) \(value.itemIdentifiers(inSection: $0))" }
  }

  @Test func snapshotsBridgeBothWays() {
    let value = library()
    let reference = value as DiffableDataSourceSnapshotReference
    let back = reference as Value
    #expect(sections(of: back) == ["novels [1, 2]", "poems []", "plays [3]"])
    #expect(back.description == value.description)
  }

  /// Bridging copies in both directions.
  @Test func bridgedCopiesAreIndependent() {
    var value = library()
    let reference = value as DiffableDataSourceSnapshotReference
    value.deleteAllItems()
    #expect(reference.itemIdentifiers as? [Int] == [1, 2, 3])

    var back = reference as Value
    back.deleteItems([1])
    reference.deleteSections(withIdentifiers: ["plays"])
    #expect(back.itemIdentifiers == [2, 3])
    #expect(reference.itemIdentifiers as? [Int] == [1, 2])
  }

  @Test func bridgingKeepsMarks() {
    var value = library()
    value.reloadItems([2])
    value.reconfigureItems([3, 1])
    value.reloadSections(["poems"])
    value.deleteItems([1])
    let reference = value as DiffableDataSourceSnapshotReference
    #expect(reference.reloadedItemIdentifiers as? [Int] == [2])
    #expect(reference.reconfiguredItemIdentifiers as? [Int] == [3, 1])
    #expect(reference.reloadedSectionIdentifiers as? [String] == ["poems"])

    let back = reference as Value
    #expect(back.reloadedItemIdentifiers == [2])
    #expect(back.reconfiguredItemIdentifiers == [3, 1])
    #expect(back.reloadedSectionIdentifiers == ["poems"])
  }

  /// `as?` checks the types of sections, items and marks.
  @Test func conditionalCastsCheckTheTypes() {
    let reference = library() as DiffableDataSourceSnapshotReference
    let object: Any = reference  // the compiler assumes that a cast of the class itself succeeds
    #expect(object as? DiffableDataSourceSnapshot<String, String> == nil)
    #expect(object as? DiffableDataSourceSnapshot<Int, Int> == nil)
    #expect((object as? Value)?.numberOfItems == 3)

    reference.appendItems(withIdentifiers: ["four"])
    #expect(object as? Value == nil)
    reference.reloadItems(withIdentifiers: ["four"])
    reference.deleteItems(withIdentifiers: ["four"])
    #expect(object as? Value == nil)
  }

  /// The usual line of code with a fetched results controller.
  @Test func aSnapshotOfObjectIdentifiersIsCast() {
    final class ManagedObjectID: NSObject, @unchecked Sendable {}
    let ids = (0..<3).map { _ in ManagedObjectID() }
    let reference = DiffableDataSourceSnapshotReference()
    reference.appendSections(withIdentifiers: ["A" as NSString])
    reference.appendItems(withIdentifiers: ids)
    let snapshot = reference as DiffableDataSourceSnapshot<String, ManagedObjectID>
    #expect(snapshot.sectionIdentifiers == ["A"])
    #expect(snapshot.itemIdentifiers == ids)
    #expect(snapshot.indexOfItem(ids[2]) == 2)
  }

  /// A value is bridged where Objective-C takes objects.
  @Test func dynamicCasts() {
    let value: Any = library()
    #expect((value as? DiffableDataSourceSnapshotReference)?.numberOfItems == 3)
    let reference: Any = library() as DiffableDataSourceSnapshotReference
    #expect((reference as? Value)?.numberOfItems == 3)
  }
}
