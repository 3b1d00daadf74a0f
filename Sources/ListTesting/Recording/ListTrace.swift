import Foundation
import HeadlessKit

/// The events of a list, in order: a value to filter, count, compare and print.
///
/// ```swift
/// let recorder = ListRecorder(table)
/// table.reloadData()
/// try simulator.settle()
/// recorder.trace.cost.cellsAskedFor  // 19
/// print(recorder.trace.about([.views]))
/// ```
///
/// Views are identified by names (`cell-3`), not by addresses, so that two runs of a test produce
/// equal traces.
public struct ListTrace: Hashable, Sendable {
  /// An event with its time.
  public struct Entry: Hashable, Sendable {
    /// The time, in seconds of the simulator's clock.
    public var time: TimeInterval
    /// The event.
    public var event: ListEvent

    /// Creates an entry.
    public init(time: TimeInterval = 0, event: ListEvent) {
      self.time = time
      self.event = event
    }
  }

  /// The entries, oldest first.
  public var entries: [Entry]

  /// Creates a trace.
  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }
}

extension ListTrace {
  /// The events without their times, oldest first.
  public var events: [ListEvent] { entries.map(\.event) }

  /// Whether there are no events.
  public var isEmpty: Bool { entries.isEmpty }

  /// Returns the entries whose events have one of the topics.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  public func about(_ topics: Set<ListEvent.Topic>) -> ListTrace {
    ListTrace(entries.filter { topics.contains($0.event.topic) })
  }

  /// Returns the entries whose events satisfy a condition.
  public func filter(_ isIncluded: (ListEvent) throws -> Bool) rethrows -> ListTrace {
    ListTrace(try entries.filter { try isIncluded($0.event) })
  }

  /// Returns the number of events that satisfy a condition.
  public func count(where isCounted: (ListEvent) throws -> Bool) rethrows -> Int {
    try entries.count { try isCounted($0.event) }
  }

  /// The cost of the list for its data source and delegate.
  public var cost: ListCost { ListCost(of: self) }

  /// Returns the index of the first entry whose event differs, or that only one of the traces has;
  /// `nil` if all events are equal. Times are ignored.
  public func firstDifference(from other: ListTrace) -> Int? {
    let (mine, theirs) = (events, other.events)
    let common = zip(mine, theirs).prefix { $0 == $1 }.count
    return common == mine.count && common == theirs.count ? nil : common
  }
}

extension ListTrace: CustomStringConvertible {
  /// One line for each event; the time precedes the first event at each instant.
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

extension String {
  /// The text with every address replaced by `0x…`, so that two runs produce the same text.
  var maskingAddresses: String { replacing(/0x[0-9a-f]+/, with: "0x…") }
}
