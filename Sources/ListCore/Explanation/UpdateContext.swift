/// What a view knows about the moment of an update and the batch does not.
public struct UpdateContext: Hashable, Sendable {
  /// Whether the counts before the batch were asked for by the update itself, because the view
  /// had never loaded them or a reload was pending (behaviour 1.5, 1.6).
  public var loadedCountsForUpdate: Bool

  /// Creates a context.
  public init(loadedCountsForUpdate: Bool = false) {
    self.loadedCountsForUpdate = loadedCountsForUpdate
  }
}
