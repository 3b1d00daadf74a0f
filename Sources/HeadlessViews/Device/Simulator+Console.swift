import ListCore

extension Simulator {
  private func write(_ line: ConsoleLine) {
    console.append(line)
    lineObserver?(line)
  }

  /// Says something on the console.
  public func log(_ text: String, category: String? = nil) {
    write(ConsoleLine(category: category, text: text, time: clock.now))
  }

  /// Says on the console what a list survives, in the words of the simulator's system.
  public func warn(_ warning: ListWarning) {
    write(
      ConsoleLine(
        warning: warning, category: warning.category, text: warning.text(profile),
        time: clock.now))
  }

  /// Says something unless it was said before.
  ///
  /// What UIKit says once in the life of a process is said once in the life of a simulator.
  ///
  /// - Parameters:
  ///   - topic: What tells one thing from another.
  ///   - warning: What to say. It is asked for only when it is said.
  /// - Returns: Whether it was said.
  @discardableResult
  public func warnOnce(about topic: String, _ warning: () -> ListWarning) -> Bool {
    guard console.isFirstMention(of: topic) else { return false }
    warn(warning())
    return true
  }
}
