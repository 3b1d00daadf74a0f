/// A piece of work that waits for its time on a simulator.
///
/// The work, and whatever it refers to, is let go as soon as it has run or is cancelled.
@preconcurrency @MainActor
public final class ScheduledWork {
  /// What the work is called when a simulator has to say what it still waits for.
  public let name: String
  /// When the work is due, in nanoseconds of the simulator's clock.
  let due: Int
  private var work: (@MainActor () -> Void)?

  init(name: String, due: Int, work: @escaping @MainActor () -> Void) {
    self.name = name
    self.due = due
    self.work = work
  }

  /// Whether the work is still to be done.
  public var isPending: Bool { work != nil }

  /// Drops the work. Does nothing when it has run or was cancelled before.
  public func cancel() {
    work = nil
  }

  func perform() {
    let work = self.work
    self.work = nil
    work?()
  }
}
