import ListCore

// Families whose message is one mistake, whatever its numbers and names are.
extension TranscriptFamily {
  /// Returns the advice of a family that has the same cause each time; `nil` if the cause depends on
  /// what the message names.
  func constantAdvice(_ kind: ListKind) -> Advice? {
    fault(kind)?.advice ?? mistake(kind)
  }

  /// Returns the fault of the family, if none of its words depend on a value.
  private func fault(_ kind: ListKind) -> ListFault? {
    switch self {
    case .groupWithoutSubitems: .layout(.groupWithoutSubitems)
    case .infiniteAttributesSize: .layout(.infiniteAttributesSize)
    case .invalidSection: .layout(.noSection)
    case .scrollPositionContradiction: .query(.contradictoryScrollPosition)
    case .visibleCellsDuringUpdate: .query(.visibleCellsDuringUpdate)
    case .reloadInsideBatch: .query(.reloadInsideBatch(kind))
    case .noDataSource: .cell(.dataSourceNotSet(kind))
    case .reconfigureOtherIdentifier: .cell(.reconfiguredWithOtherIdentifier(view: ""))
    case .registrationInsideProvider: .cell(.registrationInsideProvider(registration: ""))
    case .diffableNoSections: .snapshot(.noSections)
    case .diffableNoSupplementaryProvider: .snapshot(.noSupplementaryViewProvider(view: ""))
    case .diffableDirectMutation: .snapshot(.mutatedDirectly(kind))
    case .diffableSectionCountMismatch, .diffableInternalSections: .snapshot(.sectionCountMismatch)
    case .diffableSectionOutOfRange: .snapshot(.invalidParameter(.sectionInRange))
    case .sectionSnapshotInvalidParameter: .snapshot(.invalidParameter(.parentItem))
    default: nil
    }
  }

  /// Returns the advice for the other families, in words without a value.
  private func mistake(_ kind: ListKind) -> Advice? {
    let (view, call, noun) = (kind.variable, kind.callNoun, kind.itemNoun)
    return switch self {
    case .collapsedCell: ListWarning.collapsedCell("").advice
    case .layoutOutsideHierarchyWarning: ListWarning.layoutOutsideHierarchy(tableView: "").advice
    case .cellForRowDuringUpdate: ListWarning.cellForRowDuringUpdate(tableView: "").advice
    case .deallocInFlight: UnsimulatedFault.deallocatedDuringUpdate(kind, view: "").advice
    case .deleteAndReloadSameSection, .deleteAndMoveSameSection, .insertAndMoveSameSection:
      Advice(
        cause: """
          One update names the same section in two ways: it deletes, inserts, moves or reloads one \
          that another call of the update names too. A reload counts as a deletion and an insertion.
          """,
        repair: "Name each section in one call of the update, and reload after it.",
        swiftCode: """
          \(view).performBatchUpdates {
            sections = newSections
            \(view).moveSection(old, toSection: new)
          }
          \(view).reloadSections(IndexSet(integer: new)\(kind.animation))
          """)
    case .moveFromMissing, .moveToMissing, .moveTwice, .moveBothToSame:
      Advice(
        cause: """
          A move names a position that does not exist, or that another move names too: \(kind.oneItem) \
          moves from where it was before the update to where it is after all changes of the update.
          """,
        repair: """
          Take the old position from the old content and the new one from the new content, and move \
          each \(noun) once.
          """,
        swiftCode: """
          guard let old = items.firstIndex(of: item), let new = newItems.firstIndex(of: item) else {
            return
          }
          \(view).performBatchUpdates {
            items = newItems
            \(view).move\(call)(
              at: IndexPath(\(noun): old, section: section),
              to: IndexPath(\(noun): new, section: section))
          }
          """)
    case .rectOfMissingSection, .numberOfRowsBadSection:
      Advice(
        cause: """
          The table view was asked about a section that it does not have: it knows the counts of its \
          last reload or update, not those of the model.
          """,
        repair: "Ask only for sections that the table view has.",
        swiftCode: "guard (0..<tableView.numberOfSections).contains(section) else { return }")
    case .reorderInvalidTarget:
      Advice(
        cause: """
          The delegate sends the dragged row to a position that the section does not have. The row \
          being dragged is not counted in a section that it has not reached.
          """,
        repair: "Limit the target to the rows of the section.",
        swiftCode: """
          let last = tableView.numberOfRows(inSection: proposed.section)
          return IndexPath(row: min(proposed.row, last), section: proposed.section)
          """)
    case .layoutAttributesIgnored: Self.layoutAttributesMissingIndexPath.advice(kind)
    case .supplementaryAttributesChanged: .equalAttributes
    case .diffableCellProviderNil: Self.nilCellCollection.advice(kind)
    case .cellConstraints: .oneLooseConstraint
    case .nilViewAnimation: Self.twoAnimations.advice(kind)
    case .diffableInsertDestinationInList, .diffableMoveToSelf:
      Advice(
        cause: "An item or a section of a snapshot was to be inserted or moved next to itself.",
        repair: "Choose a different destination; to replace an item with itself, reload it.",
        swiftCode: "snapshot.reloadItems([item])")
    case .missingPlaceholderContext:
      Advice(
        cause: "The placeholder of a drop was lost by a reload.",
        repair: "Do not call reloadData() while placeholders are shown.",
        swiftCode: "if !tableView.hasUncommittedUpdates { tableView.reloadData() }")
    case .dequeueDecorationView:
      Advice(
        cause: "The layout asks for a kind of decoration view that it never registered.",
        repair: "Register the kind with the layout; the collection view cannot.",
        swiftCode: "layout.register(Background.self, forDecorationViewOfKind: kind)")
    case .dequeueInvalidNib:
      Advice(
        cause: """
          The nib that is registered has no top-level object, more than one, or one that is not a \
          reusable view.
          """,
        repair: "Leave one reusable view at the top level of the nib.",
        swiftCode: """
          collectionView.register(
            UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: identifier)
          """)
    case .dequeueAppKitItem:
      Advice(
        cause: "No class and no nib is registered for the identifier of an item.",
        repair: "Register a class for the identifier.",
        swiftCode: "collectionView.register(Item.self, forItemWithIdentifier: identifier)")
    default: nil
    }
  }
}
