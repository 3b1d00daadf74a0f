/// One call of a client to a mutation method, with everything it announced.
///
/// `deleteRows(at: [a, b], with: .fade)` is one call with two changes.
public struct UpdateCall: Hashable, Sendable {
  /// What the call announced, in the order of its arguments.
  public var changes: [Change]
  /// Where the call was written, if that is known.
  public var site: CallSite?
  /// A number that the view attaches to the call, such as its row animation.
  public var tag: Int

  /// Creates a call.
  public init(_ changes: [Change], site: CallSite? = nil, tag: Int = 0) {
    self.changes = changes
    self.site = site
    self.tag = tag
  }
}
