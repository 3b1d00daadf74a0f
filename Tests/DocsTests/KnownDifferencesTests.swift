import Foundation
import ListCore
import Testing

@Suite struct KnownDifferencesTests {
  @Test func theArticleMatchesTheTable() throws {
    let article = KnownDifferencesArticle.text
    #expect(
      try Repository.text(KnownDifferencesArticle.path, regeneratedFrom: article) == article)
  }

  @Test func namesAreShortAndUnique() {
    let names = KnownDifference.all.map(\.id)
    #expect(names.filter { $0.wholeMatch(of: /[a-z]+(-[a-z]+)*/) == nil } == [])
    #expect(
      Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  @Test(arguments: KnownDifference.Area.allCases)
  func everyAreaHasTheTextOfItsArticle(_ area: KnownDifference.Area) {
    for difference in KnownDifference.all where difference.area == area {
      let parts = [difference.uikit, difference.here, difference.reason].map { $0 != nil }
      switch area {
      case .leftOut: #expect(parts[0] == false && parts[2], "\(difference)")
      case .onPurpose: #expect(parts == [true, true, true], "\(difference)")
      case .wordsByAnalogy: #expect(parts == [false, false, false], "\(difference)")
      case .notReproduced: #expect(parts == [false, false, true], "\(difference)")
      case .choice: #expect(parts == [false, true, false], "\(difference)")
      }
    }
  }

  /// A number leads to a fact, a letter with a number to a crash family, 12 with a letter to a
  /// question.
  @Test func factsAreOnTheirPages() {
    let index = FactIndex.ofDocumentation
    #expect(KnownDifference.all.count { !$0.facts.isEmpty } > 20)
    for difference in KnownDifference.all {
      for fact in difference.facts {
        #expect(index.link(to: fact) != nil, "\(difference.id) cites \(fact)")
      }
    }
  }
}
