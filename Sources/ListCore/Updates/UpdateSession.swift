/// The update that a list is collecting, if any.
///
/// Updates can be nested; only the end of the outermost one yields a batch (behaviour 1.15, 3.7).
///
/// ```swift
/// var session = UpdateSession()
/// session.begin()
/// session.record(UpdateCall([.deleteSection(0)]))
/// let batch = session.end()  // the whole batch: this was the outermost level
/// ```
public struct UpdateSession: Sendable {
  private enum State: Sendable {
    case idle
    case collecting(BatchUpdate, depth: Int)
  }
  private var state = State.idle

  /// Creates a session without an open update.
  public init() {}
}

extension UpdateSession {
  /// Whether an update has begun and not ended.
  public var isOpen: Bool { depth > 0 }

  /// The nesting depth of open updates.
  public var depth: Int {
    switch state {
    case .idle: 0
    case .collecting(_, let depth): depth
    }
  }

  /// Opens an update, which may be nested in another one.
  public mutating func begin(site: CallSite? = nil) {
    switch state {
    case .idle: state = .collecting(BatchUpdate(site: site), depth: 1)
    case .collecting(let batch, let depth): state = .collecting(batch, depth: depth + 1)
    }
  }

  /// Records a call.
  ///
  /// - Precondition: An update is open.
  public mutating func record(_ call: UpdateCall) {
    guard case .collecting(var batch, let depth) = state else {
      preconditionFailure("A call was recorded while no update was open; call begin() first")
    }
    state = .idle  // releases the session's reference, so that the batch is appended to in place
    batch.calls.append(call)
    state = .collecting(batch, depth: depth)
  }

  /// Closes the innermost open update.
  ///
  /// - Returns: The whole batch if the outermost update was closed; `nil` if an outer one is still
  ///   open, or if none was open.
  public mutating func end() -> BatchUpdate? {
    switch state {
    case .idle:
      return nil
    case .collecting(let batch, depth: 1):
      state = .idle
      return batch
    case .collecting(let batch, let depth):
      state = .collecting(batch, depth: depth - 1)
      return nil
    }
  }

  /// Discards all recorded calls and closes all open updates.
  public mutating func discard() {
    state = .idle
  }
}
