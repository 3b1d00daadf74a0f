/// One section on its two sides: where it was, and where it or its replacement is.
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
