import ListCore

extension Host {
  /// Says something on the console.
  public func log(_ text: String, category: String) {
    console.append(ConsoleLine(category: category, text: text, time: clock.now))
  }

  /// Says something on the console unless the topic was mentioned before.
  ///
  /// What UIKit says once in the life of a process is said once in the life of a host.
  ///
  /// - Returns: Whether it was said.
  @discardableResult
  public func logOnce(_ text: @autoclosure () -> String, category: String, topic: String) -> Bool {
    guard console.isFirstMention(of: topic) else { return false }
    log(text(), category: category)
    return true
  }
}
