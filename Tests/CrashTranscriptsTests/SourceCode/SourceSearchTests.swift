import ListCore
import Testing

@testable import CrashTranscripts

/// Three small apps with the classic mistakes, and their repaired lines.
@Suite struct SourceSearchTests {
  private static func app(_ function: String) -> SourceFile {
    SourceFile(
      name: "ShelfController.swift",
      text: """
        class ShelfController: UITableViewController {
          var items: [Book] = []
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            items.count
          }

        \(function)
        }
        """)
  }

  private static let withoutModel = app(
    """
      func remove(at indexPath: IndexPath) {
        store.delete(items[indexPath.row])  // items.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
      }
    """)
  private static let twice = app(
    """
      func add(_ book: Book) {
        items.append(book)
        let indexPath = IndexPath(row: items.count - 1, section: 0)
        tableView.insertRows(at: [indexPath], with: .automatic)
        updateTitle()
        tableView.insertRows(at: [indexPath], with: .automatic)
      }
    """)
  private static let tooLate = app(
    """
      func remove(at indexPath: IndexPath) {
        tableView.deleteRows(at: [indexPath], with: .automatic)
        DispatchQueue.main.async {
          self.items.remove(at: indexPath.row)
        }
      }
    """)
  private static let right = app(
    """
      func remove(at indexPath: IndexPath) {
        tableView.performBatchUpdates {
          tableView.deleteRows(at: [indexPath], with: .automatic)
          items.remove(at: indexPath.row)
        }
      }
    """)

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let app: SourceFile
    let findings: [SourceFinding]
  }

  private static func finding(
    _ line: Int, _ text: String, _ mistake: Mistake, _ sentence: String, _ repair: String
  ) -> SourceFinding {
    SourceFinding(
      location: StackFrame.Location(file: "ShelfController.swift", line: line), line: text,
      mistake: mistake, sentence: sentence, repair: repair)
  }

  static let cases = [
    Case(
      testDescription: "the list changes without the model", app: withoutModel,
      findings: [
        finding(
          9, "tableView.deleteRows(at: [indexPath], with: .automatic)", .modelUnchanged,
          "deleteRows changes the list, and this function does not change 'items' at all.",
          """
          tableView.performBatchUpdates {
            items.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
          }
          """)
      ]),
    Case(
      testDescription: "the list changes twice", app: twice,
      findings: [
        finding(
          12, "tableView.insertRows(at: [indexPath], with: .automatic)", .announcedTwice,
          "The same call is made a second time, for one change of the model.",
          "// without tableView.insertRows(at: [indexPath], with: .automatic)")
      ]),
    Case(
      testDescription: "the model changes too late", app: tooLate,
      findings: [
        finding(
          10, "self.items.remove(at: indexPath.row)", .modelUnchanged,
          "The model is changed here, too late: deleteRows on line 8 has counted.",
          """
          tableView.performBatchUpdates {
            self.items.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
          }
          """)
      ]),
    Case(testDescription: "both change in one update", app: right, findings: []),
  ]

  @Test(arguments: cases)
  func theWrongLineIsNamed(_ given: Case) {
    #expect(SourceSearch([given.app]).findings() == given.findings)
  }

  @Test func theLineOfTheFrameComesFirst() {
    let frame = StackFrame(
      symbol: "Other.remove", location: StackFrame.Location(file: "Other.swift", line: 9))
    let other = SourceFile(
      name: "Other.swift", text: Self.withoutModel.lines.joined(separator: "\n"))
    let search = SourceSearch([Self.withoutModel, other])
    let files = search.findings(for: PasteEvidence(frames: [frame])).map(\.location.file)
    #expect(files == ["Other.swift", "ShelfController.swift"])
  }
}
