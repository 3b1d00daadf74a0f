extension ListScrollView {
  /// The reports of a self-sizing cell that cause it to be measured again.
  ///
  /// Counterparts: `UITableView.SelfSizingInvalidation`, `UICollectionView.SelfSizingInvalidation`.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// None: the cell is measured only when the list gives it another size.
    case disabled
    /// The invalidation of its intrinsic content size, which a new list content configuration
    /// reports.
    case enabled
    /// The same, and changes of the constraints in its content view.
    case enabledIncludingConstraints
  }

  /// Returns whether a displayed cell is measured again for a report.
  ///
  /// The cells of the pass in progress are measured in the next one. (behaviour 16.6)
  func measuresAgain(for report: SelfSizingInvalidation) -> Bool {
    selfSizingInvalidation.rawValue >= report.rawValue && !hasCrashed
      && simulator.profile.measuresInvalidatedCells
  }
}
