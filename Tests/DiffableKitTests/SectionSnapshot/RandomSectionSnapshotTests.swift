import Foundation
import TestSupport
import Testing

@testable import DiffableKit

/// Random calls have the same outcome and the same resulting state as in a plain model.
///
/// With `HEADLESSKIT_EXHAUSTIVE` in the environment, a million calls are made, best in a release
/// build.
@Suite struct RandomSectionSnapshotTests {
  static let callsPerSeed =
    Thoroughness.number(usually: 600, exhaustively: 125_000)

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func valueAndModelAgree(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let alphabet = Array("abcdefghijklmnopqrst".prefix(Int.random(in: 4...20, using: &dice)))
      .map(String.init)
    var value = ValueSubject()
    var model = NaiveOutline()
    var disagreements: [String] = []
    for number in 0..<Self.callsPerSeed {
      let call = SectionSnapshotCall.random(of: alphabet, using: &dice)
      let (before, copy) = (model.state, value)
      let (outcome, expected) = (value.perform(call), model.perform(call))
      value.snapshot.outline.checkInvariants()
      if outcome != expected || value.state != model.state || copy.state != before {
        disagreements.append("\(number): \(call) on \(before.picture)")
      }
    }
    #expect(disagreements.isEmpty, "\(disagreements.prefix(2))")
  }
}
