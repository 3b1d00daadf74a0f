import Foundation
import Testing

/// The article lists every call of a test, and each call that can name its line throws.
@Suite struct CallsOfATestTests {
  private static var calls: [(name: String, signature: String)] {
    get throws {
      let folder = Repository.root.appendingPathComponent("Sources/HeadlessKit/Touch")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      return try files.flatMap { file in
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        return text.components(separatedBy: "  public func ").dropFirst().map { rest in
          let signature = rest.components(separatedBy: " {\n").first ?? rest
          return (String(rest.prefix { $0.isLetter }), signature)
        }
      }
    }
  }

  @Test func everyCallIsListed() throws {
    let article = try #require(
      Repository.text("Docs/HeadlessKit.docc/Articles/QueriesAndTouches.md"))
    let setUp = ["observeCalls", "showKeyboard", "hideKeyboard"]
    let missing = try Self.calls.map(\.name).filter {
      !setUp.contains($0) && !article.contains("`\($0)(")
    }
    #expect(missing == [])
  }

  @Test func everyCallWithALineThrows() throws {
    let silent = try Self.calls.filter {
      $0.signature.contains("line: UInt") && !$0.signature.contains("throws(QueryFailure)")
    }
    #expect(silent.map(\.name) == [])
  }
}
