import DiffableKit
import Foundation
import HeadlessKit
import ListCore
import ListTesting

/// The drawings in the articles' text blocks that follow `<!-- drawing -->`, made from simulated
/// lists and from the project's own data.
@MainActor
enum Drawings {
  /// The drawing of each article, by the article's name.
  static var all: [String: String] {
    [
      "AppKitNames": sideBySide(
        ("a snapshot in a table", listed([("Novels", ["Emma", "Dune"])])),
        ("the same in a collection", tiled(["Emma", "Dune"]))),
      "ApplyingSnapshots": applied(from: ["Emma", "Dune", "Momo"], to: ["Momo", "Emma"]),
      "Architecture": ModuleLayers.drawing,
      "BehaviourFacts": chart(of: "BehaviourFacts", counting: /(?m)^#### (?:\d+)\.(?:\d+)/),
      "ComingFromXCUITest": listed([(nil, ["Ada", "Grace", "Zoe"])]),
      "CrashFamilies": chart(of: "CrashFamilies", counting: /(?m)^### [A-G]\d+/),
      "DesigningIdentifiers": identifiers,
      "DynamicCreation": sideBySide(
        ("usual build", listed([(nil, ["Emma", "Dune"])])),
        ("without, BookCell registered", listed([(nil, ["Emma", "Dune"])]))),
      "ExplainingACrash": sideBySide(
        ("what the table shows", listed([(nil, ["Emma", "Dune", "Momo"])])),
        ("what the data source has", listed([(nil, ["Emma", "Momo"])]))),
      "FetchedResults": sideBySide(
        ("before the save", listed([("A", ["Ada"]), ("B", ["Byron"])])),
        ("after it", listed([("A", ["Ada"]), ("B", ["Byron"]), ("I", ["Isobel"])]))),
      "FrequentlyAskedQuestions": forgottenDeletion,
      "GettingStarted": listed([(nil, ["Emma", "Dune", "Momo"])]),
      "HowBatchUpdatesWork": sideBySide(
        ("index paths before", listed([(nil, ["0  a", "1  b", "2  c", "3  d"])])),
        ("index paths after", listed([(nil, ["0  d", "1  b", "2  x"])]))),
      "ObjectiveCSyntax": sideBySide(
        ("a tap on the button …", listed([(nil, ["Add a book", "Emma"])])),
        ("… calls its @objc method", listed([(nil, ["Add a book", "Emma", "New"])]))),
      "OnAMac": listed([(nil, ["Emma", "Dune", "Momo"])]),
      "OpenQuestions": chart(of: "OpenQuestions", counting: /(?m)^(?:### 12\.|\| |- )/),
      "Profiles": releases,
      "MigratingToSnapshots": migrated,
      "MigratingAWholeScreen": migrated,
      "BringingAnAppOver": sideBySide(
        ("on a device", listed([("Today", ["Call Ada", "Read"])])),
        ("in a test on Linux", listed([("Today", ["Call Ada", "Read"])]))),
      "ReproducingACrashFromProduction": sideBySide(
        ("section 1 before", listed([(nil, ["row 0", "row 1"])])),
        ("section 1 after, 0 inserted", listed([(nil, ["row 0", "row 1", "row 2"])]))),
      "ReuseOfCells": scrolled,
      "Sources": chart(of: "Sources", counting: /(?m)^(?:- |\| )/),
      "TestingADebouncedSearch": searched,
    ]
  }

  /// Returns a page with the drawing in the block after its mark. A page without a mark gets one
  /// behind the first paragraph of its overview.
  static func refreshed(_ page: String, with drawing: String) -> String {
    let block = "<!-- drawing -->\n```text\n\(drawing)\n```"
    if page.contains("<!-- drawing -->") {
      return page.replacing(/<!-- drawing -->\n```text\n(?:[^`]*?)```/) { _ in block }
    }
    return page.replacing(/## Overview\n\n(?:[^\n]+\n)+/, maxReplacements: 1) { match in
      "\(match.0)\n\(block)\n"
    }
  }
}

// MARK: - Screens

extension Drawings {
  private static let columns = 30

  private static func drawing(_ list: some ListView, height: CGFloat) -> [String] {
    let simulator = Simulator(screenSize: CGSize(width: 300, height: height))
    simulator.show(list)
    _ = simulator.trySettling()
    return lines(ScreenState(list).drawing(rows: 12, columns: columns))
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  /// Returns the lines of a table with sections.
  private static func listedLines(_ sections: [(String?, [String])]) -> [String] {
    let source = DrawnRows(sections)
    let table = TableView(frame: .zero, style: .plain)
    table.rowHeight = 44
    table.dataSource = source
    let rows = sections.map { $1.count + ($0 == nil ? 0 : 1) }.reduce(0, +)
    return withExtendedLifetime(source) { drawing(table, height: CGFloat(rows + 1) * 44) }
  }

  private static func listed(_ sections: [(String?, [String])]) -> String {
    listedLines(sections).joined(separator: "\n")
  }

  private static func tiled(_ texts: [String]) -> String {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 44)
    let view = CollectionView(frame: .zero, collectionViewLayout: layout)
    let source = DrawnTiles(texts)
    view.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "tile")
    view.dataSource = source
    return withExtendedLifetime(source) {
      drawing(view, height: 132).joined(separator: "\n")
    }
  }

  /// Returns two drawings with titles, beside each other.
  private static func sideBySide(
    _ left: (String, String), _ right: (String, String)
  ) -> String {
    let (one, other) = ([left.0] + lines(left.1), [right.0] + lines(right.1))
    return (0..<max(one.count, other.count)).map { line in
      let first = line < one.count ? one[line] : ""
      let second = line < other.count ? other[line] : ""
      guard !second.isEmpty else { return first }
      return first + String(repeating: " ", count: max(0, columns + 3 - first.count)) + second
    }.joined(separator: "\n")
  }

  /// The screen of a debounced search, before and after it searches.
  private static var searched: String {
    let simulator = Simulator(screenSize: CGSize(width: 390, height: 200))
    let (page, bar) = (View(), SearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56)))
    let result = Label(frame: CGRect(x: 16, y: 64, width: 358, height: 24))
    page.addSubview(bar)
    page.addSubview(result)
    simulator.show(page)
    bar.text = "An"
    let before = simulator.screenDrawing
    result.text = "Anna, Andy"
    return "0.299 s after the last letter\n\(before)\n\n0.3 s after it\n\(simulator.screenDrawing)"
  }

  /// A table before and after an apply.
  private static func applied(from first: [String], to second: [String]) -> String {
    let table = TableView(frame: .zero, style: .plain)
    let simulator = Simulator(screenSize: CGSize(width: 300, height: 176))
    let source = TableViewDiffableSource<Int, String>(tableView: table) { table, path, title in
      let cell = table.dequeueReusableCell(withIdentifier: "book") ?? TableViewCell()
      cell.textLabel?.text = title
      return cell
    }
    simulator.show(table)
    func drawing(after items: [String]) -> String {
      var snapshot = DiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot)
      _ = simulator.trySettling()
      return ScreenState(table).drawing(rows: 12, columns: columns)
    }
    return sideBySide(
      ("before the apply", drawing(after: first)), ("after the apply", drawing(after: second)))
  }

  /// One screen written two ways, after the same step.
  private static var migrated: String {
    let comparison = PathComparison(
      from: ["Emma", "Dune", "Momo"], [.model(["Momo", "Emma"], "Dune is removed")],
      screenSize: CGSize(width: 300, height: 176),
      legacy: { ReloadingBooks($0) }, diffable: { AppliedBooks($0) })
    guard let step = comparison.steps.last else { return "" }
    return sideBySide(
      ("data source", step.legacy.after.drawing(rows: 12, columns: columns)),
      ("snapshots", step.diffable.after.drawing(rows: 12, columns: columns)))
      + "\n\n" + comparison.description.prefix { $0 != "\n" }
  }

  /// Row numbers and names as identifiers, after a guest was inserted first.
  private static var identifiers: String {
    func shown(_ identify: (Int, String) -> String) -> String {
      let (old, new) = (["Kim", "Lee"], ["Max", "Kim", "Lee"])
      let table = TableView(frame: .zero, style: .plain)
      let simulator = Simulator(screenSize: CGSize(width: 300, height: 176))
      let names = DrawnNames()
      let source = TableViewDiffableSource<Int, String>(tableView: table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "guest") ?? TableViewCell()
        cell.textLabel?.text = names.all[item]
        return cell
      }
      simulator.show(table)
      for guests in [old, new] {
        let items = guests.enumerated().map { identify($0, $1) }
        names.all = Dictionary(zip(items, guests)) { $1 }
        var snapshot = DiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot)
        _ = simulator.trySettling()
      }
      return ScreenState(table).drawing(rows: 12, columns: columns)
    }
    return sideBySide(
      ("Max is added: row numbers", shown { row, _ in "\(row)" }),
      ("Max is added: names", shown { _, name in name }))
  }

  /// A table that was scrolled by three rows, with its reuse pool.
  private static var scrolled: String {
    let source = DrawnRows([(nil, (1...40).map { "Track \($0)" })])
    let table = TableView(frame: .zero, style: .plain)
    table.rowHeight = 44
    table.dataSource = source
    let simulator = Simulator(screenSize: CGSize(width: 300, height: 132))
    simulator.show(table)
    _ = simulator.trySettling()
    table.contentOffset.y = 150
    _ = simulator.trySettling()
    return ScreenState(table).drawing(rows: 12, columns: columns + 16)
  }

  /// The rows of a table, and the reason of the crash after a forgotten deletion.
  private static var forgottenDeletion: String {
    let source = DrawnRows([(nil, ["Emma", "Dune", "Momo"])])
    let table = TableView(frame: .zero, style: .plain)
    table.rowHeight = 44
    table.dataSource = source
    let simulator = Simulator(screenSize: CGSize(width: 300, height: 176))
    simulator.show(table)
    _ = simulator.trySettling()
    let before = ScreenState(table).drawing(rows: 12, columns: columns)
    let crash = captureCrash {
      table.performBatchUpdates { source.sections[0].1.removeLast() }
    }
    let ledger = crash?.diagnosis.flatMap { Explanation($0).parts.first?.body } ?? "no crash"
    return before + "\n\nperformBatchUpdates { books.removeLast() }\n\n" + ledger
  }
}

// MARK: - Charts

extension Drawings {
  /// Returns a bar for each chapter of an article, with the number of its entries.
  private static func chart(of article: String, counting entry: Regex<Substring>) -> String {
    let page = Repository.text("Docs/HeadlessKit.docc/Articles/\(article).md") ?? ""
    let chapters = page.components(separatedBy: "\n## ").dropFirst().compactMap {
      chapter -> (String, Int)? in
      let title = chapter.prefix { $0 != "\n" }
      let count = chapter.matches(of: entry).count
      guard count > 0 else { return nil }
      return (title.count <= 34 ? String(title) : title.prefix(33) + "…", count)
    }
    return bars(chapters)
  }

  private static func bars(_ values: [(String, Int)]) -> String {
    let most = values.map(\.1).max() ?? 1
    let width = values.map(\.0.count).max() ?? 0
    return values.map { name, count in
      let bar = String(repeating: "█", count: max(1, count * 20 / most))
      return name + String(repeating: " ", count: width - name.count) + "  \(bar) \(count)"
    }.joined(separator: "\n")
  }

  /// The number of settings in which each release differs from the one before.
  private static var releases: String {
    let values = SystemProfile.supported.map { profile in
      Mirror(reflecting: profile).children.filter { $0.label != "name" }.map { "\($0.value)" }
    }
    return bars(
      zip(SystemProfile.supported, values).enumerated().dropFirst().map { index, release in
        let changed = zip(release.1, values[index - 1]).count { $0 != $1 }
        return (release.0.name, changed)
      }
      .filter { $0.1 > 0 })
  }
}

/// The modules in layers: each imports only modules above it.
enum ModuleLayers {
  /// The modules of the package manifest, with their depth.
  static var drawing: String {
    let manifest = Repository.text("Package.swift") ?? ""
    var needs: [String: [String]] = [:]
    let targets = manifest.matches(
      of: /\.(?:target|executableTarget)\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/)
    for target in targets where !target.1.hasPrefix("Old") && target.1 != "TestSupport" {
      needs[String(target.1)] = (target.2 ?? "").matches(of: /"(\w+)"/).map { String($0.1) }
    }
    func depth(_ name: String) -> Int {
      1 + ((needs[name] ?? []).filter { needs[$0] != nil }.map(depth).max() ?? 0)
    }
    let layers = Dictionary(grouping: needs.keys.filter { !$0.hasSuffix("Fixture") }, by: depth)
    let rows = layers.keys.sorted().map { (layers[$0] ?? []).sorted().joined(separator: ", ") }
    let width = rows.map(\.count).max() ?? 0
    let rule = String(repeating: "─", count: width + 2)
    let boxes = rows.map { "│ \($0)\(String(repeating: " ", count: width - $0.count)) │" }
    return "┌\(rule)┐\n" + boxes.joined(separator: "\n├\(rule)┤\n") + "\n└\(rule)┘"
  }
}

/// Sections of rows with titles.
private final class DrawnRows: NSObject, TableViewDataSource {
  var sections: [(String?, [String])]

  init(_ sections: [(String?, [String])]) {
    self.sections = sections
  }

  func numberOfSections(in _: TableView) -> Int { sections.count }

  func tableView(_: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  func tableView(_: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].0
  }

  func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell =
      table.dequeueReusableCell(withIdentifier: "row")
      ?? TableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = sections[path.section].1[path.row]
    return cell
  }
}

/// Tiles with texts.
private final class DrawnTiles: NSObject, CollectionViewDataSource {
  private let texts: [String]

  init(_ texts: [String]) {
    self.texts = texts
  }

  func collectionView(_: CollectionView, numberOfItemsInSection _: Int) -> Int { texts.count }

  func collectionView(
    _ view: CollectionView, cellForItemAt path: IndexPath
  ) -> CollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    var content = ListContentConfiguration.cell()
    content.text = texts[path.item]
    cell.contentConfiguration = content
    return cell
  }
}

/// Names by their identifiers.
@MainActor
private final class DrawnNames {
  var all: [String: String] = [:]
}

/// Books with a data source.
@MainActor
private final class ReloadingBooks: ModelScreen {
  let list = TableView(frame: .zero, style: .plain)
  private let source: DrawnRows

  init(_ books: [String]) {
    source = DrawnRows([(nil, books)])
    list.dataSource = source
  }

  func update(to books: [String]) {
    source.sections = [(nil, books)]
    list.reloadData()
  }
}

/// Books with snapshots.
@MainActor
private final class AppliedBooks: ModelScreen {
  let list = TableView(frame: .zero, style: .plain)
  private let source: TableViewDiffableSource<Int, String>

  init(_ books: [String]) {
    source = TableViewDiffableSource(tableView: list) { table, _, title in
      let cell =
        table.dequeueReusableCell(withIdentifier: "row")
        ?? TableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = title
      return cell
    }
    update(to: books)
  }

  func update(to books: [String]) {
    var snapshot = DiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(books)
    source.apply(snapshot)
  }
}
