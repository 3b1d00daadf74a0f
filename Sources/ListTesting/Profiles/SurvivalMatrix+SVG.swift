import HeadlessKit
import ListCore

extension SurvivalMatrix {
  /// Returns a picture of one kind of list: operations as rows, subjects as columns, and in each
  /// field one stripe for each release, oldest first. It is readable in light and dark mode,
  /// without colours, and on a page of 390 points: three subjects are beside each other, the others
  /// below.
  ///
  /// - Parameter kind: The kind of list.
  public func svg(_ kind: ListKind) -> String {
    let rows = rows.filter { $0.kind == kind }
    let subjects = Subject.allCases.filter { subject in
      rows.contains { $0.fates[subject] != nil }
    }
    var profiles: [SystemProfile] = []
    for row in rows where !profiles.contains(row.profile) { profiles.append(row.profile) }
    profiles = SystemProfile.supported.filter(profiles.contains)

    let stripe = 19
    let field = stripe * profiles.count + 10
    let width = 2 * Self.margin + field * Self.subjectsPerLine
    var lines: [String] = []
    var top = 0
    for first in stride(from: 0, to: subjects.count, by: Self.subjectsPerLine) {
      let some = subjects[first..<min(first + Self.subjectsPerLine, subjects.count)]
      lines += block(of: Array(some), kind, profiles, stripe: stripe, top: top)
      top += Self.headHeight + Self.rowHeight * Operation.allCases.count + Self.margin
    }
    let signs: [(Fate?, String)] = [
      (.survives, "stays"), (.lost, "lost"), (.strays, "strays into another row"),
      (nil, "not on this release or list"),
    ]
    for (index, (fate, meaning)) in signs.enumerated() {
      let y = top + 18 + 18 * index
      lines.append(
        Self.text("\(Self.sign(fate))  \(meaning)", x: Self.margin, y: y, "operation"))
    }
    let height = top + 18 * signs.count + Self.margin
    return (Self.head(kind, width: width, height: height) + lines + ["</svg>", ""])
      .joined(separator: "\n")
  }

  /// Returns the fields of some subjects, below their names and those of the releases.
  private func block(
    of subjects: [Subject], _ kind: ListKind, _ profiles: [SystemProfile], stripe: Int, top: Int
  ) -> [String] {
    let field = stripe * profiles.count + 10
    var lines: [String] = []
    for (column, subject) in subjects.enumerated() {
      let left = Self.margin + field * column
      lines.append(Self.text(subject.rawValue, x: left + field / 2 - 5, y: top + 24, "head"))
      for (index, profile) in profiles.enumerated() {
        let name = profile.name.replacing("iOS ", with: "")
        lines.append(
          Self.text(name, x: left + stripe * index + stripe / 2, y: top + 44, "release"))
      }
    }
    for (index, operation) in Operation.allCases.enumerated() {
      let y = top + Self.headHeight + Self.rowHeight * index
      lines.append(Self.text(operation.rawValue, x: Self.margin, y: y + 13, "operation"))
      for (column, subject) in subjects.enumerated() {
        for (number, profile) in profiles.enumerated() {
          let fate = fate(of: subject, after: operation, in: kind, on: profile)
          let x = Self.margin + field * column + stripe * number
          lines.append(
            "<rect class=\"\(Self.name(fate))\" x=\"\(x)\" y=\"\(y + 18)\" "
              + "width=\"\(stripe - 1)\" height=\"20\" rx=\"2\"/>")
          lines.append(Self.text(Self.sign(fate), x: x + stripe / 2, y: y + 32, "sign"))
        }
      }
    }
    return lines
  }

  private static let subjectsPerLine = 3
  private static let margin = 10
  private static let headHeight = 52
  private static let rowHeight = 44

  private static func head(_ kind: ListKind, width: Int, height: Int) -> [String] {
    [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-labelledby=\"survival-\(kind)\">",
      "<title id=\"survival-\(kind)\">What survives in a \(kind.viewNoun)</title>",
      "<style>",
      "text { font: 12px system-ui, -apple-system, sans-serif; fill: #1d1d1f; text-anchor: middle; }",
      ".head { font-weight: 600; } .release { font-size: 11px; }",
      ".operation { text-anchor: start; white-space: pre; }",
      ".sign { font-size: 12px; } .page { fill: #fff; }",
      ".stays { fill: #bfe5c7; } .lost { fill: #f4c6c0; } .strays { fill: #f6dd9c; }",
      ".none { fill: #ececee; }",
      "@media (prefers-color-scheme: dark) {",
      "text { fill: #f2f2f4; } .page { fill: #101012; } .stays { fill: #1f5a30; }",
      ".lost { fill: #7a2b22; } .strays { fill: #6b5210; } .none { fill: #2c2c30; } }",
      "</style>",
      "<rect class=\"page\" width=\"\(width)\" height=\"\(height)\"/>",
    ]
  }

  private static func text(_ text: String, x: Int, y: Int, _ style: String) -> String {
    "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(text)</text>"
  }

  private static func sign(_ fate: Fate?) -> String {
    switch fate {
    case .survives: "✓"
    case .lost: "✗"
    case .strays: "~"
    case nil: "·"
    }
  }

  private static func name(_ fate: Fate?) -> String { fate?.rawValue ?? "none" }
}
