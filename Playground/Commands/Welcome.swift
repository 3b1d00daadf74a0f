import ListCore
import ListTesting

/// What is printed without arguments: one report, replayed and explained, and what else there is.
@MainActor
struct Welcome {
  private let report: BundledReport

  init(_ report: BundledReport) {
    self.report = report
  }

  /// The parts, an empty line between them.
  var text: String {
    let replays = Reproduction.all(in: report.message)
    let parts = [introduction] + replays.flatMap(told) + [Self.more]
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
    [drawing(replay), said(replay), replay.explanation?.wrapped() ?? ""].filter { !$0.isEmpty }
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
    """
    A TableView with these rows, told to update, said as \(replay.profile?.name ?? "") \
    (\(replay.verdict.rawValue)):
    \((replay.produced ?? "").maskingAddresses.wrapped(indentation: "  "))
    """
  }

  private static let more = """
    What else:
      swift run Playground explain crash.log          explain every list message in a text
      swift run Playground explain crash.log --swift  print tests that reproduce them
      swift run Playground explain crash.log --json   one JSON object per message
      swift run Playground explain Playground/Transcripts/sample.log
      swift test                                      prove all of it
    """
}
