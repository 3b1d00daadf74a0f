/// Scheduled work in order of due time, first in, first out for the same instant.
///
/// A binary heap of due times and sequence numbers.
@MainActor
struct WorkQueue {
  private struct Entry {
    let number: Int
    let work: ScheduledWork

    @MainActor func isDue(before other: Entry) -> Bool {
      work.due != other.work.due ? work.due < other.work.due : number < other.number
    }
  }

  private var heap: [Entry] = []
  private var nextNumber = 0

  init() {}

  /// Adds a piece of work, after everything that is due at the same instant.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of pieces.
  mutating func add(_ work: ScheduledWork) {
    heap.append(Entry(number: nextNumber, work: work))
    nextNumber += 1
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].isDue(before: heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// The number of the next piece of work. All waiting work has a smaller one.
  var mark: Int { nextNumber }

  /// Removes and returns the first piece of work that is due by a time and was added before a mark.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of pieces, cancelled ones included.
  mutating func next(dueBy time: Int, addedBefore mark: Int = .max) -> ScheduledWork? {
    dropCancelled()
    guard let first = heap.first, first.work.due <= time, first.number < mark else { return nil }
    removeFirst()
    return first.work
  }

  /// Returns the due time of the first piece of work, in nanoseconds.
  mutating func nextDueTime() -> Int? {
    dropCancelled()
    return heap.first?.work.due
  }

  /// Returns whether any waiting work has an end.
  ///
  /// - Complexity: O(*n*), where *n* is the number of endless pieces; O(1) without any.
  mutating func hasWorkToSettle() -> Bool {
    dropCancelled()
    return heap.contains { $0.work.isPending && !$0.work.isEndless }
  }

  /// The waiting work that repeats, or that work of its kind has scheduled, in order.
  var repeated: [PendingWork] {
    pending { $0.isRepeating || $0.lineage.isRepeated }
  }

  /// The waiting work, in order.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of pieces.
  var pending: [PendingWork] { pending { _ in true } }

  private func pending(where matches: (ScheduledWork) -> Bool) -> [PendingWork] {
    heap.filter { $0.work.isPending && matches($0.work) }.sorted { $0.isDue(before: $1) }
      .map { entry in
        PendingWork(
          name: entry.work.name, due: VirtualClock.seconds(entry.work.due),
          origin: entry.work.lineage.origin)
      }
  }

  /// Returns the due time of the last pending work that was added since a mark.
  ///
  /// - Complexity: O(*n*), where *n* is the amount of work.
  func latestDue(addedSince mark: Int) -> Int? {
    heap.filter { $0.number >= mark && $0.work.isPending }.map(\.work.due).max()
  }

  private mutating func dropCancelled() {
    while let first = heap.first, !first.work.isPending { removeFirst() }
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child].isDue(before: heap[least]) { least = child }
      }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
