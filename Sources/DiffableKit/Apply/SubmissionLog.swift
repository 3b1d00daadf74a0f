import Foundation
import ListCore

/// The changes applied to a diffable data source, from any queue, in order.
///
/// Off the main queue, an apply is computed in the calling thread, against the state that the
/// previous one will produce; the main queue shows them later, one by one. The log tracks the
/// applies in between, so that both sides know the current state.
final class SubmissionLog<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: @unchecked Sendable {  // all mutable state is protected by `lock`
  typealias State = SourceState<SectionIdentifierType, ItemIdentifierType>
  typealias Change = SourceChange<SectionIdentifierType, ItemIdentifierType>

  /// A state with a unique number.
  struct Entry: Sendable {
    var number = 0
    var state = State()
  }

  /// An apply on its way to the main queue.
  struct Arrival: Sendable {
    let entry: Entry
    /// The number of the state that the difference starts from.
    let base: Int
    /// The difference to announce to the list; `nil` if it reloads.
    let diff: ListDiff?
    /// Whether the previous apply was made on the main queue (crash families E7).
    let comesAfterMainQueue: Bool
  }

  private let lock = NSLock()
  /// Locked while an apply is computed off the main queue, so that applies arrive in order.
  private let turn = NSLock()
  private var newest = Entry()
  private var lastNumber = 0
  private var underWay = 0
  private var lastWasOnMainQueue = false
}

extension SubmissionLog {
  /// The state that results from all changes so far.
  var newestState: State { lock.withLock { newest.state } }

  /// Whether a change made off the main queue has not arrived there.
  var isAwaitingArrivals: Bool { lock.withLock { underWay > 0 } }

  /// Computes an apply off the main queue and sends it.
  ///
  /// - Parameter send: Sends it to the main queue, which calls ``noteArrival()`` there.
  func submit(_ change: Change, style: ApplyStyle, send: (Arrival) -> Void) {
    turn.withLock {
      let (base, comesAfterMainQueue) = lock.withLock {
        underWay += 1
        defer { lastWasOnMainQueue = false }
        return (newest, lastWasOnMainQueue)
      }
      let state = change.result(on: base.state)
      let diff: ListDiff? =
        switch style {
        case .difference: state.snapshot.difference(from: base.state.snapshot)
        case .reload: nil
        }
      let entry = lock.withLock {
        newest = makeEntry(state.withoutMarks())
        return Entry(number: newest.number, state: state)
      }
      send(
        Arrival(
          entry: entry, base: base.number, diff: diff, comesAfterMainQueue: comesAfterMainQueue))
    }
  }

  /// Records that a change made off the main queue has arrived there.
  func noteArrival() {
    lock.withLock { underWay -= 1 }
  }

  /// Assigns a number to a state that the main queue computed.
  func enter(_ state: State) -> Entry {
    lock.withLock { makeEntry(state) }
  }

  /// Records that the main queue has reached a state by its own apply, or returned to it.
  ///
  /// Pending applies lead to another state and are not affected.
  func noteShown(_ entry: Entry, byApply: Bool) {
    lock.withLock {
      if underWay == 0 { newest = entry }
      if byApply { lastWasOnMainQueue = true }
    }
  }

  /// - Precondition: The lock is held.
  private func makeEntry(_ state: State) -> Entry {
    lastNumber += 1
    return Entry(number: lastNumber, state: state)
  }
}
