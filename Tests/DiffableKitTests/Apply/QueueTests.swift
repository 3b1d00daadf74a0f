import DiffableKit
import Dispatch
import Foundation
import ListCore
import Testing

/// Applies from several queues. (behaviour 6.7, crash families E7)
@MainActor
@Suite struct QueueTests {
  private let queue = DispatchQueue(label: "background")

  /// Runs code on the background queue and waits for it, with the main queue blocked.
  private func elsewhere(_ body: @escaping @Sendable () -> Void) {
    queue.sync { body() }
  }

  /// Waits until all work sent to the main queue has run.
  private func arrive() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test("behaviour 6.7: on the main queue everything has happened when apply returns")
  func onMainQueue() throws {
    let stage = try CollectionStage("A:xy")
    stage.apply("A:xyz B:w", animated: true)
    #expect(stage.view.numberOfSections == 2)
    #expect(stage.view.numberOfItems(inSection: 0) == 3)
    #expect(stage.source.snapshot().text == "A:xyz B:w")
    #expect(stage.source.indexPath(for: "w") == [1, 0])
    #expect(stage.items == ["x 0-0", "y 0-1", "z 0-2", "w 1-0"])
  }

  @Test("behaviour 6.7: off the main queue the list shows the snapshots later, in order")
  func offMainQueue() async throws {
    let stage = try CollectionStage()
    let source = stage.source
    let notes = Notes()
    queue.sync {
      source.apply("A:x", animatingDifferences: false) { notes.add("first") }
      var snapshot = source.snapshot()  // the state to expect
      notes.add(snapshot.text)
      snapshot.appendItems(["y"])
      source.apply(snapshot, animatingDifferences: true) { notes.add("second") }
      notes.add(source.snapshot().text)
    }
    #expect(notes.take() == ["A:x", "A:xy"])
    #expect(stage.source.snapshot().text == "")
    #expect(stage.view.numberOfSections == 0)
    await arrive()
    #expect(stage.source.snapshot().text == "A:xy")
    #expect(stage.items == ["x 0-0", "y 0-1"])
    #expect(stage.view.takeCalls() == ["reload", "batch", "insert 0-1"])
    #expect(notes.take() == [])
    try stage.simulator.settle()
    #expect(notes.take() == ["first", "second"])
    #expect(stage.simulator.console.lines == [])
  }

  @Test("work from another queue runs on the list's simulator, in a window or not")
  func simulator() async throws {
    for isShown in [true, false] {
      let stage = try TableStage(isShown: isShown)
      let source = stage.source
      var simulators: [Simulator] = []
      let device = stage.simulator
      stage.answers = { table, path, _ in
        simulators.append(.current)
        return table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      elsewhere { source.apply("A:xy", animatingDifferences: true) }
      await arrive()
      #expect(stage.table.numberOfRows(inSection: 0) == 2)
      #expect(simulators.allSatisfy { $0 === device })
      #expect(simulators.count == (isShown ? 2 : 0))
      #expect(device.pendingWork.count == 1)
    }
  }

  @Test("crash families E7: an apply on the main queue crashes while another queue's is under way")
  func deadlock() async throws {
    let stage = try TableStage("A:x")
    let source = stage.source
    elsewhere { source.apply("A:xy") }
    let report = captureCrash { stage.apply("A:xyz") }
    #expect(report?.facts == .snapshot(.deadlock(view: stage.table.description)))
    #expect(
      report?.reason == """
        Deadlock detected: calling this method on the main queue with outstanding async updates is \
        not permitted and will deadlock. Please always submit updates either always on the main \
        queue or always off the main queue - view=\(stage.table.description)
        """)
    #expect(stage.source.snapshot().text == "A:x")
    #expect(stage.rows == ["x 0-0"])
    await arrive()  // the table is inert
    #expect(stage.source.snapshot().text == "A:x")
  }

  @Test("crash families E7: changing from the main queue to another one works and logs a warning")
  func mixture() async throws {
    let stage = try TableStage("A:x")
    let source = stage.source
    let warning = ListWarning.updatesFromSeveralQueues(view: stage.table.description)
    elsewhere {
      source.apply("A:xy")
      source.apply("A:xyz")
    }
    await arrive()
    #expect(stage.rows == ["x 0-0", "y 0-1", "z 0-2"])
    #expect(stage.simulator.console.warnings == [warning])
    stage.apply("A:z")  // and back: nothing is under way
    #expect(stage.rows == ["z 0-0"])
    #expect(stage.simulator.console.warnings.count == 1)
  }

  @Test("an item moved by hand keeps its place when a section snapshot arrives later")
  func movedMeanwhile() async throws {
    let stage = try CollectionStage("A:wxyz B:b")
    let source = stage.source
    source.reorderingHandlers.canReorderItem = { _ in true }
    elsewhere {
      var tree = DiffableDataSourceSectionSnapshot<String>()
      tree.append(["m"])
      source.apply(tree, to: "B")
      tree.append(["n"])
      source.apply(tree, to: "B")
    }
    #expect(try stage.simulator.drag(from: [0, 0], to: [0, 2], in: stage.view))
    await arrive()
    try stage.simulator.settle()
    #expect(source.snapshot().text == "A:xywz B:mn")
    #expect(stage.items == ["x 0-0", "y 0-1", "w 0-2", "z 0-3", "m 1-0", "n 1-1"])
    let notes = Notes()
    elsewhere { notes.add(source.snapshot().text) }
    #expect(notes.take() == ["A:xywz B:mn"])
  }

  @Test("an awaited apply off the main queue is computed there and returns at its end")
  func awaited() async throws {
    let stage = try CollectionStage()
    let source = stage.source
    await stage.simulator.run {
      await Task.detached {
        await source.apply("A:x")
        await source.apply("A:xy")
      }.value
    }
    #expect(stage.items == ["x 0-0", "y 0-1"])
    #expect(stage.simulator.clock.now == 0.3)
  }

  @Test("a source released before its apply arrives only calls the completion")
  func gone() async {
    let table = TableView()
    let notes = Notes()
    do {
      let source = TableViewDiffableSource<String, String>(tableView: table) { _, _, _ in nil }
      elsewhere { source.apply("A:x") { notes.add("called") } }
    }
    await arrive()
    #expect(notes.take() == ["called"])
    #expect(table.numberOfSections == 1)
  }

  @Test("a list can be released before an apply arrives")
  func listGone() async throws {
    let notes = Notes()
    let simulator = Simulator()
    let source = simulator.run {
      let table = TableView()
      let source = TableViewDiffableSource<String, String>(tableView: table) { _, _, _ in nil }
      let escaping = source
      queue.sync { escaping.apply("A:x") { notes.add("called") } }
      return source
    }
    await arrive()
    try simulator.settle()
    #expect(notes.take() == ["called"])
    #expect(source.snapshot().text == "")
  }
}

/// A log that any thread can write to.
final class Notes: @unchecked Sendable {
  private let lock = NSLock()
  private var notes: [String] = []

  func add(_ note: String) { lock.withLock { notes.append(note) } }
  func contains(_ note: String) -> Bool { lock.withLock { notes.contains(note) } }
  var count: Int { lock.withLock { notes.count } }
  func take() -> [String] {
    lock.withLock {
      defer { notes = [] }
      return notes
    }
  }
}
