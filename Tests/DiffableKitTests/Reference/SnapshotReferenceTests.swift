import DiffableKit
import Foundation
import Testing

/// Members that only the object has. (uikit-api 10)
@Suite struct SnapshotReferenceTests {
  typealias Reference = DiffableDataSourceSnapshotReference

  private func library() -> Reference {
    let reference = Reference()
    reference.appendSections(withIdentifiers: ["novels", "poems"])
    reference.appendItems(withIdentifiers: [1, 2, 3], intoSectionWithIdentifier: "novels")
    reference.appendItems(withIdentifiers: [4])
    return reference
  }

  @Test func questions() {
    let reference = library()
    #expect(reference.numberOfSections == 2)
    #expect(reference.numberOfItems == 4)
    #expect(reference.sectionIdentifiers as? [String] == ["novels", "poems"])
    #expect(reference.itemIdentifiers as? [Int] == [1, 2, 3, 4])
    #expect(reference.numberOfItems(inSection: "novels") == 3)
    #expect(reference.itemIdentifiersInSection(withIdentifier: "poems") as? [Int] == [4])
    #expect(
      reference.sectionIdentifier(forSectionContainingItemIdentifier: 4) as? String == "poems")
    #expect(reference.sectionIdentifier(forSectionContainingItemIdentifier: 5) == nil)
    #expect([4, 5].map { reference.index(ofItemIdentifier: $0) } == [3, NSNotFound])
    #expect(
      ["poems", "plays"].map { reference.index(ofSectionIdentifier: $0) } == [1, NSNotFound])
  }

  @Test func marks() {
    let reference = library()
    reference.reloadItems(withIdentifiers: [3, 1])
    reference.reconfigureItems(withIdentifiers: [2])
    reference.reloadSections(withIdentifiers: ["poems"])
    #expect(reference.reloadedItemIdentifiers as? [Int] == [3, 1])
    #expect(reference.reconfiguredItemIdentifiers as? [Int] == [2])
    #expect(reference.reloadedSectionIdentifiers as? [String] == ["poems"])
  }

  /// Equality compares sections and items; a copy also keeps the marks. (behaviour 7.12)
  @Test func equalityAndCopies() throws {
    let reference = library()
    let other = library()
    other.reloadItems(withIdentifiers: [1])
    #expect(reference == other)
    #expect(reference.hash == other.hash)
    let copy = try #require(other.copy() as? Reference)
    #expect(copy == other)
    #expect(copy.reloadedItemIdentifiers as? [Int] == [1])

    copy.moveItem(withIdentifier: 1, afterItemWithIdentifier: 2)
    #expect(copy != other)
    #expect(other == library())
    #expect(!reference.isEqual("novels"))
  }

  /// The same items in other sections are a different snapshot.
  @Test func equalityOfSections() {
    let one = library()
    let other = library()
    other.moveItem(withIdentifier: 4, afterItemWithIdentifier: 3)
    #expect(one.itemIdentifiers as? [Int] == other.itemIdentifiers as? [Int])
    #expect(one != other)
  }

  // behaviour 15.8
  @Test func anObjectDescribesItsSectionsInOneLine() {
    let reference = library()
    let text = reference.description.split(separator: "; ", maxSplits: 2).map(String.init)
    let address = String(UInt(bitPattern: ObjectIdentifier(reference)), radix: 16)
    #expect(
      text[0] == "<NSDiffableDataSourceSnapshot 0x\(address): numberOfSections:2 numberOfItems:4")
    #expect(
      text[2].hasSuffix("; 2 sections with item counts: [3, 1] >\n[novels: {1 2 3} poems: {4}]>"))
    reference.deleteSections(withIdentifiers: ["novels"])
    reference.appendItems(withIdentifiers: [5])
    #expect(
      reference.description.hasSuffix("; 1 section with item counts: [2] >\n[poems: {4 5}]>"))
    #expect(Reference().description.hasSuffix("; 0 sections with item counts: [] >\n[]>"))
  }

  /// Identifiers of several types are distinguished, and returned as they were passed.
  @Test func identifiersOfManyTypes() {
    let object = NSObject()
    let reference = Reference()
    reference.appendSections(withIdentifiers: [1, "1"])
    reference.appendItems(withIdentifiers: [1, "1", object, UInt8(7)])
    #expect(
      reference.itemIdentifiers.map { "\(type(of: $0))" } == ["Int", "String", "NSObject", "UInt8"])
    #expect(reference.index(ofItemIdentifier: object) == 2)
    #expect(reference.index(ofItemIdentifier: "7") == NSNotFound)
    let report = captureCrash { reference.reloadItems(withIdentifiers: [12]) }
    #expect(
      report?.reason
        == "Attempted to reload item identifier that does not exist in the snapshot: 12")
  }

  /// The class and its members are open.
  @Test func subclass() {
    final class Counting: DiffableDataSourceSnapshotReference {
      var appended = 0
      override func appendItems(withIdentifiers identifiers: [Any]) {
        appended += identifiers.count
        super.appendItems(withIdentifiers: identifiers)
      }
    }
    let counting = Counting()
    counting.appendSections(withIdentifiers: [0])
    counting.appendItems(withIdentifiers: [1, 2])
    #expect(counting.appended == 2)
    #expect(counting.itemIdentifiers as? [Int] == [1, 2])
  }

  /// Snapshots are not isolated to the main actor.
  @Test func snapshotsWorkOnAnyQueue() async {
    let items = await Task.detached {
      let reference = Reference()
      reference.appendSections(withIdentifiers: ["novels"])
      reference.appendItems(withIdentifiers: [1])
      return reference.itemIdentifiers as? [Int]
    }.value
    #expect(items == [1])
  }
}
