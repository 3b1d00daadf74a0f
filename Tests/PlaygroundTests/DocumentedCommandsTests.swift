import Foundation
import Testing

@testable import Playground

/// The README and the articles show only commands that there are.
@Suite struct DocumentedCommandsTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static var pages: [String] {
    let docs = "Docs/HeadlessKit.docc"
    let articles =
      (try? FileManager.default.contentsOfDirectory(
        atPath: root.appendingPathComponent("\(docs)/Articles").path)) ?? []
    return ["README.md", "\(docs)/HeadlessKit.md"]
      + articles.filter { $0.hasSuffix(".md") }.sorted().map { "\(docs)/Articles/\($0)" }
  }

  @Test(arguments: pages)
  func commandsOfAPageAreUnderstood(_ path: String) throws {
    let page = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    for match in page.matches(of: /swift run Playground(.*)/) {
      // What follows a second space is a remark, and what follows these signs is not an argument.
      let arguments = String(match.1).prefix { !"`>;".contains($0) }
        .components(separatedBy: "  ")[0].split(separator: " ").map(String.init)
      switch Command(arguments) {
      case .misuse(let complaint):
        Issue.record("\(path): \(match.0): \(complaint)")
      case .lesson(let name, _), .compare(let name, _):
        #expect(name == "NAME" || Lesson.named(name) != nil, "\(path): \(match.0)")
      case .welcome, .explain, .differences, .interface, .lessons, .tests, .help, .version:
        break
      }
    }
  }
}
