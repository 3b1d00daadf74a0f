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

extension ListMatching {
  /// Matches equal items of two lists without sections.
  ///
  /// - Parameter prefix: The number of items at the start that are known to be equal.
  @inlinable
  static func comparing<Item: Hashable>(
    _ before: UnsafeBufferPointer<Item>, with after: UnsafeBufferPointer<Item>, prefix: Int
  ) -> ListMatching {
    var matching = ListMatching(rowOf: before.count, and: after.count)
    var patience = Alignment.greatestPatience
    Alignment.align(
      before, with: after, prefix: prefix, in: (0, 0), patience: &patience, into: &matching)
    let unmatched = UnmatchedItems(of: matching)
    if unmatched.mayMatch, let before = before.baseAddress, let after = after.baseAddress {
      unmatched.pair(before, at: unmatched.sources, with: after, at: unmatched.targets)
      matching.merge(unmatched)
    }
    return matching
  }

  /// Matches equal sections and equal items of two lists.
  @inlinable
  static func comparing<Section: Hashable, Item: Hashable>(
    _ before: [ListSection<Section, Item>], with after: [ListSection<Section, Item>]
  ) -> ListMatching {
    var matching = ListMatching(
      from: SectionCounts(before.map { $0.items.count }),
      to: SectionCounts(after.map { $0.items.count }))
    matching.matchSections(of: before, with: after)
    matching.alignItems(of: before, with: after)
    let unmatched = UnmatchedItems(of: matching)
    if unmatched.mayMatch {
      unmatched.pair(before, with: after)
      matching.merge(unmatched)
    }
    return matching
  }
}

extension ListMatching {
  /// Matches equal sections.
  @inlinable
  mutating func matchSections<Section: Hashable, Item: Hashable>(
    of before: [ListSection<Section, Item>], with after: [ListSection<Section, Item>]
  ) {
    let row = before.map { $0.identifier }.withUnsafeBufferPointer { before in
      after.map { $0.identifier }.withUnsafeBufferPointer { after in
        ListMatching.comparing(
          before, with: after, prefix: Alignment.commonPrefix(of: before, and: after))
      }
    }
    matchSections(asItemsOf: row)
  }

  /// Matches items of matched sections by comparing neighbours.
  @inlinable
  mutating func alignItems<Section: Hashable, Item: Hashable>(
    of before: [ListSection<Section, Item>], with after: [ListSection<Section, Item>]
  ) {
    // All sections share one limit: if one has nothing in common, the next one often has not
    // either.
    var patience = Alignment.greatestPatience
    for target in after.indices {
      guard let source = origin(ofSection: target) else { continue }
      before[source].items.withUnsafeBufferPointer { before in
        after[target].items.withUnsafeBufferPointer { after in
          Alignment.align(
            before, with: after, prefix: Alignment.commonPrefix(of: before, and: after),
            in: (source, target), patience: &patience, into: &self)
        }
      }
    }
  }
}

/// The parts of a matching as plain memory, for loops over all of it.
///
/// In a debug build, accessing an array through a matching costs more than the work on its
/// elements.
struct MatchingParts {
  /// The position before the change of the first item of each section, followed by the number of
  /// all items.
  let startsBefore: UnsafeBufferPointer<Int32>
  /// The position after the change of the first item of each section, followed by the number of all
  /// items.
  let startsAfter: UnsafeBufferPointer<Int32>
  /// The section after the change that each section before it is; negative for deleted sections.
  let destinations: UnsafeBufferPointer<Int32>
  /// The section before the change that each section after it was; negative for new sections.
  let origins: UnsafeBufferPointer<Int32>
  /// The matched runs, ascending by their positions after the change.
  let runs: UnsafeBufferPointer<MatchedRun>
}

extension ListMatching {
  /// Calls the closure with the parts, which are valid during the call.
  func withParts<Result>(_ body: (MatchingParts) -> Result) -> Result {
    startsBefore.withUnsafeBufferPointer { startsBefore in
      startsAfter.withUnsafeBufferPointer { startsAfter in
        sectionDestinations.withUnsafeBufferPointer { destinations in
          sectionOrigins.withUnsafeBufferPointer { origins in
            runs.withUnsafeBufferPointer { runs in
              body(
                MatchingParts(
                  startsBefore: startsBefore, startsAfter: startsAfter,
                  destinations: destinations, origins: origins, runs: runs))
            }
          }
        }
      }
    }
  }
}
