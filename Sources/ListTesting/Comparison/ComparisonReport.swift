import HeadlessKit
import ListCore

/// The content of a comparison's report, independent of its format.
struct ComparisonReport {
  /// A part of a path's trace.
  struct Excerpt {
    var title: String
    var lines: [String]
  }

  /// Whether the paths are equivalent, and otherwise where they differ first.
  var headline: String
  /// The first differences, with their explanations.
  var findings: [String]
  /// The sentence that says how to read the figures in the table.
  var legend: String
  /// The cost of each step and the total; the first line is the header.
  var table: [[String]]
  /// The columns of the table, and what each counts.
  var terms: [(name: String, meaning: String)] {
    ListCost.columns.map { ($0.title, $0.meaning) }
  }

  /// The events of both paths around the first difference.
  var excerpts: [Excerpt]

  init(_ comparison: PathComparison) {
    headline = comparison.headline
    findings =
      comparison.findings(atMost: 4) + comparison.told + comparison.waits + comparison.undecided
    let names = comparison.names
    legend = "What it cost, \(names.legacy) | \(names.diffable), shown once when both agree:"
    table = comparison.costTable
    excerpts = comparison.excerpts(atMost: 10)
  }
}

extension PathComparison {
  fileprivate var headline: String {
    let after = steps.count - 1
    let count = "\(after) step\(after == 1 ? "" : "s")"
    let place = "\(profile.name), \(screen.width.plain) x \(screen.height.plain)"
    let number = differences.count
    if steps.isEmpty { return "Nothing was compared: there was no model to show (\(place))." }
    return number == 0
      ? "The \(names.legacy) and the \(names.diffable) look alike through \(count) (\(place))."
      : "The \(names.legacy) and the \(names.diffable) differ: \(number) finding"
        + "\(number == 1 ? "" : "s") in \(count) (\(place))."
  }

  /// The mistakes of the path with the data source that the other one does not make.
  fileprivate var told: [String] { remarks.map { "Remark: \($0.explained(lines: 1))" } }

  /// A sentence for each step after which the comparison waited.
  fileprivate var waits: [String] {
    steps.compactMap { step in
      let paths = [(names.legacy, step.legacy.awaited), (names.diffable, step.diffable.awaited)]
      let told = paths.filter { !$0.1.isEmpty }.map {
        "\($0.1.joined(separator: ", ")) with the \($0.0)"
      }
      guard !told.isEmpty else { return nil }
      let name = step.label.isEmpty ? "" : " (\(step.label))"
      return "Waited: after step \(step.index)\(name) for \(told.joined(separator: "; "))."
    }
  }

  /// The limits of the checks of the paths, once each.
  fileprivate var undecided: [String] {
    var all: [String] = []
    for text in steps.flatMap({ $0.legacy.undecided + $0.diffable.undecided })
    where !all.contains("Not checked: \(text)") {
      all.append("Not checked: \(text)")
    }
    return all
  }

  fileprivate func findings(atMost most: Int) -> [String] {
    let told = differences.prefix(most).enumerated().map { $1.explained(lines: $0 == 0 ? 8 : 1) }
    let rest = differences.count - told.count
    return rest == 0 ? told : told + ["\(rest) more."]
  }
}

extension PathComparison.Difference {
  /// Returns the first lines of the sentence, and the likely causes.
  fileprivate func explained(lines most: Int) -> String {
    let lines = sentence.split(separator: "\n").map(String.init)
    return (lines.prefix(most) + (lines.count > most ? ["…"] : []) + causes.map { "Why: \($0)" })
      .joined(separator: "\n")
  }
}

// MARK: - Figures

extension PathComparison {
  /// The cost of each step, and the total.
  fileprivate var costTable: [[String]] {
    let columns = ListCost.columns
    let head = ["step", ""] + columns.map(\.title)
    let lines = steps.map { step in
      let (one, other) = (step.legacy.cost, step.diffable.cost)
      return ["\(step.index)", step.label.shortened(toColumns: 28)]
        + columns.map { Self.pair($0.value(one), $0.value(other)) }
    }
    let (one, other) = (legacyCost, diffableCost)
    let total = ["", "together"] + columns.map { Self.pair($0.value(one), $0.value(other)) }
    return [head] + Self.abridged(lines) + [total]
  }

