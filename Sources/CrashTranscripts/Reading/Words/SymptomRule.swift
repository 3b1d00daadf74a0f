import ListCore

extension TranscriptFamily {
  static let reusedContent = Self("reused-content")
  static let methodNotCalled = Self("method-not-called")
  static let stuckRefreshControl = Self("stuck-refresh-control")
  static let jumpingScroll = Self("jumping-scroll")
  static let unchangedOnScreen = Self("unchanged-on-screen")
  static let wrongCellSize = Self("wrong-cell-size")
  static let stackedSubviews = Self("stacked-subviews")
  static let missingSwipeActions = Self("missing-swipe-actions")
  static let extraSpace = Self("extra-space")
  static let separatorLines = Self("separator-lines")
  static let lostSelection = Self("lost-selection")
  static let slowScrolling = Self("slow-scrolling")
  static let repeatedLoading = Self("repeated-loading")
  static let wrongRowOfButton = Self("wrong-row-of-button")
  static let scrollElsewhere = Self("scroll-elsewhere")
  static let coveredByKeyboard = Self("covered-by-keyboard")
  static let retainedList = Self("retained-list")
}

/// What a list that does not crash does wrong, in a reporter's own words, and the mistake that leads
/// to it far more often than any other.
struct SymptomRule: Sendable {
  /// The words that the report must contain: of each group, at least one.
  let needs: [[String]]
  /// The words that it must not contain.
  let without: [String]
  /// The family.
  let family: TranscriptFamily
  /// The cause and its repair.
  let advice: @Sendable (ListKind) -> Advice

  init(
    _ family: TranscriptFamily, _ needs: [[String]], without: [String] = [],
    _ advice: @escaping @Sendable (ListKind) -> Advice
  ) {
    (self.family, self.needs, self.without, self.advice) = (family, needs, without, advice)
  }

  /// Returns whether the words of a report speak of the symptom.
  func matches(_ text: ReportText) -> Bool {
    func names(_ mark: String) -> Bool { text.words.contains(" " + mark) }
    return needs.allSatisfy { $0.contains(where: names) } && !without.contains(where: names)
  }

  /// Returns the rule for the words of a report; `nil` if they tell of a crash, name no list, or no
  /// symptom with a common cause.
  static func first(for text: ReportText) -> SymptomRule? {
    guard !text.tellsOfCrash, !text.asksForFeature, text.names(.list) || text.names(.rowOrCell),
      !text.names(.elsewhere)
    else { return nil }
    return all.first { $0.matches(text) }
  }
}

extension ReportText {
  /// Whether the words are those of a change that adds something.
  fileprivate var asksForFeature: Bool {
    [
      "add", "adds", "added", "adding", "support", "implement", "allow", "use", "introduce",
      "feature",
    ]
    .contains { words.hasPrefix(" \($0) ") }
  }

  /// Whether the words tell of a crash, and not that there is none.
  fileprivate var tellsOfCrash: Bool {
    let told = words.replacing(" no crash ", with: " ").replacing(" not crash ", with: " ")
      .replacing(" doesn t crash ", with: " ").replacing(" without crash ", with: " ")
      .replacing(" no error ", with: " ").replacing(" no errors ", with: " ")
    return ["crash", "exception", "assertion", "fatal error", "sigabrt", "terminating", "error "]
      .contains { told.contains(" " + $0) }
  }
}
