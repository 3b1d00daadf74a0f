/// The article about the simulated parts of UIKit, generated from the code.
enum CoverageArticle {
  static let path = "Docs/HeadlessKit.docc/Articles/Coverage.md"

  /// Returns the text of the page.
  static func text(_ coverage: Coverage) -> String {
    let shown = coverage.types.filter(\.isShown)
    let rows = shown.map { type in
      let cells = [
        "`\(type.name)`", "\(type.simulated.count)", list(type.kept), list(type.unavailable),
        type.absent.map(list) ?? "not listed",
      ]
      return "| \(cells.joined(separator: " | ")) |"
    }
    return """
      # Coverage of UIKit

      Which members of UIKit's types are simulated, kept, unavailable or absent.

      ## Overview

      - *Simulated*: the member has an effect that a test can see.
      - *Kept*: the value is stored and given back, and has no other effect.
      - *Unavailable*: using the member does not compile and says why, or stops with a message.
      - *Absent*: the member does not exist here, so using it does not compile.

      The doc comment of each type names its members that are kept or unavailable. Every other
      member of the type is simulated. <doc:KnownDifferences> gives the reasons.

      \(totals(coverage))

      This page is generated from the declarations of the built modules and from a list of Apple's
      names. The members of \(coverage.types.count { $0.absent != nil }) of Apple's types are listed,
      in full or in part; "not listed" means that the absent members of the type are unknown. To
      update the page, run `HEADLESSKIT_REGENERATE=1 swift test --filter CoverageTests`.

      ## Types

      Members that a type inherits are counted at the type that declares them, and members that
      Apple's documentation does not name are not counted. Enumerations and option sets appear only
      if one of their constants is not simulated.

      | Type | Simulated | Kept | Unavailable | Absent |
      |---|---|---|---|---|
      \(rows.joined(separator: "\n"))

      ## Types that are unavailable

      \(list(coverage.unavailableTypes)).

      ## Names at the top level that are absent

      \(list(coverage.absentTypes)).

      """
  }

  private static func totals(_ coverage: Coverage) -> String {
    let types = coverage.types
    func total(_ members: (TypeCoverage) -> Int) -> Int { types.map(members).reduce(0, +) }
    let rows = [
      ("Members simulated", total(\.simulated.count)),
      ("Members kept", total(\.kept.count)),
      ("Members unavailable", total(\.unavailable.count)),
      ("Members absent, of the types that are listed", total { $0.absent?.count ?? 0 }),
      ("Types that exist, nested types included", types.count),
      ("Types unavailable", coverage.unavailableTypes.count),
      ("Names at the top level that are absent", coverage.absentTypes.count),
    ]
    return (["| | Count |", "|---|---|"] + rows.map { "| \($0.0) | \($0.1) |" })
      .joined(separator: "\n")
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "–" : names.map { "`\($0)`" }.joined(separator: ", ")
  }
}

extension TypeCoverage {
  /// Whether the type has its own row.
  fileprivate var isShown: Bool {
    statesCoverage || !kept.isEmpty || !unavailable.isEmpty || absent != nil
  }
}

extension CoverageArticle {
  /// Returns a sentence about a line in which the page differs from the code, or `nil`.
  ///
  /// The row of a type says more than a total, so it comes first.
  static func difference(from page: String, to expected: String) -> String? {
    guard page != expected else { return nil }
    let said = page.components(separatedBy: "\n")
    let actual = expected.components(separatedBy: "\n")
    let shared = min(said.count, actual.count)
    let different = (0..<shared).filter { said[$0] != actual[$0] }
    let line = different.first { actual[$0].hasPrefix("| `") } ?? different.first ?? shared
    func text(_ lines: [String]) -> String {
      lines.indices.contains(line) ? "\"\(lines[line])\"" : "nothing"
    }
    return """
      Line \(line + 1) of \(path) says \(text(said)), but the code says \(text(actual)). Run \
      HEADLESSKIT_REGENERATE=1 swift test --filter CoverageTests, and read the difference.
      """
  }
}
