import HeadlessKit

/// Records what happens in a list, from its making until it is stopped or released.
///
/// The lines on the console of the list's simulator are recorded too, as long as the list is on it.
/// A recorder does not keep its list alive.
@MainActor
public final class ListRecorder {
  /// What has happened so far.
  public private(set) var trace = ListTrace()

  private var observations: [ListObservation] = []

  /// Begins to record.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - simulator: The simulator that the list is, or will be, shown on; the list's own if `nil`.
  public init(_ list: some ListView, on simulator: Simulator? = nil) {
    let simulator = simulator ?? list.simulator
    let note: ListObservation.Handler = { [weak self, weak simulator] event, _ in
      self?.note(event, simulator)
    }
    observations = [list.observeEvents(note), simulator.observeEvents(note)]
  }

  private func note(_ event: ListEvent, _ simulator: Simulator?) {
    trace.entries.append(ListTrace.Entry(time: simulator?.clock.now ?? 0, event: event))
  }

  /// Hands over what has happened since the last time, and begins anew.
  public func takeTrace() -> ListTrace {
    defer { trace = ListTrace() }
    return trace
  }

  /// Ends the recording. The trace stays.
  public func stop() {
    for observation in observations { observation.cancel() }
    observations = []
  }
}
