import ListCore

/// The families that the words of a report name which neither quotes a message nor has a call
/// stack: a title, or a commit message.
///
/// `Fix NSRangeException in tableView:canEditRowAtIndexPath:` says enough for the usual cause.
/// Words without an exception, or without a list, say nothing.
struct ReportWords: Sendable {
  /// The family of the report.
  let family: TranscriptFamily
  /// The line with the words that tell.
  let text: String
  /// The method of the list that the words name; `nil` if they name none.
  let method: String?

  /// Creates the words that name a family.
  init(_ family: TranscriptFamily, text: String, method: String? = nil) {
    (self.family, self.text, self.method) = (family, text, method)
  }

  /// Reads the words of a report.
  ///
  /// - Parameters:
  ///   - source: The report.
  ///   - evidence: What else it says.
  /// - Returns: `nil` if the report is long, quotes a sentence that is not a list's, or does not say
  ///   enough.
  init?(_ source: String, _ evidence: PasteEvidence) {
    guard source.utf8.count <= Self.longestTitle else { return nil }
    if let function = Self.functions.first(where: { source.contains($0.name) }) {
      (text, family, method) = (Self.line(of: function.name, in: source), function.family, nil)
      return
    }
    guard !source.contains("reason:"), !source.contains("Reason:") else { return nil }
    if source.contains("NSInternalInconsistencyException"),
      let words = Self.inconsistencies.first(where: { words in
        source.lowercased().contains(words.name)
          && (evidence.kind != nil || words.family == .registrationInsideProvider)
      })
    {
      (text, family, method) = (Self.line(of: words.name, in: source), words.family, nil)
      return
    }
    let words = source.split { $0.isWhitespace || "`'\",;".contains($0) }.map(String.init)
    let namesIndex = ["NSRangeException", "ndex out of range", "out of bounds"]
      .contains(where: source.contains)
    if namesIndex, let name = words.first(where: { ListRole($0) != nil }) {
      (text, family, method) = (Self.line(of: name, in: source), .dataSourceMethod, name)
      return
    }
    return nil
  }

  /// Returns the first line that contains a text, in any case.
  private static func line(of text: String, in source: String) -> String {
    let lines = source.split(whereSeparator: \.isNewline)
    let line = lines.first { $0.contains(text) || $0.lowercased().contains(text) }
    return line.map { $0.trimmed } ?? text
  }

  /// The functions of UIKit that exist to be breakpoints of one message.
  private static let functions: [(name: String, family: TranscriptFamily)] = [
    ("UITableViewAlertForLayoutOutsideViewHierarchy", .layoutOutsideHierarchyWarning),
    ("UITableViewAlertForVisibleCellsAccessDuringUpdate", .visibleCellsDuringUpdate),
    ("UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate", .cellForRowDuringUpdate),
    (
      "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS", .diffableItemExistsWarning
    ),
  ]
  /// The words beside the exception, in lower case.
  private static let inconsistencies: [(name: String, family: TranscriptFamily)] = [
    ("cell-provider", .registrationInsideProvider),
    ("cell provider", .registrationInsideProvider),
    ("number of sections", .invalidNumberOfSections),
    ("multiple sections", .invalidNumberOfSections),
    ("number of items", .invalidNumberOfItems),
    ("number of rows", .invalidNumberOfRows),
    ("performbatchupdates", .invalidNumberOfItems),
    ("batch update", .invalidNumberOfItems),
    ("endupdates", .invalidNumberOfRows),
  ]
  private static let longestTitle = 4_000
}

extension TranscriptMessage {
  /// Creates a message from the words of a report that quotes none.
  init(_ words: ReportWords, _ evidence: PasteEvidence, release: TranscriptRelease?) {
    text = words.text
    family = words.family
    kind = evidence.kind
    reading = .unusable(.onlyWords)
    isCut = false
    self.evidence = evidence
    if let method = words.method {
      self.evidence.frames = [StackFrame(image: "", symbol: method)]
    }
    identifiers = []
    form = MessageForm(sentence: words.text, spelling: words.text)
    clues = TranscriptClues(release: release)
  }
}

extension TranscriptReader {
  /// Returns what the words of a report tell that quotes no message and has no call stack.
  func message(inWordsOf source: String) -> TranscriptMessage? {
    let evidence = PasteEvidence(source, frames: [])
    return ReportWords(source, evidence).map {
      TranscriptMessage($0, evidence, release: ReleaseMentions(TranscriptText(source)).first)
    }
  }
}
