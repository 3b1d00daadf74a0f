/// The animations of an interactive transition, whose completions wait.
@MainActor
package final class HeldAnimations {
  @TaskLocal package static var current: HeldAnimations?

  package var values = AnimatedValues()
  private var completions: [@MainActor (_ cancels: Bool) -> Void] = []

  package init() {}

  /// Adds a completion, which gets whether the transition goes back.
  package func hold(_ completion: @escaping @MainActor (_ cancels: Bool) -> Void) {
    completions.append(completion)
  }

  /// Calls the completions.
  package func release(cancels: Bool) {
    let due = completions
    completions = []
    for completion in due { completion(cancels) }
  }
}
