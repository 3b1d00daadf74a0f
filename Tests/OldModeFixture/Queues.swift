import UIKit

// A queue that tests replace, as many apps declare it: the method without default arguments is
// preferred to the queue's own.

public protocol WorkQueue {
  func async(execute work: @escaping () -> Void)
}

extension DispatchQueue: WorkQueue {
  public func async(execute work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    async(group: nil) { work() }
  }
}

/// Says what it does, on a queue.
public final class Narrator {
  private let queue: WorkQueue
  public private(set) var said: [String] = []

  public init(queue: WorkQueue = DispatchQueue.main) { self.queue = queue }

  public func begin() {
    queue.async { self.said.append("queue") }
    DispatchQueue.main.async { self.said.append("main") }
    DispatchQueue.main.async(execute: { self.said.append("closure") })
    DispatchQueue.main.async(execute: DispatchWorkItem { self.said.append("item") })
  }
}

// Names of Swift 4, in code that no actor isolates.
public func oldConstants() -> [String] {
  let insets = UIEdgeInsetsMake(1, 2, 3, 4)
  return [
    "\(UITableViewAutomaticDimension)", "\(insets.bottom)", UICollectionElementKindSectionHeader,
    "\(UILayoutFittingCompressedSize)", "\(UI_USER_INTERFACE_IDIOM() == .phone)",
    UIKeyboardFrameEndUserInfoKey, "\(UIViewNoIntrinsicMetric)",
    "\(UIBarStyle.blackOpaque == .black)",
  ]
}

/// Reads the screen on another queue, where UIKit answers, too.
public func readScaleElsewhere(_ done: @escaping @Sendable (CGFloat) -> Void) {
  DispatchQueue.global().async { done(UIScreen.main.scale) }
}
