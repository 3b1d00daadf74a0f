import DiffableKit
import Foundation
import ListCore
import Testing

/// Arguments that only Objective-C can omit. (crash families E3, E5)
@Suite struct MissingArgumentTests {
  private typealias Reference = DiffableDataSourceSnapshotReference
  private typealias Tree = DiffableDataSourceSectionSnapshotReference

  private static var nothing: Any { String?.none as Any }
  private static var noArray: [Any] { unsafeBitCast(0, to: [Any].self) }
  private static var noSnapshot: Tree { unsafeBitCast(0, to: Tree.self) }

  private static func library() -> Reference {
    let reference = Reference()
    reference.appendSections(withIdentifiers: ["novels", "poems"])
    reference.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "novels")
    return reference
  }

  private static func tree() -> Tree {
    let tree = Tree()
    tree.appendItems(["a", "b"])
    tree.appendItems(["c"], intoParentItem: "a")
    return tree
  }

  /// The reason names the parameter, and nothing is changed.
  @Test func snapshotCallsRefuseMissingArguments() {
    let nothing = Self.nothing
    let noArray = Self.noArray
    let calls: [(parameter: String, call: (Reference) -> Void)] = [
      ("identifiers", { $0.appendItems(withIdentifiers: noArray) }),
      (
        "identifiers",
        { $0.appendItems(withIdentifiers: noArray, intoSectionWithIdentifier: "poems") }
      ),
      ("identifiers", { $0.insertItems(withIdentifiers: noArray, beforeItemWithIdentifier: 1) }),
      ("identifiers", { $0.insertItems(withIdentifiers: noArray, afterItemWithIdentifier: 1) }),
      (
        "destinationIdentifier",
        { $0.insertItems(withIdentifiers: [3], beforeItemWithIdentifier: nothing) }
      ),
      (
        "destinationIdentifier",
        { $0.insertItems(withIdentifiers: [3], afterItemWithIdentifier: nothing) }
      ),
      ("toIdentifier", { $0.moveItem(withIdentifier: 1, beforeItemWithIdentifier: nothing) }),
      ("toIdentifier", { $0.moveItem(withIdentifier: 1, afterItemWithIdentifier: nothing) }),
      ("itemIdentifiers", { $0.reconfigureItems(withIdentifiers: noArray) }),
      ("sectionIdentifiers", { $0.appendSections(withIdentifiers: noArray) }),
      (
        "sectionIdentifiers",
        { $0.insertSections(withIdentifiers: noArray, beforeSectionWithIdentifier: "poems") }
      ),
      (
        "sectionIdentifiers",
        { $0.insertSections(withIdentifiers: noArray, afterSectionWithIdentifier: "poems") }
      ),
      ("sectionIdentifiers", { $0.deleteSections(withIdentifiers: noArray) }),
      (
        "fromSectionIdentifier",
        { $0.moveSection(withIdentifier: nothing, beforeSectionWithIdentifier: "poems") }
      ),
      (
        "fromSectionIdentifier",
        { $0.moveSection(withIdentifier: nothing, afterSectionWithIdentifier: "poems") }
      ),
      (
        "toSectionIdentifier",
        { $0.moveSection(withIdentifier: "poems", beforeSectionWithIdentifier: nothing) }
      ),
      (
        "toSectionIdentifier",
        { $0.moveSection(withIdentifier: "poems", afterSectionWithIdentifier: nothing) }
      ),
      ("sectionIdentifiers", { $0.reloadSections(withIdentifiers: noArray) }),
    ]
    for (index, (parameter, call)) in calls.enumerated() {
      let reference = Self.library()
      let report = captureCrash { call(reference) }
      #expect(
        report?.reason == "Invalid parameter not satisfying: \(parameter)", "call \(index)")
      #expect(report?.name == .internalInconsistency)
      #expect(reference == Self.library(), "call \(index)")
    }
  }

  // behaviour 15.9
  @Test func deletingAndReloadingNothingDoesNothing() {
    let reference = Self.library()
    let report = captureCrash {
      reference.deleteItems(withIdentifiers: Self.noArray)
      reference.reloadItems(withIdentifiers: Self.noArray)
    }
    #expect(report == nil)
    #expect(reference == Self.library())
    #expect(reference.reloadedItemIdentifiers.isEmpty)
  }

  // behaviour 15.9
  @Test func sectionsNextToNothingAreAppended() {
    let reference = Self.library()
    reference.insertSections(
      withIdentifiers: ["plays"], beforeSectionWithIdentifier: Self.nothing)
    reference.insertSections(
      withIdentifiers: ["essays"], afterSectionWithIdentifier: Self.nothing)
    #expect(reference.sectionIdentifiers as? [String] == ["novels", "poems", "plays", "essays"])
  }

  // behaviour 15.9
  @Test func movingNothingIsAnInvalidArgument() {
    let calls: [(Reference) -> Void] = [
      { $0.moveItem(withIdentifier: Self.nothing, beforeItemWithIdentifier: 1) },
      { $0.moveItem(withIdentifier: Self.nothing, afterItemWithIdentifier: 1) },
    ]
    for call in calls {
      let reference = Self.library()
      let report = captureCrash { call(reference) }
      #expect(report?.name == .invalidArgument)
      #expect(
        report?.reason == """
          *** -[__NSPlaceholderArray initWithObjects:count:]: attempt to insert nil object from \
          objects[0]
          """)
      #expect(reference == Self.library())
    }
  }

  // behaviour 15.9
  @Test func insertingNextToNothingIsRefusedUnlessThereIsNothingToInsert() {
    let tree = Self.tree()
    let before = captureCrash { tree.insertItems(["d"], beforeItem: Self.nothing) }
    #expect(
      before?.reason
        == "Item identifier to insert before does not exist in section snapshot: (null)")
    let after = captureCrash { tree.insertItems(["d"], afterItem: Self.nothing) }
    #expect(
      after?.reason == "Item identifier to insert after does not exist in section snapshot: (null)")
    #expect(
      captureCrash {
        tree.insertItems([], beforeItem: Self.nothing)
        tree.insertItems([], afterItem: Self.nothing)
      } == nil)
    #expect(tree == Self.tree())
  }

  /// A missing section is reported before missing arguments.
  @Test func appendingWithoutSectionsIsReportedFirst() {
    let report = captureCrash { Reference().appendItems(withIdentifiers: Self.noArray) }
    #expect(
      report?.reason
        == "There are currently no sections in the data source. Please add a section first.")
  }

  /// Appending without a section appends to the last one. (behaviour 7.1)
  @Test func withoutADestinationTheLastSectionIsUsed() {
    let reference = Self.library()
    reference.appendItems(withIdentifiers: [3], intoSectionWithIdentifier: Self.nothing)
    #expect(reference.itemIdentifiersInSection(withIdentifier: "poems") as? [Int] == [3])
  }

  /// A missing identifier is in no snapshot.
  @Test func aMissingIdentifierIsNotFound() {
    let reference = Self.library()
    #expect(reference.index(ofItemIdentifier: Self.nothing) == NSNotFound)
    #expect(reference.index(ofSectionIdentifier: Self.nothing) == NSNotFound)
    #expect(reference.sectionIdentifier(forSectionContainingItemIdentifier: Self.nothing) == nil)
    let report = captureCrash { _ = reference.numberOfItems(inSection: Self.nothing) }
    #expect(report?.facts == .snapshot(.sectionNotFound))
  }

  @Test func sectionSnapshotCallsRefuseMissingArguments() {
    let (nothing, noSnapshot) = (Self.nothing, Self.noSnapshot)
    let calls: [(parameter: String, call: (Tree) -> Void)] = [
      ("item", { $0.insert(Tree(), beforeItem: nothing) }),
      ("item", { $0.insert(Tree(), afterItem: nothing) }),
      ("snapshot", { $0.insert(noSnapshot, beforeItem: "a") }),
      ("snapshot", { $0.insert(noSnapshot, afterItem: "a") }),
      ("snapshot", { $0.replaceChildren(ofParentItem: "a", with: noSnapshot) }),
      ("parentItem", { $0.replaceChildren(ofParentItem: nothing, with: Tree()) }),
      ("parentItem", { _ = $0.ofParentItem(nothing) }),
      ("parentItem", { _ = $0.ofParentItem(nothing, includingParentItem: true) }),
    ]
    for (index, (parameter, call)) in calls.enumerated() {
      let tree = Self.tree()
      let report = captureCrash { call(tree) }
      #expect(
        report?.reason == "Invalid parameter not satisfying: \(parameter) != nil",
        "call \(index)")
      #expect(tree == Self.tree(), "call \(index)")
    }
  }

  /// A missing array of items does nothing, as an empty one does, and a missing parent means the
  /// root.
  @Test func sectionSnapshotCallsAcceptMissingItems() {
    let tree = Self.tree()
    let report = captureCrash {
      tree.appendItems(Self.noArray)
      tree.appendItems(Self.noArray, intoParentItem: "x")
      tree.insertItems(Self.noArray, beforeItem: "x")
      tree.insertItems(Self.noArray, afterItem: "x")
      tree.deleteItems(Self.noArray)
      tree.expandItems(Self.noArray)
      tree.collapseItems(Self.noArray)
    }
    #expect(report == nil)
    #expect(tree == Self.tree())
    tree.appendItems(["d"], intoParentItem: Self.nothing)
    #expect(tree.rootItems as? [String] == ["a", "b", "d"])
  }
}
