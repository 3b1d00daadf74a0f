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
  /// The operation that the words tell of in the reporter's own terms; `nil` if they name a family.
  var operation: OperationRule?
  /// The kind of list that the words speak of; `nil` if they name a family.
  var kind: ListKind?
  /// The numbers of calls that the words state.
  var calls: StatedNumbers.Calls?
  /// What a list does wrong that does not crash; `nil` if the words tell of something else.
  var symptom: SymptomRule?

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
      self.init(function.family, text: Self.line(of: function.name, in: source))
      return
    }
    if let cut = CutReason.find(in: source, evidence.kind) {
      self.init(cut.family, text: cut.text)
      return
    }
    guard !source.contains("reason:"), !source.contains("Reason:") else { return nil }
    let words = source.split { $0.isWhitespace || "`'\",;".contains($0) }.map(String.init)
    let namesIndex = ["NSRangeException", "ndex out of range", "out of bounds"]
      .contains(where: source.contains)
    if namesIndex, let name = words.first(where: { ListRole($0) != nil }) {
      self.init(.dataSourceMethod, text: Self.line(of: name, in: source), method: name)
      return
    }
    if Self.cutIndexes.contains(where: source.contains), !evidence.code.read.isEmpty {
      self.init(.arrayIndex, text: Self.line(of: "ndex out of", in: source))
      return
    }
    if evidence.hints.contains(.forEachIndices), source.contains("ForEach"),
      ReportText(source).names(.trouble)
    {
      self.init(.variableForEach, text: Self.firstLine(of: source))
      return
    }
    if evidence.hints.contains(.registersClass), evidence.hints.contains(.outlets),
      ["nil", "null"].contains(where: source.contains)
    {
      self.init(.nilUnwrapped, text: Self.firstLine(of: source))
      return
    }
    let told = Self.told(by: ForeignWords.adding(to: source))
    if let symptom = SymptomRule.visible(in: told) {
      self.init(symptom.family, text: Self.firstLine(of: source))
      (self.symptom, kind) = (symptom, evidence.kind ?? ListKind(told))
      return
    }
    let operation = Self.quotesObjects(source) ? nil : OperationRule.first(for: told)
    if let operation, operation.isSpecial {
      self.init(operation, told, source, evidence)
      return
    }
    if let words = Self.counts.first(where: { source.contains($0.name) }) {
      self.init(words.family, text: Self.line(of: words.name, in: source))
      calls = StatedNumbers.Calls(in: source)
      return
    }
    if source.contains("NSInternalInconsistencyException"),
      let words = Self.inconsistencies.first(where: { words in
        source.lowercased().contains(words.name)
          && (evidence.kind != nil || words.family == .registrationInsideProvider)
      })
    {
      self.init(words.family, text: Self.line(of: words.name, in: source))
      return
    }
    if let operation {
      self.init(operation, told, source, evidence)
      return
    }
    if Self.quotesConstraints(source) {
      self.init(.cellConstraints, text: Self.line(of: "satisfy constraints", in: source))
      return
    }
    let summary = ReportText(ForeignWords.adding(to: String(source.prefix(Self.longestSummary))))
    guard !Self.quotesObjects(source),
      let symptom =
        evidence.hints.contains(.newController) && summary.names(.reload)
          && summary.names(.list) ? SymptomRule.newController : SymptomRule.first(for: summary)
    else { return nil }
    self.init(symptom.family, text: Self.firstLine(of: source))
    (self.symptom, kind) = (symptom, evidence.kind ?? ListKind(summary))
  }

  /// Whether a text is the console's report of constraints in a cell that contradict each other.
  private static func quotesConstraints(_ source: String) -> Bool {
    source.contains("simultaneously satisfy constraints")
      && ["TableViewCell", "CollectionViewCell", "TableView", "CollectionView", "HeaderFooter"]
        .contains(where: source.contains)
  }

  private init(
    _ operation: OperationRule, _ told: ReportText, _ source: String, _ evidence: PasteEvidence
  ) {
    let kind = evidence.kind ?? ListKind(told)
    (text, family, method) = (Self.firstLine(of: source), operation.family(kind), nil)
    (self.operation, self.kind) = (operation, kind)
  }

  /// Whether a text has more than the reporter's own words: a sentence of UIKit that is not known.
  private static func quotesObjects(_ source: String) -> Bool {
    [": 0x", "internal inconsistency", "Assertion failure in", "*** "]
      .contains(where: source.contains)
  }

  /// Returns the words of a title, or of those lines of a longer text that tell of trouble.
  private static func told(by source: String) -> ReportText {
    let lines = source.split(whereSeparator: \.isNewline).filter { !isFrame($0) }
    let isLong = lines.joined().utf8.count > longestSummary
    let telling = isLong ? lines.filter { ReportText($0).names(.trouble) } : lines
    // "(1 inserted, 0 deleted)" tells of no deletion.
    let text = telling.joined(separator: "\n").replacing("0 inserted", with: "")
    // "Crashed: com.apple.main-thread" says nothing of threads.
    return ReportText(
      text.replacing("0 deleted", with: "").replacing("com.apple.main-thread", with: ""))
  }

  /// Whether a line is a frame of a call stack, whose names are not the reporter's words.
  private static func isFrame(_ line: Substring) -> Bool {
    let functions = [
      "-[UI", "-[_UI", "-[__UI", "__exceptionPreprocess", "objc_exception_throw", "objc_msgSend",
      "handleFailureInMethod", "UIApplicationMain",
    ]
    return functions.contains(where: line.contains)
  }

  private static func firstLine(of source: String) -> String {
    source.split(whereSeparator: \.isNewline).lazy.map(\.trimmed).first { !$0.isEmpty } ?? source
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
  /// The beginnings of UIKit's sentences about counts, as people quote them.
  private static let counts: [(name: String, family: TranscriptFamily)] = [
    ("nvalid number of rows in section", .invalidNumberOfRows),
    ("nvalid number of items in section", .invalidNumberOfItems),
    ("nvalid number of sections", .invalidNumberOfSections),
    ("nvalid batch update", .invalidBatchUpdates),
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
  /// The beginnings of what the runtime says of an index.
  private static let cutIndexes = ["ndex out of r", "ndex out of b", "NSRangeExc", "beyond bou"]
  private static let longestTitle = 4_000
  private static let longestSummary = 800
}

extension TranscriptMessage {
  /// Creates a message from the words of a report that quotes none.
  init(_ words: ReportWords, _ evidence: PasteEvidence, release: TranscriptRelease?) {
    text = words.text
    family = words.family
    kind = evidence.kind ?? words.kind
    reading = .unusable(.onlyWords)
    isCut = false
    self.evidence = evidence
    if let method = words.method {
      self.evidence.frames = [StackFrame(image: "", symbol: method)]
    }
    stated.calls = words.calls
    if let symptom = words.symptom {
      isPresumed = true
      reading = .unusable(.onlySymptom)
      advice = symptom.advice(kind ?? .table)
    }
    if let operation = words.operation {
      let kind = kind ?? .table
      isPresumed = true
      advice = operation.advice?(kind)
      let call = operation.call?(kind)
      self.evidence.frames = [call].compactMap { $0.map { StackFrame(symbol: $0) } }
      self.evidence.hints += operation.hints.filter { !evidence.hints.contains($0) }
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
