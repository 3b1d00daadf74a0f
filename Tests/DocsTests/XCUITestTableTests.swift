import Foundation
import Testing

/// The article for those who come from XCUITest.
@Suite struct XCUITestTableTests {
  /// Each form in the second column of the table is in the test below it, which is compiled and run.
  @Test func everyFormIsInTheTest() throws {
    let path = "Docs/HeadlessKit.docc/Articles/ComingFromXCUITest.md"
    let page = try #require(Repository.text(path))
    let test = CodeBlock.all(in: page).map(\.text).joined(separator: "\n")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let forms = rows.flatMap { row -> [String] in
      let column = row.components(separatedBy: " | ").last ?? ""
      return column.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }
        .map(\.element)
    }
    #expect(forms.count > 25)
    let known = ["find", "false", "choose(_:in:)"]
    #expect(forms.filter { !test.contains($0) && !known.contains($0) } == [])
  }
}
