import ListCore

// The list and its data source, as a client would write them.

extension ScenarioTest {
  /// The list and its data source.
  var stage: [String] {
    setup.usesSnapshots ? makeList + makeDiffable : makeSource + makeList + link
  }

  private var makeSource: [String] {
    let rows = setup.data.sections.map { SwiftLiteral.texts($0.items) }
    return SwiftLiteral.list("let source = Source([", rows, "])")
  }

  private var makeList: [String] {
    switch setup.kind {
    case .table:
      ["let tableView = TableView(frame: simulator.screenBounds, style: .plain)"]
        + (setup.cellHeight.map { ["tableView.rowHeight = \($0)"] } ?? [])
        + ["tableView.register(TableViewCell.self, forCellReuseIdentifier: \"cell\")"]
    case .collection:
      ["let layout = CollectionViewFlowLayout()"]
        + (setup.cellHeight.map {
          ["layout.itemSize = CGSize(width: simulator.screenSize.width, height: \($0))"]
        } ?? []) + [
          "let collectionView = CollectionView(",
          "  frame: simulator.screenBounds, collectionViewLayout: layout)",
          "collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: \"cell\")",
        ]
    }
  }

  private var link: [String] { ["\(list).dataSource = source"] }

  private var makeDiffable: [String] {
    let type =
      setup.kind == .table ? "TableViewDiffableSource" : "CollectionViewDiffableSource"
    return [
      "let source = \(type)<String, String>(\(list): \(list)) {", "  \(list), indexPath, text in",
    ]
      + cellBody("text").indented() + ["}", "var snapshot = newSnapshot([])"]
  }

  private func cellBody(_ text: String) -> [String] {
    switch setup.kind {
    case .table:
      [
        "let cell = tableView.dequeueReusableCell(withIdentifier: \"cell\", for: indexPath)",
        "cell.textLabel?.text = \(text)", "return cell",
      ]
    case .collection:
      [
        "let cell = collectionView.dequeueReusableCell(",
        "  withReuseIdentifier: \"cell\", for: indexPath)",
        "var content = ListContentConfiguration.cell()", "content.text = \(text)",
        "cell.contentConfiguration = content", "return cell",
      ]
    }
  }

  /// The method that creates snapshots.
  var snapshotMember: [[String]] {
    let type = "DiffableDataSourceSnapshot<String, String>"
    return [
      [
        "private func newSnapshot(_ sections: [(String, [String])]) -> \(type.lineBroken)",
        "  var snapshot = \(type)()", "  snapshot.appendSections(sections.map(\\.0))",
        "  for (name, items) in sections { snapshot.appendItems(items, toSection: name) }",
        "  return snapshot", "}",
      ].flatMap { $0.split(separator: "\n").map(String.init) }
    ]
  }

  /// The class of the data source.
  var sourceMember: [[String]] {
    let head: [String]
    switch setup.kind {
    case .table:
      head = [
        "func numberOfSections(in tableView: TableView) -> Int { sections.count }", "",
        "func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {",
        "  sections[section].count", "}", "", "func tableView(",
        "  _ tableView: TableView, cellForRowAt indexPath: IndexPath", ") -> TableViewCell {",
      ]
    case .collection:
      head = [
        "func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }", "",
        "func collectionView(",
        "  _ collectionView: CollectionView, numberOfItemsInSection section: Int", ") -> Int {",
        "  sections[section].count", "}", "", "func collectionView(",
        "  _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath",
        ") -> CollectionViewCell {",
      ]
    }
    let type = setup.kind == .table ? "TableViewDataSource" : "CollectionViewDataSource"
    let cell = cellBody("sections[indexPath.section][indexPath.\(setup.kind.itemNoun)]").indented()
    let properties = [
      "var sections: [[String]]", "", "init(_ sections: [[String]]) {",
      "  self.sections = sections", "}", "",
    ]
    return [
      ["@MainActor private final class Source: NSObject, \(type) {"]
        + (properties + head + cell + ["}"]).indented() + ["}"]
    ]
  }
}

extension String {
  /// The line-broken form of a result type after a declaration that is too long for one line.
  fileprivate var lineBroken: String {
    "\(split(separator: "<")[0])<\n  String, String\n> {"
  }
}
