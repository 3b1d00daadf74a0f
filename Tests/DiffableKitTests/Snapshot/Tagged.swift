/// An identifier whose instances can be told apart though they are equal.
struct Tagged: Hashable, Sendable, CustomDebugStringConvertible {
  let id: Int
  /// Which instance this is.
  var tag = 0

  static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  var debugDescription: String { "\(id)" }

  /// The identity and the instance, for a comparison that sees both.
  var both: [Int] { [id, tag] }
}
