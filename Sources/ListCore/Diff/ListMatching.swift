/// Which item after a change is which item before it.
///
/// For clients that already know: a model that counts its items, or a snapshot that numbers them. A
/// client that only has identifiers asks ``ListDiff`` to match them.
///
/// Sections are matched with sections, items with items; what is matched with nothing was deleted
/// or is new. Items are kept as *runs*: stretches, as long as possible, in which the positions on
/// both sides go up by one, within one section on either side. A list of a million items of which
/// ten changed is eleven runs or so, and everything that is computed from them costs that little.
///
/// ```swift
/// var matching = ListMatching(from: [3, 1], to: [3])
/// matching.matchSection(0, with: 0)
/// matching.matchItems(from: 0, to: 0, count: 2)
/// matching.matchItems(from: 3, to: 2)
/// ListDiff(matching)  // deletes section 1 and item 0 - 2, moves item 1 - 0 to 0 - 2
/// ```
///
/// Items are named by their paths or, as here, by their *positions*: their indexes in the list of
/// all items of all sections, one section after the other.
public struct ListMatching: Sendable {
  /// The counts before the change.
  public let before: SectionCounts
  /// The counts after the change.
  public let after: SectionCounts

  /// Where each section starts, as a position, and behind these the number of items.
  let startsBefore: ContiguousArray<Int32>
  let startsAfter: ContiguousArray<Int32>
  let itemCountBefore: Int
  let itemCountAfter: Int
  /// For each section after the change the one before it that it was; negative for new ones.
  private(set) var sectionOrigins: [Int32]
  /// For each section before the change the one after it that it is; negative for deleted ones.
  private(set) var sectionDestinations: [Int32]
  /// In the order of the positions after the change, disjoint there.
  var runs: ContiguousArray<MatchedRun> = []

  /// The sections in which the last run lies.
  var sectionBefore = SectionCursor()
  var sectionAfter = SectionCursor()
  /// The position before the change that the last run ends at.
  var nextSource = 0
  /// The position after the change that the last run ends at: the first that may be matched.
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

  /// The section before the change that a section after it was; `nil` if it is new.
  ///
  /// - Precondition: The section exists after the change.
  public func origin(ofSection section: Int) -> Int? {
    let origin = Int(sectionOrigins[section])
    return origin < 0 ? nil : origin
  }

  /// The section after the change that a section before it is; `nil` if it is deleted.
  ///
  /// - Precondition: The section exists before the change.
  public func destination(ofSection section: Int) -> Int? {
    let destination = Int(sectionDestinations[section])
    return destination < 0 ? nil : destination
  }
}
