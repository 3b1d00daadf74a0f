import ListCore

/// The smallest list and batch that lead to a message about updates.
///
/// A message states few numbers; a list needs all of them to produce it again. The scene fills in
/// what the message leaves open: sections that are not mentioned have one item and stay unchanged,
/// the first rows are the ones that changed, and moves between sections come from or go to one
/// adjacent section.
///
/// ```swift
/// let scene = UpdateScene(.itemCounts(mismatch, .table))
/// scene?.before  // what the data source answers first
/// scene?.batch   // what the client announces
/// scene?.after   // what the data source answers then
/// ```
public struct UpdateScene: Hashable, Sendable {
  /// The kind of list.
  public var kind: ListKind
  /// The counts that the data source returns before the batch.
  public var before: SectionCounts
  /// The counts that the data source returns after the batch.
  public var after: SectionCounts
  /// The announced changes.
  public var batch: BatchUpdate

  /// Creates a scene from its parts.
  public init(
    kind: ListKind, before: SectionCounts, after: SectionCounts, changes: [Change]
  ) {
    self.kind = kind
    self.before = before
    self.after = after
    self.batch = BatchUpdate(changes)
  }
}

extension UpdateScene {
  /// Creates the scene of a message about updates.
  ///
  /// - Returns: `nil` if the facts are not about an update, if no calls can lead to their numbers,
  ///   or if the numbers are too large to create such a list.
  public init?(_ facts: TranscriptFacts) {
    let scene: UpdateScene? =
      switch facts {
      case .itemCounts(let mismatch, let kind): UpdateScene(mismatch, kind)
      case .sectionCounts(let mismatch, let kind): UpdateScene(mismatch, kind)
      case .batch(let evidence, let kind): UpdateScene(evidence, kind)
      case .tableUpdateWithoutNumbers:
        UpdateScene(kind: .table, before: [1], after: [2], changes: [])
      case .droppedUpdate(let update): UpdateScene(update)
      case .fault(.update(let fault, let kind)): FaultReplay(fault, kind).scene
      case .fault(.cell), .fault(.query), .fault(.layout), .fault(.snapshot), .fault(.misuse),
        .warning:
        nil
      }
    guard let scene else { return nil }
    self = scene
  }

  /// The maximum number of items in a scene, of which a list asks for those on screen.
  static let largestCount = 2_000_000
  /// The maximum number of sections of a scene, all of which a list asks for, and of its changes:
  /// a report is explained in about a second, also by a debug build.
  static let largestBatch = 5_000

  /// Returns whether a list with these numbers of items can be created.
  static func canBuild(_ counts: Int...) -> Bool {
    counts.allSatisfy { (0...largestCount).contains($0) }
  }

  /// Returns whether a list with these numbers of sections can be created, or a batch with these
  /// numbers of changes.
  static func canBuild(sections: Int...) -> Bool {
    sections.allSatisfy { (0...largestBatch).contains($0) }
  }

  /// Returns whether a list with these counts can be created.
  static func canBuild(_ counts: SectionCounts) -> Bool {
    canBuild(sections: counts.sectionCount)
      && counts.perSection.allSatisfy { (0...largestCount).contains($0) }
      && canBuild(counts.itemCount)
  }

  /// Returns the number of positions if the last one has this index; `NSNotFound` has no successor.
  static func room(for index: Int) -> Int { index < .max ? index + 1 : .max }

  /// Returns the fault that a list of this kind finds in the scene.
  ///
  /// - Returns: `nil` if the batch is legal.
  public func fault(_ profile: SystemProfile) -> UpdateFault? {
    do throws(UpdateFault) {
      _ = try UpdatePlan(batch, from: before, to: after, kind: kind, profile: profile)
      return nil
    } catch {
      return error
    }
  }
}
