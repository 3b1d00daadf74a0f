import ListCore

/// A smallest list and a batch that lead to a message about updates.
///
/// A message says few numbers; a list that is to say it again needs all of them. The scene fills
/// in what the message leaves open: sections that nobody mentions hold one item and stay as they
/// are, rows that changed are the first ones, moves between sections come from or go to one
/// neighbour.
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
  /// What the data source answers before the batch.
  public var before: SectionCounts
  /// What the data source answers after the batch.
  public var after: SectionCounts
  /// What the client announces.
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
  /// The scene of a message about updates.
  ///
  /// - Returns: `nil` if the facts are not about an update, if no calls can lead to their numbers,
  ///   or if the numbers are too large to build a list of them.
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
      case .fault(.cell), .fault(.query), .fault(.layout), .fault(.snapshot), .warning: nil
      }
    guard let scene else { return nil }
    self = scene
  }

  /// The most items and sections that a scene is built with.
  static let largestCount = 2_000_000

  /// Whether a list of these counts can be built.
  static func canBuild(_ counts: Int...) -> Bool {
    counts.allSatisfy { (0...largestCount).contains($0) }
  }

  /// Whether a list of these counts can be built.
  static func canBuild(_ counts: SectionCounts) -> Bool {
    counts.perSection.allSatisfy { canBuild($0) } && canBuild(counts.itemCount)
  }

  /// How many positions there are if the last one has this index; `NSNotFound` has no next.
  static func room(for index: Int) -> Int { index < .max ? index + 1 : .max }

  /// The fault that a list of this kind finds in the scene.
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
