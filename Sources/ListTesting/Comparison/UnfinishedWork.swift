import HeadlessKit

/// The work that a screen has begun and not ended, and the indicators that show it to a person.
struct UnfinishedWork: Equatable {
  private var blocks: Set<Int> = []
  private var tasks: Set<Int> = []
  private var refreshControls = 0
  private var indicators = 0

  /// Creates a value without work.
  init() {}

  /// Counts the work on a simulator. Only what is in a window shows that something is going on.
  ///
  /// - Complexity: O(*v*), where *v* is the number of views on screen.
  @MainActor
  init(on simulator: Simulator) {
    (blocks, tasks) = simulator.workUnderWay
    for window in simulator.windows where !window.isHidden { count(window) }
  }

  @MainActor
  private mutating func count(_ view: View) {
    guard !view.isHidden else { return }
    if let control = view as? RefreshControl, control.isRefreshing { refreshControls += 1 }
    if let indicator = view as? ActivityIndicatorView, indicator.isAnimating { indicators += 1 }
    for child in view.subviews { count(child) }
  }

  /// Returns whether the work contains no block or task that is not in the other work, and no more
  /// indicators. A refresh control always counts, since it stops as soon as the code is done.
  func isWithin(_ other: UnfinishedWork) -> Bool {
    blocks.isSubset(of: other.blocks) && tasks.isSubset(of: other.tasks)
      && indicators <= other.indicators && refreshControls == 0
  }

  /// Reduces the work to what there is at another time as well.
  mutating func limit(to other: UnfinishedWork) {
    blocks.formIntersection(other.blocks)
    tasks.formIntersection(other.tasks)
    indicators = min(indicators, other.indicators)
  }
}

extension UnfinishedWork {
  /// Returns the work that is not in the other work, in words.
  func words(besides other: UnfinishedWork) -> [String] {
    func counted(_ number: Int, _ noun: String) -> String? {
      number <= 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    return [
      counted(blocks.subtracting(other.blocks).count, "dispatched block"),
      counted(tasks.subtracting(other.tasks).count, "task"),
      counted(refreshControls, "refresh control"),
      counted(indicators - other.indicators, "activity indicator"),
    ].compactMap(\.self)
  }

  /// Returns the work that a person would still wait for; without a limit, also the work that never
  /// had a chance to run.
  func findings(within limit: Duration?) -> [String] {
    refreshing + (limit == nil ? waiting : [])
  }

  /// Returns the work that may go on for ever, such as a task that observes something.
  ///
  /// - Parameter limit: The time that the work had; `nil` if it had none.
  func undecided(within limit: Duration?) -> [String] {
    let left = (limit == nil || waiting.isEmpty ? [] : waiting) + animating
    guard !left.isEmpty else { return [] }
    let time = limit.map { " after \($0 / .seconds(1)) s" } ?? ""
    return ["what comes later, since\(time) \(left.joined(separator: " and "))."]
  }

  private var refreshing: [String] {
    refreshControls == 0 ? [] : ["a refresh control is still refreshing"]
  }

  private var animating: [String] {
    indicators == 0 ? [] : ["an activity indicator is still animating"]
  }

  private var waiting: [String] {
    let wait = blocks.count == 1 ? "block waits" : "blocks wait"
    let have = tasks.count == 1 ? "task has" : "tasks have"
    return [
      blocks.isEmpty ? nil : "\(blocks.count) \(wait) on dispatch queues",
      tasks.isEmpty ? nil : "\(tasks.count) \(have) not ended",
    ].compactMap(\.self)
  }
}
