import HeadlessKit
import ListCore
import ListTesting

extension ListScenario {
  /// Creates a scenario that repeats a recording: it announces the recorded changes, with the
  /// recorded counts, and crashes at the same point.
  ///
  /// A trace contains counts and calls, not items: they are named by numbers. Other operations of
  /// the client, such as scrolling, are not known. An apply that crashed leaves no information at
  /// all.
  ///
  /// - Parameters:
  ///   - trace: The recorded events, from the creation of the list or from any later moment.
  ///   - kind: The kind of list, for a trace that does not specify it.
  /// - Complexity: O(*n* + *i*) for *n* entries and *i* items in all models.
  public init(reproducing trace: ListTrace, kind: ListKind = .table) {
    var reading = ScenarioReading(kind)
    for event in trace.events where !reading.isOver { reading.read(event) }
    self = reading.scenario
  }

  /// Creates a scenario that crashes as a list did; `nil` unless a batch was refused.
  ///
  /// The items are named by numbers. If the counts were loaded too late, the scenario loads them
  /// too late as well.
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
