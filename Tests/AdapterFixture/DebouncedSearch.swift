import Foundation

/// A search that waits until typing pauses, in the ways in which apps do.
@MainActor
public final class DebouncedSearch {
  /// A way to wait.
  public enum Way: CaseIterable, Sendable {
    case block, workItem, timer, addedTimer, task, nanoseconds
  }

  public private(set) var searched: [String] = []
  private let way: Way
  private let seconds: TimeInterval
  private var cancel: () -> Void = {}
  private var number = 0

  public init(_ way: Way, after seconds: TimeInterval) {
    self.way = way
    self.seconds = seconds
  }

  public func type(_ text: String) {
    cancel()
    switch way {
    case .block:
      number += 1
      let own = number
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
        guard let self, own == number else { return }
        search(text)
      }
    case .workItem:
      let item = DispatchWorkItem { [weak self] in self?.search(text) }
      cancel = item.cancel
      DispatchQueue.main.asyncAfter(
        deadline: .now() + .milliseconds(Int(seconds * 1000)), execute: item)
    case .timer:
      let timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.search(text) }
      }
      cancel = timer.invalidate
    case .addedTimer:
      let timer = Timer(timeInterval: seconds, repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.search(text) }
      }
      RunLoop.main.add(timer, forMode: .common)
      cancel = timer.invalidate
    case .task:
      let task = Task { [weak self, seconds] in
        try await Task.sleep(for: .seconds(seconds))
        self?.search(text)
      }
      cancel = { task.cancel() }
    case .nanoseconds:
      let task = Task { [weak self, seconds] in
        try await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
        self?.search(text)
      }
      cancel = { task.cancel() }
    }
  }

  private func search(_ text: String) { searched.append(text) }
}
