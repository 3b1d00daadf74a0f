import Dispatch

/// Windows that became visible, or got a subview, since the main queue turned.
///
/// In UIKit a window lives to the end of the turn, as autoreleased objects do, so that a test's
/// helper may put a view into a new window and forget the window (behaviour 25.61).
@MainActor
enum ForgottenWindows {
  private static var windows: [Window] = []
  private static var isReleasing = false

  /// Keeps a window until the main queue turns, unless its simulator owns it.
  static func keep(_ window: Window) {
    guard window.ownSimulator?.screenWindows.owns(window) != true,
      !windows.contains(where: { $0 === window })
    else { return }
    windows.append(window)
    guard !isReleasing else { return }
    isReleasing = true
    // As a work item of no simulator, so that no test waits for it.
    DispatchQueue.main.async(
      execute: DispatchWorkItem(qos: .unspecified, flags: []) {
        MainActor.assumeIsolated {
          (windows, isReleasing) = ([], false)
        }
      })
  }

  /// Leaves a window to its owners.
  static func release(_ window: Window) { windows.removeAll { $0 === window } }
}
