import ListCore

// The view, and the client's action on it.

extension ListTest {
  /// The device, the data source and the view.
  var stage: [String] {
    let made = "Source(\(SwiftLiteral.counts(screenplay.counts)))"
    let simulator = TestContent.simulator(profile)
    if screenplay.action == .loseDataSource {
      return simulator + makeView + assumed + [
        "withExtendedLifetime(\(made)) { source in",
        "  \(view).dataSource = source",
        "  _ = \(view).numberOfSections",
        "}",
      ]
    }
    return simulator + assumed + ["let source = \(made)"] + makeView + [
      "\(view).dataSource = source"
    ]
      + preparation
  }

  private var makeView: [String] {
    let named = screenplay.className.map {
      ["\(view).reportedClassName = \(SwiftLiteral.text($0))"]
    }
    let made =
      switch screenplay.kind {
      case .table:
        [
          "let tableView = TableView(frame: simulator.screenBounds, style: .plain)"
        ]
          + (screenplay.registersCells
            ? [
              """
              tableView.register(TableViewCell.self, forCellReuseIdentifier: \
              \(SwiftLiteral.text(screenplay.identifier)))
              """
            ] : [])
      case .collection:
        makeLayout + [
          "let collectionView = CollectionView(",
          "  frame: simulator.screenBounds, collectionViewLayout: layout)",
        ] + registrations
      }
    return made + (named ?? [])
  }

  private var registrations: [String] {
    let cellClass = screenplay.cells == .restless ? "RestlessCell" : "CollectionViewCell"
    let identifiers =
      screenplay.cells == .otherIdentifierLater
      ? ["cell", CollectionRole.otherIdentifier] : ["cell"]
    var lines = (screenplay.registersCells ? identifiers : []).map {
      """
      collectionView.register(\(cellClass).self, forCellWithReuseIdentifier: \
      \(SwiftLiteral.text($0)))
      """
    }
    if let (kind, identifier) = screenplay.registeredSupplementaryView {
      lines += [
        "collectionView.register(",
        "  CollectionReusableView.self,",
        "  forSupplementaryViewOfKind: \(SwiftLiteral.text(kind)),",
        "  withReuseIdentifier: \(SwiftLiteral.text(identifier)))",
      ]
    }
    return lines
  }

  /// The steps before the call that crashes.
  private var preparation: [String] {
    switch screenplay.action {
    case .update, .delete, .scroll, .scrollTwoWays, .reloadInsideBatch, .reconfigure, .layOutTwice,
      .reveal, .count, .locate, .dequeue:
      ["simulator.show(\(view))"]
        + (screenplay.action == .reconfigure
          ? ["source.identifier = \(SwiftLiteral.text(CollectionRole.otherIdentifier))"] : [])
    case .drag(_, let to):
      [
        "tableView.delegate = source",
        "source.retarget = \(Self.path(to, .table))",
        "tableView.isEditing = true",
        "simulator.show(tableView)",
      ]
    case .layOut, .layOutOutsideWindow, .loseDataSource:
      []
    }
  }

  /// The call that makes the view produce the message.
  var call: [String] {
    let item = screenplay.kind.itemNoun
    switch screenplay.action {
    case .layOut, .loseDataSource:
      return ["simulator.show(\(view))"]
    case .layOutOutsideWindow:
      return ["simulator.run { \(view).layoutIfNeeded() }"]
    case .layOutTwice:
      return ["\(view).setNeedsLayout()", "simulator.layoutIfNeeded()"]
    case .reveal(let path):
      let position = screenplay.kind == .table ? ".middle" : ".centeredVertically"
      let method = screenplay.kind == .table ? "scrollToRow" : "scrollToItem"
      return [
        "\(view).\(method)(",
        "  at: \(Self.path(path, screenplay.kind)), at: \(position), animated: false)",
        "simulator.layoutIfNeeded()",
      ]
    case .update(let batch, let after):
      return ["\(view).performBatchUpdates {", "  source.counts = \(SwiftLiteral.counts(after))"]
        + calls(batch).indented() + ["}"]
    case .delete(let indexes):
      switch screenplay.kind {
      case .table:
        return ["tableView.deleteRows(at: [IndexPath(indexes: \(indexes))], with: .automatic)"]
      case .collection:
        return ["collectionView.deleteItems(at: [IndexPath(indexes: \(indexes))])"]
      }
    case .scroll(let indexes):
      let method = screenplay.kind == .table ? "scrollToRow" : "scrollToItem"
      let path =
        indexes.count == 2
        ? "IndexPath(\(item): \(indexes[1]), section: \(indexes[0]))"
        : "IndexPath(indexes: \(indexes))"
      return ["\(view).\(method)(at: \(path), at: .top, animated: false)"]
    case .scrollTwoWays:
      return [
        "collectionView.scrollToItem(",
        "  at: IndexPath(item: 0, section: 0), at: [.top, .bottom], animated: false)",
      ]
    case .count(let section):
      let method = screenplay.kind == .table ? "numberOfRows" : "numberOfItems"
      return ["_ = \(view).\(method)(inSection: \(section))"]
    case .locate(let path):
      return ["_ = tableView.rectForRow(at: \(Self.path(path, .table)))"]
    case .dequeue(let kind, let identifier, _, let section):
      return [
        "_ = collectionView.dequeueReusableSupplementaryView(",
        "  ofKind: \(SwiftLiteral.text(kind)),",
        "  withReuseIdentifier: \(SwiftLiteral.text(identifier)),",
        "  for: IndexPath(item: 0, section: \(section)))",
      ]
    case .drag(let from, _):
      let path = Self.path(from, .table)
      return ["try simulator.drag(", "  from: \(path), to: \(path),", "  in: tableView)"]
    case .reloadInsideBatch:
      return ["\(view).performBatchUpdates { \(view).reloadData() }"]
    case .reconfigure:
      let method = screenplay.kind == .table ? "reconfigureRows" : "reconfigureItems"
      return ["\(view).\(method)(at: [IndexPath(\(item): 0, section: 0)])"]
    }
  }

  private func calls(_ batch: BatchUpdate) -> [String] {
    batch.callsOfClient.flatMap { call in
      call.swiftCode(kind: screenplay.kind, viewName: view).split(separator: "\n")
        .flatMap { SwiftLiteral.call(String($0)) }
    }
  }

  static func path(_ path: ItemPath, _ kind: ListKind) -> String { path.swiftCode(kind) }
}

extension ItemPath {
  /// Returns the code that creates the index path.
  func swiftCode(_ kind: ListKind) -> String {
    "IndexPath(\(kind.itemNoun): \(item), section: \(section))"
  }
}
