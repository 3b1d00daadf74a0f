import HeadlessKit
import ListTesting

/// A screen with one common mistake, and its corrected twin.
struct SeededFault: Sendable, CustomStringConvertible {
  /// The description of the mistake.
  let name: String
  /// The kinds of all findings on the broken screen, in order.
  let kinds: [ListFinding.Kind]
  /// Runs the screen, broken or not, and returns the findings.
  let play: @MainActor @Sendable (_ isBroken: Bool) async throws -> [ListFinding]

  init(
    _ name: String, _ kinds: ListFinding.Kind...,
    play: @escaping @MainActor @Sendable (_ isBroken: Bool) async throws -> [ListFinding]
  ) {
    self.name = name
    self.kinds = kinds
    self.play = play
  }

  var description: String { name }

  /// All seeded faults.
  static let all = contract + staleness + reuse + identity + timing + leaks
}
