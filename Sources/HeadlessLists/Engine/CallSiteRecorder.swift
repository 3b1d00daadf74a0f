import ListCore

/// Knows where in the source the call was written that is being carried out.
///
/// Every mutation method of a list exists twice: with UIKit's exact signature, to be overridden
/// and referred to, and as a twin with a file and a line besides, which direct calls pick. The twin
/// notes its place here and then calls the first one.
///
/// A `super.deleteRows(…)` in an override picks the twin as well, and goes to the base class
/// without being dispatched again. It is known by the name of the function that it stands in; or,
/// when the override leaves it to another function, by the call of that method that is still on its
/// way.
struct CallSiteRecorder {
  private var site: CallSite?
  /// The method that was dispatched and has not come to the base class yet.
  private var pendingMethod: String?
}

extension CallSiteRecorder {
  /// The place of the present call. It is given out once: what the call does besides is not there.
  mutating func take() -> CallSite? {
    defer { self = CallSiteRecorder() }
    return site
  }

  fileprivate init(_ site: CallSite, _ method: String) {
    self.site = site
    pendingMethod = method
  }

  /// Notes a call, and hands over the one that was noted around it.
  fileprivate mutating func exchange(_ other: CallSiteRecorder) -> CallSiteRecorder {
    defer { self = other }
    return self
  }

  fileprivate var isEmpty: Bool { site == nil }

  fileprivate func awaits(_ method: String) -> Bool { pendingMethod == method }
}

extension ListEngine {
  /// Carries out a call whose place in the source is known.
  private func noted(
    _ method: String, _ fileID: StaticString, _ line: UInt, _ call: () -> Void
  ) {
    let site = CallSite(fileID: "\(fileID)", line: Int(line))
    let outer = callSite.exchange(CallSiteRecorder(site, method))
    defer { _ = callSite.exchange(outer) }
    call()
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
    if isSubclassed, "\(function)" == method || callSite.awaits(method) {
      callSite.isEmpty ? noted(method, fileID, line, base) : base()
    } else {
      noted(method, fileID, line, dispatched)
    }
  }
}
