import HeadlessKit
import ListCore

// The information that UIKit's messages lack.

extension Reproduction {
  /// The likely causes, the most likely first, and their repairs.
  public var help: Help {
    let help = Help(
      message, kind: take?.script.kind, diagnosis: diagnosis, advice: advice,
      profile: profile ?? .newest)
    return help.putting(first: shownMistakes)
  }

  /// The most likely cause, in one or a few sentences.
  public var cause: String? { help.causes.first?.sentence }

  /// The repair that the most likely cause asks for, in one or two sentences.
  public var repair: String? { help.causes.first?.repair.sentence }

  /// The counts that the view found, the causes and the repair; `nil` if nothing is known.
  public var explanation: String? {
    let parts = ExplanationParts(self)
    return parts.all.isEmpty ? nil : parts.description
  }

  /// The reason the message could not be reproduced, or the reason the view produced a different
  /// one, as a sentence; `nil` if the view produced the message.
  public var note: String? {
    switch verdict {
    case .identical: nil
    case .different where message.isTranslated:
      "The message is a translation. UIKit's own sentence with these numbers follows."
    case .different: produced.map { Difference(message, produced: $0).sentence }
    case .notReproducible: reasonAgainst
    }
  }

  /// The assumptions that the reproduction needs and the message does not state, each a phrase.
  ///
  /// A message names few numbers. Everything that does not follow from them is assumed, and is
  /// listed here.
  public var assumptions: [String] {
    guard let take, let facts = message.facts else { return [] }
    return switch take.script {
    case .list(let screenplay):
      Assumptions(facts, screenplay, tellsKind: message.kind != nil).phrases
        + (message.stated.lacksSection ? ["which section is meant"] : [])
    case .snapshot(let screenplay):
      screenplay.assumptions(message)
    case .reference:
      []
    case .source(let screenplay):
      screenplay.assumptions(message)
    }
  }

  /// The app's innermost frame and the call that it made, as a sentence; `nil` if the report has no
  /// such frames.
  public var place: String? {
    let evidence = message.evidence
    guard let frame = evidence.appFrame, evidence.raisingFrame?.className != nil else { return nil }
    let name = frame.location.map { "\(frame.symbol) (\($0))" } ?? frame.symbol
    guard let call = evidence.call else { return "The innermost function of the app is \(name)." }
    return "\(name) called \(call.swiftName)."
  }

  /// Whether the message states the positions that the calls of an update name.
  public var statesCalls: Bool { message.facts.map { $0.told.guess == nil } ?? false }

  /// Whether the message states the numbers of an update.
  var statesCounts: Bool {
    if case .tableUpdateWithoutNumbers? = message.facts { return false }
    return message.form.sentence.contains(where: \.isNumber)
  }

  /// The diagnosis of the replayed update; `nil` if no update was replayed.
  var diagnosis: Diagnosis? { crash?.diagnosis }

  private var advice: Advice? {
    // Values that the replay has to invent, such as the name of a layout or a position, are not the
    // report's.
    switch message.facts {
    case .fault(.layout)?, .fault(.cell(.cellNotDequeued))?, .warning(.itemsExist)?:
      return message.generalAdvice
    case let facts? where facts.isAboutSnapshots && message.identifiers.isEmpty:
      if let advice = message.family.advice(message.kind ?? .table) { return advice }
    default:
      if message.family == .scrollInvalidIndexPath { return message.family.advice(.collection) }
    }
    if let crash { return crash.facts.advice }
    if let warning = take?.performance.warning { return warning.advice }
    return message.generalAdvice
  }
}

extension Reproduction {
  /// Returns a file of Swift Testing tests that make lists produce the messages again, one suite
  /// for each.
  ///
  /// A message that cannot be reproduced has a comment with the reason.
  ///
  /// - Parameters:
  ///   - reproductions: The reproductions.
  ///   - report: The name of the report that holds the messages. The names of the suites depend on it,
  ///     so that tests of two reports can be in one target even if they hold the same text.
  public static func swiftTests(
    _ reproductions: [Reproduction], of report: String? = nil
  ) -> String {
    GeneratedTest.file(reproductions, of: report)
  }
}
