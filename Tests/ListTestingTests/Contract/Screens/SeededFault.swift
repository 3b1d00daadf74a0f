import HeadlessKit
import ListTesting

/// A screen with one mistake that people make, and its twin without.
struct SeededFault: Sendable, CustomStringConvertible {
  /// What the mistake is.
  let name: String
  /// The kinds of all findings about the broken screen, in order.
  let kinds: [ListFinding.Kind]
  /// Plays the screen, broken or not, and answers what was found.
  let play: @MainActor @Sendable (_ isBroken: Bool) async -> [ListFinding]

  init(
    _ name: String, _ kinds: ListFinding.Kind...,
    play: @escaping @MainActor @Sendable (_ isBroken: Bool) async -> [ListFinding]
  ) {
    self.name = name
    self.kinds = kinds
    self.play = play
  }

  var description: String { name }

  /// Every screen there is.
  static let all = contract + staleness + reuse + identity + timing + leaks
}