  private static func pair(_ one: Int, _ other: Int) -> String {
    one == other ? "\(one)" : "\(one) | \(other)"
  }

  /// Returns the first and the last lines of a long table.
  private static func abridged(_ lines: [[String]]) -> [[String]] {
    guard lines.count > 16 else { return lines }
    let left = lines.count - 15
    return lines.prefix(10) + [["…", "\(left) more steps"]] + lines.suffix(5)
  }
}

extension ListCost {
  fileprivate struct Column {
    let title: String
    let meaning: String
    let value: (ListCost) -> Int
  }

  /// The columns of a comparison's table.
  fileprivate static var columns: [Column] {
    [
      Column(
        title: "counts asked",
        meaning: "how often the data source was asked for a number of sections or items"
      ) { $0.countsAskedFor },
      Column(
        title: "cells asked",
        meaning: "how often it was asked for a cell"
      ) { $0.cellsAskedFor },
      Column(
        title: "others asked",
        meaning: "how often it was asked for a header, a footer, or a title"
      ) { $0.otherViewsAskedFor },
      Column(
        title: "created",
        meaning: "how many cells and other views were made"
      ) { $0.viewsCreated },
      Column(
        title: "reused",
        meaning: "how many came from the reuse pool"
      ) { $0.viewsReused },
      Column(
        title: "configured again",
        meaning: "how many cells were reconfigured where they are"
      ) { $0.cellsReconfigured },
      Column(
        title: "animated",
        meaning: "how many insertions, deletions, moves and reloads were animated"
      ) { $0.animatedOperations },
      Column(
        title: "reloads",
        meaning: "how often the whole list was reloaded"
      ) { $0.reloads },
    ]
  }
}

// MARK: - Traces

extension PathComparison {
  /// Returns the events of both paths in the step of the first difference: the last events before a
  /// crash, or the first ones.
  fileprivate func excerpts(atMost most: Int) -> [ComparisonReport.Excerpt] {
    guard let difference, let step = steps.first(where: { $0.index == difference.step })
    else { return [] }
    let paths = [(names.legacy, step.legacy), (names.diffable, step.diffable)]
    if case .sight = difference.finding, step.legacy.look != nil {
      return paths.map { name, path in
        let lines = path.look?.drawing.split(separator: "\n").map(String.init) ?? []
        return ComparisonReport.Excerpt(
          title: "The screen after step \(step.index) with the \(name):", lines: lines)
      }
    }
    return paths.map { name, path in
      let lines = path.lines(profile)
      let left = lines.count - most
      let title = "Step \(step.index) with the \(name):"
      guard left > 0 else {
        return ComparisonReport.Excerpt(
          title: title, lines: lines.isEmpty ? ["nothing happened"] : lines)
      }
      let more = "… \(left) more"
      return ComparisonReport.Excerpt(
        title: title,
        lines: path.crash == nil ? lines.prefix(most) + [more] : [more] + lines.suffix(most))
    }
  }
}

extension PathComparison.PathStep {
  /// Returns the events without queries and times, and with text that is the same in every run.
  fileprivate func lines(_ profile: SystemProfile) -> [String] {
    var told = trace.about([.changes, .views, .people, .words])
    for index in told.entries.indices {
      if case .crashed(let report) = told.entries[index].event {
        let reason = report.reasonWithoutView(profile)
        told.entries[index].event = .noted("CRASH: \(reason.prefix { $0 != "\n" })")
      }
    }
    return told.description.replacing(/0x[0-9a-f]+/, with: "0x…").split(separator: "\n")
      .map(String.init)
  }
}

extension Double {
  /// The number without a zero fraction.
  fileprivate var plain: String { self == rounded() ? "\(Int(nearest: self))" : "\(self)" }
}
