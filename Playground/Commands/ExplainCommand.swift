import CrashTranscripts

/// Explains every message in a text.
@MainActor
struct ExplainCommand {
  private let messages: [CountedMessage]
  private let format: ExplainFormat
  /// A Boolean value that indicates whether some of the bytes were not text.
  private let isDamaged: Bool
  /// A Boolean value that indicates whether the text holds an exception's message in another language.
  private let isTranslated: Bool
  /// The failed expectations of a log without a message.
  private let failures: [GitHubAnnotations.Failure]
  /// The app's sources; `nil` if none are given.
  private let search: SourceSearch?
  private let input: Input
  /// What a text without a message shows instead; `nil` if it has messages, or shows nothing.
  private let missingReason: String?

  /// Finds the messages in a text.
  ///
  /// - Parameters:
  ///   - sources: The app's sources, to find the lines in that are wrong.
  ///   - input: The destination of pages and of texts that are written while others are explained.
  init(
    of text: Input.Text, _ format: ExplainFormat, sources: [SourceFile] = [], _ input: Input
  ) {
    let found = TranscriptReader().countedMessages(in: text.text)
    // What the console warned of comes after what ended the app.
    messages = found.filter { !$0.message.isWarning } + found.filter(\.message.isWarning)
    failures = found.isEmpty ? GitHubAnnotations(of: text.text).failures : []
    search = sources.isEmpty ? nil : SourceSearch(sources, for: messages.map(\.message))
    self.format = format
    self.input = input
    isDamaged = text.isDamaged
    missingReason = found.isEmpty ? MissingReason.sentence(about: text.text) : nil
    isTranslated =
      text.text.contains("NSInternalInconsistencyException") && text.text.hasForeignWords
  }

  /// Returns the result of the command.
  ///
  /// - Parameter path: The source of the text.
  func result(path: String) -> CommandResult {
    guard !messages.isEmpty else {
      if !failures.isEmpty, format == .text { return CommandResult(output: failedTests) }
      let place = path == "-" ? "standard input" : "'\(path)'"
      return .failure(
        .noMessage,
        isDamaged
          ? """
          \(place) is not UTF-8 text, and it contains no message of a table or collection view.
          """
          : "\(place) contains no message of a table or collection view.\(nextPaste)")
    }
    switch format {
    case .text:
      return stream { reproduction, number in
        let text = ExplainedMessage(
          reproduction, number: number, of: messages.count, width: input.width(),
          findings: findings(reproduction),
          unexplained: search?.unexplainedLine(of: reproduction.message), stop: search?.stop
        ).text
        return number == 1 ? text : "\n" + text
      }
    case .json:
      return stream { reproduction, _ in MessageRecord(reproduction, search).line + "\n" }
    case .markdown:
      return stream { reproduction, number in
        (number == 1 ? "" : "\n") + ExplainedMarkdown(report(reproduction)).text
      }
    case .swift:
      let name = path == "-" ? nil : path.split(separator: "/").last.map(String.init)
      return CommandResult(output: Reproduction.swiftTests(reproductions, of: name) + "\n")
    case .github: return CommandResult()  // made of the whole log: see GitHubAnnotations
    case .html(let file):
      return page(file)
    }
  }

  /// The failed expectations of a test run in which no list has crashed, a line each.
  private var failedTests: String {
    let count = failures.count == 1 ? "1 expectation" : "\(failures.count) expectations"
    let lines = failures.map { failure in
      "  \(failure.file):\(failure.line): \(failure.message.prefix { $0 != "\n" })\n"
    }
    return "No table or collection view has crashed. \(count) failed:\n\(lines.joined())"
  }

  /// What to paste instead of a message in another language.
  private var nextPaste: String {
    if isTranslated { return " The message is a translation; paste the English line." }
    return missingReason.map { "\n" + $0 } ?? ""
  }

  /// The lines of the app that are wrong; `nil` if no sources are given.
  private func findings(_ reproduction: Reproduction) -> [SourceFinding]? {
    search?.findings(for: reproduction.message)
  }

  private func report(_ reproduction: Reproduction) -> ExplainedReport {
    ExplainedReport(reproduction, search)
  }

  /// Writes the text of each message as soon as it is known, and keeps none of them.
  private func stream(_ text: (Reproduction, Int) -> String) -> CommandResult {
    guard let emit = input.emit else {
      let texts = messages.enumerated().map { text(reproduced($1, $0 + 1), $0 + 1) }
      return CommandResult(output: texts.joined())
    }
    for (index, message) in messages.enumerated() {
      emit(text(reproduced(message, index + 1), index + 1))
    }
    progress(messages.count + 1)
    return CommandResult()
  }

  private var reproductions: [Reproduction] {
    defer { progress(messages.count + 1) }
    return messages.enumerated().map { reproduced($1, $0 + 1) }
  }

  private func reproduced(_ message: CountedMessage, _ number: Int) -> Reproduction {
    progress(number)
    let reproduction = Reproduction(message.message, count: message.count)
    let mistake = search?.findings(for: message.message).first?.mistake
    return mistake.map { reproduction.putting(first: [$0]) } ?? reproduction
  }

  /// Shows on a terminal how far the command is, if there are many messages.
  ///
  /// - Parameter number: The number of the message that is explained next, from 1.
  private func progress(_ number: Int) {
    guard messages.count >= Self.manyMessages, input.showsProgress() else { return }
    let isDone = number > messages.count
    input.prompt(isDone ? "\r\u{1B}[K" : "\r\(number) of \(messages.count)")
  }

  private func page(_ file: String) -> CommandResult {
    let html = ExplainedPage(reproductions.map(report)).html
    do {
      try input.write(html, file)
      return CommandResult(output: "\(file): \(html.utf8.count / 1024 + 1) KB\n")
    } catch {
      return .failure(.cannotCreate, "'\(file)' cannot be written; does its directory exist?")
    }
  }

  private static let manyMessages = 5
}

extension String {
  /// Whether the text has words in another script or with many accents.
  fileprivate var hasForeignWords: Bool {
    unicodeScalars.count { !$0.isASCII && $0.properties.isAlphabetic } > 5
  }
}
