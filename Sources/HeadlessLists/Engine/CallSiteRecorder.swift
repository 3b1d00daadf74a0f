import ListCore

/// The source location of the call in progress.
///
/// Every mutation method of a list exists twice: with UIKit's exact signature, which can be
/// overridden and referenced, and as an overload with an additional file and line, which direct
/// calls select. The overload records its location here and then calls the first method.
///
/// A `super.deleteRows(…)` in an override also selects the overload, and must go to the base class
/// without being dispatched again. It is recognised by the name of the function that contains it
/// or, if the override calls another function for it, by a call of that method that has been
/// dispatched and has not reached the base class.
struct CallSiteRecorder {
  private var site: CallSite?
  /// The method that was dispatched and has not reached the base class yet.
  private var pendingMethod: String?
}

extension CallSiteRecorder {
  /// Returns the location of the current call, once: calls that it makes have no location of their
  /// own.
  mutating func take() -> CallSite? {
    defer { self = CallSiteRecorder() }
    return site
  }

  fileprivate init(_ site: CallSite, _ method: String) {
    self.site = site
    pendingMethod = method
  }

  /// Records a call, and returns the previously recorded one.
  fileprivate mutating func exchange(_ other: CallSiteRecorder) -> CallSiteRecorder {
    defer { self = other }
    return self
  }

  fileprivate var isEmpty: Bool { site == nil }

  fileprivate func awaits(_ method: String) -> Bool { pendingMethod == method }
}

/// The source location of a call to an overload with a call site.
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
  /// Performs a call to an overload with a call site.
  ///
  /// - Parameters:
  ///   - mutation: The mutation that the base class performs.
  ///   - method: The full name of the method, as given by `#function` inside it.
  ///   - caller: The location of the call.
  ///   - dispatched: Calls the method that a subclass may have overridden. It is not called if the
  ///     list is not subclassed.
  func perform(
    _ mutation: @autoclosure () -> ListMutation, as method: String, from caller: Caller,
    dispatched: () -> Void
  ) {
    let isFromOverride =
      isSubclassed && ("\(caller.function)" == method || callSite.awaits(method))
    if isFromOverride, !callSite.isEmpty { return perform(mutation()) }  // already recorded

    let site = CallSite(fileID: "\(caller.fileID)", line: Int(caller.line))
    let outer = callSite.exchange(CallSiteRecorder(site, method))
    defer { _ = callSite.exchange(outer) }
    if isFromOverride || !isSubclassed { perform(mutation()) } else { dispatched() }
  }
}
