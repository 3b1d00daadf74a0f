import HeadlessKit
import ListCore
import TestSupport
import Testing

/// A table after random batches, reloads, resizes and scrolls is the table that a fresh one with the
/// same model is.
@MainActor
@Suite struct FreshTableTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var style = TableView.Style.plain
    /// Whether the delegate knows the heights; otherwise cells and headers size themselves.
    var knowsHeights = true
  }

  nonisolated static let kinds = [
    Kind(testDescription: "plain"),
    Kind(testDescription: "plain, self-sizing", knowsHeights: false),
    Kind(testDescription: "grouped, self-sizing", style: .grouped, knowsHeights: false),
    Kind(testDescription: "inset grouped", style: .insetGrouped),
  ]

  @Test("a table that changed is like a fresh one", arguments: kinds)
  func likeFresh(kind: Kind) throws {
    for seed in 0..<2 as Range<UInt64> {
      let screen = TableScreen(RandomLibrary(seed: seed + 40, sections: 4), kind)
      var selected: Set<Int> = []
      for step in 0..<24 {
        let name = try screen.takeStep(&selected)
        guard step % 2 == 1 else { continue }
        try screen.simulator.settle()
        let fresh = TableScreen(screen.library, kind, size: screen.table.bounds.size)
        fresh.simulator.run {
          fresh.table.isEditing = screen.table.isEditing
          for section in screen.library.sections.indices {
            for (row, book) in screen.library.sections[section].books.enumerated()
            where selected.contains(book.name) {
              fresh.table.selectRow(
                at: IndexPath(row: row, section: section), animated: false, scrollPosition: .none)
            }
          }
        }
        if !kind.knowsHeights { for one in [screen, fresh] { try one.visitAll() } }
        let limit = max(1, Int(screen.table.contentSize.height))
        let offset = CGFloat(screen.library.below(limit))
        for one in [screen, fresh] { try one.scroll(to: offset) }
        let (state, wanted) = (screen.state, fresh.state)
        for (line, other) in zip(state, wanted) where line != other {
          Issue.record("seed \(seed), step \(step), \(name): \(line), not \(other)")
          return
        }
        #expect(state.count == wanted.count, "seed \(seed), step \(step), \(name)")
      }
    }
  }
}

@MainActor
private final class TableScreen: NSObject, TableViewDataSource, TableViewDelegate {
  var library: RandomLibrary
  let simulator = Simulator(screenSize: CGSize(width: 320, height: 480), scale: 2)
  let table: TableView
  private let kind: FreshTableTests.Kind

  init(
    _ library: RandomLibrary, _ kind: FreshTableTests.Kind,
    size: CGSize = CGSize(width: 320, height: 400)
  ) {
    self.library = library
    self.kind = kind
    let frame = CGRect(origin: .zero, size: size)
    table = simulator.run { TableView(frame: frame, style: kind.style) }
    super.init()
    simulator.run {
      table.register(BookCell.self, forCellReuseIdentifier: "book")
      table.allowsMultipleSelection = true
      table.allowsMultipleSelectionDuringEditing = true
      if kind.knowsHeights {
        table.estimatedRowHeight = 0
        table.estimatedSectionHeaderHeight = 0
      }
      table.dataSource = self
      table.delegate = self
    }
    simulator.show(table, frame: frame)
  }

  func numberOfSections(in tableView: TableView) -> Int { library.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    library.sections[section].books.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.tag = library[indexPath].name
    (cell as? BookCell)?.length = library[indexPath].length
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    library.sections[section].title
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    kind.knowsHeights ? library[indexPath].length : TableView.automaticDimension
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    kind.knowsHeights ? library.sections[section].header : TableView.automaticDimension
  }

  // MARK: Steps

