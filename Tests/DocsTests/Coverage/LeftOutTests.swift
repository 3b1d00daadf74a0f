import ListCore
import Testing

/// Members that the known differences leave out really do not compile.
@Suite struct LeftOutTests {
  @Test(.enabled("No Swift compiler is on the PATH.") { Toolchain.isAvailable })
  func whatIsLeftOutDoesNotCompile() throws {
    let compilation = try LeftOutCompilation(LeftOutSnippet.all)
    #expect(compilation.ownErrors == [])
    let findings = zip(LeftOutSnippet.all, compilation.errors).compactMap { $0.finding($1) }
    #expect(findings == [])
  }

  @Test func eachSnippetBelongsToADifferenceThatLeavesSomethingOut() {
    let differences = Set(KnownDifference.all.filter { $0.area == .leftOut }.map(\.id))
    #expect(Set(LeftOutSnippet.all.map(\.difference)).subtracting(differences) == [])
  }

  /// Every name in the first column of the table has a snippet.
  @Test func eachLeftOutNameHasASnippet() {
    let names = KnownDifference.all.filter { $0.area == .leftOut }.flatMap { difference in
      difference.subject.matches(of: /`([^`]+)`/).map { "\(difference.id): \($0.1)" }
    }
    let covered = LeftOutSnippet.all.map { "\($0.difference): \($0.name)" }
    #expect(Set(names).subtracting(covered).sorted() == [])
  }
}
