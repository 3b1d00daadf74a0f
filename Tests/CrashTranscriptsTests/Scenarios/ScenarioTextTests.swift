import CrashTranscripts
import HeadlessKit
import ListCore
import Testing

@Suite struct ScenarioTextTests {
  /// A text with every word of the language.
  static let everything = #"""
    collection
    profile iOS16.4
    size 390x844
    cells fixed 44
    data A[1 2 3] "two words"["\"" empty] C[]
    show
    layout
    settle
    count
    set empty
    set A[1]
    batch {}
    batch { set A[2 3]; del 0.0 0.12; batch { ins 0.1 } }
    batch {
      set AnUnusuallyLongName[one two three four five six seven eight nine ten eleven twelve]
      batch {}
      move 0.1 -> 1.0
    }
    reload 0.1
    insS 1
    delS 0 2
    reloadS 0
    moveS 0 -> 1
    reconfigure 0.1 0.2
    reloadData
    select 0.1
    deselect 0.1
    tap 0.1
    scroll 200
    """#.replacing("empty]", with: "\"empty\"]")

  @Test func everyWordIsParsedAndPrinted() throws {
    #expect(try ListScenario(Self.everything).description == Self.everything)
  }

  @Test func appliesAreParsedAndPrinted() throws {
    let text = """
      snapshots table
      data A[1 2]
      show
      apply A[1 2 3] B[]
      apply A[1] reload 1 reconfigure 1 "by" reloadS A without animation
      apply empty by reload
      """
    #expect(try ListScenario(text).description == text)
  }

  @Test func commentsBlanksAndOrderAreIgnored() throws {
    let text = """
      # A shelf.
      data A[1   2
             3]; table   # three books

      show;;batch{set A[1 2];del 0.2;}
      move 0.0->0.1
      """
    #expect(
      try ListScenario(text).description == """
        table
        data A[1 2 3]
        show
        batch { set A[1 2]; del 0.2 }
        move 0.0 -> 0.1
        """)
  }

  @Test("a byte order mark at the beginning is ignored")
  func byteOrderMark() throws {
    #expect(try ListScenario("\u{FEFF}table\ndata A[1]") == ListScenario("table\ndata A[1]"))
  }

  @Test func anEmptyTextIsAnEmptyTable() throws {
    #expect(try ListScenario("") == ListScenario())
    #expect(ListScenario().description == "table\ndata empty")
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    let text: String
    let message: String
    var testDescription: String { text }
  }

  static let mistakes = [
    Mistake(text: "table\ndelete 0.1", message: "2:1: 'delete' is not a statement."),
    Mistake(text: "del 01", message: "1:5: Expected a position such as 0.1, found '01'."),
    Mistake(text: "del 0.-1", message: "1:5: Expected a position such as 0.1, found '0.-1'."),
    Mistake(
      text: "del", message: "1:4: Expected a position such as 0.1, found the end of the scenario."),
    Mistake(text: "move 0.1 1.0", message: "1:10: Expected '->', found '1.0'."),
    Mistake(text: "moveS 0 -> x", message: "1:12: Expected a section, found 'x'."),
    Mistake(text: "data A 1", message: "1:8: Expected '[', found '1'."),
    Mistake(
      text: "data A[1 ; 2]",
      message: "1:10: Expected an item or ']', found the end of the statement."),
    Mistake(
      text: "data",
      message: "1:5: Expected a section such as A[1 2], or 'empty', found the end of the scenario."),
    Mistake(
      text: "data A[1] reload", message: "1:11: Expected the end of the statement, found 'reload'."),
    Mistake(text: "show now", message: "1:6: Expected the end of the statement, found 'now'."),
    Mistake(text: "show }", message: "1:6: Expected a statement, found '}'."),
    Mistake(text: "show\n  batch { del 0.0", message: "2:3: The batch has no closing brace."),
    Mistake(text: "batch del 0.0", message: "1:7: Expected '{', found 'del'."),
    Mistake(text: "batch { show }", message: "1:9: 'show' is not allowed in a batch."),
    Mistake(text: "data A[\"1]\nshow", message: "1:8: The text has no closing quote."),
    Mistake(
      text: "table\ndata A[1]\nshow \u{0}\n",
      message: "3:6: The control character U+0000 can only stand in a quoted text, escaped."),
    Mistake(
      text: #"data A["\q"]"#,
      message: #"1:9: Only \\, \", \n, \t and \u{…} can stand in a text."#),
    Mistake(
      text: #"data A["\u{110000}"]"#,
      message: #"1:9: Only \\, \", \n, \t and \u{…} can stand in a text."#),
    Mistake(text: "\"show\"", message: "1:1: Expected a statement, found the text \"show\"."),
    Mistake(
      text: "profile iOS99",
      message: "1:9: There is no release 'iOS99'; write iOS16.4, for example."),
    Mistake(text: "table; collection", message: "1:8: 'collection' is specified twice."),
    Mistake(
      text: "snapshots stack", message: "1:11: Expected 'table' or 'collection', found 'stack'."),
    Mistake(text: "size 390", message: "1:6: Expected a size such as 390x844, found '390'."),
    Mistake(text: "cells loose", message: "1:7: Expected 'fixed', found 'loose'."),
    Mistake(text: "show\ndata A[1]", message: "2:1: 'data' belongs before the first statement."),
    Mistake(
      text: "apply A[1]",
      message: """
        1:1: 'apply' needs a diffable data source; begin the scenario with 'snapshots'.
        """),
    Mistake(
      text: "snapshots; set A[1]",
      message: "1:12: 'set' needs an ordinary data source; with 'snapshots', write 'apply'."),
    Mistake(
      text: "snapshots; apply A[1] with style",
      message: "1:28: Expected '[', found 'style'."),
    Mistake(
      text: "snapshots; apply A[1] by reload empty",
      message: """
        1:33: Expected 'reload', 'reconfigure', 'reloadS', 'without' or 'by', found 'empty'.
        """),
    Mistake(
      text: "snapshots; apply A[1] reload without animation",
      message: "1:30: Expected a name, found 'without'."),
    Mistake(
      text: "snapshots; apply A[1] by force", message: "1:26: Expected 'reload', found 'force'."),
  ]

  @Test(arguments: mistakes)
  func mistakesAreReportedWithTheirPosition(_ mistake: Mistake) throws {
    let error = #expect(throws: ScenarioError.self) { try ListScenario(mistake.text) }
    #expect(error?.description == mistake.message)
  }

  /// Names with every kind of character are kept.
  @Test(arguments: [
    "", " ", "a b", "->", "a->b", "-", "#", "a#b", "\"", "\\", "\n", "\r\n", "\u{7F}", "\t",
    "empty",
    "without", "é", "e\u{301}", "\u{301}", "\"\u{301}", "👩‍👩‍👧", "\u{2028}", "🇩🇪", "0.1", "[x]", "{",
    ";",
    "\u{200B}", "अनु",
  ])
  func namesSurvive(_ name: String) throws {
    let model = ScenarioModel([ScenarioModel.Section(name, [name, "1"])])
    var setup = ListScenario.Setup(.table, usesSnapshots: true, data: model)
    setup.profile = .iOS13_3
    let scenario = ListScenario(
      setup, [.apply(ScenarioApply(model, reloaded: [name], reloadedSections: [name]))])
    let read = try ListScenario(scenario.description)
    #expect(read == scenario)
    let scalars = read.setup.data.sections.first?.name.unicodeScalars.map(\.value)
    #expect(scalars == name.unicodeScalars.map(\.value))
  }
}