  func takeStep(_ selected: inout Set<Int>) throws -> String {
    switch library.below(12) {
    case 0, 1:
      table.contentOffset.y = CGFloat(library.below(max(1, Int(table.contentSize.height))))
      simulator.layoutIfNeeded()
      return "scroll"
    case 2:
      library.revise()
      selected = []
      table.reloadData()
      return "reload"
    case 3:
      simulator.run {
        table.frame.size = CGSize(
          width: CGFloat(260 + library.below(120)), height: CGFloat(200 + library.below(250)))
      }
      return "resize"
    case 4:
      try simulator.advance(by: 0.1)
      return "wait"
    case 5:
      guard let path = library.anyBook() else { return "nothing" }
      simulator.run {
        if selected.remove(library[path].name) != nil {
          table.deselectRow(at: path, animated: false)
        } else {
          selected.insert(library[path].name)
          table.selectRow(at: path, animated: true, scrollPosition: .none)
        }
      }
      return "select"
    case 6:
      selected = []
      table.setEditing(!table.isEditing, animated: library.below(2) == 0)
      return "edit"
    default:
      return update(&selected)
    }
  }

  private func update(_ selected: inout Set<Int>) -> String {
    simulator.layoutIfNeeded()
    let animation: TableView.RowAnimation = library.below(3) == 0 ? .none : .fade
    let batch = library.change()
    selected.subtract(batch.touched)
    simulator.run {
      table.performBatchUpdates {
        table.insertRows(at: batch.inserted, with: animation)
        table.deleteSections(batch.deletedSections, with: animation)
        table.reloadRows(at: batch.reloaded, with: animation)
        table.deleteRows(at: batch.deleted, with: animation)
        for (from, to) in batch.moved { table.moveRow(at: from, to: to) }
        table.insertSections(batch.insertedSections, with: animation)
        table.reloadSections(batch.reloadedSections, with: animation)
        for (from, to) in batch.movedSections { table.moveSection(from, toSection: to) }
      }
    }
    return "\(batch)"
  }

  /// Shows every row, so that all heights are known.
  func visitAll() throws {
    try scroll(to: 0)
    while table.contentOffset.y + table.bounds.height < table.contentSize.height {
      try scroll(to: table.contentOffset.y + table.bounds.height / 2)
    }
  }

  func scroll(to offset: CGFloat) throws {
    simulator.run { table.contentOffset.y = offset }
    try simulator.settle()
  }

  /// Everything about the table that a test can read.
  var state: [String] {
    var lines = ["\(table.contentSize) at \(table.contentOffset)"]
    for section in library.sections.indices {
      lines.append(
        """
        section \(section): \(table.rect(forSection: section)), \
        \(table.rectForHeader(inSection: section)), \(table.rectForFooter(inSection: section)), \
        \(table.numberOfRows(inSection: section))
        """)
      for row in library.sections[section].books.indices {
        let path = IndexPath(row: row, section: section)
        lines.append("\(path): \(table.rectForRow(at: path)), \(table.cellForRow(at: path) != nil)")
      }
      for (kind, view) in [
        ("header", table.headerView(forSection: section)),
        ("footer", table.footerView(forSection: section)),
      ] {
        lines.append(
          "\(kind): \(view.map { "\($0.frame) \($0.textLabel?.text ?? "-")" } ?? "none")")
      }
    }
    for cell in table.visibleCells {
      lines.append(
        """
        \(cell.tag): \(table.indexPath(for: cell).map { "\($0)" } ?? "-"), \(cell.frame), \
        \(cell.contentView.frame), \(cell.isSelected), \(cell.isEditing), \
        \(cell.superview === table)
        """)
    }
    lines.append("\(table.indexPathsForVisibleRows ?? [])")
    lines.append("selected: \((table.indexPathsForSelectedRows ?? []).sorted())")
    for step in 0..<8 {
      let point = CGPoint(x: 40, y: CGFloat(step) * 61.5)
      lines.append("\(point): \(table.indexPathForRow(at: point).map { "\($0)" } ?? "none")")
    }
    let rect = CGRect(x: 0, y: 100, width: 50, height: 130)
    lines.append("\(table.indexPathsForRows(in: rect) ?? [])")
    return lines
  }
}

/// A cell with a height of its own.
private final class BookCell: TableViewCell {
  var length: CGFloat = 0

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: length)
  }
}
