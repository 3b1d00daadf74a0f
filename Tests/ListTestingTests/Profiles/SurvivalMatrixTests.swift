import Foundation
import HeadlessKit
import ListCore
import ListTesting
import TestSupport
import Testing

@MainActor @Suite struct SurvivalMatrixTests {
  private static let matrix = SurvivalMatrix()
  private var matrix: SurvivalMatrix { Self.matrix }

  /// After a change of the matrix run this test with HEADLESSKIT_REGENERATE=1, which rewrites the
  /// tables of the article.
  @Test func theArticleHasTheTables() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let articles = root.appendingPathComponent("Docs/HeadlessKit.docc/Articles")
    let article = try String(
      contentsOf: articles.appendingPathComponent("WhatSurvives.md"), encoding: .utf8)
    let (begin, end) = ("## The tables\n\n", "\n## What the words mean")
    let start = try #require(article.range(of: begin)?.upperBound)
    let stop = try #require(article.range(of: end)?.lowerBound)
    let written = article.replacingCharacters(in: start..<stop, with: matrix.markdown)
    #expect(
      try Checked("WhatSurvives.md", in: articles).text(regeneratedFrom: written) == written)
  }

  /// Measures what the facts state. (behaviour 4.7, 4.8, 5.6)
  @Test(arguments: ListKind.allCases)
  func theFactsHold(_ kind: ListKind) {
    for profile in SystemProfile.supported {
      let fates: (SurvivalMatrix.Operation) -> [SurvivalMatrix.Fate?] = { operation in
        [.selection, .cell].map { matrix.fate(of: $0, after: operation, in: kind, on: profile) }
      }
      #expect(fates(.reloadData) == [.lost, .lost])
      #expect(fates(.reloadItem) == [.lost, .lost])
      #expect(fates(.apply) == [.survives, .survives])
    }
    let reconfigured: [SurvivalMatrix.Fate?] = [.selection, .cell, .text].map {
      matrix.fate(of: $0, after: .reconfigure, in: kind, on: .newest)
    }
    #expect(reconfigured == [.survives, .survives, .survives])
    #expect(matrix.fate(of: .cell, after: .reconfigure, in: kind, on: .iOS14) == nil)
    // behaviour 6.6
    let applied = [SystemProfile.iOS14, .iOS15].map {
      matrix.fate(of: .selection, after: .applyWithoutAnimation, in: kind, on: $0)
    }
    #expect(applied == [.lost, .survives])
  }

  @Test func everyLineIsListed() {
    // Of nine operations six exist in all ten releases, three in the seven from iOS 15 on.
    #expect(matrix.rows.count == 2 * (6 * 10 + 3 * 7))
    #expect(matrix.fate(of: .swipe, after: .reloadData, in: .collection, on: .newest) == nil)
  }
}
