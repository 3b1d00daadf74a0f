import DiffableKit
import Foundation
import HeadlessKit
import ListCore
import ListTesting
import Testing

@MainActor
private final class Books: NSObject, TableViewDataSource, TableViewDelegate {
  var titles = ["Emma", "Dune", "Momo"]
  func tableView(_ table: TableView, numberOfRowsInSection: Int) -> Int { titles.count }
  func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "book", for: path)
    cell.textLabel?.text = titles[path.row]
    return cell
  }
  func tableView(_ table: TableView, titleForHeaderInSection: Int) -> String? { "Shelf" }
}

@MainActor
private final class Tiles: NSObject, CollectionViewDataSource {
  var count = 2
  func collectionView(_: CollectionView, numberOfItemsInSection: Int) -> Int { count }
  func collectionView(
    _ view: CollectionView, cellForItemAt path: IndexPath
  ) -> CollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
  }
}

@MainActor
@Suite struct ListRecorderTests {
  let simulator = Simulator()
  private let books = Books()

  private func shelf() -> TableView {
    let table = TableView()
    table.register(TableViewCell.self, forCellReuseIdentifier: "book")
    table.dataSource = books
    table.delegate = books
    return table
  }

  @Test func everyEventOfATableIsRecordedInOrder() throws {
    let table = shelf()
    let recorder = ListRecorder(table, on: simulator)
    simulator.show(table)
    #expect(
      recorder.takeTrace().about([.questions, .views]).description == """
        0.00 s  number of sections? 1
                title of header 0? "Shelf"
                title of footer 0? none
                number of items in 0? 3
                view for 0 - 0?
                created cell-1 "book"
                displayed cell-1 at 0 - 0
                view for 0 - 1?
                created cell-2 "book"
                displayed cell-2 at 0 - 1
                view for 0 - 2?
                created cell-3 "book"
                displayed cell-3 at 0 - 2
                title of header 0? "Shelf"
                created header-1 "UITableViewSectionTitle"
                displayed header-1 at header 0
        """)

