/// What a client wants to have called when an apply is over, at most once.
///
/// It is let go as soon as it was called, or cannot be any more. Clients may come from any queue;
/// everything else happens on the main one.
final class Completion: @unchecked Sendable {  // `action` is the main queue's once it is here
  private var action: (() -> Void)?
  /// Whether the apply is over, or will never be.
  @MainActor private(set) var isOver = false

  init(_ action: (() -> Void)?) {
    self.action = action
  }

  @MainActor func call() {
    let action = action
    drop()
    action?()
  }

  /// Lets the client's closure go: it will not be called.
  @MainActor func drop() {
    action = nil
    isOver = true
  }
}

/// Completions in the order of their applies: each is called when its apply is over and all before
/// it were called.
///
/// An apply that changes nothing is over at once, one that animates is not; clients hear of both in
/// order.
@MainActor
final class CompletionQueue {
  private var waiting: [(completion: Completion, isDue: Bool)] = []

  func add(_ completion: Completion) {
    waiting.append((completion, false))
  }

  /// An apply is over.
  func finish(_ completion: Completion) {
    guard let index = waiting.firstIndex(where: { $0.completion === completion }) else { return }
    waiting[index].isDue = true
    while let first = waiting.first, first.isDue {
      waiting.removeFirst()
      first.completion.call()
    }
  }

  /// An apply did not happen.
  func drop(_ completion: Completion) {
    waiting.removeAll { $0.completion === completion }
    completion.drop()
  }
}
