/// What is known about the moment of an update beside the batch and the counts around it.
public struct UpdateContext: Hashable, Sendable {
  /// Where the batch is known from.
  public enum Source: Hashable, Sendable {
    /// The view saw the calls, and knows when it counted.
    case view
    /// A message lists the calls. When the view counted is not known.
    case listing
    /// A message states numbers only. The calls of the batch are assumed.
    case numbers
  }

  /// Something that makes one cause more likely than the numbers alone do.
  public struct Clues: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A row stands for an empty list.
    public static let placeholder = Clues(rawValue: 1)
    /// A library, or an observer of a live model, computes the changes after the model has changed.
    public static let computedChanges = Clues(rawValue: 2)
    /// Sections open and close.
    public static let collapsibleSections = Clues(rawValue: 4)
  }

  /// Whether the counts before the batch were asked for by the update itself, because the view
  /// had never loaded them or a reload was pending (behaviour 1.5, 1.6).
  public var loadedCountsForUpdate: Bool
  /// Where the batch is known from.
  public var source: Source
  /// What makes one cause more likely.
  public var clues: Clues

  /// Creates a context.
  public init(
    loadedCountsForUpdate: Bool = false, source: Source = .view, clues: Clues = []
  ) {
    self.loadedCountsForUpdate = loadedCountsForUpdate
    self.source = source
    self.clues = clues
  }
}
