import Foundation
import HeadlessKit
import Testing

/// Views that are nowhere, and views that are leaving: queries and drawings answer all the same.
@MainActor
@Suite struct OddGeometryTests {
  private let simulator = Simulator(screenSize: CGSize(width: 390, height: 400))
  private let screen = View(frame: CGRect(x: 0, y: 0, width: 390, height: 400))

  private func label(_ text: String, _ frame: CGRect) -> Label {
    let label = Label(frame: frame)
    label.text = text
    screen.addSubview(label)
    return label
  }

  /// The lines of the failure of a query above the drawing.
  private func failure(_ query: ScreenQuery) -> [String] {
    do throws(QueryFailure) {
      try simulator.find(query, file: "Tests/Odd.swift", line: 1)
      return []
    } catch {
      let lines = error.description.components(separatedBy: "\n")
      return Array(lines.prefix { !$0.isEmpty })
    }
  }

  @Test func aSearchBarOfNoSizeIsNamed() {
    let bar = SearchBar()
    bar.placeholder = "Search"
    screen.addSubview(bar)
    simulator.show(screen)
    #expect(
      failure(.field("Search")) == [
        #"Odd.swift:1: nothing on the screen matches .field("Search")."#,
        #"  - field "Search" has no size"#,
      ])
    #expect(simulator.screenDrawing.contains("(nothing is visible)"))
  }

  private static let farAway: [CGRect] = [
    CGRect(x: CGFloat.infinity, y: 0, width: 10, height: 10),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
    CGRect(x: -1e300, y: 1e300, width: 1e300, height: 10),
    .infinite, .null,
  ]

  @Test func viewsWhoseFramesAreInfiniteEndNoQuery() {
    for frame in Self.farAway {
      let view = label("far", frame)
      simulator.show(screen)
      _ = failure(.text("far"))
      _ = failure(.text("fat"))
      _ = simulator.screenDrawing
      view.removeFromSuperview()
    }
    _ = label("near", CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(failure(.text("near")) == [])
  }

  @Test func aTransformThatIsNotANumberEndsNoQuery() {
    label("odd", CGRect(x: 0, y: 0, width: 50, height: 20)).transform = CGAffineTransform(
      scaleX: .nan, y: 1)
    simulator.show(screen)
    #expect(
      failure(.text("odd")) == [
        #"Odd.swift:1: nothing on the screen matches .text("odd")."#,
        #"  - label "odd" has no size"#,
      ])
    _ = simulator.screenDrawing
  }

  // MARK: Cells that fade out

  private final class Books: NSObject, TableViewDataSource, CollectionViewDataSource {
    var titles = ["Emma", "Dune", "Momo"]

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      titles.count
    }
    func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: path)
      cell.textLabel?.text = titles[path.row]
      return cell
    }
    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
      titles.count
    }
    func collectionView(
      _ view: CollectionView, cellForItemAt path: IndexPath
    ) -> CollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "book", for: path)
      let label = cell.contentView.subviews.first as? Label ?? Label(frame: cell.bounds)
      label.text = titles[path.item]
      cell.contentView.addSubview(label)
      return cell
    }
  }

  @Test func aDeletedRowIsNotFoundWhileItFadesOut() throws {
    let books = Books()
    let table = TableView(frame: screen.frame)
    table.register(TableViewCell.self, forCellReuseIdentifier: "book")
    table.dataSource = books
    simulator.show(table)
    books.titles.removeFirst()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    #expect(
      failure(.text("Emma")) == [
        #"Odd.swift:1: nothing on the screen matches .text("Emma")."#,
        #"  - label "Emma" is fading out"#, "Settle first, by `simulator.settle()`.",
      ])
    #expect(simulator.screenDrawing.contains("~Emma~"))
    // The same text in a new row is found alone.
    books.titles.append("Emma")
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    #expect(try simulator.find(.text("Emma")).indexPath == IndexPath(row: 2, section: 0))
    try simulator.settle()
    #expect(!simulator.screenDrawing.contains("~"))
  }

  @Test func aDeletedItemIsNotFoundWhileItFadesOut() throws {
    let books = Books()
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 40)
    let list = CollectionView(frame: screen.frame, collectionViewLayout: layout)
    list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "book")
    list.dataSource = books
    simulator.show(list)
    books.titles.removeFirst()
    list.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(failure(.text("Emma")).dropFirst().first == #"  - label "Emma" is fading out"#)
    #expect(try simulator.find(.text("Dune")).indexPath == IndexPath(item: 0, section: 0))
    #expect(simulator.screenDrawing.contains("~Emma~"))
    try simulator.settle()
    #expect(simulator.findAll(.text("Emma")).isEmpty)
  }
}
