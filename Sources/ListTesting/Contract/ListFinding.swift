import HeadlessKit

/// A mistake that a check found on a screen, as a value.
///
/// It is an error, so that it can be thrown, and recorded as an issue of a test:
/// `Issue.record(finding)`.
public struct ListFinding: Error, Hashable, Sendable {
  /// The kind of mistake.
  public var kind: Kind
  /// The positions in list order; empty if the mistake is not about positions.
  public var places: [ListPlace]
  /// The mistake and how to fix it.
  public var sentence: String
  /// The most recent events of the list before the finding.
  public var trace: ListTrace

  /// Creates a finding.
  public init(
    _ kind: Kind, at places: [ListPlace] = [], _ sentence: String, trace: ListTrace = ListTrace()
  ) {
    self.kind = kind
    self.places = places
    self.sentence = sentence
    self.trace = trace
  }

  /// The check that found it.
  public var check: Check { kind.check }
}

extension ListFinding {
  /// A group of related mistakes to find.
  public enum Check: String, CaseIterable, Hashable, Sendable {
    /// The announced changes match the actual ones: counts, order, positions.
    case contract
    /// The displayed content is what its provider would set now.
    case staleness
    /// Reused views keep nothing of their previous items.
    case reuse
    /// Identifiers are stable, and identify items instead of describing them.
    case identity
    /// Operations happen at a permitted time, on a permitted queue and in a window.
    case timing
    /// No objects and no pending work remain at the end.
    case leaks
  }
}

extension ListFinding: CustomStringConvertible {
  /// The check and the kind, the positions, the sentence, and the end of the trace, in lines of up to
  /// 96 characters.
  public var description: String {
    let place = places.isEmpty ? "" : " at \(places.map(\.description).joined(separator: ", "))"
    let head = "\(check.rawValue), \(kind.rawValue)\(place): \(sentence)".wrapped(at: 96)
    return trace.isEmpty ? head : "\(head)\n\(trace)"
  }
}

extension String {
  /// Returns the text with its lines broken at spaces, so that none is longer than a width if its
  /// words allow that. Every line but the first is indented by two spaces.
  func wrapped(at width: Int) -> String {
    let broken = split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      var lines: [String] = []
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        if let last = lines.last, last.count + word.count < width - 2 {
          lines[lines.count - 1] = "\(last) \(word)"
        } else {
          lines.append(String(word))
        }
      }
      return lines
    }
    return broken.joined(separator: "\n  ")
  }
}

extension ListFinding {
  /// The kinds of mistakes that checks find.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    // MARK: Contract

    /// The data source has different counts, or a different order, than the list was notified of.
    case forgottenUpdate
    /// The counts were correct, but an item is not at its announced position.
    case wrongPlace
    /// The indexes of a batch were meant to be applied one change after the other.
    case indexesMeantInTurn
    /// The list discarded an invalid update and reloaded.
    case droppedUpdate
    /// A diffable data source refused a change or a question, which crashed the list inside a capture.
    /// Outside of one, the process ends.
    case crashed
    /// A diffable data source applied a snapshot to a list that asks another data source.
    case otherDataSource
    /// A row was moved interactively, and the model has the old order.
    case moveNotWrittenBack
    /// An item was marked to be reconfigured, and its provider returned another cell.
    case replacedByReconfiguring

    // MARK: Staleness

    /// The content of a cell differs from what its provider would set now.
    case staleCell
    /// The content of a header differs from what its provider would set now.
    case staleHeader
    /// The content of a footer differs from what its provider would set now.
    case staleFooter
    /// The content of another supplementary view differs from what its provider would set now.
    case staleSupplementary

    // MARK: Reuse

    /// A reused view kept a property of its previous item.
    case notReset
    /// A view was modified by a callback after it was reused for another item.
    case lateCallback

    // MARK: Identity

    /// All identifiers are new although the contents are not.
    case churningIdentifiers
    /// An item became a different one because its content changed.
    case contentInIdentity
    /// The hash of an identifier changed while a snapshot held it.
    case changedHash
    /// Two identifiers are equal and have different hashes.
    case equalWithDifferentHashes
    /// An identifier is equal to another one, which is not equal to it.
    case oneSidedEquality
    /// An item has the same identity and different content, and it was not marked.
    case changedWithoutMark
    /// An item is marked with a different instance than the one in the snapshot.
    case reloadOfNewInstance
    /// An identifier appears twice.
    case duplicateIdentifiers
    /// An item was added to a snapshot that already contained it.
    case itemAddedAgain
    /// A snapshot without items was applied, and then one with the same items, in one turn.
    case emptiedBeforeApply

    // MARK: Timing

    /// The list was notified of a change before it had loaded the counts.
    case updateBeforeCounts
    /// Snapshots were applied to a diffable data source on the main queue and on others.
    case mixedQueues
    /// A table was laid out while it was not in a window.
    case layoutOutsideHierarchy
    /// A list was updated while another screen covered it.
    case updatedWhileCovered
    /// A cell was requested from a table while it was updating its cells.
    case cellAskedForDuringUpdate
    /// A cell has the standard height because its constraints give none.
    case collapsedCell

    // MARK: Leaks

    /// An object outlived the screen that it belonged to.
    case stillAlive
    /// There is pending work that the test did not wait for.
    case workLeft
  }
}

extension ListFinding.Kind {
  /// The check that finds it.
  public var check: ListFinding.Check {
    switch self {
    case .forgottenUpdate, .wrongPlace, .indexesMeantInTurn, .droppedUpdate, .crashed,
      .otherDataSource, .moveNotWrittenBack, .replacedByReconfiguring:
      .contract
    case .staleCell, .staleHeader, .staleFooter, .staleSupplementary: .staleness
    case .notReset, .lateCallback: .reuse
    case .churningIdentifiers, .contentInIdentity, .changedHash, .equalWithDifferentHashes,
      .oneSidedEquality, .changedWithoutMark, .reloadOfNewInstance, .duplicateIdentifiers,
      .itemAddedAgain, .emptiedBeforeApply:
      .identity
    case .updateBeforeCounts, .mixedQueues, .layoutOutsideHierarchy, .updatedWhileCovered,
      .cellAskedForDuringUpdate, .collapsedCell:
      .timing
    case .stillAlive, .workLeft: .leaks
    }
  }
}
