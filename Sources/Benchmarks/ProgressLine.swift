import Foundation

/// A line on a terminal that shows the running measurement. Prints nothing to a pipe.
struct ProgressLine {
  private let isTerminal = isatty(STDERR_FILENO) == 1

  /// Replaces the line that was shown before.
  func show(_ text: String) {
    guard isTerminal else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
  }

  /// Erases the line.
  func clear() { show("") }
}
