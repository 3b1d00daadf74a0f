import Foundation
import Testing

/// The doc comments and the page about coverage agree with the code.
@Suite(.enabled("No Swift compiler is on the PATH.") { Toolchain.isAvailable })
struct CoverageTests {
  private static let index = Result { try SourceIndex() }
  private static let coverage = Result {
    let declarations = try #require(Repository.text("Sources/UIKit/UIKit+Unsimulated.swift"))
    return Coverage(
      try SymbolGraph.ofModules.get(), apple: try AppleNames(),
      unavailableTypes: declarations.matches(of: /public class (\w+)/).map { String($0.1) })
  }

  @Test func eachTypeStatesItsCoverage() throws {
    let findings = try Self.coverage.get().findings
    #expect(findings == [])
  }

  @Test func thePageMatchesTheCode() throws {
    let expected = CoverageArticle.text(try Self.coverage.get())
    let page = try Repository.text(CoverageArticle.path, regeneratedFrom: expected)
    let difference = CoverageArticle.difference(from: page ?? "", to: expected)
    #expect(difference == nil)
  }

  /// A property that nothing reads is documented as kept, and nothing reads one that is.
  @Test(.enabled("The build left no index.") { (try? CoverageTests.index.get()) != nil })
  func exactlyTheUnreadPropertiesAreKept() throws {
    let index = try #require(try Self.index.get())
    let findings = KeptProperties.findings(try SymbolGraph.ofModules.get(), index)
    #expect(findings == [])
  }
}
