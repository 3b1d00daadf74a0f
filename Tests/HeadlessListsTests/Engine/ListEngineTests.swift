import Foundation
import ListCore
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// A minimal list that owns an engine and records the engine's calls.
@MainActor
private final class Owner: ListScrollView, ListEngineOwner {
  var kind = ListKind.table
  var model: [Int] = [3]
  var log: [String] = []
  var adopted: [AdoptedUpdate] = []
  var visible: [ItemPath] = []

  override func makeEngine() -> ListEngine {
    ListEngine(kind, owner: self, isSubclassed: false)
  }

  /// Deletes an item from a line of a client's file.
  func delete(_ item: Int) {
    let path = IndexPath(item: item, section: 0)
    engine.perform(
      .announce(.deleteItems([path])), as: "deleteRows(at:with:)",
      from: Caller("checkOut()", "Shop/Cart.swift", 1)
    ) {
      engine.perform(.announce(.deleteItems([path])))
    }
  }

  var engineDataSource: AnyObject? { nil }
  func engineDescribes(_ indexPath: IndexPath) -> String { "\(indexPath)" }
  func engineReconfigures(_ paths: [ItemPath]) { log.append("reconfigure") }
  func engineReloads() { log.append("reload") }
  func engineRestorePoint() -> () -> Void { {} }
  var engineLeavingViews: [View] { [] }
  func engineAsksForCounts() -> SectionCounts {
    log.append("counts")
    return SectionCounts(model)
  }
  func enginePreparesForUpdate() { log.append("prepare") }
  var engineVisiblePaths: [ItemPath] { visible }
  func engineFirstVisible(of items: [ItemPath]) -> ItemPath? {
    items.first(where: visible.contains)
  }
  func engineAdopts(_ update: AdoptedUpdate) {
    log.append("adopt \(engine.counts().perSection)")
    adopted.append(update)
  }
  func engineDropsUpdate(completions: [(Bool) -> Void]) {
    log.append("drop \(completions.count)")
  }
}

@MainActor
@Suite struct ListEngineTests {
  private func deletion(_ item: Int) -> UpdateCall {
    UpdateCall(
      [.deleteItem(ItemPath(item: item, section: 0))],
      site: CallSite(fileID: "Shop/Cart.swift", line: 1))
  }

  @Test func countsAreRequestedOnce() {
    let owner = Owner()
    #expect(owner.engine.loadedCounts == nil)
    #expect(owner.engine.counts() == [3])
    #expect(owner.engine.counts() == [3])
    #expect(owner.log == ["counts"])
    owner.engine.invalidateCounts()
    #expect(owner.engine.counts() == [3])
    #expect(owner.log == ["counts", "counts"])
  }

  // behaviour 2.7: a call alone is an update of its own
  @Test func aSingleCallIsAnUpdate() {
    let owner = Owner()
    _ = owner.engine.counts()
    owner.model = [2]
    owner.log = []
    owner.delete(0)
    #expect(owner.log == ["prepare", "counts", "adopt [2]"])
    #expect(owner.adopted[0].plan.deletedItems == [ItemPath(item: 0, section: 0)])
  }

  // behaviour 1.15
  @Test func nestedUpdatesAreMerged() {
    let owner = Owner()
    _ = owner.engine.counts()
    owner.log = []
    var told: [String] = []
    let inner = ListMutation.batch(
      updates: { owner.delete(0) }, completion: { told.append("inner \($0)") })
    let outer = ListMutation.batch(
      updates: {
        owner.engine.perform(inner)
        #expect(owner.engine.isUpdating)
        #expect(owner.log == ["prepare"])
        owner.model = [1]
        owner.delete(1)
        owner.engine.perform(.reconfigure([[0, 2]]))
        #expect(owner.log == ["prepare"])
      }, completion: { told.append("outer \($0)") })
    owner.engine.perform(outer)
    #expect(!owner.engine.isUpdating)
    #expect(owner.log == ["prepare", "counts", "adopt [1]"])
    #expect(owner.adopted[0].reconfigurations == [ItemPath(item: 0, section: 0)])
    for completion in owner.adopted[0].completions { completion(true) }
    #expect(told == ["outer true", "inner true"])  // behaviour 15.1
    owner.engine.perform(.end)  // an unbalanced call does nothing
    #expect(owner.adopted.count == 1)
  }

  // behaviour 1.6
  @Test func countsNeverLoadedAreTheCurrentOnes() {
    let owner = Owner()
    let crash = captureCrash { owner.delete(0) }
    #expect(
      crash?.facts
        == .update(
          .itemCountMismatch(
            ItemCountMismatch(section: 0, before: 3, after: 3, inserted: 0, deleted: 1),
            BatchEvidence(
              before: [3], after: [3],
              batch: BatchUpdate(
                [deletion(0)], site: CallSite(fileID: "Shop/Cart.swift", line: 1)))), .table))
    #expect(owner.hasCrashed)
    #expect(owner.engine.hasCrashed)
  }

  // behaviour 3.16
  @Test func afterACrashNothingIsRequested() {
    let owner = Owner()
    _ = captureCrash { owner.engine.crash(.query(.visibleCellsDuringUpdate)) }
    owner.log = []
    let again = captureCrash {
      owner.engine.crash(.query(.visibleCellsDuringUpdate))
      owner.delete(0)
      owner.engine.perform(.begin)
      owner.engine.perform(.end)
    }
    #expect(again == nil)
    #expect(owner.engine.counts() == [])
    #expect(owner.log == [])
  }

  // crash families B6
  @Test func onlyCellsOnScreenCanBeAnimatedTwice() {
    let item = ItemPath(item: 1, section: 0)
    for visible in [[], [item]] {
      let owner = Owner()
      owner.visible = visible
      let reload = ListMutation.announce(.reloadItems([IndexPath(item)]))
      let crash = captureCrash {
        owner.engine.perform(.begin)
        owner.engine.perform(reload)
        owner.engine.perform(reload)
        owner.engine.perform(.end)
      }
      #expect(
        crash?.facts == (visible.isEmpty ? nil : .update(.twoAnimationsForCell(item), .table)))
    }
  }

  // behaviour 3.14, crash families A4
  @Test func aCollectionViewMayDropAnUpdate() {
    var profile = SystemProfile.iOS14
    profile.dropsInvalidCollectionUpdates = true
    let simulator = Simulator(profile: profile)
    simulator.run {
      for kind in [ListKind.collection, .table] {
        let owner = Owner()
        owner.kind = kind
        _ = owner.engine.counts()
        owner.log = []
        let crash = captureCrash {
          owner.engine.perform(.batch(updates: { owner.delete(0) }, completion: { _ in }))
        }
        #expect((crash == nil) == (kind == .collection))
        #expect(owner.log == ["prepare", "counts"] + (kind == .collection ? ["drop 1"] : []))
      }
    }
    let update = """
      [UICollectionViewUpdate - 0x0: old:<UICollectionViewData: 0x0> \
      new<UICollectionViewData: 0x0> items:<(
          "D(0,0)"
      )>]
      """
    guard case .updateDropped(_, _, let said) = simulator.console.warnings.first else {
      Issue.record("nothing was logged")
      return
    }
    #expect(said == update)
  }

  @Test func aReloadDiscardsCollectedChanges() {
    let owner = Owner()
    owner.engine.perform(.begin)
    owner.delete(0)
    owner.engine.discardUpdates()
    owner.engine.perform(.end)
    #expect(owner.adopted.isEmpty)
    #expect(!owner.engine.isUpdating)
  }
}
