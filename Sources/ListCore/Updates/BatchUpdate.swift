/// Everything a client announced between the outermost begin and end of an update.
///
/// The order of the calls decides nothing (behaviour 3.1); it is kept because a person who looks
/// for a mistake reads the calls in the order in which they were made.
public struct BatchUpdate: Hashable, Sendable {
  /// The calls, in the order in which they were made.
  public var calls: [UpdateCall]
  /// Where the batch was begun, if that is known.
  public var site: CallSite?

  /// Creates a batch from calls.
  public init(_ calls: [UpdateCall] = [], site: CallSite? = nil) {
    self.calls = calls
    self.site = site
  }

  /// Creates a batch from changes, each made by a call of its own.
  public init(_ changes: [Change]) {
    self.init(changes.map { UpdateCall([$0]) })
  }
}

extension BatchUpdate {
  /// Every change of every call, in order.
  public var changes: [Change] { calls.flatMap(\.changes) }

  /// Whether nothing was announced.
  public var isEmpty: Bool { calls.allSatisfy(\.changes.isEmpty) }
}
