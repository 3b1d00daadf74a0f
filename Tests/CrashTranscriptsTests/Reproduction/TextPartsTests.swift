import Testing

@testable import CrashTranscripts

/// A long text is read in parts of at most a million bytes.
@Suite struct TextPartsTests {
  private static let length = 1_000_000

  private static func line(_ count: Int) -> String {
    String(repeating: "x", count: count - 1) + "\n"
  }

  @Test(arguments: [0, 1, length - 1, length])
  func `a text that fits is one part`(_ count: Int) {
    let text = String(repeating: "x", count: count)
    #expect(Array(TextParts(text)) == (count == 0 ? [] : [text]))
  }

  @Test func `a long text is divided at empty lines`() {
    let paragraph = String(repeating: Self.line(100), count: 50) + "\n"
    let text = String(repeating: paragraph, count: 600)
    let parts = Array(TextParts(text))
    #expect(parts.joined() == text)
    #expect(parts.count == 4)
    for part in parts { #expect(part.utf8.count <= Self.length) }
    for part in parts.dropLast() {
      #expect(part.utf8.count > Self.length - 60_000)
      #expect(part.utf8.last == UInt8(ascii: "\n"))
    }
    for part in parts.dropFirst() { #expect(part.utf8.first == UInt8(ascii: "\n")) }
  }

  @Test func `without empty lines it is divided at the ends of lines`() {
    let text = String(repeating: Self.line(70), count: 30_000)
    let parts = Array(TextParts(text))
    #expect(parts.joined() == text)
    #expect(parts.map(\.utf8.count) == [999_950, 999_950, 100_100])
    for part in parts { #expect(part.utf8.last == UInt8(ascii: "\n")) }
  }

  @Test func `without lines it is divided between letters`() {
    let text = "a" + String(repeating: "é", count: 1_000_000)
    let parts = Array(TextParts(text))
    #expect(parts.joined() == text)
    #expect(parts.map(\.utf8.count) == [999_999, 1_000_000, 2])
  }
}