    books.titles.remove(at: 0)
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    try simulator.settle()
    let trace = recorder.takeTrace()
    #expect(
      trace.about([.changes, .time, .views]).description.replacing(
        /\(ListRecorderTests.swift:\d+\)/, with: "(here)") == """
          0.00 s  update begins (here)
                  deleteRows(at: [0 - 0]) (here)
                  update: 3 -> 2 items
                  animation of 0.3 s begins
                  layout pass
          0.30 s  animation ends
                  ended cell-1 at 0 - 0
                  cell-1 waits for reuse
                  layout pass
          """)
    #expect(
      trace.cost.description == """
        counts asked for 2, other views asked for 2, updates 1, operations animated 1, \
        layout passes 2
        """)
  }

  @Test func aTapRecordsTheDelegateCallsAndTheSelection() throws {
    let table = shelf()
    simulator.show(table)
    let recorder = ListRecorder(table)
    try simulator.tap(IndexPath(row: 1, section: 0), in: table)
    #expect(
      recorder.trace.about([.people]).description == """
        0.00 s  delegate: shouldHighlightRowAt 0 - 1
                delegate: didHighlightRowAt 0 - 1
                delegate: didUnhighlightRowAt 0 - 1
                delegate: willSelectRowAt 0 - 1
                selected: 0 - 1
                delegate: didSelectRowAt 0 - 1
        """)
  }

  @Test func aCrashAndTheConsoleAreRecorded() {
    let table = shelf()
    let recorder = ListRecorder(table, on: simulator)
    table.frame = simulator.screenBounds
    simulator.run { table.layoutIfNeeded() }
    let crash = captureCrash {
      simulator.run { table.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none) }
    }
    let words = recorder.trace.about([.words]).events
    #expect(words.count == 2)
    #expect(words.last == crash.map(ListEvent.crashed))
    #expect(words.first == simulator.console.lines.first.map(ListEvent.logged))
  }

  @Test func aCallPrecedesItsEffectsAndACrashIsTheLastEvent() {
    let table = shelf()
    table.frame = simulator.screenBounds
    let recorder = ListRecorder(table, on: simulator)
    let crash = captureCrash {
      simulator.run {
        table.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none)
        table.performBatchUpdates {}
        table.reloadData()
      }
    }
    #expect(crash != nil)
    #expect(
      recorder.trace.about([.changes, .questions]).description.replacing(
        /\(ListRecorderTests.swift:\d+\)/, with: "(here)") == """
          0.00 s  deleteRows(at: [0 - 9]) (here)
                  number of sections? 1
                  title of header 0? "Shelf"
                  title of footer 0? none
                  number of items in 0? 3
                  number of sections? 1
                  title of header 0? "Shelf"
                  title of footer 0? none
                  number of items in 0? 3
          """)
  }

  @Test func onlyAnimatedChangesAreMarkedAsAnimated() throws {
    let table = shelf()
    let recorder = ListRecorder(table, on: simulator)
    simulator.show(table)
    for animation in [TableView.RowAnimation.none, .fade, .none] {
      books.titles.append("Solaris")
      table.insertRows(at: [IndexPath(row: books.titles.count - 1, section: 0)], with: animation)
      try simulator.settle()
    }
    #expect(recorder.trace.cost.updates == 3)
    #expect(recorder.trace.cost.animatedOperations == 1)
  }

  @Test func longTimesStayAligned() {
    let trace = ListTrace([
      ListTrace.Entry(time: 0, event: .layoutPass),
      ListTrace.Entry(time: 1234.5, event: .layoutPass),
      ListTrace.Entry(time: 1234.5, event: .reloadedData),
    ])
    #expect(
      trace.description == """
        0.00 s     layout pass
        1234.50 s  layout pass
                   reloadData()
        """)
    #expect(ListTrace().description == "")
  }

  @Test func anApplyIsRecordedWithItsBatch() throws {
    let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    let source = CollectionViewDiffableSource<Int, Int>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    }
    simulator.show(view)
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot)
    try simulator.settle()
    let recorder = ListRecorder(view)
    snapshot.deleteItems([2])
    source.apply(snapshot)
    try simulator.settle()
    let text = recorder.trace.about([.changes, .views]).description
    #expect(
      text.replacing(/\ \([A-Za-z+]+\.swift:\d+\)/, with: "") == """
        0.00 s  apply(1 section, 2 items, animatingDifferences: true)
                update begins
                deleteItems(at: [0 - 1])
                update: 3 -> 2 items
                apply is over
        0.30 s  ended cell-1 at 0 - 1
                cell-1 waits for reuse
        """)
  }

  @Test func reusedViewsKeepTheirNamesAndRecordingEnds() throws {
    let view = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    let tiles = Tiles()
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = tiles
    simulator.show(view)
    let recorder = ListRecorder(view)
    view.reloadData()
    try simulator.settle()
    #expect(
      recorder.takeTrace().about([.views]).events.map(\.description) == [
        "ended cell-1 at 0 - 0", "cell-1 waits for reuse",
        "ended cell-2 at 0 - 1", "cell-2 waits for reuse",
        "reused cell-2 \"tile\"", "displayed cell-2 at 0 - 0",
        "reused cell-1 \"tile\"", "displayed cell-1 at 0 - 1",
      ])
    recorder.stop()
    view.reloadData()
    try simulator.settle()
    #expect(recorder.trace == ListTrace())
  }

  @Test func aRecorderIsReleased() {
    let table = shelf()
    weak var weakTable: TableView?
    weak var weakRecorder: ListRecorder?
    do {
      let recorder = ListRecorder(table)
      weakRecorder = recorder
      simulator.show(table)
    }
    #expect(weakRecorder == nil)
    do {
      let other = TableView()
      weakTable = other
      let recorder = ListRecorder(other)
      withExtendedLifetime(recorder) {}
    }
    #expect(weakTable == nil)
  }

  @Test func theScreenIsAValue() {
    let table = shelf()
    simulator.show(table, frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    let state = ScreenState(table)
    #expect(
      state.elements.map { "\($0.name) \($0.place) \($0.frame) \($0.texts) \($0.isSelected)" } == [
        "header-1 header 0 (0, 22, 200, 28) [\"Shelf\"] false",
        "cell-1 0 - 0 (0, 50, 200, 44) [\"Emma\"] false",
        "cell-2 0 - 1 (0, 94, 200, 44) [\"Dune\"] true",
      ])
    #expect(state.counts == [3])
    #expect(state.visible == Frame(x: 0, y: 0, width: 200, height: 100))
    #expect(state.selection == [ItemPath(item: 1, section: 0)])
  }
}
