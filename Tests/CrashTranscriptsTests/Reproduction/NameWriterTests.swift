import Testing

@testable import CrashTranscripts

/// Identifiers in the code of a test.
@Suite struct NameWriterTests {
  @Test func `a literal of more than thirty characters becomes a constant`() {
    let short = String(repeating: "s", count: 28)
    let long = String(repeating: "l", count: 29)
    let longer = String(repeating: "m", count: 30)
    let writer = NameWriter([Name(short), Name(long), Name("a"), Name(longer)])
    #expect(writer.type == "String")
    #expect(
      writer.declarations == ["let identifier = \"\(long)\"", "let identifier2 = \"\(longer)\""])
    #expect(
      [Name(short), Name(long), Name("a"), Name(longer)].map(writer.code)
        == ["\"\(short)\"", "identifier", "\"a\"", "identifier2"])
    #expect(writer.members == [])
  }

  @Test func `different identifiers that print the same have a type and numbers`() {
    let long = String(repeating: "l", count: 29)
    let writer = NameWriter([Name("a"), Name("a", number: 1), Name(long, number: 2)])
    #expect(writer.type == "Name")
    #expect(
      writer.declarations == [
        "let identifierText = \"\(long)\"", "let identifier = Name(identifierText, 2)",
      ])
    #expect(
      [Name("a"), Name("a", number: 1), Name(long, number: 2)].map(writer.code)
        == ["Name(\"a\")", "Name(\"a\", 1)", "identifier"])
    #expect(writer.members.count == 1)
  }
}
