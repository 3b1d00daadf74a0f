/// What became of one section in a batch: its numbers, announced and answered.
public struct LedgerRow: Hashable, Sendable {
  /// What a batch did to a section as a whole.
  public enum Fate: String, Hashable, Sendable {
    /// The section stays.
    case kept
    /// The section is moved, with its items.
    case moved
    /// The section is reloaded; any number of items is right afterwards.
    case reloaded
    /// The section is deleted, with its items.
    case deleted
    /// The section is inserted, with its items.
    case inserted
    /// The data source answers for a section that no call announced.
    case unannounced
  }

  /// What the batch did to the section.
  public var fate: Fate
  /// The section's index before the batch; `nil` if there was none.
  public var before: Int?
  /// The section's index after the batch; `nil` if there is none.
  public var after: Int?
  /// The number of items before the batch.
  public var itemsBefore: Int
  /// The number of items announced as inserted, reloads included.
  public var inserted: Int
  /// The number of items announced as deleted, reloads included.
  public var deleted: Int
  /// The number of items announced as moved in, moves within the section included.
  public var movedIn: Int
  /// The number of items announced as moved out, moves within the section included.
  public var movedOut: Int
  /// The number of items that the data source answered; `nil` if there is no section to answer
  /// for.
  public var answered: Int?

  init(fate: Fate, before: Int?, after: Int?, itemsBefore: Int, answered: Int?) {
    self.fate = fate
    self.before = before
    self.after = after
    self.itemsBefore = itemsBefore
    self.answered = answered
    self.inserted = 0
    self.deleted = 0
    self.movedIn = 0
    self.movedOut = 0
  }
}

extension LedgerRow {
  /// How many items the calls add, or take away.
  public var announced: Int { inserted - deleted + movedIn - movedOut }

  /// The number of items that the calls lead to; `nil` if any number is right, or none.
  ///
  /// It is negative when more items were deleted than there were.
  public var expected: Int? {
    switch fate {
    case .kept, .moved: itemsBefore + announced
    case .reloaded, .deleted, .inserted, .unannounced: nil
    }
  }

  /// How many more items the data source answers than the calls lead to.
  public var excess: Int {
    guard let expected, let answered else { return 0 }
    return answered - expected
  }

  /// Whether the calls and the answer agree.
  public var balances: Bool {
    switch fate {
    case .kept, .moved: answered != nil && excess == 0
    case .reloaded, .deleted, .inserted: true
    case .unannounced: false
    }
  }

  /// Whether the section is as it was, and nothing was said about it.
  public var isUntouched: Bool {
    fate == .kept && balances && before == after && inserted == 0 && deleted == 0 && movedIn == 0
      && movedOut == 0
  }
}
