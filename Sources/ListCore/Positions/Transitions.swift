/// A section's index before the batch, and that of the section or its replacement after the batch.
public struct SectionTransition: Hashable, Sendable {
  /// The section before the batch.
  public var from: Int
  /// The section after the batch.
  public var to: Int

  /// Creates a transition.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}

/// An item's position before the batch, and that of the item or its replacement after the batch.
public struct ItemTransition: Hashable, Sendable {
  /// The item before the batch.
  public var from: ItemPath
  /// The item after the batch.
  public var to: ItemPath

  /// Creates a transition.
  public init(from: ItemPath, to: ItemPath) {
    self.from = from
    self.to = to
  }
}
