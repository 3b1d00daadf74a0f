import ListCore
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// A list that is nothing but an engine's owner, and lists what it is asked and told.
@MainActor
private final class Owner: View, ListEngineOwner {
  private(set) lazy var engine = ListEngine(kind, owner: self)
  var kind = ListKind.table
  var model: [Int] = [3]
  var log: [String] = []
  var adopted: [AdoptedUpdate] = []
  var visible: [ItemPath] = []

  func engineAsksForCounts() -> SectionCounts {
    log.append("counts")
    return SectionCounts(model)
  }
  func enginePreparesForUpdate() { log.append("prepare") }
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
  private func delete(_ item: Int, line: Int = 1) -> UpdateCall {
    UpdateCall(
      [.deleteItem(ItemPath(item: item, section: 0))],
      site: CallSite(fileID: "Shop/Cart.swift", line: line))
  }

  @Test func countsAreAskedForOnce() {
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
  @Test func aLoneCallIsAnUpdate() {
    let owner = Owner()
    _ = owner.engine.counts()
    owner.model = [2]
    owner.log = []
    owner.engine.record(delete(0))
    #expect(owner.log == ["prepare", "counts", "adopt [2]"])
    #expect(owner.adopted[0].plan.deletedItems == [ItemPath(item: 0, section: 0)])
  }

  // behaviour 1.15
  @Test func nestedUpdatesAreOne() {
    let owner = Owner()
    _ = owner.engine.counts()
    owner.log = []
    owner.engine.beginUpdates(site: nil)
    owner.engine.beginUpdates(site: nil)
    owner.engine.record(delete(0))
    var told: [String] = []
    owner.engine.endUpdates { told.append("inner \($0)") }
    #expect(owner.engine.isUpdating)
    #expect(owner.log == ["prepare"])
    owner.model = [1]
    owner.engine.record(delete(1))
    #expect(owner.engine.defersReconfiguration(of: [ItemPath(item: 2, section: 0)]))
    owner.engine.endUpdates { told.append("outer \($0)") }
    #expect(!owner.engine.isUpdating)
    #expect(owner.log == ["prepare", "counts", "adopt [1]"])
    #expect(owner.adopted[0].reconfigurations == [ItemPath(item: 0, section: 0)])
    for completion in owner.adopted[0].completions { completion(true) }
    #expect(told == ["inner true", "outer true"])
    owner.engine.endUpdates()  // one too many is nothing
    #expect(owner.adopted.count == 1)
  }

  // behaviour 1.6
  @Test func countsThatWereNeverLoadedAreThoseOfNow() {
    let owner = Owner()
    let crash = captureCrash { owner.engine.record(delete(0)) }
    #expect(
      crash?.facts
        == .update(
          .itemCountMismatch(
            ItemCountMismatch(section: 0, before: 3, after: 3, inserted: 0, deleted: 1),
            BatchEvidence(
              before: [3], after: [3],
              batch: BatchUpdate(
                [delete(0)], site: CallSite(fileID: "Shop/Cart.swift", line: 1)))), .table))
    #expect(owner.hasCrashed)
    #expect(owner.engine.isInert)
  }

  // behaviour 3.16
  @Test func afterACrashNothingIsAsked() {
    let owner = Owner()
    _ = captureCrash { owner.engine.crash(.query(.visibleCellsDuringUpdate)) }
    owner.log = []
    let again = captureCrash {
      owner.engine.crash(.query(.visibleCellsDuringUpdate))
      owner.engine.record(delete(0))
      owner.engine.beginUpdates(site: nil)
      owner.engine.endUpdates()
    }
    #expect(again == nil)
    #expect(owner.engine.counts() == [])
    #expect(owner.log == [])
  }

  // crash families B6
  @Test func onlyWhatIsOnScreenIsAnimatedTwice() {
    let item = ItemPath(item: 1, section: 0)
    for visible in [[], [item]] {
      let owner = Owner()
      owner.visible = visible
      let reload = UpdateCall([.reloadItem(item)])
      let crash = captureCrash {
        owner.engine.beginUpdates(site: nil)
        owner.engine.record(reload)
        owner.engine.record(reload)
        owner.engine.endUpdates()
      }
      #expect(
        crash?.facts == (visible.isEmpty ? nil : .update(.twoAnimationsForCell(item), .table)))
    }
  }

  // behaviour 3.14, crash families A4
  @Test func aCollectionMayDropAnUpdate() {
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
          owner.engine.beginUpdates(site: nil)
          owner.engine.record(delete(0))
          owner.engine.endUpdates { _ in }
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

  @Test func aReloadForgetsWhatWasCollected() {
    let owner = Owner()
    owner.engine.beginUpdates(site: nil)
    owner.engine.record(delete(0))
    owner.engine.discardUpdates()
    owner.engine.endUpdates()
    #expect(owner.adopted.isEmpty)
    #expect(!owner.engine.isUpdating)
  }
}
