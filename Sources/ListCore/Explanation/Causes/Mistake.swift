/// A mistake that causes a message of a list.
///
/// ``Cause/mistake`` is the mistake behind a cause of a captured crash; the help for a pasted
/// message names the same mistakes, in the same order.
public enum Mistake: String, Hashable, Sendable, CaseIterable {
  /// The calls announce a change that the model has not made.
  case modelUnchanged
  /// The model had changed before the list loaded its counts: the counts before the update include
  /// the change.
  case modelChangedTooEarly
  /// The model changed, and no call announced it.
  case changeNotAnnounced
  /// The model was filled twice.
  case modelDoubled
  /// The model was replaced or emptied, and the calls announce only a part of that.
  case modelReplaced
  /// Something was moved in the list but not in the model.
  case modelNotMoved
  /// A placeholder row for an empty list is counted with the others.
  case placeholderRow
  /// The section was removed with its last item.
  case sectionNotDeleted
  /// The section was added with its first item.
  case sectionNotInserted
  /// A reload was expected to change a count.
  case reloadInsteadOfChange
  /// The same change was announced twice.
  case announcedTwice
  /// An index path was used after its item had been removed.
  case staleIndexPath
  /// An index was computed as `count - 1` of an empty list, or counted from 1.
  case indexPastTheEnd
  /// An index was computed as `count - 1` of an empty list.
  case negativeIndex
  /// A reload is in a batch with a move, a deletion or an insertion of the same item.
  case reloadInBatch
  /// Another thread changed the model.
  case wrongQueue
  /// A mistake of another kind, which the sentence explains.
  case other
}

extension Cause {
  /// The mistake, without its numbers.
  public var mistake: Mistake {
    switch self {
    case .countsLoadedTooLate, .modelChangedTooEarly: .modelChangedTooEarly
    case .modelUnchanged, .tooManyCalls, .sectionMissing: .modelUnchanged
    case .modelDoubled: .modelDoubled
    case .modelReplaced, .loadedTwice, .missingCalls, .oppositeDirection: .modelReplaced
    case .modelNotMoved: .modelNotMoved
    case .placeholderCounted: .placeholderRow
    case .forgottenCall(.items, _, _): .changeNotAnnounced
    case .forgottenCall(.sections, let before, let after):
      before < after ? .sectionNotInserted : .sectionNotDeleted
    case .emptiedSectionNotDeleted: .sectionNotDeleted
    case .sectionNotInserted: .sectionNotInserted
    case .reloadInsteadOfChange, .sectionToggled: .reloadInsteadOfChange
    case .announcedTwice, .announcedDouble: .announcedTwice
    case .newPositionUsed, .oldPositionUsed, .countedAfterInsertions, .wrongSection,
      .itemsInWrongSection:
      .staleIndexPath
    case .positionNowhere(let change, let subject, let count, _):
      change.mistake(outside: subject, of: count)
    case .conflict(let one, let other, _):
      one.isReload || other.isReload ? .reloadInBatch : .announcedTwice
    case .reloadMixedWithStructure: .reloadInBatch
    case .movedAcrossSectionChange: .other
    }
  }
}

extension Change {
  /// Returns the mistake behind a position that exists on neither side.
  fileprivate func mistake(outside subject: Cause.Subject, of count: Int) -> Mistake {
    let positions = [
      itemSource?.item, itemSource?.section, itemTarget?.item, itemTarget?.section, sectionSource,
      sectionTarget,
    ]
    if positions.contains(where: { $0.map { $0 < 0 } ?? false }) { return .negativeIndex }
    switch self {
    case .moveItem(let source, _):
      let isSource =
        switch subject {
        case .sections: source.section >= count
        case .items(let section): source.section == section && source.item >= count
        }
      return isSource ? .staleIndexPath : .indexPastTheEnd
    case .moveSection(let source, _): return source >= count ? .staleIndexPath : .indexPastTheEnd
    case .insertItem, .insertSection: return .indexPastTheEnd
    case .deleteItem, .reloadItem, .deleteSection, .reloadSection: return .staleIndexPath
    }
  }
}
