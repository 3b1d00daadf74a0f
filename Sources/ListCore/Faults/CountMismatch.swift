/// A number of items in a section that does not match the changes of the batch.
public struct ItemCountMismatch: Hashable, Sendable {
  /// The section's index after the batch.
  public var section: Int
  /// The number of items before the batch.
  public var before: Int
  /// The number of items that the data source answered after the batch.
  public var after: Int
  /// The number of items that were inserted, reloads included.
  public var inserted: Int
  /// The number of items that were deleted, reloads included.
  public var deleted: Int
  /// The number of items that were moved in from elsewhere or within the section.
  public var movedIn: Int
  /// The number of items that were moved out to elsewhere or within the section.
  public var movedOut: Int

  /// Creates a mismatch from its numbers.
  public init(
    section: Int, before: Int, after: Int, inserted: Int, deleted: Int,
    movedIn: Int = 0, movedOut: Int = 0
  ) {
    self.section = section
    self.before = before
    self.after = after
    self.inserted = inserted
    self.deleted = deleted
    self.movedIn = movedIn
    self.movedOut = movedOut
  }

  /// The number of items that the changes of the batch lead to.
  ///
  /// The sum wraps around, because numbers from a report or a person may have any size.
  public var expected: Int { before &+ inserted &- deleted &+ movedIn &- movedOut }
}

/// A number of sections that does not match the changes of the batch.
public struct SectionCountMismatch: Hashable, Sendable {
  /// The number of sections before the batch.
  public var before: Int
  /// The number of sections that the data source answered after the batch.
  public var after: Int
  /// The number of sections that were inserted, reloads included.
  public var inserted: Int
  /// The number of sections that were deleted, reloads included.
  public var deleted: Int

  /// Creates a mismatch from its numbers.
  public init(before: Int, after: Int, inserted: Int, deleted: Int) {
    self.before = before
    self.after = after
    self.inserted = inserted
    self.deleted = deleted
  }

  /// The number of sections that the changes of the batch lead to.
  ///
  /// The sum wraps around, because numbers from a report or a person may have any size.
  public var expected: Int { before &+ inserted &- deleted }
}
