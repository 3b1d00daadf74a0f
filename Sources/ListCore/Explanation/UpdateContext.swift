/// The circumstances of an update, in addition to the batch and the counts before and after it.
public struct UpdateContext: Hashable, Sendable {
  /// The source of the information about a batch.
  public enum Source: Hashable, Sendable {
    /// The view saw the calls, and knows when it loaded its counts.
    case view
    /// A message lists the calls. When the view loaded its counts is not known.
    case listing
    /// A message contains only numbers. The calls of the batch are assumed.
    case numbers
  }

  /// Facts that make one cause more likely than the numbers alone do.
  public struct Clues: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The app shows a placeholder row for an empty list.
    public static let placeholder = Clues(rawValue: 1)
    /// A library, or an observer of a live model, computes the changes after the model has changed.
    public static let computedChanges = Clues(rawValue: 2)
    /// The app's sections can be expanded and collapsed.
    public static let collapsibleSections = Clues(rawValue: 4)
  }

  /// Whether the update itself loaded the counts before the batch, because the view had never
  /// loaded them or a reload was pending (behaviour 1.5, 1.6).
  public var loadedCountsForUpdate: Bool
  /// The source of the information about the batch.
  public var source: Source
  /// The facts that make one cause more likely.
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
