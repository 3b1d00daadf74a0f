/// A mistake that leads to a message of a list.
public enum Mistake: String, Hashable, Sendable, CaseIterable {
  /// The calls announce a change that the model has not made.
  case modelUnchanged
  /// The model had changed before the list counted: the counts before the update include it.
  case modelChangedTooEarly
  /// The model changed, and no call said so.
  case changeNotAnnounced
  /// The model was filled twice.
  case modelDoubled
  /// The model was replaced or emptied, and the calls announce a part of that.
  case modelReplaced
  /// Something was moved in the list and not in the model.
  case modelNotMoved
  /// A row stands for an empty list, and is counted with the others.
  case placeholderRow
  /// The last item of a section took the section with it.
  case sectionNotDeleted
  /// The first item of a section brought a section with it.
  case sectionNotInserted
  /// A reload was expected to change a count.
  case reloadInsteadOfChange
  /// The same change was announced twice.
  case announcedTwice
  /// An index path was used after the item had gone.
  case staleIndexPath
  /// An index was computed as `count - 1` of an empty list, or counted from 1.
  case indexPastTheEnd
  /// An index was computed as `count - 1` of an empty list.
  case negativeIndex
  /// A reload stands beside a move, a deletion or an insertion of the same item.
  case reloadInBatch
  /// Another thread changed the model.
  case wrongQueue
  /// Something else, which the sentence says.
  case other

  /// What has to be done about it.
  public var approach: SuggestedRepair.Approach {
    switch self {
    case .modelUnchanged, .modelChangedTooEarly, .modelNotMoved: .changeModelInUpdate
    case .changeNotAnnounced, .modelReplaced, .reloadInsteadOfChange: .announce
    case .modelDoubled: .replaceModel
    case .placeholderRow: .countPlaceholder
    case .sectionNotDeleted, .sectionNotInserted: .announceSection
    case .announcedTwice: .announceOnce
    case .staleIndexPath, .indexPastTheEnd, .negativeIndex: .checkIndex
    case .reloadInBatch: .reloadLater
    case .wrongQueue: .useMainQueue
    case .other: .asSaid
    }
  }
}
