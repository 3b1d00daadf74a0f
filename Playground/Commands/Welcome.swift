import CrashTranscripts
import ListCore

/// The output without arguments: one report, replayed and explained, one screen written two ways,
/// and the other commands.
@MainActor
struct Welcome {
  private let report: BundledReport

  init(_ report: BundledReport) {
    self.report = report
  }

  /// The parts, separated by empty lines.
  var text: String {
    let replays = Reproduction.all(in: report.message)
    let parts = [introduction] + replays.flatMap(told) + comparison + [Self.more]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var introduction: String {
    """
    HeadlessKit: what crashes in UIKit crashes here, with the same words, and is explained.

    A real crash report (\(report.source)):
    \(report.message.wrapped(indentation: "  "))
    """
  }

  private func told(_ replay: Reproduction) -> [String] {
    [drawing(replay), said(replay)].filter { !$0.isEmpty }
      + ExplanationParts(replay).all.map { $0.text(width: 98) }
  }

  private func drawing(_ replay: Reproduction) -> String {
    guard let diagnosis = replay.crash?.diagnosis else { return "" }
    let (ledger, kind) = (diagnosis.ledger, diagnosis.kind)
    let boxes = ListDrawing.sideBySide(
      ListDrawing(ledger.before, kind, title: "Before the update"),
      ListDrawing(ledger.after, kind, title: "After the update"))
    return "\(report.story)\n\n\(boxes)"
  }

  private func said(_ replay: Reproduction) -> String {
    let told = "A TableView with these rows, updating as \(replay.profile?.name ?? "")"
    guard replay.verdict != .identical else { return "\(told), says the same, word for word." }
    return """
      \(told), says (\(replay.verdict.rawValue)):
      \((replay.produced ?? "").maskingAddresses.wrapped(indentation: "  "))
      """
  }

  /// One screen, written two ways.
  private var comparison: [String] {
    guard let lesson = Lesson.named("contacts") else { return [] }
    return [
      "One screen written two ways, a data source that reloads and snapshots that are applied:",
      lesson.compare().description,
    ]
  }

  private static let more = """
    More commands, after 'swift run Playground':
      lessons                 learn about lists, step by step
      lesson contacts         a lesson, with its code
      lesson contacts --open  the same as a film
      compare contacts        its two ways side by side
      explain FILE            explain the messages in a text
      explain FILE --swift    print tests that reproduce them
      explain FILE --json     one JSON object per message
      help                    all commands and options

    To try it: explain Playground/Transcripts/sample.log
    """
}
