import Foundation
import ListCore

/// What was given to a diffable data source, from whatever queue, in order.
///
/// Off the main queue an apply is computed where it is called, against the state that the one
/// before it will bring; the main queue shows them later, one by one. This keeps count of what is
/// on its way, so that both sides know where they are.
final class SubmissionLog<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: @unchecked Sendable {  // all that changes is behind `lock`
  typealias State = SourceState<SectionIdentifierType, ItemIdentifierType>
  typealias Change = SourceChange<SectionIdentifierType, ItemIdentifierType>

  /// A state, and the number by which it is known from every other one.
  struct Entry: Sendable {
    var number = 0
    var state = State()
  }

  /// An apply on its way to the main queue.
  struct Arrival: Sendable {
    let entry: Entry
    /// The number of the state that the difference starts from.
    let base: Int
    /// What the list is to be told; `nil` if it is to reload.
    let diff: ListDiff?
    /// Whether the apply before it was given on the main queue (crash families E7).
    let comesAfterMainQueue: Bool
  }

  private let lock = NSLock()
  /// Held while an apply is computed off the main queue, so that they arrive in order.
  private let turn = NSLock()
  private var newest = Entry()
  private var lastNumber = 0
  private var underWay = 0
  private var lastWasOnMainQueue = false
}

extension SubmissionLog {
  /// The state that everything given so far amounts to.
  var newestState: State { lock.withLock { newest.state } }

  /// Whether something given off the main queue has not arrived there.
  var isAwaitingArrivals: Bool { lock.withLock { underWay > 0 } }

  /// Computes an apply off the main queue and sends it off.
  ///
  /// - Parameter send: Brings it to the main queue, which calls ``noteArrival()`` there.
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

  /// Something given off the main queue has arrived there.
  func noteArrival() {
    lock.withLock { underWay -= 1 }
  }

  /// Gives a number to a state that the main queue computed.
  func enter(_ state: State) -> Entry {
    lock.withLock { makeEntry(state) }
  }

  /// The main queue has come to a state by an apply of its own, or gone back to it.
  ///
  /// What is on its way ends in another one and is not affected.
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
