/// The numbers of one section in a batch, announced and answered.
public struct LedgerRow: Hashable, Sendable {
  /// The effect of a batch on a section as a whole.
  public enum Fate: String, Hashable, Sendable {
    /// The section stays.
    case kept
    /// The section is moved, with its items.
    case moved
    /// The section is reloaded; any number of items is valid afterwards.
    case reloaded
    /// The section is deleted, with its items.
    case deleted
    /// The section is inserted, with its items.
    case inserted
    /// The data source has a section that no call announced.
    case unannounced
  }

  /// The effect of the batch on the section.
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
  /// The number of items that the data source answered; `nil` if the section does not exist after
  /// the batch.
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
  /// The change of the number of items that the calls announce.
  public var announced: Int { inserted - deleted + movedIn - movedOut }

  /// The number of items that the calls lead to; `nil` if any number is valid, or none.
  ///
  /// It is negative if more items were deleted than existed.
  public var expected: Int? {
    switch fate {
    case .kept, .moved: itemsBefore + announced
    case .reloaded, .deleted, .inserted, .unannounced: nil
    }
  }

  /// The number of items that the data source answers in excess of the expected number; negative if
  /// there are too few.
  public var excess: Int {
    guard let expected, let answered else { return 0 }
    return answered - expected
  }

  /// Whether the calls and the data source's answer agree.
  public var balances: Bool {
    switch fate {
    case .kept, .moved: answered != nil && excess == 0
    case .reloaded, .deleted, .inserted: true
    case .unannounced: false
    }
  }

  /// Whether the section is unchanged, and no call is about it.
  public var isUntouched: Bool {
    fate == .kept && balances && before == after && inserted == 0 && deleted == 0 && movedIn == 0
      && movedOut == 0
  }
}
