/// A search for many short texts at once, in one pass.
///
/// Every message of a report has hints of its own, and each hint has several texts: one search for
/// each of them would take longer than reading the message.
struct MarkSearch<Value: Hashable & Sendable>: Sendable {
  /// The bytes of the texts behind their first one, by that byte.
  private var byFirst: [[(rest: [UInt8], value: Value)]]

  /// Creates a search.
  init(_ marks: [(text: String, value: Value)]) {
    byFirst = Array(repeating: [], count: 256)
    for (text, value) in marks {
      guard let first = text.utf8.first else { continue }
      byFirst[Int(first)].append((Array(text.utf8.dropFirst()), value))
    }
  }

  /// Returns the values whose texts occur.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func values(in text: some StringProtocol) -> Set<Value> {
    var found: Set<Value> = []
    let bytes = Array(text.utf8)
    for index in bytes.indices {
      let marks = byFirst[Int(bytes[index])]
      if marks.isEmpty { continue }
      for mark in marks where bytes[(index + 1)...].starts(with: mark.rest) {
        found.insert(mark.value)
      }
    }
    return found
  }
}
