import ListCore

// The data source.

extension ListTest {
  /// The class of the data source.
  var source: [String] {
    let protocols =
      switch screenplay.kind {
      case .table: drags ? "TableViewDataSource, TableViewDelegate" : "TableViewDataSource"
      case .collection: "CollectionViewDataSource"
      }
    return ["@MainActor private final class Source: NSObject, \(protocols) {"]
      + (properties + [""] + initializer + description + counts + [""] + cell + supplementary + drag)
      .indented()
      + ["}"] + restlessCell
  }

  private var drags: Bool {
    if case .drag = screenplay.action { true } else { false }
  }

  private var properties: [String] {
    ["var counts: [Int]"]
      + (drags ? ["var retarget: IndexPath?"] : [])
      + (screenplay.cells == .otherIdentifierLater ? ["var identifier = \"cell\""] : [])
  }

  private var initializer: [String] {
    ["init(_ counts: [Int]) {", "  self.counts = counts", "}", ""]
  }

  private var description: [String] {
    namesSource ? ["nonisolated override var description: String { \"<Source>\" }", ""] : []
  }

  private var counts: [String] {
    switch screenplay.kind {
    case .table:
      [
        "func numberOfSections(in tableView: TableView) -> Int { counts.count }", "",
        "func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {",
        "  counts[section]", "}",
      ]
    case .collection:
      [
        "func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }", "",
        "func collectionView(",
        "  _ collectionView: CollectionView, numberOfItemsInSection section: Int",
        ") -> Int {", "  counts[section]", "}",
      ]
    }
  }

  private var cell: [String] {
    switch screenplay.kind {
    case .table:
      [
        "func tableView(",
        "  _ tableView: TableView, cellForRowAt indexPath: IndexPath",
        ") -> TableViewCell {",
      ] + cellBody.indented() + ["}"]
    case .collection:
      [
        "func collectionView(",
        "  _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath",
        ") -> CollectionViewCell {",
      ] + cellBody.indented() + ["}"]
    }
  }

  private var cellBody: [String] {
    let normal = dequeue(SwiftLiteral.text(screenplay.identifier))
    switch screenplay.cells {
    case .dequeued, .restless:
      return [normal]
    case .unregistered(let identifier):
      return SwiftLiteral.call(dequeue(SwiftLiteral.text(identifier)))
    case .dequeuedTwice, .dequeuedInVain:
      let twice = ["_ = \(normal)", "return \(normal)"]
      guard let target = screenplay.target else { return twice }
      let path = Self.path(target, screenplay.kind)
      return ["guard indexPath == \(path) else {", "  return \(normal)", "}"] + twice
    case .missing:
      return screenplay.kind == .table
        ? ["TableViewCell.missing  // what nil is in Objective-C"]
        : ["unsafeBitCast(0, to: CollectionViewCell.self)  // what nil is in Objective-C"]
    case .made:
      return screenplay.kind == .table
        ? ["TableViewCell(style: .default, reuseIdentifier: nil)"]
        : ["CollectionViewCell(frame: .zero)"]
    case .newRegistration:
      return [
        "let registration = CollectionView.CellRegistration<CollectionViewCell, Int> { _, _, _ in }",
        "return collectionView.dequeueConfiguredReusableCell(",
        "  using: registration, for: indexPath, item: 0)",
      ]
    case .otherIdentifierLater:
      return [dequeue("identifier")]
    case .visibleCellsFirst:
      return ["_ = tableView.visibleCells", "return \(normal)"]
    case .presentCellFirst:
      return ["_ = tableView.cellForRow(at: indexPath)", "return \(normal)"]
    }
  }

  private func dequeue(_ identifier: String) -> String {
    switch screenplay.kind {
    case .table: "tableView.dequeueReusableCell(withIdentifier: \(identifier), for: indexPath)"
    case .collection:
      "collectionView.dequeueReusableCell(withReuseIdentifier: \(identifier), for: indexPath)"
    }
  }

  private var supplementary: [String] {
    let body: [String]
    switch screenplay.layout {
    case .supplementary(_, _, isReturned: true):
      body = ["CollectionReusableView(frame: .zero)"]
    case .wandering:
      body = [
        "collectionView.dequeueReusableSupplementaryView(",
        "  ofKind: kind, withReuseIdentifier: \(SwiftLiteral.text(CollectionRole.viewName)),",
        "  for: indexPath)",
      ]
    case .supplementary(_, _, isReturned: false), .flow, .tooLarge, .item, .decoration,
      .withoutSection:
      return []
    }
    return [
      "", "func collectionView(",
      "  _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,",
      "  at indexPath: IndexPath", ") -> CollectionReusableView {",
    ] + body.indented() + ["}"]
  }

  private var drag: [String] {
    guard drags else { return [] }
    return [
      "", "func tableView(",
      "  _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,",
      "  to destinationIndexPath: IndexPath", ") {}", "",
      "func tableView(",
      "  _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,",
      "  toProposedIndexPath proposedDestinationIndexPath: IndexPath", ") -> IndexPath {",
      "  retarget ?? proposedDestinationIndexPath", "}",
    ]
  }

  private var restlessCell: [String] {
    guard screenplay.cells == .restless else { return [] }
    return [
      "", "@MainActor private final class RestlessCell: CollectionViewCell {",
      "  override func preferredLayoutAttributesFitting(",
      "    _ layoutAttributes: CollectionViewLayoutAttributes",
      "  ) -> CollectionViewLayoutAttributes {",
      "    let wanted = super.preferredLayoutAttributesFitting(layoutAttributes)",
      "    wanted.size.height = layoutAttributes.size.height + 1", "    return wanted", "  }", "}",
    ]
  }
}
