import ListCore

extension Mistake {
  /// The approach of the repair.
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
