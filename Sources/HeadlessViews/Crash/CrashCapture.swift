import Foundation

/// A collector of the crashes of a piece of code, which then do not end the process.
///
/// Snapshots crash on any thread, so a capture is safe to use from all of them.
package final class CrashCapture: @unchecked Sendable {
  private let lock = NSLock()
  private var collected: [CrashReport] = []
  /// The call that captures, with its file and line; `nil` if the system captures.
  let place: String?

  init(at place: String? = nil) {
    self.place = place
  }

  convenience init(_ name: String, _ file: StaticString, _ line: UInt) {
    self.init(at: "\(name) at \("\(file)".split(separator: "/").last ?? ""):\(line)")
  }

  /// The innermost capture around the running code.
  @TaskLocal package static var current: CrashCapture?

  /// The collected reports, in order.
  var reports: [CrashReport] { lock.withLock { collected } }

  func add(_ report: CrashReport) {
    lock.withLock { collected.append(report) }
  }
}

/// Runs code and returns the first crash of a list in it, instead of ending the process.
///
/// In UIKit no code would run after the crash. So the view that crashed is inert afterwards: it
/// keeps its last consistent state, ignores changes and calls no delegate or data source, and
/// execution continues after the call that crashed.
///
/// Captures nest; the innermost one gets the report. Work that the code only schedules, and that
/// runs later on a simulator's clock, is captured where it runs.
///
/// - Returns: The crash, or `nil` if there was none.
public func captureCrash(
  file: StaticString = #fileID, line: UInt = #line, _ body: () throws -> Void
) rethrows -> CrashReport? {
  try captureCrashes(file: file, line: line, body).first
}

/// Runs asynchronous code and returns the first crash of a list in it.
///
/// - Returns: The crash, or `nil` if there was none.
@preconcurrency @MainActor
@_disfavoredOverload  // a body that never suspends needs no `await`, in an async test either
public func captureCrash(
  file: StaticString = #fileID, line: UInt = #line, _ body: @MainActor () async throws -> Void
) async rethrows -> CrashReport? {
  try await captureCrashes(file: file, line: line, body).first
}

/// Runs code and returns every crash of a list in it, in order.
///
/// In UIKit the first crash ends the process; several reports mean that several views crashed.
public func captureCrashes(
  file: StaticString = #fileID, line: UInt = #line, _ body: () throws -> Void
) rethrows -> [CrashReport] {
  let capture = CrashCapture("captureCrash", file, line)
  try CrashCapture.$current.withValue(capture) { try body() }
  return capture.reports
}

/// Runs asynchronous code and returns every crash of a list in it, in order.
@preconcurrency @MainActor
@_disfavoredOverload
public func captureCrashes(
  file: StaticString = #fileID, line: UInt = #line, _ body: @MainActor () async throws -> Void
) async rethrows -> [CrashReport] {
  let capture = CrashCapture("captureCrash", file, line)
  try await CrashCapture.$current.withValue(capture) { try await body() }
  return capture.reports
}

/// Runs code whose crashes the system catches and survives, as Core Data does around its delegates.
///
/// The view that crashed is inert afterwards. An enclosing capture gets the reports too, so a test
/// can read what the system only logs.
///
/// - Returns: The crashes, in order.
public func survivingCrashes(_ body: () throws -> Void) rethrows -> [CrashReport] {
  let outer = CrashCapture.current
  let capture = CrashCapture()
  try CrashCapture.$current.withValue(capture) { try body() }
  let reports = capture.reports
  for report in reports { outer?.add(report) }
  return reports
}
