import Foundation

/// Says on a terminal what is being measured, and nothing in a pipe.
struct ProgressLine {
  private let isTerminal = isatty(STDERR_FILENO) == 1

  /// Shows what is going on in place of what was shown before.
  func show(_ text: String) {
    guard isTerminal else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
  }

  /// Takes the line away again.
  func clear() { show("") }
}
