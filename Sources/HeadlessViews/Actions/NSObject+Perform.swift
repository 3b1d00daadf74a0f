import Foundation

extension Selector {
  /// The selector that represents no selector, as Objective-C prints it.
  fileprivate static let null = Selector("(null)")
}

extension NSObject {
  /// Returns whether this object is known to implement the method of a selector.
  ///
  /// The known methods are those that selectors were made from. Objective-C knows all.
  public func responds(to selector: Selector?) -> Bool { selector?.isKnown(to: self) ?? false }

  /// Calls the method of a selector.
  ///
  /// - Returns: The method's return value itself; there is nothing to release.
  @discardableResult
  public func perform(_ selector: Selector!) -> Any? { (selector ?? .null).perform(on: self) }

  /// Calls the method of a selector with an argument.
  ///
  /// - Returns: The method's return value itself; there is nothing to release.
  @discardableResult
  public func perform(_ selector: Selector!, with argument: Any?) -> Any? {
    (selector ?? .null).perform(on: self, with: argument)
  }

  /// Calls the method of a selector with two arguments.
  ///
  /// - Returns: The method's return value itself; there is nothing to release.
  @discardableResult
  public func perform(_ selector: Selector!, with argument: Any?, with other: Any?) -> Any? {
    (selector ?? .null).perform(on: self, with: argument, other)
  }

  /// Calls the method of a selector after a delay, on the simulator's clock.
  ///
  /// The object and the argument are retained until then. Main queue only.
  ///
  /// - Parameters:
  ///   - selector: The method.
  ///   - argument: The argument.
  ///   - delay: The delay, in seconds.
  ///   - file: The file that messages about pending work name.
  ///   - line: The line that messages about pending work name.
  public func perform(
    _ selector: Selector!, with argument: Any?, afterDelay delay: TimeInterval,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let request = PerformRequest(
      target: self, selector: selector ?? .null, argument: argument)
    MainActor.assumeIsolated {
      Simulator.current.performRequests.schedule(request, after: delay, from: "\(file):\(line)")
    }
  }

  /// Calls the method of a selector on the main thread: immediately if the call waits and is made
  /// there, otherwise on the simulator's next turn.
  ///
  /// - Parameters:
  ///   - selector: The method.
  ///   - argument: The argument.
  ///   - wait: Whether to call the method before returning.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    let request = PerformRequest(target: self, selector: selector, argument: argument)
    guard wait else { return DispatchQueue.main.async { request.perform() } }
    if Simulator.isOnMainQueue {
      request.perform()
    } else {
      DispatchQueue.main.sync { request.perform() }
    }
  }

  /// Calls the method of a selector on a background queue, at once.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    let request = PerformRequest(target: self, selector: selector, argument: argument)
    DispatchQueue.global().async { request.perform() }
  }

  #if os(Linux)
    /// Cancels the delayed calls on an object.
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
      cancelPerformRequestsOnSimulator(withTarget: target)
    }
  #endif

  /// Cancels the delayed calls on an object.
  ///
  /// The plugin `AdaptObjectiveC` calls it for `cancelPreviousPerformRequests(withTarget:)`, which a
  /// Mac's `NSObject` has too.
  public class func cancelPerformRequestsOnSimulator(withTarget target: Any) {
    cancel { $0.target === target as AnyObject }
  }

  /// Cancels the delayed calls on an object with a selector and an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    cancel {
      $0.target === target as AnyObject && $0.selector == selector
        && PerformRequest.areEqual($0.argument, object)
    }
  }

  private static func cancel(where matches: (PerformRequest) -> Bool) {
    withoutActuallyEscaping(matches) { matches in
      nonisolated(unsafe) let matches = matches
      MainActor.assumeIsolated { Simulator.current.performRequests.cancel(where: matches) }
    }
  }
}
