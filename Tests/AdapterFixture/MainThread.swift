import Foundation

/// What an app asks before it touches its views.
public enum MainThread {
  /// Whether this is the main thread, in each of the ways to ask.
  public static var answers: [Bool] {
    [Thread.isMainThread, Thread.current.isMainThread, Foundation.Thread.isMainThread]
  }

  /// Calls a function on the main thread, and waits for it.
  public static func now<Result: Sendable>(_ perform: @Sendable () -> Result) -> Result {
    if Thread.isMainThread { return perform() }
    return DispatchQueue.main.sync { perform() }
  }
}
