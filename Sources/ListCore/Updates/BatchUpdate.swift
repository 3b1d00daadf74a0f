/// The calls that a client makes between the outermost begin and end of an update.
///
/// The order of the calls has no effect (behaviour 3.1); it is kept because a person who looks for
/// a mistake reads the calls in the order in which they were made.
public struct BatchUpdate: Hashable, Sendable {
  /// The calls, in the order in which they were made.
  public var calls: [UpdateCall]
  /// The place in the source at which the batch begins, if it is known.
  public var site: CallSite?

  /// Creates a batch from calls.
  public init(_ calls: [UpdateCall] = [], site: CallSite? = nil) {
    self.calls = calls
    self.site = site
  }

  /// Creates a batch from changes, each of them a call of its own.
  public init(_ changes: [Change]) {
    self.init(changes.map { UpdateCall([$0]) })
  }
}

extension BatchUpdate {
  /// Every change of every call, in order.
  public var changes: [Change] { calls.flatMap(\.changes) }

  /// Whether the batch has no changes.
  public var isEmpty: Bool { calls.allSatisfy(\.changes.isEmpty) }
}
