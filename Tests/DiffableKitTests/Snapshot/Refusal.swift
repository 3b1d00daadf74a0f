import DiffableKit

/// A call that raises, with its reason and the unchanged state.
struct Refusal: Hashable, Sendable, CustomStringConvertible {
  typealias Call = SnapshotCall<String, String>

  /// The call.
  let call: Call
  /// The reason, with addresses written `0x…`.
  let reason: String

  init(_ call: Call, _ reason: String) {
    self.call = call
    self.reason = reason
  }

  var description: String { "\(call)" }
}

extension DiffableDataSourceSnapshot<String, String> {
  /// Returns the refusal of a call that is expected to raise.
  mutating func refusal(of call: Refusal.Call) -> Refusal? {
    call.perform(on: &self).map { Refusal(call, TextWithoutAddresses.of($0.reason)) }
  }
}
