import Testing

@testable import ObjectiveCAdapter

@Suite struct SelectorNameTests {
  static let cases: [(String, [String], String)] = [
    ("go", [], "go"),
    ("tap", ["_"], "tap:"),
    ("tap", ["_", "_"], "tap::"),
    ("tap", ["_", "event"], "tap:event:"),
    ("handle", ["tap"], "handleWithTap:"),
    ("play", ["for", "_"], "playFor::"),
    ("move", ["toRow"], "moveToRow:"),
    ("moveTo", ["row"], "moveToRow:"),
    ("load", ["intoView"], "loadIntoView:"),
    ("`repeat`", ["`in`"], "repeatIn:"),
  ]

  /// As the compiler spells them on macOS.
  @Test(arguments: cases)
  func isSpelled(_ base: String, _ labels: [String], _ name: String) {
    #expect(SelectorName.make(base, labels: labels) == name)
  }
}
