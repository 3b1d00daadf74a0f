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
