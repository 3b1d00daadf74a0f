import Foundation
import Testing

@testable import ObjectiveCAdapter

/// What holds for every source: here for the adapter's own, plain ones and torn ones.
@Suite struct PropertyTests {
  static let sources: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folders = [
      "Sources/ObjectiveCAdapter", "Sources/HeadlessLists/Table", "Tests/AdapterFixture",
    ]
    return folders.flatMap { folder -> [String] in
      let files = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      return (files?.compactMap { $0 as? URL } ?? [])
        .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
        .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
  }()

  @Test func losesNoCharacter() {
    for source in Self.sources {
      #expect(Lexer.tokens(of: source).map(\.text).joined() == source)
    }
  }

  @Test func plainSwiftStaysAsItIs() {
    let signs = ["@IB", "@objc ", "#keyPath("]
    let plain = Self.sources.filter { source in !signs.contains { source.contains($0) } }
    #expect(plain.count > 60)
    for source in plain { #expect(Adaptation.draft(of: source).text == source) }
  }

  /// A file that ends anywhere is cut and adapted all the same, with all its lines.
  @Test func keepsLinesOfTornFiles() throws {
    let source = try #require(Self.sources.last { $0.contains("@objc optional") })
    for length in stride(from: 0, through: source.count, by: 3) {
      let torn = String(source.prefix(length))
      let adapted = Adaptation.draft(of: torn).text
      #expect(Adaptation.lineCount(of: adapted) == Adaptation.lineCount(of: torn))
    }
  }
}
