import ListCore

/// Knows where in the source the call was written that is being carried out.
///
/// Every mutation method of a list exists twice: with UIKit's exact signature, to be overridden
/// and referred to, and as an overload with a file and a line besides, which direct calls pick. The
/// overload notes its place here and then calls the first one.
///
/// A `super.deleteRows(…)` in an override picks the overload as well, and goes to the base class
/// without being dispatched again. It is known by the name of the function that contains it; or,
/// when the override leaves it to another function, by the call of that method that has been
/// dispatched and has not reached the base class.
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

/// The place in the source from which an overload with a call site was called.
struct Caller {
  /// The function that contains the call.
  let function: StaticString
  let fileID: StaticString
  let line: UInt

  init(_ function: StaticString, _ fileID: StaticString, _ line: UInt) {
    (self.function, self.fileID, self.line) = (function, fileID, line)
  }
}

extension ListEngine {
  /// Carries out a call of an overload with a call site.
  ///
  /// - Parameters:
  ///   - mutation: What the base class does.
  ///   - method: The full name of the method, as `#function` gives it inside of it.
  ///   - caller: Where the call was written.
  ///   - dispatched: Calls the method that a subclass may have overridden.
  func perform(
    _ mutation: @autoclosure () -> ListMutation, as method: String, from caller: Caller,
    dispatched: () -> Void
  ) {
    let isFromOverride =
      isSubclassed && ("\(caller.function)" == method || callSite.awaits(method))
    if isFromOverride, !callSite.isEmpty { return perform(mutation()) }  // noted by the outer call

    let site = CallSite(fileID: "\(caller.fileID)", line: Int(caller.line))
    let outer = callSite.exchange(CallSiteRecorder(site, method))
    defer { _ = callSite.exchange(outer) }
    if isFromOverride { perform(mutation()) } else { dispatched() }
  }
}
