import HeadlessKit
import ListTesting

// Sorted step by step, from the current snapshot.

private let mixed = Swatches([50, 20, 80, 10, 60, 30])

extension Lesson {
  static let insertionSort = Lesson(
    "insertion-sort", "Insertion sort",
    gist: """
      Swatches, sorted one by one. A data source has its own model beside the view; with \
      snapshots the current snapshot can be the model.
      """,
    look: "The model of each way: an array beside the view, or the snapshot itself.",
    mistake: "The array and the view run out of step when a move is announced twice or not at all.",
    remedy: "Take the current snapshot, edit it, and apply it: there is no second model."
  ) { lesson in
    let collection = SwatchCollection(mixed)
    lesson.path("Data source", collection.list) { path in
      path.show("Mixed")
      path.scene("20 moves before 50", [.screen, .changes], code: "sort-old") {
        collection.step()
      }
      path.scene("Two more steps", [.screen, .cost]) {
        for _ in 1...2 { collection.step() }
      }
    }

    let snapshots = SwatchSnapshots(mixed)
    lesson.path("Snapshots", snapshots.list) { path in
      path.show("Mixed")
      path.scene("20 moves before 50", [.screen, .changes], code: "sort-new") {
        snapshots.step()
      }
      path.scene("Two more steps", [.screen, .cost]) {
        for _ in 1...2 { snapshots.step() }
      }
      path.say("The same moves, and no cell was requested: each moves with its swatch.")
      path.say(
        """
        In the comparison the data source calls reloadData() for every change, in place of the code \
        above.
        """)
    }
    lesson.compare(compareSort())
  } compare: {
    compareSort()
  }
}

@MainActor
private func compareSort() -> PathComparison {
  var (swatches, steps) = (mixed, [ScreenStep<Swatches>]())
  while let move = swatches.nextMove() {
    steps.append(.model(swatches, "\(swatches.hues[move.to]) moves to its place"))
  }
  return PathComparison(
    from: mixed, steps, legacy: { SwatchCollection($0) }, diffable: { SwatchSnapshots($0) })
}
