import Foundation
import HeadlessKit
import Testing

/// The drawing of a table with a section index, and queries for any element of a kind.
@MainActor
@Suite struct SectionIndexDrawingTests {
  private let simulator = Simulator(screenSize: CGSize(width: 390, height: 300))
  private let table = TableView(frame: .zero, style: .plain)
  private let source = Names()

  init() {
    table.dataSource = source
    simulator.show(table)
  }

  private var index: [String] {
    simulator.screenDrawing.split(separator: "\n").filter { $0.contains("index") }.map(String.init)
  }

  @Test func theDrawingHasTheTitlesOfTheIndex() throws {
    #expect(index == ["◂ index: A B G"])
    source.titles = nil
    table.reloadData()
    try simulator.settle()
    #expect(index == [])
  }

  @Test func aShortTableShowsNoIndex() {
    table.sectionIndexMinimumDisplayRowCount = 4
    #expect(index == [])
    table.sectionIndexMinimumDisplayRowCount = 3
    #expect(index == ["◂ index: A B G"])
  }

  @Test func drawingAsksTheDataSourceNothing() {
    source.questions = 0
    _ = simulator.screenDrawing
    #expect(source.questions == 0)
  }

  @Test func kindsStandAlone() throws {
    #expect(simulator.findAll(.row).map(\.texts) == [["Ada"], ["Byron"], ["Grace"]])
    #expect(simulator.findAll(.header).map(\.sectionTitle) == ["A", "B", "G"])
    #expect(simulator.findAll(.footer).isEmpty)
    #expect(try simulator.find(.row.nth(1)).indexPath == [1, 0])
    #expect(ScreenQuery.row.description == ".row")
  }

  private final class Names: NSObject, TableViewDataSource {
    let names = ["Ada", "Byron", "Grace"]
    var titles: [String]? = ["A", "B", "G"]
    var questions = 0

    func numberOfSections(in tableView: TableView) -> Int { names.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      questions += 1
      return 1
    }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      String(names[section].prefix(1))
    }
    func sectionIndexTitles(for tableView: TableView) -> [String]? {
      questions += 1
      return titles
    }
    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.section]
      return cell
    }
  }
}
