extension ListFinding {
  /// The faults that checks know by name.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    // MARK: Contract

    /// The data source has other counts, or another order, than the list was told of.
    case forgottenUpdate
    /// The counts were right, and an item is not where it was announced to be.
    case wrongPlace
    /// The indexes of a batch were meant one change after the other.
    case indexesMeantInTurn
    /// The list dropped an invalid update and reloaded.
    case droppedUpdate

    // MARK: Staleness

    /// A cell shows something else than its provider would give now.
    case staleCell
    /// A header shows something else than its provider would give now.
    case staleHeader
    /// A footer shows something else than its provider would give now.
    case staleFooter
    /// Another view shows something else than its provider would give now.
    case staleSupplementary

    // MARK: Reuse

    /// A view that was used again kept a property of what it was before.
    case notReset
    /// Something wrote into a view that had gone to another item by then.
    case lateCallback

    // MARK: Identity

    /// All identifiers are new although the contents are not.
    case churningIdentifiers
    /// An item became another one because its content changed.
    case contentInIdentity
    /// The hash of an identifier changed while a snapshot held it.
    case changedHash
    /// Two identifiers are equal and have different hashes.
    case equalWithDifferentHashes
    /// An identifier is equal to another one, which is not equal to it.
    case oneSidedEquality
    /// An item has the same identity and another content, and nothing says so.
    case changedWithoutMark
    /// An item is marked with another instance than the one that the snapshot holds.
    case reloadOfNewInstance
    /// An identifier is there twice.
    case duplicateIdentifiers
    /// A snapshot was given an item that it held.
    case itemAddedAgain

    // MARK: Timing

    /// The list was told of a change before it had ever asked for the counts.
    case updateBeforeCounts
    /// A diffable data source was given snapshots on the main queue and on others.
    case mixedQueues
    /// A table was laid out while it was in no window.
    case layoutOutsideHierarchy
    /// A table was asked for a cell while it was updating its cells.
    case cellAskedForDuringUpdate

    // MARK: Leaks

    /// An object outlived the screen that it belonged to.
    case stillAlive
    /// Work was planned that nobody waited for.
    case workLeft
  }
}

extension ListFinding.Kind {
  /// The check that looks for it.
  public var check: ListFinding.Check {
    switch self {
    case .forgottenUpdate, .wrongPlace, .indexesMeantInTurn, .droppedUpdate: .contract
    case .staleCell, .staleHeader, .staleFooter, .staleSupplementary: .staleness
    case .notReset, .lateCallback: .reuse
    case .churningIdentifiers, .contentInIdentity, .changedHash, .equalWithDifferentHashes,
      .oneSidedEquality, .changedWithoutMark, .reloadOfNewInstance, .duplicateIdentifiers,
      .itemAddedAgain:
      .identity
    case .updateBeforeCounts, .mixedQueues, .layoutOutsideHierarchy, .cellAskedForDuringUpdate:
      .timing
    case .stillAlive, .workLeft: .leaks
    }
  }
}
