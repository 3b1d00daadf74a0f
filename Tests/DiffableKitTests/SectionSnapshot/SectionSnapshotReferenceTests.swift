import DiffableKit
import Foundation
import Testing

/// Members that only the object has. (uikit-api 11)
@Suite struct SectionSnapshotReferenceTests {
  typealias Reference = DiffableDataSourceSectionSnapshotReference

  private func shelf() -> Reference {
    let reference = Reference()
    reference.appendItems(["a", "b"])
    reference.appendItems(["c"], intoParentItem: "a")
    reference.expandItems(["a"])
    return reference
  }

  /// `as` works in both directions, and the copies are independent.
  @Test func bridging() throws {
    let reference = shelf()
    var value = reference as DiffableDataSourceSectionSnapshot<String>
    #expect(RecordedTree(value) == RecordedTree(lines: ["+*a", "  -*c", "-*b"]))
    value.append(["d"], to: "c")
    #expect(reference.items as? [String] == ["a", "c", "b"])

    let back = value as Reference
    value.deleteAll()
    #expect(back.items as? [String] == ["a", "c", "d", "b"])
    #expect(back.level(ofItem: "d") == 2)
  }

  /// The numbers of deleted items are reusable in a copy, too.
  @Test func bridgingAfterDeletions() {
    let reference = shelf()
    reference.deleteItems(["a"])
    var value = reference as DiffableDataSourceSectionSnapshot<String>
    value.append(["d", "e", "f"], to: "b")
    value.expand(["b"])
    #expect(RecordedTree(value) == RecordedTree(lines: ["+*b", "  -*d", "  -*e", "  -*f"]))
  }

  @Test func bridgingToAnotherType() {
    let reference = shelf()
    reference.appendItems([1])
    #expect((reference as Any as? DiffableDataSourceSectionSnapshot<String>) == nil)
    reference.deleteItems([1])
    #expect((reference as Any as? DiffableDataSourceSectionSnapshot<String>) != nil)
  }

  /// Identifiers of several types are distinguished, and returned as they were passed.
  @Test func identifiersOfManyTypes() {
    let object = NSObject()
    let reference = Reference()
    reference.appendItems([1, "1", object])
    reference.appendItems([UInt8(7)], intoParentItem: object)
    #expect(reference.items.map { "\(type(of: $0))" } == ["Int", "String", "NSObject", "UInt8"])
    #expect(reference.parent(ofChildItem: UInt8(7)) as? NSObject === object)
    #expect(reference.index(ofItem: "1") == 1)
    #expect(reference.index(ofItem: "2") == NSNotFound)
    let report = captureCrash { reference.deleteItems([12]) }
    #expect(report?.reason == "Failed to find index of item 12")
  }

  /// (behaviour 6.23)
  @Test func equality() {
    let reference = shelf()
    let other = shelf()
    #expect(reference == other)
    #expect(reference.hash == other.hash)
    other.collapseItems(["a"])
    #expect(reference != other)
    #expect(reference.hash == other.hash, "the hash value goes by the items")
    #expect(!reference.isEqual("a"))
  }

  @Test func copy() {
    let reference = shelf()
    let copy = reference.copy() as? Reference
    #expect(copy == reference)
    copy?.deleteAllItems()
    #expect(reference == shelf())
  }

  /// An inserted snapshot is not changed, and can be inserted again elsewhere.
  @Test func insertedSnapshot() {
    let reference = shelf()
    let inner = Reference()
    inner.appendItems(["x", "y"])
    inner.appendItems(["z"], intoParentItem: "y")
    #expect(reference.insert(inner, afterItem: "a") as? String == "b")
    #expect(reference.items as? [String] == ["a", "c", "x", "y", "z", "b"])
    #expect(inner.items as? [String] == ["x", "y", "z"])
  }

  // behaviour 15.7
  @Test(arguments: [
    ("a", "b" as String?), ("c", "c"), ("d", "d"), ("b", "e"), ("f", nil), ("e", "e"),
  ])
  func theAnswerOfAnInsertionIsTheItemAfterTheSubtree(item: String, answer: String?) {
    let reference = Reference()
    reference.appendItems(["a", "b", "e", "f"])
    reference.appendItems(["c"], intoParentItem: "a")
    reference.appendItems(["d"], intoParentItem: "b")
    let inner = Reference()
    inner.appendItems(["x"])
    #expect(reference.insert(inner, afterItem: item) as? String == answer)
    #expect(reference.containsItem("x"))
  }

  // behaviour 15.7
  @Test func theAnswerIsMissingAfterASubtreeAtTheEnd() {
    let reference = Reference()
    reference.appendItems(["a"])
    reference.appendItems(["b"], intoParentItem: "a")
    let answer = reference.insert(Reference(), afterItem: "a")
    #expect(answer as? String == nil)
    #expect("\(answer)" == "nil", "an empty optional in Any, as Objective-C's nil arrives")
  }

  /// Only the object's own address differs.
  @Test func picture() {
    let reference = shelf()
    let address = String(UInt(bitPattern: ObjectIdentifier(reference)), radix: 16)
    let picture = """
      <NSDiffableDataSourceSectionSnapshot: 0x\(address)
      +*a
        -*c
      -*b
      >
      """
    #expect(reference.visualDescription() == picture)
  }

  /// The class and its members are open.
  @Test func subclass() {
    final class Counting: DiffableDataSourceSectionSnapshotReference {
      var appended = 0
      override func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
        appended += items.count
        super.appendItems(items, intoParentItem: parentItem)
      }
    }
    let counting = Counting()
    counting.appendItems([1, 2], intoParentItem: nil)
    counting.appendItems([3], intoParentItem: 1)
    #expect(counting.appended == 3)
    #expect(counting.rootItems as? [Int] == [1, 2])
  }
}
