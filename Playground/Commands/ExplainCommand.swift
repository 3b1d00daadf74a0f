import CrashTranscripts

/// Explains every message in a text.
@MainActor
struct ExplainCommand {
  private let reproductions: [Reproduction]
  private let format: ExplainFormat
  /// A Boolean value that indicates whether some of the bytes were not text.
  private let isDamaged: Bool
  /// The app's sources; `nil` if none are given.
  private let search: SourceSearch?

  /// Finds the messages in a text and reproduces each of them.
  ///
  /// - Parameter sources: The app's sources, to find the lines in that are wrong.
  init(of text: Input.Text, _ format: ExplainFormat, sources: [SourceFile] = []) {
    search = sources.isEmpty ? nil : SourceSearch(sources)
    reproductions = Reproduction.all(in: text.text)
    self.format = format
    isDamaged = text.isDamaged
  }

  /// Returns the result of the command.
  ///
  /// - Parameter path: The source of the text.
  func result(path: String) -> CommandResult {
    guard !reproductions.isEmpty else {
      let place = path == "-" ? "standard input" : "'\(path)'"
      return .failure(
        .noMessage,
        isDamaged
          ? """
          \(place) is not UTF-8 text, and it contains no message of a table or collection view.
          """
          : "\(place) contains no message of a table or collection view.")
    }
    return CommandResult(output: output)
  }

  private var output: String {
    switch format {
    case .text:
      let count = reproductions.count
      return reproductions.enumerated().map { index, reproduction in
        ExplainedMessage(
          reproduction, number: index + 1, of: count,
          findings: search?.findings(for: reproduction.message.evidence)
        ).text
      }.joined(separator: "\n")
    case .swift:
      return Reproduction.swiftTests(reproductions) + "\n"
    case .json:
      return reproductions.map { MessageRecord($0).line + "\n" }.joined()
    }
  }
}
