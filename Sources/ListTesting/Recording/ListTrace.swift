import Foundation
import HeadlessKit

/// What happened in a list, in order: a value to filter, count, compare and print.
///
/// ```swift
/// let recorder = ListRecorder(table)
/// table.reloadData()
/// simulator.settle()
/// recorder.trace.cost.cellsAskedFor  // 19
/// print(recorder.trace.about([.views]))
/// ```
///
/// Views are named (`cell-3`), never addressed, so that two runs of one test leave equal traces.
public struct ListTrace: Hashable, Sendable {
  /// An event and when it happened.
  public struct Entry: Hashable, Sendable {
    /// When, in seconds of the simulator's clock.
    public var time: TimeInterval
    /// What.
    public var event: ListEvent

    /// Creates an entry.
    public init(time: TimeInterval = 0, event: ListEvent) {
      self.time = time
      self.event = event
    }
  }

  /// What happened, oldest first.
  public var entries: [Entry]

  /// Creates a trace.
  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }
}

extension ListTrace {
  /// The events without their times, oldest first.
  public var events: [ListEvent] { entries.map(\.event) }

  /// Whether nothing happened.
  public var isEmpty: Bool { entries.isEmpty }

  /// The entries whose events are of some topics.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  public func about(_ topics: Set<ListEvent.Topic>) -> ListTrace {
    ListTrace(entries.filter { topics.contains($0.event.topic) })
  }

  /// The entries whose events pass a test.
  public func filter(_ isIncluded: (ListEvent) throws -> Bool) rethrows -> ListTrace {
    ListTrace(try entries.filter { try isIncluded($0.event) })
  }

  /// How many events pass a test.
  public func count(where isCounted: (ListEvent) throws -> Bool) rethrows -> Int {
    try entries.count { try isCounted($0.event) }
  }

  /// What the list cost whoever serves it.
  public var cost: ListCost { ListCost(of: self) }

  /// Where two traces part: the index of the first entry whose event differs, or is there in one
  /// of them only; `nil` if all events are equal. Times do not count.
  public func firstDifference(from other: ListTrace) -> Int? {
    let (mine, theirs) = (events, other.events)
    let common = zip(mine, theirs).prefix { $0 == $1 }.count
    return common == mine.count && common == theirs.count ? nil : common
  }
}

extension ListTrace: CustomStringConvertible {
  /// One line for each event; the time stands before the first event at each instant.
  public var description: String {
    var stamps: [String] = []
    var last: TimeInterval?
    for entry in entries {
      stamps.append(entry.time == last ? "" : String(format: "%.2f s", entry.time))
      last = entry.time
    }
    let width = (stamps.map(\.count).max() ?? 0) + 2
    return zip(stamps, entries).map { stamp, entry in
      stamp + String(repeating: " ", count: width - stamp.count) + "\(entry.event)"
    }.joined(separator: "\n")
  }
}
