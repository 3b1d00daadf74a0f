import ListCore

/// Knows where in the source the call was written that is being carried out.
///
/// Every mutation method of a list exists twice: with UIKit's exact signature, to be overridden
/// and referred to, and as a twin with a file and a line besides, which direct calls pick. The twin
/// notes its place here and then calls the first one.
///
/// A `super.deleteRows(…)` in an override picks the twin as well. It is known by the name of the
/// function that it stands in, and goes to the base class without being dispatched again.
struct CallSiteRecorder {
  private var site: CallSite?
}

extension CallSiteRecorder {
  /// The place of the present call. It is given out once: what the call does besides is not there.
  mutating func take() -> CallSite? {
    defer { site = nil }
    return site
  }

  /// Notes a place, and hands over the one that was noted around it.
  fileprivate mutating func exchange(_ other: CallSite?) -> CallSite? {
    defer { site = other }
    return site
  }

  fileprivate var isEmpty: Bool { site == nil }
}

extension ListEngine {
  /// Carries out a call whose place in the source is known.
  func noted<Result>(
    _ fileID: StaticString, _ line: UInt, _ call: () -> Result
  ) -> Result {
    let outer = callSite.exchange(CallSite(fileID: "\(fileID)", line: Int(line)))
    defer { _ = callSite.exchange(outer) }
    return call()
  }

  /// Carries out a call of a twin.
  ///
  /// - Parameters:
  ///   - method: The full name of the method, as `#function` gives it inside of it.
  ///   - function: The function that the call stands in.
  ///   - isSubclassed: Whether the view is of a client's class.
  ///   - base: What the base class does.
  ///   - dispatched: The same through the method that a subclass may have overridden.
  func carryOut(
    _ method: String, from function: StaticString, _ fileID: StaticString, _ line: UInt,
    isSubclassed: Bool, base: () -> Void, dispatched: () -> Void
  ) {
    if isSubclassed, "\(function)" == method {
      callSite.isEmpty ? noted(fileID, line, base) : base()
    } else {
      noted(fileID, line, dispatched)
    }
  }
}
