import Foundation

// Waiting for what does not follow the simulator's clock: delays of dispatch queues, block timers,
// `Task.sleep`, other queues.

extension Simulator {
  /// The work of the code on this simulator that its clock does not run: blocks on dispatch queues
  /// that have not begun, and tasks that have not ended. Each has a number that no other block or
  /// task of the simulator gets.
  ///
  /// A test occupies the main queue, so such work goes on only while the test awaits something, such
  /// as ``settleMainQueue(file:line:)``, ``find(_:within:file:line:)`` or
  /// `wait(until:within:)`. Block timers of the system and work items are not counted.
  ///
  /// UIKit has no counterpart.
  public var workUnderWay: (blocks: Set<Int>, tasks: Set<Int>) {
    (reference.blocks.numbers, reference.tasks.numbers)
  }

  /// Waits until exactly one element on the screen matches a query, and returns it. An alert can be
  /// answered then: its presentation has ended.
  ///
  /// While it waits, the main queue, tasks and other queues run, and the clock moves with real time.
  /// Time in which other tests occupy the main actor does not count.
  ///
  /// ```swift
  /// try simulator.type("An", into: .searchField)
  /// try await simulator.find(.text("Anna"), within: .seconds(1))
  /// ```
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - limit: The longest time to wait.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The element.
  /// - Throws: A ``QueryFailure`` if at the end no element, or more than one, matches. It draws the
  ///   screen, suggests another query, and names the work that is still pending.
  @discardableResult
  public func find(
    _ query: ScreenQuery, within limit: Duration, file: StaticString = #fileID, line: UInt = #line
  ) async throws(QueryFailure) -> ScreenElement {
    _ = await letTimePass(atMost: limit) {
      let reading = read()
      return query.matches(in: reading.seen).count == 1 && !reading.hasAppearingAlert
    }
    do { return try find(query, file: file, line: line) } catch { throw error.after(limit, self) }
  }

  /// Waits until exactly one view of a class matches a query, and returns it.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - kind: The class; other matching views are ignored.
  ///   - limit: The longest time to wait.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The view.
  /// - Throws: A ``QueryFailure`` if at the end no such view, or more than one, matches.
  public func find<Kind: View>(
    _ query: ScreenQuery, as kind: Kind.Type, within limit: Duration,
    file: StaticString = #fileID, line: UInt = #line
  ) async throws(QueryFailure) -> Kind {
    _ = await letTimePass(atMost: limit) { findAll(query.and(.view(kind))).count == 1 }
    do {
      return try find(query, as: kind, file: file, line: line)
    } catch {
      throw error.after(limit, self)
    }
  }

  /// Waits until at least one element on the screen matches a query, and returns all that do.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - limit: The longest time to wait.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The elements, from top to bottom and from left to right.
  /// - Throws: A ``QueryFailure`` if at the end no element matches.
  public func findAll(
    _ query: ScreenQuery, within limit: Duration, file: StaticString = #fileID, line: UInt = #line
  ) async throws(QueryFailure) -> [ScreenElement] {
    _ = await letTimePass(atMost: limit) { !findAll(query).isEmpty }
    let reading = read()
    let found = query.matches(in: reading.seen)
    guard found.isEmpty else { return found }
    throw QueryFailure(query, [], in: reading, at: QueryPlace(file: file, line: line))
      .after(limit, self)
  }

  /// Waits until a condition holds.
  ///
  /// While it waits, the main queue, tasks and other queues run, and the clock moves with real time.
  ///
  /// ```swift
  /// try await simulator.wait(
  ///   "all requests are answered", until: { store.requests.isEmpty }, within: .seconds(1))
  /// ```
  ///
  /// - Parameters:
  ///   - what: The condition in words, for a failure.
  ///   - condition: The condition, which is checked after each layout.
  ///   - limit: The longest time to wait.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``WaitFailure`` if the condition does not hold at the end, or what the condition
  ///   throws.
  public func wait(
    _ what: String? = nil, until condition: @MainActor () throws -> Bool, within limit: Duration,
    file: StaticString = #fileID, line: UInt = #line
  ) async throws {
    guard try await !letTimePass(atMost: limit, until: condition) else { return }
    let failure = WaitFailure(
      condition: what, file: "\(file)", line: line, wait: wait(of: limit), notes: notes,
      screen: screenDrawing)
    tell(failure, at: QueryPlace(file: file, line: line, touch: "wait"))
    throw failure
  }

  /// Waits until an expression is true.
  ///
  /// ```swift
  /// try await simulator.wait(
  ///   "all requests are answered", until: store.requests.isEmpty, within: .seconds(1))
  /// ```
  ///
  /// - Parameters:
  ///   - what: The expression in words, for a failure.
  ///   - condition: The expression, which is evaluated after each layout.
  ///   - limit: The longest time to wait.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``WaitFailure`` if it is not true at the end, or what it throws.
  public func wait(
    _ what: String? = nil, until condition: @autoclosure @MainActor () throws -> Bool,
    within limit: Duration, file: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try await wait(what, until: { try condition() }, within: limit, file: file, line: line)
  }

  /// Describes a wait that has ended.
  fileprivate func wait(of limit: Duration) -> QueryFailure.Wait {
    QueryFailure.Wait(
      limit: limit / .seconds(1),
      pending: pendingWork.map(\.description) + waitingTasks + workElsewhere)
  }

  /// The tasks that do not sleep on the clock, in one sentence. A task of a group may sleep as well,
  /// so this is never too many.
  private var waitingTasks: [String] {
    let sleeping = pendingWork.count { $0.name == Self.nameOfSleep }
    let number = workUnderWay.tasks.count - sleeping
    guard number > 0 else { return [] }
    let subject = number == 1 ? "1 task that waits" : "\(number) tasks that wait"
    return ["\(subject) for something the simulator does not see, such as the answer of a service"]
  }
}

extension QueryFailure {
  /// Returns the failure with the wait that came before it.
  @MainActor
  fileprivate func after(_ limit: Duration, _ simulator: Simulator) -> QueryFailure {
    var failure = self
    failure.wait = simulator.wait(of: limit)
    failure.notes.removeAll { $0 == QueryFailure.loading(query) }
    return failure
  }
}

/// An explanation of why a condition did not come to hold in time.
///
/// Its description names the work that is still pending, and shows a drawing of the screen.
public struct WaitFailure: Error, Hashable, Sendable {
  /// The condition, in the words of the call; `nil` if it has none.
  public var condition: String?
  /// The file of the call, as `#fileID`.
  public var file: String
  /// The line of the call, counted from 1.
  public var line: UInt
  /// The wait.
  public var wait: QueryFailure.Wait
  /// The earlier events that may be the cause, one sentence each: captured crashes of lists, and
  /// warnings on the console.
  public var notes: [String]
  /// The drawing of the screen.
  public var screen: String
}

extension WaitFailure: CustomStringConvertible {
  /// The explanation of the failure, with a drawing of the screen.
  public var description: String {
    let place = "\(file.split(separator: "/").last ?? ""):\(line)"
    return (["\(place): Simulator.wait: \(verdict)"] + wait.details + notes + ["", screen])
      .joined(separator: "\n")
  }

  var verdict: String {
    "the condition\(condition.map { " \($0.quoted)" } ?? "") does not hold\(wait.clause)."
  }
}
