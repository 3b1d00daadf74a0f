import Foundation
import Testing

@testable import DiffableKit

@Suite struct AnyIdentifierTests {
  private struct Book: Hashable {
    let id: Int
  }
  private final class Folder {}
  private final class Row: NSObject {
    let id: Int
    init(_ id: Int) { self.id = id }
    override func isEqual(_ object: Any?) -> Bool { (object as? Row)?.id == id }
    override var hash: Int { id }
    override var description: String { "row \(id)" }
  }

  private func areEqual(_ one: Any, _ other: Any) -> Bool {
    let (one, other) = (AnyIdentifier(one), AnyIdentifier(other))
    return one == other && one.hashValue == other.hashValue
  }

  @Test func valuesAreEqualAsValues() {
    #expect(areEqual("a", "a"))
    #expect(areEqual(Book(id: 1), Book(id: 1)))
    #expect(AnyIdentifier(1) != AnyIdentifier("1"))
    #expect(AnyIdentifier(Book(id: 1)) != AnyIdentifier(1))
  }

  /// A Foundation class defines its own equality; any other object is equal only to itself.
  @Test func objects() {
    let folder = Folder()
    #expect(areEqual(Row(1), Row(1)))
    #expect(AnyIdentifier(Row(1)) != AnyIdentifier(Row(2)))
    #expect(areEqual(folder, folder))
    #expect(AnyIdentifier(folder) != AnyIdentifier(Folder()))
  }

  /// In Objective-C, strings and numbers are objects.
  @Test func bridgedObjects() {
    #expect(areEqual("a", "a" as NSString))
    #expect(areEqual(1, NSNumber(value: 1)))
    #expect(areEqual(1.5, NSNumber(value: 1.5)))
    #expect(areEqual(UInt64.max, NSNumber(value: UInt64.max)))
    #expect(AnyIdentifier(1) != AnyIdentifier(NSNumber(value: 2)))
  }

  /// `Any` may hold an optional; Objective-C sees the wrapped object, or `NSNull` in an array.
  @Test func optionals() {
    let some: String? = "a"
    let none: String? = nil
    let nested: Int?? = 1
    #expect(areEqual("a", some as Any))
    #expect(areEqual(1, nested as Any))
    #expect(areEqual(NSNull(), none as Any))
  }

  /// The base is returned unchanged, the same instance.
  @Test func bases() {
    let (folder, row, text) = (Folder(), Row(1), NSString(string: "a"))
    #expect(AnyIdentifier(folder).base as? Folder === folder)
    #expect(AnyIdentifier(row).base as? Row === row)
    #expect(AnyIdentifier(text).base as? NSString === text)
    #expect(AnyIdentifier(AnyHashable(Book(id: 3))).base as? Book == Book(id: 3))
    #expect([AnyIdentifier("a"), AnyIdentifier(1)].bases.map { "\($0)" } == ["a", "1"])
  }

  @Test func texts() {
    let identifiers: [Any] = ["a", 1, 2.0, true, Row(1), Book(id: 1), "b" as NSString, NSNull()]
    #expect(
      IdentifierText.describe(all: identifiers.map(AnyIdentifier.init)) == [
        "a", "1", "2", "1", "row 1", String(reflecting: Book(id: 1)), "b", "<null>",
      ])
  }

  @Test func valuesOfOneType() throws {
    #expect(try AnyIdentifier("a").value(as: String.self) == "a")
    #expect(try AnyIdentifier("a" as NSString).value(as: String.self) == "a")
    let error = #expect(throws: WrongIdentifierType.self) {
      try AnyIdentifier(1).value(as: String.self)
    }
    #expect(error.map { "\($0)" } == "The identifier 1 is of type Int, not String")
  }
}
