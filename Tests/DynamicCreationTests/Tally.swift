import Foundation

/// How many objects were created and released.
@MainActor
final class Tally {
  private(set) var created: [String] = []
  private(set) var released = 0

  static var current = Tally()

  nonisolated static func note(_ name: String) {
    MainActor.assumeIsolated { current.created.append(name) }
  }

  nonisolated static func release() {
    MainActor.assumeIsolated { current.released += 1 }
  }

  /// Returns what is created and released while a closure runs.
  static func of(_ body: () throws -> Void) rethrows -> Tally {
    current = Tally()
    try body()
    return current
  }
}

/// A stored property that counts: an object that is created twice or never released shows.
final class Counted: NSObject {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init()
    Tally.note(name)
  }

  deinit { Tally.release() }
}
