import Foundation
import Testing

/// Fact numbers lead to their facts: in articles through a link, in comments by existing.
@Suite struct FactLinksTests {
  private let index = FactIndex.ofDocumentation

  @Test func everyFactHasOneHeadingAndItsOwnAnchor() {
    #expect(index.links.count > 300)
    #expect(index.duplicates == [])
    let anchors = index.links.filter { !$0.key.hasPrefix("3B.") }.values
      .map { $0.replacing(".", with: "") }
    #expect(
      Dictionary(grouping: anchors, by: \.self).filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  /// `(3.10)` is written `([3.10](doc:BehaviourFacts#3.10))`.
  @Test(arguments: Repository.pages)
  func everyFactNumberOfAPageIsALink(_ path: String) throws {
    let page = try #require(Repository.text(path))
    for citation in FactCitation.unlinked(in: page, index) {
      let link = "[\(citation.id)](\(index.link(to: citation.id) ?? ""))"
      Issue.record("\(path):\(citation.line) cites \(citation.id) without a link: write \(link)")
    }
  }

  @Test(arguments: Repository.pages)
  func everyLinkToAFactLeadsToThatFact(_ path: String) throws {
    let page = try #require(Repository.text(path))
    let links = page.matches(
      of: /\[([^\]\n]*)\]\((doc:(?:BehaviourFacts|CrashFamilies|OpenQuestions)#[^)]*)\)/)
    for match in links where index.link(to: match.1) != String(match.2) {
      Issue.record("\(path) has the link [\(match.1)](\(match.2)), which leads to no such fact")
    }
  }

  @Test(arguments: ["Sources", "Tests", "Playground"])
  func everyFactThatCodeCitesExists(_ folder: String) throws {
    let files = Repository.swiftFiles(in: folder)
    #expect(files.count > 10)
    for path in files {
      for citation in FactCitation.cited(in: try #require(Repository.text(path)))
      where index.link(to: citation.id) == nil {
        Issue.record("\(path):\(citation.line) cites \(citation.id), which no page has")
      }
    }
  }
}

/// The parsers of citations find the citations they should.
@Suite struct FactCitationTests {
  private let index = FactIndex.ofDocumentation

  @Test func numbersInProseAreFound() {
    let page = """
      # 1.1

      Counts (1.1) and [1.2](doc:BehaviourFacts#1.2), `1.3`, iOS 13.3 or 16.4, row 3B.n, family A1,
      question 12.e, 0.3 seconds, iOS 10.1
      and 10.2 (10.3).

      ```swift
      1.4
      ```
      """
    #expect(
      FactCitation.unlinked(in: page, index) == [
        FactCitation(id: "1.1", line: 3), FactCitation(id: "3B.n", line: 3),
        FactCitation(id: "A1", line: 3), FactCitation(id: "12.e", line: 4),
        FactCitation(id: "10.3", line: 5),
      ])
  }

  @Test func numbersInCommentsAreFound() {
    let source = """
      /// Bounds first (behaviour 3.8 to 3.11, 3B; crash families A1, B4), as behaviour
      /// 12j says (crash family E3).
      """
    #expect(
      FactCitation.cited(in: source).map(\.id)
        == ["3.8", "3.11", "3B", "12j", "A1", "B4", "E3"])
  }
}
