import Foundation
import Testing

/// The printed output of the blocks of one test.
final class Printed {
  private let path: String
  private var text = ""

  /// - Parameter path: The page's path in the repository.
  init(_ path: String) {
    self.path = path
  }

  /// Records printed items, in place of `print`.
  func add(_ items: [Any], _ separator: String, _ terminator: String) {
    text += items.map { "\($0)" }.joined(separator: separator) + terminator
  }

  /// Compares the output since the last call with the page.
  ///
  /// A page names `main.swift` and counts the lines of the block; here the block's lines are those
  /// of the page. When files are regenerated, the page is.
  ///
  /// - Parameters:
  ///   - block: The number of the Swift block on the page.
  ///   - fence: The line of the page above the block's first line.
  ///   - expected: The output that the page shows.
  func expect(
    block: Int, fence: Int, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let page = URL(fileURLWithPath: path).lastPathComponent
    let said = text.replacing(/([A-Za-z]+\.md):([0-9]+)/) { match in
      match.1 == page ? "main.swift:\((Int(match.2) ?? 0) - fence)" : "\(match.0)"
    }
    text = ""
    if Repository.isRegenerating {
      try rewrite(block, said)
    } else {
      #expect(said == expected + "\n", sourceLocation: sourceLocation)
    }
  }

  private func rewrite(_ block: Int, _ said: String) throws {
    let page = try #require(Repository.text(path))
    let blocks = CodeBlock.all(in: page)
    let indices = blocks.indices.filter { blocks[$0].language == "swift" }
    let output = blocks[indices[block - 1] + 1]
    var lines = page.components(separatedBy: "\n")
    lines.replaceSubrange(
      output.fence..<(output.fence + output.lines.count),
      with: said.dropLast().components(separatedBy: "\n"))
    let renewed = lines.joined(separator: "\n")
    #expect(try Repository.text(path, regeneratedFrom: renewed) == renewed)
  }
}
