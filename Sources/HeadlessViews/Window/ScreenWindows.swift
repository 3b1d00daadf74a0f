import Dispatch

/// The visible windows of a simulator, from back to front.
@MainActor
struct ScreenWindows {
  private struct Entry {
    weak var window: Window?
  }

  private var entries: [Entry] = []
  /// The windows that the simulator owns while they are visible.
  private var owned: [Window] = []

  var all: [Window] { entries.compactMap(\.window) }

  /// Adds a window in front of the others of its level.
  mutating func insert(_ window: Window) {
    entries.removeAll { $0.window == nil }
    let level = window.windowLevel.rawValue
    let index = entries.lastIndex { $0.window.map { $0.windowLevel.rawValue <= level } ?? false }
    entries.insert(Entry(window: window), at: index.map { $0 + 1 } ?? 0)
  }

  mutating func remove(_ window: Window) {
    entries.removeAll { $0.window === window }
    owned.removeAll { $0 === window }
  }

  /// Moves a window whose level has changed.
  mutating func reorder(_ window: Window) {
    entries.removeAll { $0.window === window }
    insert(window)
  }

  /// Keeps a window until it is hidden.
  mutating func own(_ window: Window) { owned.append(window) }

  func owns(_ window: Window) -> Bool { owned.contains { $0 === window } }
}

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
