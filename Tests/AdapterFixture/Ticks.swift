import UIKit

/// Counts the seconds.
@MainActor
public final class Ticks {
  public private(set) var count = 0
  private var timer: Timer?

  public init() {}

  public func begin() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.count += 1 }
    }
  }

  public func end() { timer?.invalidate() }
}
