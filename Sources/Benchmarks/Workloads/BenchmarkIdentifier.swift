import Foundation

/// A type of identifier that is measured, and the limits that this project promises for it, in
/// units of one Dictionary insert pass and one lookup pass over the same items.
protocol BenchmarkIdentifier: Hashable, Sendable {
  /// The name of the type in a report.
  static var title: String { get }
  /// The limit for a diff of similar lists.
  static var nearLimit: Double { get }
  /// The limit for a diff of dissimilar lists.
  static var heavyLimit: Double { get }
  /// The limit for a diff of lists with sections.
  static var sectionedLimit: Double { get }
  /// The limit for an append, in units of one Array and one Dictionary pass.
  static var appendLimit: Double? { get }

  /// Creates the identifier of a number.
  init(number: Int)
  /// An equal value that shares no memory with this one, such as one decoded from a response.
  var fresh: Self { get }
}

extension Int: BenchmarkIdentifier {
  static var title: String { "Int" }
  static var nearLimit: Double { 0.6 }
  static var heavyLimit: Double { 4 }
  static var sectionedLimit: Double { 0.9 }
  static var appendLimit: Double? { 2 }

  init(number: Int) {
    var dice = Dice(seed: UInt64(number))
    self.init(truncatingIfNeeded: dice.next())
  }

  var fresh: Int { self }
}

/// A typical model type: an identity, and content that is ignored when comparing.
struct Person: BenchmarkIdentifier {
  let id: UUID
  let age: Int

  static var title: String { "UUID" }
  static var nearLimit: Double { 0.35 }
  static var heavyLimit: Double { 1.6 }
  static var sectionedLimit: Double { 0.3 }
  static var appendLimit: Double? { nil }

  init(number: Int) {
    var dice = Dice(seed: UInt64(number))
    let halves = (dice.next(), dice.next())
    id = withUnsafeBytes(of: halves) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    age = number % 100
  }

  var fresh: Person { self }

  static func == (one: Person, other: Person) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension String: BenchmarkIdentifier {
  static var title: String { "String" }
  static var nearLimit: Double { 0.35 }
  static var heavyLimit: Double { 1.5 }
  static var sectionedLimit: Double { 0.3 }
  static var appendLimit: Double? { 1.2 }

  init(number: Int) { self = Person(number: number).id.uuidString }

  var fresh: String { String(decoding: Array(utf8), as: UTF8.self) }
}
