import Foundation

/// A message to an object, for later or for another queue.
struct PerformRequest: @unchecked Sendable {
  let target: NSObject
  let selector: Selector
  let argument: Any?

  func perform() { _ = selector.perform(on: target, with: argument) }

  /// Returns whether two arguments are equal as Foundation objects.
  static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as AnyHashable, let other as AnyHashable): one == other
    case (let one?, let other?): one as AnyObject === other as AnyObject
    case (nil, .some), (.some, nil): false
    }
  }
}

/// The delayed messages on one simulator.
@MainActor
struct PerformRequests {
  private var pending: [(request: PerformRequest, work: ScheduledWork)] = []

  nonisolated init() {}

  /// Schedules a message.
  mutating func schedule(
    _ request: PerformRequest, after delay: TimeInterval, from origin: String
  ) {
    pending.removeAll { !$0.work.isPending }
    let simulator = Simulator.current
    let due = simulator.clock.nanoseconds + VirtualClock.nanoseconds(delay)
    let name = "perform(\(request.selector))"
    let work = simulator.schedule(at: due, named: name, origin: origin) { request.perform() }
    pending.append((request, work))
  }

  /// Cancels messages.
  ///
  /// - Complexity: O(*n*), where *n* is the number of scheduled messages.
  mutating func cancel(where matches: (PerformRequest) -> Bool) {
    for (request, work) in pending where matches(request) { work.cancel() }
    pending.removeAll { !$0.work.isPending }
  }
}
