import HeadlessKit
import ListCore

extension SurvivalMatrix {
  /// A picture of one kind of list: operations as rows, subjects as columns, and in each field one
  /// stripe for each release, oldest first. It is readable in light and dark mode, and without colours.
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

    let stripe = 15
    let (left, top, height) = (230, 56, 28)
    let field = stripe * profiles.count + 10
    let width = left + field * subjects.count + 10
    let bottom = top + height * Operation.allCases.count
    var lines = Self.head(kind, width: width, height: bottom + 44)
    for (column, subject) in subjects.enumerated() {
      let middle = left + field * column + field / 2 - 5
      lines.append(Self.text(subject.rawValue, x: middle, y: 24, "head"))
      for (index, profile) in profiles.enumerated() {
        let x = left + field * column + stripe * index + stripe / 2
        let name = profile.name.replacing("iOS ", with: "")
        lines.append(Self.text(name, x: x, y: 46, "release"))
      }
    }
    for (index, operation) in Operation.allCases.enumerated() {
      let y = top + height * index
      lines.append(Self.text(operation.rawValue, x: left - 12, y: y + 18, "operation"))
      for (column, subject) in subjects.enumerated() {
        for (number, profile) in profiles.enumerated() {
          let fate = fate(of: subject, after: operation, in: kind, on: profile)
          let x = left + field * column + stripe * number
          lines.append(
            "<rect class=\"\(Self.name(fate))\" x=\"\(x)\" y=\"\(y + 2)\" width=\"\(stripe - 1)\" "
              + "height=\"\(height - 4)\" rx=\"2\"/>")
          lines.append(Self.text(Self.sign(fate), x: x + stripe / 2, y: y + 18, "sign"))
        }
      }
    }
    let legend =
      "\(Self.sign(.survives)) stays   \(Self.sign(.lost)) lost   "
      + "\(Self.sign(.strays)) strays into another row   \(Self.sign(nil)) not on this release or list"
    lines.append(Self.text(legend, x: left, y: bottom + 26, "legend"))
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private static func head(_ kind: ListKind, width: Int, height: Int) -> [String] {
    [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" role=\"img\" "
        + "aria-labelledby=\"survival-\(kind)\">",
      "<title id=\"survival-\(kind)\">What survives in a \(kind.viewNoun)</title>",
      "<style>",
      "text { font: 12px system-ui, -apple-system, sans-serif; fill: #1d1d1f; text-anchor: middle; }",
      ".head { font-weight: 600; } .release { font-size: 8px; }",
      ".operation { text-anchor: end; } .legend { text-anchor: start; white-space: pre; }",
      ".sign { font-size: 11px; } .page { fill: #fff; }",
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
