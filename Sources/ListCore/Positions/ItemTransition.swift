/// One item on its two sides: where it was, and where it or its replacement is.
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
