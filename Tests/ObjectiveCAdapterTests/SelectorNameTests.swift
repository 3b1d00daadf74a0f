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

  /// The names are spelled as by the compiler on macOS.
  @Test(arguments: cases)
  func selectorNamesMatch(_ base: String, _ labels: [String], _ name: String) {
    #expect(SelectorName.make(base, labels: labels) == name)
  }
}
