import Foundation
import Testing

@testable import DiffableKit

@Suite struct IdentifierTextTests {
  private enum Row: Hashable { case book(id: Int, title: String) }
  private final class Plain: Hashable {
    static func == (left: Plain, right: Plain) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
  private final class Described: NSObject {
    override var description: String { "a described object" }
  }

  /// Numbers, dates and similar values print as the Foundation class that they bridge to.
  @Test func bridgedValuesPrintAsTheirFoundationClass() throws {
    let id = try #require(UUID(uuidString: "3a41f9e2-95a6-4451-9c8f-a370de155549"))
    let page = try #require(URL(string: "https://swift.org/blog"))
    let values: [Any] = [
      "Emma", 42, -7 as Int8, UInt64.max, 1.5, 2.0, true, id, page,
      Date(timeIntervalSince1970: 0), Described(),
    ]
    let texts = values.map(IdentifierText.describe)
    #expect(
      texts == [
        "Emma", "42", "-7", "18446744073709551615", "1.5", "2", "1",
        "3A41F9E2-95A6-4451-9C8F-A370DE155549", "https://swift.org/blog",
        "1970-01-01 00:00:00 +0000", "a described object",
      ])
  }

  /// Everything else prints its debug description (crash families E).
  @Test func otherValuesPrintTheirDebugDescription() {
    let row = Row.book(id: 1, title: "Emma")
    let plain = Plain()
    #expect(IdentifierText.describe(row) == String(reflecting: row))
    #expect(IdentifierText.describe(plain) == String(reflecting: plain))
    #expect(IdentifierText.describe("a" as Character) == "\"a\"")
  }

  /// A wrapped identifier prints as its base.
  @Test func wrappedValuesPrintAsTheirBase() {
    #expect(IdentifierText.describe(AnyHashable("Emma")) == "Emma")
    #expect(IdentifierText.describe(AnyHashable(42)) == "42")
    let row = Row.book(id: 1, title: "Emma")
    #expect(IdentifierText.describe(AnyHashable(row)) == String(reflecting: row))
    #expect(IdentifierText.describe(all: [1, 2]) == ["1", "2"])
  }
}
