import Foundation
import HeadlessKit
import Testing

// The class of the README's example.
final class Shelf: NSObject, TableViewDataSource {
  var books = ["Emma", "Dune", "Momo"]
  func tableView(_: TableView, numberOfRowsInSection: Int) -> Int { books.count }
  func tableView(_: TableView, cellForRowAt path: IndexPath) -> TableViewCell { TableViewCell() }
}

/// The README says what its example prints; this runs the same lines and reads the README.
@MainActor @Suite struct ReadmeTests {
  @Test func exampleGivesTheOutputBelowIt() throws {
    let (code, output) = try Readme.example()

    let (host, shelf, table) = (ListHost(), Shelf(), TableView())
    table.dataSource = shelf
    host.show(table)
    let crash = captureCrash { table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade) }
    let printed = [crash?.reason.prefix(52).description ?? "", crash?.explanation ?? ""]

    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let own = Set(source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    let unknown = code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !own.contains($0) && !$0.hasPrefix("print(") }
    #expect(unknown == [])
    #expect(
      printed.joined(separator: " …\n\n")
        .replacing(/ReadmeTests.swift:[0-9]+/, with: "main.swift:12") == output)
  }
}

/// The first two blocks of code in the README.
private enum Readme {
  static func example() throws -> (code: String, output: String) {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("README.md")
    let blocks = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```")
    let code = try #require(blocks.dropFirst(1).first)
    let output = try #require(blocks.dropFirst(3).first)
    return (
      code.replacing(/^swift\n/, with: ""),
      output.replacing(/^text\n/, with: "").trimmingCharacters(in: .newlines)
    )
  }
}
