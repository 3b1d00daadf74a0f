import TestSupport
import Testing

@testable import ObjectiveCAdapter

/// Code in nested conditions: a line is adapted unless the compiler is known to leave it out.
@Suite struct BranchTests {
  private struct Maker {
    var numbers: SeededGenerator
    var source: [String] = []
    var adapted: [String] = []

    /// Conditions, with their value and their adapted form.
    static let conditions: [(text: String, value: Bool?, adapted: String)] = [
      ("os(iOS)", true, "true"), ("os(macOS)", false, "os(macOS)"), ("DEBUG", nil, "DEBUG"),
      ("!os(iOS)", false, "!true"), ("os(Linux)", true, "os(Linux)"),
    ]

    mutating func lines(depth: Int, isLive: Bool) {
      for _ in 0..<Int.random(in: 1...2, using: &numbers) {
        guard depth > 0, Bool.random(using: &numbers) else {
          let name = "f\(source.count)"
          source.append("@objc func \(name)() {}")
          adapted.append(isLive ? "func \(name)() {}" : "@objc func \(name)() {}")
          continue
        }
        var isDecided = false
        for index in 0..<Int.random(in: 1...3, using: &numbers) {
          let given = Self.conditions[Int.random(in: Self.conditions.indices, using: &numbers)]
          let word = index == 0 ? "#if" : "#elseif"
          source.append("\(word) \(given.text)")
          adapted.append("\(word) \(isLive ? given.adapted : given.text)")
          lines(depth: depth - 1, isLive: isLive && !isDecided && given.value != false)
          if given.value == true { isDecided = true }
        }
        if Bool.random(using: &numbers) {
          source.append("#else")
          adapted.append("#else")
          lines(depth: depth - 1, isLive: isLive && !isDecided)
        }
        source.append("#endif")
        adapted.append("#endif")
      }
    }
  }

  @Test("only code that may be compiled is adapted", arguments: 0..<150 as Range<UInt64>)
  func branches(seed: UInt64) {
    var maker = Maker(numbers: SeededGenerator(seed: seed))
    maker.lines(depth: 3, isLive: true)
    let draft = Adaptation.draft(of: maker.source.joined(separator: "\n"))
    #expect(draft.text == maker.adapted.joined(separator: "\n"))
    #expect(draft.complaints.isEmpty)
  }
}
