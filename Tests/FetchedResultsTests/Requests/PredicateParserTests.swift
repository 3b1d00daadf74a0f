import Testing

@testable import FetchedResults

@Suite struct PredicateParserTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let format: String
    let place: Int
    let problem: String
    var testDescription: String { format }
  }

  static let cases = [
    Case(format: "", place: 0, problem: "a key or a value was expected"),
    Case(format: "title", place: 5, problem: "a comparison was expected"),
    Case(format: "title == 'x", place: 9, problem: "the text has no end"),
    Case(format: "title == %@", place: 9, problem: "there is no argument for '%@'"),
    Case(format: "(title == 1", place: 11, problem: "')' was expected"),
    Case(format: "title == 1 2", place: 11, problem: "this was not expected"),
    Case(format: "title CONTAINS[x] 'a'", place: 15, problem: "'c' or 'd' was expected"),
    Case(format: "title RESEMBLES 'a.*'", place: 6, problem: "a comparison was expected"),
    Case(format: "ANY songs.title == 'a'", place: 0, problem: "'ANY' is not understood"),
    Case(format: "title == $name", place: 9, problem: "'$name' is not understood"),
    Case(format: "$name == title", place: 0, problem: "'$name' is not understood"),
    Case(format: "songs.@count > 1", place: 6, problem: "a comparison was expected"),
    Case(format: "title IN {1 2}", place: 12, problem: "',' or '}' was expected"),
  ]

  @Test(arguments: cases)
  func anInvalidFormatIsRefused(_ given: Case) {
    let error = PredicateFormatError(
      format: given.format, place: given.place, problem: given.problem)
    #expect(throws: error) { try PredicateParser.parse(given.format, []) }
  }

  /// Formats that stand for a number, followed by what no longer belongs to them.
  @Test(arguments: ["%d", "%i", "%u", "%ld", "%lu", "%lld", "%llu", "%f", "%lf", "%hd", "%@"])
  func numbersHaveTheirFormats(_ format: String) throws {
    let parts = try PredicateTokens.of("(plays > \(format)) AND plays<\(format)&&a == 1")
    #expect(
      parts.map(\.text) == [
        "(", "plays", ">", format, ")", "AND", "plays", "<", format, "&&", "a", "==", "1", "",
      ])
  }

  @Test func theMessageShowsThePosition() {
    let error = PredicateFormatError(format: "a b", place: 2, problem: "no")
    #expect(
      error.description == """
        Unable to parse the format string "a b": no
        a b
          ^ (known difference predicate-formats)
        """)
  }
}
