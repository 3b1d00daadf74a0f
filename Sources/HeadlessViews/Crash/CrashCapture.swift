import Foundation

/// Collects the crashes of a piece of code instead of letting them end the process.
///
/// Snapshots crash on any thread, so this is safe on all.
package final class CrashCapture: @unchecked Sendable {
  private let lock = NSLock()
  private var collected: [CrashReport] = []

  /// The innermost capture around the code that runs.
  @TaskLocal package static var current: CrashCapture?

  /// What crashed, in order.
  var reports: [CrashReport] { lock.withLock { collected } }

  func add(_ report: CrashReport) {
    lock.withLock { collected.append(report) }
  }
}

/// Runs code and hands over the first crash of a list in it, instead of ending the process.
///
/// In UIKit nothing would run after the crash. So from then on the view that crashed is inert: it
/// keeps its last consistent state, ignores changes and asks nobody anything, and the code goes on
/// behind the call that crashed.
///
/// Captures nest, and the innermost one gets the report. Work that is only planned in the code
/// and runs later, on a simulator's clock, is captured where it runs.
///
/// - Returns: The crash, or `nil` if there was none.
public func captureCrash(_ body: () throws -> Void) rethrows -> CrashReport? {
  try captureCrashes(body).first
}

/// Runs code and hands over the first crash of a list in it, across its suspensions.
///
/// - Returns: The crash, or `nil` if there was none.
@preconcurrency @MainActor
@_disfavoredOverload  // a body that never suspends needs no `await`, in an async test either
public func captureCrash(
  _ body: @MainActor () async throws -> Void
) async rethrows -> CrashReport? {
  try await captureCrashes(body).first
}

/// Runs code and hands over every crash of a list in it, in order.
///
/// After the first one UIKit would be gone; more than one means that several views crashed.
public func captureCrashes(_ body: () throws -> Void) rethrows -> [CrashReport] {
  let capture = CrashCapture()
  try CrashCapture.$current.withValue(capture) { try body() }
  return capture.reports
}

/// Runs code and hands over every crash of a list in it, in order, across its suspensions.
@preconcurrency @MainActor
@_disfavoredOverload
public func captureCrashes(
  _ body: @MainActor () async throws -> Void
) async rethrows -> [CrashReport] {
  let capture = CrashCapture()
  try await CrashCapture.$current.withValue(capture) { try await body() }
  return capture.reports
}

/// Runs code whose crashes the system catches and survives, as Core Data does around its delegates.
///
/// The view that crashed is inert from then on. A capture around all this gets the reports too, so
/// that a test can ask for what the system only writes into a log.
///
/// - Returns: The crashes, in order.
public func survivingCrashes(_ body: () throws -> Void) rethrows -> [CrashReport] {
  let outer = CrashCapture.current
  let reports = try captureCrashes(body)
  for report in reports { outer?.add(report) }
  return reports
}
