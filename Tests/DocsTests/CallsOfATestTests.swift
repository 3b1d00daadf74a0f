import Foundation
import Testing

/// The article lists every call of a test, and each call that can name its line throws.
@Suite struct CallsOfATestTests {
  /// The public members of `Simulator` in the modules for tests, which are available.
  private static var members: [String] {
    get throws {
      try ["HeadlessKit/Touch", "HeadlessKit/Query", "HeadlessComponents/Touch"].flatMap { name in
        let folder = Repository.root.appendingPathComponent("Sources/\(name)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try files.flatMap { file in
          let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
          let extensions = text.components(separatedBy: "\nextension ").dropFirst().filter {
            $0.hasPrefix("Simulator {")
          }.map { $0.components(separatedBy: "\n}\n")[0] }
          return extensions.flatMap { $0.components(separatedBy: "\n\n") }
            .filter { !$0.contains("unavailable") }
            .flatMap { $0.components(separatedBy: "  public ").dropFirst() }
        }
      }
    }
  }

  private static var calls: [(name: String, signature: String)] {
    get throws {
      try members.filter { $0.hasPrefix("func ") }.map { member in
        let signature = member.dropFirst(5).components(separatedBy: " {\n")[0]
        return (String(signature.prefix { $0.isLetter }), signature)
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
    #expect(try Self.calls.count > 100)
  }

  @Test func everyPropertyIsListed() throws {
    let article = try #require(
      Repository.text("Docs/HeadlessKit.docc/Articles/QueriesAndTouches.md"))
    let names = try Self.members.filter { $0.hasPrefix("var ") }.map { member in
      String(member.dropFirst(4).prefix { $0.isLetter })
    }
    #expect(Set(names).isSuperset(of: ["followsRealTime", "screenDrawing", "workUnderWay"]))
    #expect(names.filter { !article.contains("`\($0)`") } == [])
  }

  @Test func everyCallWithALineThrows() throws {
    let silent = try Self.calls.filter {
      $0.signature.contains("line: UInt") && !$0.signature.contains(" throws")
    }
    #expect(silent.map(\.name) == [])
  }
}
