import DiffableKit
import Foundation
import ListCore
import Testing

/// The calls an apply makes on the list. (behaviour 6.3, 6.5, 6.6, 6.18)
@MainActor
@Suite struct ReplayTests {
  @Test("behaviour 6.3: changes are one batch in UIKit's order, marks a second one")
  func order() throws {
    let collection = try CollectionStage("A:abcd B:ef C:gh D:ij")
    collection.apply(
      Letters("X:pq D:ji C:ghe A:dbc").reloading("p", "d").reconfiguring("h"), animated: true)
    #expect(
      collection.view.takeCalls() == [
        "batch", "delete sections [1]", "insert sections [0]", "move section 3 1",
        "move section 2 2", "delete 0-0", "move 3-1 1-0", "move 1-0 2-2", "move 0-3 3-0",
        "batch", "reload 0-0 3-0", "reconfigure 2-1",
      ])

    let table = try TableStage("A:abcd B:ef C:gh")
    table.source.defaultRowAnimation = .fade
    table.apply(
      Letters("X:pq C:gka A:dbc").reloading("d").reconfiguring("k").reloading(sections: "X"),
      animated: true)
    #expect(
      table.table.takeCalls() == [
        "batch", "delete sections [1] fade", "insert sections [0] fade", "move section 2 1",
        "delete 2-1 fade", "insert 1-1 fade", "move 0-0 1-2", "move 0-3 2-0",
        "batch", "reload sections [0] fade", "reload 2-0 fade", "reconfigure 1-1",
      ])
  }

  @Test("behaviour 6.18: rows are animated automatically unless the source sets an animation")
  func rowAnimation() throws {
    let stage = try TableStage("A:xy")
    #expect(stage.source.defaultRowAnimation == .automatic)
    stage.apply("A:yz", animated: true)
    stage.source.defaultRowAnimation = .left
    stage.apply("A:z", animated: true)
    #expect(
      stage.table.takeCalls() == [
        "batch", "delete 0-0 automatic", "insert 0-1 automatic", "batch", "delete 0-0 left",
      ])
  }

  @Test("behaviour 6.5: a table reloads for moves it cannot animate; a collection view moves")
  func tableFallbacks() throws {
    let cases: [(before: Letters, after: Letters, moves: [String])] = [
      ("A:xy B:w", "A:xwy", ["batch", "delete sections [1]", "move 1-0 0-1"]),
      ("A:xy", "A:x B:y", ["batch", "insert sections [1]", "move 0-1 1-0"]),
      (
        "A:xy", "B:yx",
        ["batch", "delete sections [0]", "insert sections [0]"]
          + ["move 0-1 0-0", "move 0-0 0-1"]
      ),
      ("A:x B:y C:z", "C:z B:y A:x", ["batch", "move section 2 0", "move section 1 1"]),
    ]
    for (before, after, moves) in cases {
      let table = try TableStage(before)
      table.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
      table.apply(after, animated: true)
      #expect(table.table.takeCalls() == ["reload"])
      #expect(table.table.indexPathForSelectedRow == nil)
      let collection = try CollectionStage(before)
      collection.apply(after, animated: true)
      #expect(collection.view.takeCalls() == moves)
    }
  }

  @Test(
    "behaviour 6.6: unanimated, iOS 13 and 14 reload while later versions apply differences",
    arguments: SystemProfile.supported)
  func withoutAnimation(profile: SystemProfile) throws {
    let isReload = !profile.diffsWithoutAnimation
    let table = try TableStage("A:xy", profile: profile)
    table.apply(Letters("A:yz").reloading("y"))
    #expect(
      table.table.takeCalls()
        == (isReload
          ? ["reload"]
          : [
            "batch", "delete 0-0 automatic", "insert 0-1 automatic", "batch",
            "reload 0-0 automatic",
          ]))
    #expect(table.calls == (isReload ? ["y 0-0", "z 0-1"] : ["z 0-1", "y 0-0"]))

    let collection = try CollectionStage("A:xy", profile: profile)
    collection.apply("A:yz")
    #expect(
      collection.view.takeCalls()
        == (isReload ? ["reload"] : ["batch", "delete 0-0", "insert 0-1"]))
    collection.apply("A:z", animated: true)
    #expect(collection.view.takeCalls() == ["batch", "delete 0-0"])
  }

  @Test("behaviour 6.6: an apply that reloads ends running animations, any other does not")
  func interruption() throws {
    for profile in [SystemProfile.iOS14, .newest] {
      let (table, collection) = (
        try TableStage("A:wxyz", profile: profile), try CollectionStage("A:wxyz", profile: profile)
      )
      let (tableEnds, collectionEnds) = (DisplayEnds(), DisplayEnds())
      table.table.delegate = tableEnds
      collection.view.delegate = collectionEnds
      table.apply("A:wz", animated: true)
      collection.apply("A:wz", animated: true)
      func takeEnds() -> [[String]] { [tableEnds.take(), collectionEnds.take()] }
      #expect(takeEnds() == [[], []])
      table.apply("A:zw")
      collection.apply("A:zw")
      let atOnce: [String] = profile == .iOS14 ? ["x", "y", "w", "z"] : []
      #expect(takeEnds() == [atOnce, atOnce])
      try table.simulator.settle()
      try collection.simulator.settle()
      let later: [String] = profile == .iOS14 ? [] : ["x", "y"]
      #expect(takeEnds() == [later, later])
    }
  }

  @Test("behaviour 6.6: applySnapshotUsingReloadData reloads, whatever differs or is marked")
  func usingReloadData() throws {
    let table = try TableStage("A:xyz")
    table.simulator.run {
      table.source.applySnapshotUsingReloadData(Letters("A:xyw").reloading("x"))
    }
    #expect(table.table.takeCalls() == ["reload"])
    #expect(table.calls == ["x 0-0", "y 0-1", "w 0-2"])
    #expect(table.source.snapshot().text == "A:xyw")

    let collection = try CollectionStage()
    collection.simulator.run { collection.source.applySnapshotUsingReloadData("A:xy") }
    #expect(collection.calls == ["x 0-0", "y 0-1"])
    collection.apply("A:yx")  // the first one has been
    #expect(collection.view.takeCalls() == ["reload", "batch", "move 0-1 0-0"])
  }

  @Test("an apply without changes calls nothing")
  func nothing() throws {
    let (table, collection) = (try TableStage("A:xy"), try CollectionStage("A:xy"))
    for isAnimated in [false, true] {
      table.apply("A:xy", animated: isAnimated)
      table.apply(table.source.snapshot(), animated: isAnimated)
      collection.apply("A:xy", animated: isAnimated)
    }
    #expect(table.table.takeCalls() == [])
    #expect(collection.view.takeCalls() == [])
    #expect(table.simulator.pendingWork.map(\.name).filter { $0 != "completion of an apply" } == [])
  }

  @Test("marks of items that are not in the snapshot are ignored")
  func deadMarks() throws {
    var snapshot = Letters("A:xyz").reloading("x").reconfiguring("y").reloading(sections: "A")
    snapshot.deleteItems(["x", "y"])
    snapshot.deleteSections(["A"])
    snapshot.appendSections(["B"])
    snapshot.appendItems(["z"])
    let stage = try CollectionStage("A:xyz")
    stage.apply(snapshot)
    #expect(
      stage.view.takeCalls() == [
        "batch", "delete sections [0]", "insert sections [0]", "move 0-2 0-0",
      ])
  }

  @Test("behaviour 6.12: equality and hash identify items; unequal ones are deleted and inserted")
  func identity() {
    let view = RecordingCollection(
      frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    // A list without size asks for the cells that an update inserts (behaviour 25.43).
    let source = CollectionViewDiffableSource<Int, Clumsy>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = DiffableDataSourceSnapshot<Int, Clumsy>()
    snapshot.appendSections([0])
    snapshot.appendItems([Clumsy(id: 1, title: "a"), Clumsy(id: 2, title: "b")])
    source.apply(snapshot)
    _ = view.takeCalls()
    var other = DiffableDataSourceSnapshot<Int, Clumsy>()
    other.appendSections([0])
    other.appendItems([Clumsy(id: 1, title: "a"), Clumsy(id: 2, title: "c")])
    source.apply(other)
    #expect(view.takeCalls() == ["batch", "delete 0-1", "insert 0-1"])
  }
}

/// A delegate that records which items ended displaying.
private final class DisplayEnds: NSObject, TableViewDelegate, CollectionViewDelegate {
  private var texts: [String] = []

  func take() -> [String] {
    defer { texts = [] }
    return texts
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    texts.append(cell.textLabel?.text ?? "-")
  }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    texts.append((cell as? TextCell)?.text ?? "-")
  }
}

/// Identifiers with the hash of their number that are equal only with the same title.
private struct Clumsy: Hashable, Sendable {
  let id: Int
  let title: String

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
