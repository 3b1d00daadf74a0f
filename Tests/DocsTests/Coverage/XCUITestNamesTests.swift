import Testing

/// What a test of XCUITest says does not compile, with a sentence that names the call to use.
@Suite struct XCUITestNamesTests {
  private static let snippets = [
    snippet(
      "_ = XCUIApplication()",
      "A test shows a controller: let simulator = Simulator(), then simulator.show(controller)."),
    snippet(
      "let app = XCUIApplication(); app.buttons[\"Save\"].tap()",
      "Use find(.button(\"Save\")) or tap(.button(\"Save\"))."),
    snippet(
      "let app = XCUIApplication(); app.buttons[\"Save\"].tap()", "Use try simulator.tap(query)."),
    snippet(
      "_ = Simulator().staticTexts[\"Emma\"].exists",
      "Use try simulator.findIfPresent(query) != nil."),
    snippet(
      "_ = Simulator().cells.element(boundBy: 1)",
      "Use tap(.row(\"Emma\")), .row(at: [0, 2]), or findAll(.view(UITableViewCell.self))."
    ),
    snippet(
      "_ = Simulator().buttons[\"Save\"].waitForExistence(timeout: 2)",
      "Use try await simulator.find(query, within: .seconds(1))."),
    snippet(
      "try? Simulator().tap(\"Dune\")",
      "Say what it is: tap(.button(\"Save\")), tap(.row(\"Emma\")) or tap(.text(\"Emma\"))."
    ),
    snippet(
      "try? Simulator().tap(.cell(\"Dune\"))", "Use .row(\"Emma\") or .row(at: [0, 2])."
    ),
    snippet(
      "try? Simulator().tap(.row(2))", "Use .row(at: [0, 2]): the section, and the row in it."),
    snippet(
      "try? Simulator().tapSwipeAction(.button(\"Delete\"), on: .row(at: [0, 2]))",
      "Name the action by its title: tapSwipeAction(\"Delete\", on: row)."),
    snippet(
      "try? Simulator().type(\"a\", into: .textField(\"Name\"))",
      "Use .field(\"Name\"), with the placeholder, the text or the label."),
    snippet("try? Simulator().find(.navigationBar(\"Books\"))", "Use .title(\"Books\")."),
    snippet(
      "if let found = try? Simulator().find(.text(\"Emma\")) { _ = found.exists }",
      "find throws if there is no such element; use try simulator.findIfPresent(query) != nil."),
  ]

  private static func snippet(_ code: String, _ message: String) -> LeftOutSnippet {
    LeftOutSnippet("XCUITest", code, code, .unavailable(message))
  }

  @Test(.enabled("No Swift compiler is on the PATH.") { Toolchain.isAvailable })
  func theCompilerNamesTheCallToUse() throws {
    let compilation = try LeftOutCompilation(Self.snippets)
    #expect(compilation.ownErrors == [])
    #expect(zip(Self.snippets, compilation.errors).compactMap { $0.finding($1) } == [])
  }
}
