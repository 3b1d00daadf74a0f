/// An identifier whose instances can be distinguished although they are equal.
struct Tagged: Hashable, Sendable, CustomDebugStringConvertible {
  let id: Int
  /// The number of the instance, which equality ignores.
  var tag = 0

  static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  var debugDescription: String { "\(id)" }

  /// The identity and the instance number, to compare both.
  var both: [Int] { [id, tag] }
}
