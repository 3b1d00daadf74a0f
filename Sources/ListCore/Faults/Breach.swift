/// The kind of mistake behind a fault, and its position in the batch.
///
/// Many faults are the same mistake in different words. Causes and repairs are found by the
/// mistake, so a new fault only has to name its mistake here to get both.
enum Breach {
  /// The number of items in one section does not match the changes.
  case itemCounts(ItemCountMismatch)
  /// The number of sections does not match the changes.
  case sectionCounts(SectionCountMismatch)
  /// A position does not exist on its side of the batch.
  ///
  /// - Parameter named: Returns whether a change at the position is one of those that are wrong.
  case missing(Place, named: (Change) -> Bool)
  /// Two changes name one position.
  case conflict(Place)
  /// An item is moved into an inserted section, or out of a deleted one.
  case moveAcross(Place)
  /// Two operations animate the cell of the item, whose path is the one before the batch.
  case twoAnimations(ItemPath)

  /// A position on one side of a batch.
  enum Place: Hashable {
    /// An item before the batch.
    case itemBefore(ItemPath)
    /// An item after the batch.
    case itemAfter(ItemPath)
    /// A section before the batch.
    case sectionBefore(Int)
    /// A section after the batch.
    case sectionAfter(Int)
  }
}

extension Breach.Place {
  /// Returns whether the change names exactly this position.
  func isNamed(by change: Change) -> Bool {
    switch self {
    case .itemBefore(let path): change.itemSource == path
    case .itemAfter(let path): change.itemTarget == path
    case .sectionBefore(let section): change.sectionSource == section
    case .sectionAfter(let section): change.sectionTarget == section
    }
  }
}

extension Breach {
  /// The positions that the breach concerns, on their sides of the batch.
  var places: [Place] {
    switch self {
    case .missing(let place, _), .conflict(let place), .moveAcross(let place): [place]
    case .twoAnimations(let path): [.itemBefore(path), .sectionBefore(path.section)]
    case .itemCounts, .sectionCounts: []
    }
  }
}

extension UpdateFault {
  /// Whether the counts do not match, and nothing else is wrong with the batch.
  ///
  /// Older systems reacted to some of these with a reload instead of an exception. (behaviour 3.14)
  public var isCountMismatch: Bool {
    switch breach {
    case .itemCounts, .sectionCounts: true
    case .missing, .conflict, .moveAcross, .twoAnimations: false
    }
  }
}
