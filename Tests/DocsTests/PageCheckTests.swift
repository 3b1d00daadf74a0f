import Foundation
import Testing

/// `Docs/check-pages` refuses a broken page for each of its rules, and nothing else.
@Suite struct PageCheckTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Whether pages are opened; without a browser, only their links and sizes are checked.
  private static let hasBrowser = ["chromium", "chromium-browser", "google-chrome"].contains {
    (try? Toolchain.run(["which", $0])) != nil
  }

  /// Runs the check.
  ///
  /// - Returns: What it finds on each page, at any width and in light or dark mode.
  private func findings(on pages: URL) throws -> [String: Set<String>] {
    let check = Self.root.appendingPathComponent("Docs/check-pages").path
    let output = try Toolchain.run([check, pages.path], allowsFailure: true)
    var findings: [String: Set<String>] = [:]
    for line in output.split(separator: "\n") {
      guard let match = line.firstMatch(of: #/check-pages: \S*?([\w-]+)\.html(?: at \d+)?: (.*)/#)
      else { continue }
      let text = String(match.2).replacing(#/ \((light|dark)\)$/#, with: "")
      findings[String(match.1), default: []].insert(
        text.replacing(#/ cut by \d+ /#, with: " cut by … "))
    }
    return findings
  }

  @Test func everyRuleRefusesItsBrokenPage() throws {
    var expected: [String: Set<String>] = [
      "dead-links": ["missing.html leads nowhere", "https://example.com/ needs the network"]
    ]
    if Self.hasBrowser {
      expected["dead-links"]?.insert("the link #missing leads nowhere")
      expected["wide"] = ["the page is 1400 wide", "div.table \"Home\" leaves the page"]
      expected["cut"] = [
        "p \"Invalid update: invalid number of rows\" is cut by … to the right",
        "pre \"one two three\" is cut by … below",
      ]
      expected["collapsed"] = ["the glass is 0 x 77280", "the page is 77298 high"]
      expected["narrow-glass"] = ["the glass is 18 x 240"]
      expected["tall"] = ["the page is 12000 high"]
      expected["faint"] = [
        "p \"Costs\" has a contrast of 2.85", "p \"Calls\" has a contrast of 1.00",
      ]
      expected["console"] = ["the console says \"Uncaught Error: there is no film\""]
      expected["nameless"] = ["button has no name for screen readers"]
      expected["twins"] = ["two links called \"Comparison\" lead to different pages"]
    }
    // A copy of the pages, with one that is too large: the browser starts once.
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("headlesskit-\(UUID().uuidString)")
    try FileManager.default.copyItem(
      at: Self.root.appendingPathComponent("Tests/DocsTests/Fixtures/Pages"), to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = String(repeating: "a ", count: 100_000)
    let page = "<!DOCTYPE html><html><body>\(text)</body></html>"
    try Data(page.utf8).write(to: folder.appendingPathComponent("large.html"))
    var found = try findings(on: folder)
    let large = found.removeValue(forKey: "large") ?? []
    #expect(large.contains("\(page.utf8.count) bytes, over 200,000"))
    #expect(found == expected)
  }
}
