import Foundation
import TestSupport
import Testing

@testable import ObjectiveCAdapter

/// Properties of every source: tested on the adapter's own sources, plain ones and truncated ones.
@Suite struct PropertyTests {
  static let sources: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folders = [
      "Sources/Linux/ObjectiveCAdapter", "Sources/HeadlessLists/Table", "Tests/AdapterFixture",
    ]
    return folders.flatMap { folder -> [String] in
      let files = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      return (files?.compactMap { $0 as? URL } ?? [])
        .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
        .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
  }()

  @Test func noCharacterIsLost() {
    for source in Self.sources {
      #expect(Lexer.tokens(of: source).map(\.text).joined() == source)
    }
  }

  @Test func plainSwiftIsUnchanged() {
    let signs = [
      "@IB", "@objc ", "#keyPath(", "Task.sleep(", "Timer.scheduledTimer(", "Thread.isMainThread",
    ]
    let plain = Self.sources.filter { source in !signs.contains { source.contains($0) } }
    #expect(plain.count > 60)
    for source in plain { #expect(Adaptation.draft(of: source).text == source) }
  }

  /// A truncated file is split and adapted all the same, with all its lines.
  @Test func truncatedFilesKeepTheirLines() throws {
    // Members that are inserted, such as a missing optional method in a base class, take lines of
    // their own, which the written file marks with #sourceLocation.
    let source = try #require(
      Self.sources.last { $0.contains("@objc optional") && !$0.contains("@IB") })
    let step = Thoroughness.number(usually: 29, exhaustively: 1)
    for length in stride(from: 0, through: source.count, by: step) {
      let torn = String(source.prefix(length))
      let adapted = Adaptation.draft(of: torn).text
      #expect(Adaptation.lineCount(of: adapted) >= Adaptation.lineCount(of: torn))
    }
  }
}
