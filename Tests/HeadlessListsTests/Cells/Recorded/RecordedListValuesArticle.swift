/// The article about the recorded values, generated from the comparison.
enum RecordedListValuesArticle {
  static func text(_ values: [RecordedValue]) -> String {
    [introduction, totals(values), differences(values)].joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Recorded list values

    Which values of list cells that were recorded from UIKit agree with HeadlessKit's.

    ## Overview

    Margins, paddings, fonts, insets and frames of list cells were recorded from the real system:
    Mac Catalyst on macOS 27, so the newest design on a Mac. HeadlessKit simulates a phone. A value
    of the design holds on the newest profiles; a value that belongs to the Mac, or probably does,
    is not adopted. Tests compare every value with the answers of the newest profile and generate
    these tables.
    """

  private static func totals(_ values: [RecordedValue]) -> String {
    let rows = RecordedListValues.Kind.allCases.map { kind in
      row(kind.title, values.filter { $0.kind == kind })
    }
    return table(
      ["Values of", "Recorded", "Agree", "The Mac's", "Left"], rows + [row("All", values)])
  }

  private static func row(_ title: String, _ values: [RecordedValue]) -> [String] {
    let differing = values.filter { !$0.agrees }
    let verdicts = differing.compactMap(ListValueExemption.first).map {
      ListValueExemption.all[$0].verdict
    }
    return [
      title, String(values.count), String(values.count - differing.count),
      String(verdicts.count { $0 == .platform }), String(verdicts.count { $0 == .left }),
    ]
  }

  private static func differences(_ values: [RecordedValue]) -> String {
    let differing = values.filter { !$0.agrees }
    let rows = ListValueExemption.all.enumerated().map { index, exemption in
      [
        exemption.subject,
        String(differing.count { ListValueExemption.first(covering: $0) == index }),
        exemption.verdict == .platform ? "the Mac's" : "left", exemption.reason,
        "[\(exemption.fact)](doc:BehaviourFacts#\(exemption.fact))",
      ]
    }
    return "## What differs\n\n" + table(["Values", "Number", "Verdict", "Why", "Fact"], rows)
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }
}

extension RecordedListValues.Kind {
  fileprivate var title: String {
    switch self {
    case .content: "Content configurations (12 factories)"
    case .background: "Background configurations (8 factories)"
    case .section: "List sections (30 kinds)"
    case .cell: "Frames in list cells (14 cells)"
    case .accessory: "Accessories"
    case .font: "Text styles and font weights"
    }
  }
}
