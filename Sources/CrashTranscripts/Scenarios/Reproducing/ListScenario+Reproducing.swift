import HeadlessKit
import ListCore
import ListTesting

extension ListScenario {
  /// A scenario that does what was recorded: announces what was announced, with the counts that
  /// were answered, and crashes where it crashed.
  ///
  /// A trace knows counts and calls, not the items: they are called by numbers. What the client did
  /// besides, such as scrolling, is not known. Of an apply that crashed nothing is known at all.
  ///
  /// - Parameters:
  ///   - trace: What happened, from the making of the list on or from any later moment.
  ///   - kind: The kind of list, for a trace that does not tell.
  /// - Complexity: O(*n* + *i*) for *n* entries and *i* items in all models.
  public init(reproducing trace: ListTrace, kind: ListKind = .table) {
    var reading = ScenarioReading(kind)
    for event in trace.events where !reading.isOver { reading.read(event) }
    self = reading.scenario
  }

  /// A scenario that crashes as a list did; `nil` unless a batch was refused.
  ///
  /// The items are called by numbers. If the counts were loaded too late, they are here too.
  public init?(reproducing crash: CrashReport) {
    guard case .update(_, let kind) = crash.facts, let ledger = crash.ledger else { return nil }
    var reading = ScenarioReading(kind)
    reading.adopt(ledger.before)
    var isLate = false
    if case .countsLoadedTooLate? = crash.causes.first { isLate = true }
    if !isLate { reading.read(.layoutPass) }
    reading.read(.beganUpdate(nil))
    for call in ledger.batch.calls { reading.read(.called(call, kind)) }
    reading.read(.crashed(crash))
    self = reading.scenario
  }
}
