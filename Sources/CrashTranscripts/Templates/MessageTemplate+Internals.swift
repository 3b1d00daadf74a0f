import ListCore

extension TranscriptFamily {
  public static let animationFence = Self("animation-fence-main-thread")
  public static let invalidReuseIdentifier = Self("invalid-reuse-identifier")
  public static let layoutComputingError = Self("layout-computing-error")
  public static let shadowUpdates = Self("shadow-updates")
  public static let noOccurrence = Self("no-occurrence-for-index-path")
  public static let preventReuseOfMissingCell = Self("prevent-reuse-of-missing-cell")
}

// Messages that UIKit raises deep inside of a layout or an update.
extension MessageTemplate {
  /// Messages that are explained but not replayed.
  static let internals: [MessageTemplate] =
    attributes + [
      internalMessage(
        .animationFence, nil,
        "accessing _cachedSystemAnimationFence requires the main thread", .mainThread),
      internalMessage(
        .invalidReuseIdentifier, nil, "must pass a valid reuse identifier",
        tail: " to \(words: .detail)", .reuseIdentifier),
      internalMessage(
        .layoutComputingError, .collection, "layout computing error", .unsolvableLayout),
      internalMessage(
        .layoutComputingError, .collection, "Error computing layout", .unsolvableLayout),
      internalMessage(
        .layoutComputingError, .collection, "error computing the layout", .unsolvableLayout),
      internalMessage(
        .shadowUpdates, nil, "Could not compute initial update value after shadow updates",
        .shadowUpdates),
      internalMessage(
        .noOccurrence, nil, "No occurrence for index path (null)", .missingOccurrence),
      internalMessage(
        .noOccurrence, nil, "No occurrence for index path \(path: .path)", .missingOccurrence),
      internalMessage(
        .preventReuseOfMissingCell, nil, "cell should not be nil in preventReuseOfCell:",
        .missingCellKept),
    ]

  /// A layout has no attributes for something that the data source counts.
  private static let attributes: [MessageTemplate] = [
    internalMessage(
      .noLayoutAttributes, .collection,
      """
      no UICollectionViewLayoutAttributes instance for \
      -layoutAttributesForSupplementaryElementOfKind: \(text: .elementKind) at path \(path: .path)
      """,
      .missingAttributes(
        of: "a header, a footer or another supplementary view",
        method: "layoutAttributesForSupplementaryView(ofKind:at:)")),
    internalMessage(
      .noLayoutAttributes, .collection,
      """
      no UICollectionViewLayoutAttributes instance for -layoutAttributesForDecorationViewOfKind: \
      \(text: .elementKind) at path \(path: .path)
      """,
      .missingAttributes(
        of: "a decoration view", method: "layoutAttributesForDecorationView(ofKind:at:)")),
    internalMessage(
      .noLayoutAttributes, .collection,
      "no UICollectionViewLayoutAttributes instance for -\(text: .detail)",
      .missingAttributes(
        of: "something that is counted", method: "the method that the message names")),
  ]

  private static func internalMessage(
    _ family: TranscriptFamily, _ kind: ListKind?, _ pattern: MessagePattern,
    tail: MessagePattern? = nil, _ advice: Advice
  ) -> MessageTemplate {
    MessageTemplate(
      family, kind, pattern, tail: tail, obstacle: .notSimulated(.systemInternals), advice: advice)
  }
}

extension Advice {
  fileprivate static let mainThread = Advice(
    cause: """
      UIKit was called from another thread: an update, an apply or a layout ran outside of the \
      main thread, usually in the completion handler of a request.
      """,
    repair: "Go back to the main queue before you change the model and the list.",
    swiftCode: """
      DispatchQueue.main.async {
        items = newItems
        collectionView.reloadData()
      }
      """)

  fileprivate static let reuseIdentifier = Advice(
    cause: "A cell was dequeued with an empty or missing reuse identifier.",
    repair: "Pass the identifier under which the class, the nib or the prototype is registered.",
    swiftCode: """
      static let identifier = "Cell"
      tableView.register(Cell.self, forCellReuseIdentifier: Self.identifier)
      tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
      """)

  fileprivate static let unsolvableLayout = Advice(
    cause: """
      The compositional layout could not be computed: a size is zero, negative or not finite, or \
      estimated and fractional sizes depend on each other in a circle.
      """,
    repair: "Give items and groups absolute or estimated sizes that do not depend on each other.",
    swiftCode: """
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      """)

  fileprivate static let shadowUpdates = Advice(
    cause: """
      The positions of an update do not fit the state during a drag and drop or a reordering: the \
      model changed while the list showed a placeholder or a gap.
      """,
    repair: """
      Do not change the model while the list is being reordered; apply the change when the drop \
      has ended.
      """,
    swiftCode: """
      guard !collectionView.hasActiveDrag, !collectionView.hasActiveDrop else {
        pending = newItems
        return
      }
      """)

  fileprivate static let missingOccurrence = Advice(
    cause: """
      An item that the list is looking for has no position: it was removed from the model, or \
      appears twice in it, while an update was under way.
      """,
    repair: "Give every item one identifier, and change the model only inside of the update.",
    swiftCode: "guard let indexPath = dataSource.indexPath(for: item) else { return }")

  fileprivate static let missingCellKept = Advice(
    cause: """
      The list wanted to keep a cell, of the first responder or of a swiped row, that the data \
      source did not provide again: an update removed or reloaded its row during editing.
      """,
    repair: "End editing before you delete or reload the row that is being edited or swiped.",
    swiftCode: """
      view.endEditing(true)
      tableView.setEditing(false, animated: false)
      """)
}
