/// The client's completion of an apply, called at most once.
///
/// It is released as soon as it was called, or can no longer be called. Clients may come from any
/// queue; everything else happens on the main one.
final class Completion: @unchecked Sendable {  // `action` belongs to the main queue afterwards
  private var action: (() -> Void)?
  /// Whether the apply is complete, or will never be.
  @MainActor private(set) var isOver = false

  init(_ action: (() -> Void)?) {
    self.action = action
  }

  @MainActor func call() {
    let action = action
    drop()
    action?()
  }

  /// Releases the client's closure without calling it.
  @MainActor func drop() {
    action = nil
    isOver = true
  }
}

/// Completions in the order of their applies: each is called when its apply and all previous ones
/// are complete.
///
/// An apply that changes nothing is complete immediately, one that animates is not; the completions
/// of both are called in order.
@MainActor
final class CompletionQueue {
  private var waiting: [(completion: Completion, isDue: Bool)] = []

  func add(_ completion: Completion) {
    waiting.append((completion, false))
  }

  /// Records that an apply is complete.
  func finish(_ completion: Completion) {
    guard let index = waiting.firstIndex(where: { $0.completion === completion }) else { return }
    waiting[index].isDue = true
    while let first = waiting.first, first.isDue {
      waiting.removeFirst()
      first.completion.call()
    }
  }

  /// Records that an apply did not happen.
  func drop(_ completion: Completion) {
    waiting.removeAll { $0.completion === completion }
    completion.drop()
  }
}
