import DiffableKit
import ListCore
import Testing

/// When the completions of applies are called. (behaviour 6.8, 6.9)
@MainActor
@Suite struct CompletionTests {
  /// Returns the logged events with the simulator's time.
  private func times(
    of stage: TableStage, _ body: (_ note: @escaping (String) -> Void) -> Void
  ) throws -> [String] {
    var notes: [String] = []
    stage.simulator.run { body { notes.append("\($0) \(stage.simulator.clock.now)") } }
    notes.append("returned")
    try stage.simulator.settle()
    return notes
  }

  @Test("behaviour 6.9: completions run after the animations, or in the next turn without any")
  func moments() throws {
    let stage = try TableStage()
    #expect(
      try times(of: stage) { note in
        stage.source.apply("A:x", animatingDifferences: true) { note("first") }
      } == ["returned", "first 0.0"])
    #expect(
      try times(of: stage) { note in
        stage.source.apply("A:xy", animatingDifferences: true) { note("animated") }
      } == ["returned", "animated 0.3"])
    #expect(
      try times(of: stage) { note in
        stage.source.apply("A:y", animatingDifferences: false) { note("still") }
      } == ["returned", "still 0.3"])
    #expect(
      try times(of: stage) { note in
        stage.source.apply("A:y", animatingDifferences: true) { note("same") }
      } == ["returned", "same 0.3"])
    #expect(
      try times(of: stage) { note in
        stage.source.apply(Letters("A:y").reloading("y")) { note("marked") }
      } == ["returned", "marked 0.6"])
    #expect(
      try times(of: stage) { note in
        stage.source.applySnapshotUsingReloadData("A:z") { note("reloaded") }
      } == ["returned", "reloaded 0.6"])
  }

  @Test("completions are called in the order of the applies, each once")
  func order() throws {
    let stage = try TableStage("A:x")
    #expect(
      try times(of: stage) { note in
        stage.source.apply("A:xy", animatingDifferences: true) { note("animated") }
        stage.source.apply("A:xy", animatingDifferences: true) { note("same") }
        stage.source.apply("A:y", animatingDifferences: false) { note("still") }
        stage.source.apply("A:yz", animatingDifferences: true) { note("again") }
      } == ["returned", "animated 0.3", "same 0.3", "still 0.3", "again 0.3"])
  }

  @Test("outside a window completions are called in the next turn (behaviour 5.4)")
  func outsideOfAWindow() throws {
    let stage = try TableStage(isShown: false)
    #expect(
      try times(of: stage) { note in
        stage.source.apply("A:x") { note("first") }
        stage.source.apply("A:xy") { note("second") }
      } == ["returned", "first 0.0", "second 0.0"])
  }

  @Test("behaviour 6.8: a completion may apply another snapshot")
  func chain() throws {
    let stage = try CollectionStage("A:x")
    var texts: [String] = []
    stage.simulator.run {
      stage.source.apply("A:xy") {
        texts.append(stage.source.snapshot().text)
        stage.source.apply("A:y") { texts.append(stage.source.snapshot().text) }
      }
    }
    try stage.simulator.settle()
    #expect(texts == ["A:xy", "A:y"])
    #expect(stage.items == ["y 0-0"])
  }

  @Test("without a list the completion is called too")
  func withoutList() throws {
    let simulator = Simulator()
    var isCalled = false
    simulator.run {
      let source = {
        let table = TableView()
        return TableViewDiffableSource<String, String>(tableView: table) { _, _, _ in nil }
      }()
      source.apply("A:x") { isCalled = true }
    }
    #expect(!isCalled)
    try simulator.settle()
    #expect(isCalled)
  }
}

/// Awaited applies. (behaviour 6.9)
@MainActor
@Suite struct AwaitingTests {
  @Test("an awaited apply advances the clock to the end of its animation and no further")
  func animated() async throws {
    let stage = try TableStage("A:x")
    await stage.simulator.run { await stage.source.apply("A:xy") }
    #expect(stage.simulator.clock.now == 0.3)
    #expect(stage.rows == ["x 0-0", "y 0-1"])
    #expect(stage.simulator.pendingWork == [])

    stage.simulator.schedule(after: 5, named: "something else") {}
    await stage.simulator.run { await stage.source.apply("A:y", animatingDifferences: false) }
    #expect(stage.simulator.clock.now == 0.3)
    await stage.simulator.run { await stage.source.applySnapshotUsingReloadData("A:z") }
    #expect(stage.rows == ["z 0-0"])
    #expect(stage.simulator.pendingWork.map(\.name) == ["something else"])
  }

  @Test("an awaited apply returns outside a window, without a list and after a crash")
  func alwaysComesBack() async throws {
    let stage = try CollectionStage(isShown: false)
    await stage.simulator.run { await stage.source.apply("A:xy") }
    #expect(stage.view.numberOfItems(inSection: 0) == 2)

    let orphan = {
      let table = TableView()
      return TableViewDiffableSource<String, String>(tableView: table) { _, _, _ in nil }
    }()
    await Simulator().run { await orphan.apply("A:x") }
    #expect(orphan.snapshot().text == "")

    let shown = try TableStage("A:x")
    shown.answers = { _, _, _ in nil }
    let report = await captureCrash {
      await shown.simulator.run { await shown.source.apply("A:xy") }
    }
    #expect(report?.facts != nil)
    #expect(shown.source.snapshot().text == "A:x")
  }
}
