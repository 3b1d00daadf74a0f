/// The kind of mistake that a fault is, and where in the batch it was made.
///
/// Many faults are one mistake in different words. Causes and repairs are found by the mistake, so
/// that a new fault says here what it is and gets both.
enum Breach {
  /// The items of one section do not add up.
  case itemCounts(ItemCountMismatch)
  /// The sections do not add up.
  case sectionCounts(SectionCountMismatch)
  /// The place does not exist on its side of the batch.
  ///
  /// - Parameter named: Which of the changes at the place are meant.
  case missing(Place, named: (Change) -> Bool)
  /// Two changes meet at one place.
  case conflict(Place)
  /// An item is moved into a section that comes, or out of one that goes.
  case moveAcross(Place)
  /// Two operations animate the cell of the item before the batch.
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
  /// Whether the change names exactly this position.
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
  /// The positions that the breach is about, on their sides of the batch.
  var places: [Place] {
    switch self {
    case .missing(let place, _), .conflict(let place), .moveAcross(let place): [place]
    case .twoAnimations(let path): [.itemBefore(path), .sectionBefore(path.section)]
    case .itemCounts, .sectionCounts: []
    }
  }
}

extension UpdateFault {
  /// Whether the counts did not add up, and nothing else was wrong with the batch.
  ///
  /// Older systems answered some of these with a reload instead of an exception. (behaviour 3.14)
  public var isCountMismatch: Bool {
    switch breach {
    case .itemCounts, .sectionCounts: true
    case .missing, .conflict, .moveAcross, .twoAnimations: false
    }
  }
}
