import DiffableKit
import Dispatch
import HeadlessKit
import ListTesting

// Applying snapshots on a background queue.

// snippet.queues-other
private let few = Shelf("Emma", "Dune")
private let many = Shelf([Shelf.Board(name: "", books: (1...5).map { "Book \($0)" })])

/// Performs work on a background queue and returns when it is done.
private func onOtherQueue(_ work: @Sendable () -> Void) {
  DispatchQueue.global().sync(execute: work)
}
// snippet.end

/// Lets the main queue run its pending work.
@MainActor
private func mainQueueTurn() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}

extension Lesson {
  static let backgroundApply = Lesson(
    "background-apply", "Applying in the background",
    gist: """
      `apply` may be called on any queue, and compares there; the table changes on the main queue. \
      But a source must always use the same queue: mixing the queues deadlocks.
      """,
    look: "The order of the applies, and the queue that each of them is called on.",
    mistake: """
      A source is used from the main queue while an apply from another queue is waiting: both \
      wait for each other.
      """,
    remedy: """
      Use one queue for a source, always the same; the main queue is fast enough for most lists.
      """
  ) { lesson in
    let table = ShelfTable(few)
    lesson.path("Data source", table.list) { path in
      path.show("Two books")
      path.scene(
        "A data source always changes on the main queue", [.screen, .cost], code: "shelf-reload"
      ) {
        table.update(to: many)
      }
    }

    let patient = ShelfSnapshots(few)
    await lesson.waitingPath("Snapshots, all from another queue", patient.list) { path in
      path.show("Two books")
      await path.waitingScene(
        "Two applies, one after the other", [.screen, .changes], code: "queues-one"
      ) {
        // snippet.queues-one uses queues-other shelf-apply
        let source = patient.source
        let (first, second) = (ShelfSnapshots.snapshot(many), ShelfSnapshots.snapshot(few))
        onOtherQueue {
          source.apply(first)
          source.apply(second)
        }
        // snippet.end
        await mainQueueTurn()
      }
      path.say("Both arrived on the main queue, in order.")
    }

    let mixed = ShelfSnapshots(few)
    await lesson.waitingPath("Snapshots, from two queues", mixed.list) { path in
      path.show("Two books")
      path.scene(
        "An apply on the main queue while another one is under way", code: "queues-two"
      ) {
        // snippet.queues-two uses queues-other shelf-apply
        let (source, first) = (mixed.source, ShelfSnapshots.snapshot(many))
        onOtherQueue { source.apply(first) }
        source.apply(ShelfSnapshots.snapshot(few))
        // snippet.end
      }
      await mainQueueTurn()
    }
    lesson.compare(compareQueues())
  } compare: {
    compareQueues()
  }
}

@MainActor
private func compareQueues() -> PathComparison {
  PathComparison(
    from: few, [.model(many, "other books"), .model(few, "the first ones")],
    legacy: { ShelfTable($0) }, diffable: { ShelfSnapshots($0) })
}
