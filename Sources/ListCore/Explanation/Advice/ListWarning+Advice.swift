extension ListWarning {
  /// The cause of the warning and its remedy.
  ///
  /// For a dropped update it is the short form; its ``Diagnosis`` has more details.
  public var advice: Advice {
    switch self {
    case .layoutOutsideHierarchy:
      Advice(
        cause: """
          The table view was laid out, or updated, while it was in no window: before its \
          controller appeared, or after it disappeared.
          """,
        repair: "Update only the model, and reload when the view is in a window again.",
        swiftCode: "guard tableView.window != nil else { return tableView.reloadData() }")
    case .cellForRowDuringUpdate:
      Advice(
        cause: """
          cellForRow(at:) was called from inside a callback that the table view makes while it \
          collects its cells, such as heightForRowAt.
          """,
        repair: "Read what you need from the model instead of the cell.",
        swiftCode: "let item = items[indexPath.row]  // not tableView.cellForRow(at: indexPath)")
    case .collapsedCell:
      Advice(
        cause: """
          The constraints of a cell do not connect the top of its content view to the bottom, or \
          were added to the cell instead of the content view, so they give no height: the row is \
          44 points high whatever it shows.
          """,
        repair: """
          Add the subviews to contentView, and constrain them from its top to its bottom without \
          a gap.
          """,
        swiftCode: """
          contentView.addSubview(label)
          NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
          ])
          """)
    case .attributesIgnored(_, let layout):
      .staleAttributes("\(layout) returned attributes for an item that the counts do not include.")
    case .itemTooLarge(let axis):
      Advice(
        cause: """
          The items of a flow layout are \(axis == .width ? "wider" : "taller") than the \
          collection view minus its insets; often they were measured before the view had its final \
          size.
          """,
        repair: "Compute item sizes from the view's bounds, and invalidate when they change.",
        swiftCode: "layout.invalidateLayout()  // in viewWillLayoutSubviews, when bounds changed")
    case .updateDropped:
      Advice(
        cause: """
          The counts after an update do not match its calls. This release gave up the animation \
          and reloaded; newer ones raise an exception.
          """,
        repair: "Announce exactly what changed, and change the model inside the update.",
        swiftCode: """
          collectionView.performBatchUpdates {
            items.append(item)
            collectionView.insertItems(at: [IndexPath(item: items.count - 1, section: 0)])
          }
          """)
    case .itemsExist(let items):
      Advice(
        cause: """
          Items were inserted or appended that the snapshot already contains: \
          \(Mention.all(items)). They were moved.
          """,
        repair: "Move them, or insert only what is new.",
        swiftCode: "snapshot.appendItems(items.filter { snapshot.indexOfItem($0) == nil })")
    case .updatesFromSeveralQueues:
      Advice(
        cause: "apply was called both on the main queue and on another one.",
        repair: "Call apply always on the main queue, or never.",
        swiftCode: "DispatchQueue.main.async { dataSource.apply(snapshot) }")
    }
  }
}
