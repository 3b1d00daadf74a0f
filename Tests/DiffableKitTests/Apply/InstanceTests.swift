import DiffableKit
import Foundation
import ListCore
import Testing

/// Which of several equal instances a provider receives. (behaviour 6.10, 6.11)
@MainActor
@Suite struct InstanceTests {
  typealias Versions = DiffableDataSourceSnapshot<Int, Version>

  /// A list of versions whose provider records them.
  @MainActor private final class Stage {
    let simulator: Simulator
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let source: TableViewDiffableSource<Int, Version>
    private let notes = Notes()

    init(profile: SystemProfile = .newest) {
      simulator = Simulator(profile: profile)
      let notes = notes
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      source = TableViewDiffableSource(tableView: table) { table, path, item in
        notes.add("\(item.id)\(item.text)")
        return table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      simulator.show(table, frame: table.frame)
    }

    func apply(_ snapshot: Versions) -> [String] {
      simulator.run { source.apply(snapshot, animatingDifferences: false) }
      return notes.take()
    }
  }

  private func versions(_ items: Version...) -> Versions {
    var snapshot = Versions()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test("behaviour 6.11: during the apply the provider gets the old instance, then the new one")
  func duringAndAfter() {
    let stage = Stage()
    #expect(stage.apply(versions(Version(1, "old"), Version(2, "old"))) == ["1old", "2old"])
    var fresh = versions(Version(1, "new"), Version(2, "new"), Version(3, "new"))
    fresh.reloadItems([Version(1, "any")])
    #expect(stage.apply(fresh) == ["3new", "1old"])
    #expect(stage.source.itemIdentifier(for: [0, 0])?.text == "new")
    #expect(stage.source.snapshot().itemIdentifiers.map(\.text) == ["new", "new", "new"])
    var again = stage.source.snapshot()
    again.reloadItems([Version(1, "any")])
    #expect(stage.apply(again) == ["1new"])
    #expect(stage.source.snapshot().itemIdentifiers.map(\.text) == ["new", "new", "new"])
  }

  @Test("behaviour 6.11: an equal item without a mark is not shown again")
  func withoutMarks() {
    let stage = Stage()
    _ = stage.apply(versions(Version(1, "old")))
    #expect(stage.apply(versions(Version(1, "new"))) == [])
    #expect(stage.source.itemIdentifier(for: [0, 0])?.text == "new")
  }

  @Test("behaviour 6.11: a collection view's provider gets the old instance too, moved or not")
  func collection() throws {
    let stage = try CollectionStage()
    let view = stage.view
    var texts: [String] = []
    let source = CollectionViewDiffableSource<Int, Version>(collectionView: view) {
      view, path, item in
      texts.append("\(item.id)\(item.text) \(path.item)")
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    stage.simulator.run { source.apply(versions(Version(1, "old"), Version(2, "old"))) }
    try stage.simulator.settle()
    texts = []
    var fresh = versions(Version(2, "new"), Version(1, "new"))
    fresh.reloadItems([Version(1, "any")])
    fresh.reconfigureItems([Version(2, "any")])
    stage.simulator.run { source.apply(fresh) }
    #expect(texts.sorted() == ["1old 1", "2old 0"])
    #expect(source.snapshot().itemIdentifiers.map(\.text) == ["new", "new"])
  }

  @Test("behaviour 6.12: an equal object identifies the item, another one with its hash does not")
  func objects() {
    var snapshot = DiffableDataSourceSnapshot<Int, Record>()
    snapshot.appendSections([0])
    snapshot.appendItems([Record(1), Record(2)])
    #expect(captureCrash { snapshot.reloadItems([Record(2)]) } == nil)
    #expect(snapshot.reloadedItemIdentifiers == [Record(2)])
    let report = Simulator(profile: .iOS13).run {
      captureCrash { snapshot.reloadItems([Record(1, isDraft: true)]) }
    }
    #expect(report?.reason == "Invalid item identifier specified for reload")
  }

  @Test("behaviour 6.11: in some profiles the provider gets the new instance at once")
  func knob() {
    var profile = SystemProfile.newest
    profile.providesOldInstancesDuringApply = false
    let stage = Stage(profile: profile)
    _ = stage.apply(versions(Version(1, "old")))
    var fresh = versions(Version(1, "new"))
    fresh.reloadItems([Version(1, "any")])
    #expect(stage.apply(fresh) == ["1new"])
  }

  @Test("a reload provides the new instances")
  func reload() {
    let stage = Stage(profile: .iOS14)
    _ = stage.apply(versions(Version(1, "old")))
    #expect(stage.apply(versions(Version(1, "new"))) == ["1new"])
  }

  @Test("behaviour 6.10: every snapshot is an independent copy without marks")
  func copies() throws {
    let stage = try TableStage("A:xy")
    stage.apply(Letters("A:xyz").reloading("x").reconfiguring("y").reloading(sections: "A"))
    var one = stage.source.snapshot()
    #expect(one.reloadedItemIdentifiers == [])
    #expect(one.reconfiguredItemIdentifiers == [])
    #expect(one.reloadedSectionIdentifiers == [])
    one.deleteItems(["x"])
    one.reloadItems(["y"])
    let other = stage.source.snapshot()
    #expect(other.text == "A:xyz")
    #expect(other.reloadedItemIdentifiers == [])
    #expect(one.text == "A:yz")
  }
}

/// An object that is equal to its copies, and whose draft has the same hash.
private final class Record: NSObject, @unchecked Sendable {
  let id: Int
  let isDraft: Bool

  init(_ id: Int, isDraft: Bool = false) {
    (self.id, self.isDraft) = (id, isDraft)
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Record else { return false }
    return id == other.id && isDraft == other.isDraft
  }

  override var hash: Int { id }
}

/// A value that is equal to all versions of the same thing.
struct Version: Hashable, Sendable {
  let id: Int
  let text: String

  init(_ id: Int, _ text: String) {
    (self.id, self.text) = (id, text)
  }

  static func == (one: Version, other: Version) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
