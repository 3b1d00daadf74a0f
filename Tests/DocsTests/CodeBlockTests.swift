import Foundation
import Testing

/// Every Swift block of the README and of the documentation is in a file of this target, so that a
/// block which does not compile, or has another result, fails.
@Suite struct CodeBlockTests {
  @Test(arguments: Repository.pages)
  func compiledBlocksAreThoseOfThePage(_ path: String) throws {
    let page = try #require(Repository.text(path))
    let source = BlockSource(path: path, page: page)
    if source.isEmpty {
      #expect(Repository.text(source.file) == nil)
    } else {
      #expect(try Repository.text(source.file, regeneratedFrom: source.text) == source.text)
    }
  }

  @Test func everyFileOfBlocksHasItsPage() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appendingPathComponent("Tests/DocsTests/Blocks").path)
    let expected = try Repository.pages.compactMap { path -> String? in
      let source = BlockSource(path: path, page: try #require(Repository.text(path)))
      return source.isEmpty ? nil : URL(fileURLWithPath: source.file).lastPathComponent
    }
    #expect(files.sorted() == expected.sorted())
  }

  /// Blocks that are not compiled give a reason, and no mark is misspelled.
  @Test(arguments: Repository.pages)
  func marksAreKnown(_ path: String) throws {
    for block in CodeBlock.all(in: try #require(Repository.text(path))) {
      for mark in block.marks {
        if case .unknown(let text) = mark {
          Issue.record("\(path):\(block.fence) has the unknown mark '\(text)'")
        }
        if case .notCompiled(let reason) = mark {
          #expect(["package manifest", "needs OpenCombine"].contains(reason))
        }
      }
    }
  }

  /// Manifests are not compiled; the products that they name exist.
  @Test(arguments: Repository.pages)
  func productsOfManifestsExist(_ path: String) throws {
    let manifest = try #require(Repository.text("Package.swift"))
    for block in CodeBlock.all(in: try #require(Repository.text(path)))
    where block.marks.contains(.notCompiled(reason: "package manifest")) {
      for match in block.text.matches(of: /\.product\(name: "(\w+)", package: "HeadlessKit"/) {
        #expect(manifest.contains(".library(name: \"\(match.1)\""), "\(path):\(block.fence)")
      }
    }
  }
}
