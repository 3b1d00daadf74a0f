import ListCore

extension Simulator {
  private func write(_ line: ConsoleLine) {
    console.append(line)
    lineObserver?(line)
  }

  /// Logs a line on the console.
  public func log(_ text: String, category: String? = nil) {
    write(ConsoleLine(category: category, text: text, time: clock.now))
  }

  /// Logs a warning of a list on the console, in the wording of the simulator's system.
  public func warn(_ warning: ListWarning) {
    write(
      ConsoleLine(
        warning: warning, category: warning.category, text: warning.text(profile),
        time: clock.now))
  }

  /// Logs a warning unless one for the same topic was logged before.
  ///
  /// What UIKit logs once per process is logged once per simulator.
  ///
  /// - Parameters:
  ///   - topic: The key that tells warnings apart.
  ///   - warning: Returns the warning. Called only if it is logged.
  /// - Returns: Whether the warning was logged.
  @discardableResult
  public func warnOnce(about topic: String, _ warning: () -> ListWarning) -> Bool {
    guard console.isFirstMention(of: topic) else { return false }
    warn(warning())
    return true
  }
}
