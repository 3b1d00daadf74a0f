import ListCore
import Testing

@testable import CrashTranscripts

/// A file of an app.
struct Controller: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String

  init(_ testDescription: String, _ text: String) {
    self.testDescription = testDescription
    self.text = text
  }

  var search: SourceSearch { SourceSearch([SourceFile(name: "Controller.swift", text: text)]) }

  /// The numbers of the lines that are marked as wrong.
  var wrongLines: [Int] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.hasSuffix("// wrong") }.map { $0.offset + 1 }
  }
}

@Suite struct SourceSearchTests {
  @Test(
    arguments:
      RightControllers.all + MoreRightControllers.all + UnusualRightControllers.all
      + ModernRightControllers.all)
  func `nothing is said of a controller that is right`(_ given: Controller) {
    #expect(given.search.findings() == [])
  }

  @Test(
    arguments:
      WrongControllers.all + MoreWrongControllers.all + UnusualWrongControllers.all
      + ModernWrongControllers.all)
  func `the wrong line is found, and no other`(_ given: Controller) {
    #expect(given.search.findings().map(\.location.line) == given.wrongLines)
  }

  @Test func `a search whose time is over while it reads finds nothing and says so`() {
    let files = (0..<3).map { SourceFile(name: "\($0).swift", text: WrongControllers.all[0].text) }
    var checks = 0
    let search = SourceSearch(
      files, startingAt: [],
      until: SearchLimit {
        checks += 1
        return checks > 2
      })
    #expect(search.findings() == [])
    #expect(search.stop == .reading(files: 2, of: 3))
  }

  @Test func `one huge file ends a search too`() {
    let function = "func load() { items.append(contentsOf: [1, 2, 3].map { $0 * factor }) }\n"
    let text = "class Generated {\n" + String(repeating: function, count: 20_000) + "}\n"
    var checks = 0
    let search = SourceSearch(
      [SourceFile(name: "Generated.swift", text: text), SourceFile(name: "Own.swift", text: "")],
      startingAt: [],
      until: SearchLimit {
        checks += 1
        return checks > 3
      })
    #expect(search.stop == .reading(files: 0, of: 2))
    #expect(checks == 4)
  }

  @Test func `a search that runs out of time begins with the file that the report names`() {
    func controller(_ name: String) -> SourceFile {
      SourceFile(
        name: "\(name).swift",
        text: """
          class \(name): UITableViewController {
            var items: [Int] = []
            override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int {
              items.count
            }
            @IBAction func remove() { tableView.deleteRows(at: [first], with: .fade) }
          }
          """)
    }
    var checks = 0
    let search = SourceSearch(
      ["A", "B", "C"].map(controller), startingAt: ["C.swift"],
      until: SearchLimit {
        checks += 1
        return checks > 4
      })
    #expect(search.findings().map(\.location.description) == ["C.swift:6"])
    #expect(search.stop == .judging(types: 1, of: 3))
    #expect(
      search.stop?.description == """
        The time was over when 1 of 3 types with lists had been searched, those that the report \
        names first. Name the folder of the screen that crashed to search all of it.
        """)
  }

  @Test func `a finding names the line, the mistake and what to write`() {
    let controller = WrongControllers.all[0]
    #expect(
      controller.search.findings() == [
        SourceFinding(
          location: StackFrame.Location(file: "Controller.swift", line: 12),
          line: "tableView.deleteRows(at: [indexPath], with: .automatic)  // wrong",
          mistake: .modelUnchanged,
          sentence: """
            deleteRows changes the list, and nothing before it changes 'books', which the data \
            source counts.
            """,
          repair: """
            books.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)  // wrong
            """,
          subject: .counts, list: .table, calls: [.deleteRows], function: 6...14,
          symbol: "BooksController.tableView")
      ])
  }

  @Test func `a repair has the shape of the app's model`() {
    let text = """
      struct Shelf { var books: [Book] = [] }
      class ShelvesController: UITableViewController {
        var shelves: [Shelf] = []
        override func numberOfSections(in tableView: UITableView) -> Int { shelves.count }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          shelves[section].books.count
        }
        @IBAction func removeFirst() {
          tableView.deleteRows(at: [IndexPath(row: 0, section: 2)], with: .automatic)
        }
      }
      """
    #expect(
      Controller("", text).search.findings().map(\.repair) == [
        """
        shelves[2].books.remove(at: 0)
        tableView.deleteRows(at: [IndexPath(row: 0, section: 2)], with: .automatic)
        """
      ])
  }

  @Test func `storyboards are read for the cells that they register`() {
    let code = """
      class MenuController: UITableViewController {
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "menuCell", for: indexPath)
        }
      }
      """
    func findings(_ identifier: String) -> [String] {
      let document = """
        <tableViewController id="a" customClass="MenuController">
          <tableViewCell reuseIdentifier="\(identifier)" id="b"/>
        </tableViewController>
        """
      return SourceSearch([
        SourceFile(name: "Menu.swift", text: code),
        SourceFile(name: "Menu.storyboard", text: document),
      ]).findings().map(\.sentence)
    }
    #expect(findings("menuCell") == [])
    #expect(
      findings("MenuCell") == [
        "\"menuCell\" is registered nowhere; it is spelled \"MenuCell\" where the cell is registered."
      ])
    #expect(
      findings("other") == [
        """
        "menuCell" is registered nowhere: not by code, and in no storyboard or nib of the sources.
        """
      ])
  }

  @Test func `equal values with different hash values are found`() {
    let text = """
      struct Item: Hashable {
        let id: Int
        var title: String
        static func == (one: Item, other: Item) -> Bool { one.id == other.id }
        func hash(into hasher: inout Hasher) {
          hasher.combine(id)
          hasher.combine(title)
        }
      }
      """
    #expect(Controller("", text).search.findings().map(\.location.line) == [7])
  }

  private func message(_ text: String) throws -> TranscriptMessage {
    try #require(TranscriptReader().countedMessages(in: text).first).message
  }

  @Test func `only what explains the message is said`() throws {
    let counts = try message(
      """
      Invalid update: invalid number of rows in section 0. The number of rows contained in an \
      existing section after the update (3) must be equal to the number of rows contained in that \
      section before the update (3), plus or minus the number of rows inserted or deleted from that \
      section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of \
      that section (0 moved in, 0 moved out).
      """)
    let deletion = WrongControllers.all[0].search
    #expect(deletion.findings().count == 1)
    #expect(deletion.findings(for: counts) == [])
    #expect(WrongControllers.all[2].search.findings(for: counts).map(\.location.line) == [10])
  }

  @Test func `a line that the report names and no rule explains is said to be so`() throws {
    let log = try message(
      """
      Invalid update: invalid number of rows in section 0. The number of rows contained in an \
      existing section after the update (3) must be equal to the number of rows contained in that \
      section before the update (3), plus or minus the number of rows inserted or deleted from that \
      section (0 inserted, 1 deleted) and plus or minus the number of rows moved into or out of \
      that section (0 moved in, 0 moved out).
      0   UIKitCore   0x0000000185 -[UITableView _endCellAnimationsWithContext:] + 8044
      1   Books       0x0000000100 BooksController.open() (Controller.swift:3)
      """)
    #expect(
      WrongControllers.all[0].search.unexplainedLine(of: log)
        == "Controller.swift:3: override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {"
    )
  }
}
