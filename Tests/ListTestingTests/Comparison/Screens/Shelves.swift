import ListTesting

/// Books by shelf: each shelf is a section, its number is its identifier; books are unique.
typealias Shelves = [[String]]

extension Shelves {
  /// Copies of the shelves with one book fewer, one for each book.
  var withoutEachBook: [Shelves] {
    indices.flatMap { shelf in
      self[shelf].indices.map { book in
        var fewer = self
        fewer[shelf].remove(at: book)
        return fewer
      }
    }
  }

  /// Returns other shelves, a few edits away.
  func edited(_ random: inout SeededGenerator) -> Shelves {
    var shelves = self
    for _ in 0..<Int.random(in: 1...4, using: &random) { shelves.edit(&random) }
    return shelves
  }

  private mutating func edit(_ random: inout SeededGenerator) {
    let shelf = Int.random(in: 0..<count, using: &random)
    let place = Int.random(in: 0...self[shelf].count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: self[shelf].insert(newBook(&random), at: place)
    case 2 where place < self[shelf].count: self[shelf].remove(at: place)
    case 3 where place < self[shelf].count:
      let book = self[shelf].remove(at: place)
      let other = Int.random(in: 0..<count, using: &random)
      self[other].insert(book, at: Int.random(in: 0...self[other].count, using: &random))
    case 4 where place < self[shelf].count: self[shelf][place] = newBook(&random)
    case 5 where self[shelf].count > 6: self[shelf].removeLast(5)
    default: self[shelf].shuffle(using: &random)
    }
  }

  private func newBook(_ random: inout SeededGenerator) -> String {
    "book \(String(random.next() >> 16, radix: 36))"
  }
}
