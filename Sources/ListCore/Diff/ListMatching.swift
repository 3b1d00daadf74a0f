/// The correspondence between the items before a change and the items after it.
///
/// It is for clients that already know it: a model that counts its items, or a snapshot that
/// numbers them. A client that only has identifiers lets ``ListDiff`` match them.
///
/// Sections are matched with sections and items with items; unmatched ones were deleted or are new.
/// Items are stored as *runs*: stretches, as long as possible, in which the positions on both sides
/// increase by one, within one section on either side. A list of a million items of which ten
/// changed has about eleven runs, and everything that is computed from them costs as little.
///
/// ```swift
/// var matching = ListMatching(from: [3, 1], to: [3])
/// matching.matchSection(0, with: 0)
/// matching.matchItems(from: 0, to: 0, count: 2)
/// matching.matchItems(from: 3, to: 2)
/// ListDiff(matching)  // deletes section 1 and item 0 - 2, moves item 1 - 0 to 0 - 2
/// ```
///
/// Items are identified by their paths or, as here, by their *positions*: their indexes in the list
/// of all items of all sections, in section order.
public struct ListMatching: Sendable {
  /// The counts before the change.
  public let before: SectionCounts
  /// The counts after the change.
  public let after: SectionCounts

  /// The position at which each section starts, followed by the number of items.
  let startsBefore: ContiguousArray<Int32>
  let startsAfter: ContiguousArray<Int32>
  let itemCountBefore: Int
  let itemCountAfter: Int
  /// The section before the change that each section after it was; negative for new sections.
  private(set) var sectionOrigins: [Int32]
  /// The section after the change that each section before it is; negative for deleted sections.
  private(set) var sectionDestinations: [Int32]
  /// The matched runs, disjoint and ascending by their positions after the change.
  var runs: ContiguousArray<MatchedRun> = []

  /// The sections that contain the last run.
  var sectionBefore = SectionCursor()
  var sectionAfter = SectionCursor()
  /// The position before the change at which the last run ends.
  var nextSource = 0
  /// The position after the change at which the last run ends: the first that may be matched.
  var firstFreePosition = 0

  /// Creates a matching in which nothing is matched yet.
  ///
  /// - Parameters:
  ///   - before: The counts before the change.
  ///   - after: The counts after the change.
  /// - Precondition: Neither side has more than 2,147,483,647 items.
  /// - Complexity: O(*s*) for *s* sections on both sides.
  public init(from before: SectionCounts, to after: SectionCounts) {
    self.before = before
    self.after = after
    startsBefore = before.starts
    startsAfter = after.starts
    itemCountBefore = Int(startsBefore[before.sectionCount])
    itemCountAfter = Int(startsAfter[after.sectionCount])
    sectionOrigins = Array(repeating: -1, count: after.sectionCount)
    sectionDestinations = Array(repeating: -1, count: before.sectionCount)
  }
}

extension ListMatching {
  /// Records that a section survives the change.
  ///
  /// - Parameters:
  ///   - source: The section before the change.
  ///   - target: The section after the change.
  /// - Precondition: Both exist, and neither is matched yet.
  public mutating func matchSection(_ source: Int, with target: Int) {
    precondition(
      before.contains(section: source),
      "Section \(source) is not in 0..<\(before.sectionCount)")
    precondition(
      after.contains(section: target),
      "Section \(target) is not in 0..<\(after.sectionCount)")
    precondition(
      sectionDestinations[source] < 0 && sectionOrigins[target] < 0,
      "Section \(source) or \(target) is matched already")
    sectionOrigins[target] = Int32(source)
    sectionDestinations[source] = Int32(target)
  }

  /// Returns the section before the change that a section after it was; `nil` if it is new.
  ///
  /// - Precondition: The section exists after the change.
  public func origin(ofSection section: Int) -> Int? {
    let origin = Int(sectionOrigins[section])
    return origin < 0 ? nil : origin
  }

  /// Returns the section after the change that a section before it is; `nil` if it is deleted.
  ///
  /// - Precondition: The section exists before the change.
  public func destination(ofSection section: Int) -> Int? {
    let destination = Int(sectionDestinations[section])
    return destination < 0 ? nil : destination
  }
}
