import DiffableKit
import Foundation
import TestSupport

/// Shelves with books: the model of the migrated screens. All names are unique.
struct Bookcase: Hashable {
  struct Shelf: Hashable {
    var name: String
    var books: [String]
  }

  var shelves: [Shelf]

  init(_ shelves: KeyValuePairs<String, [String]>) {
    self.shelves = shelves.map { Shelf(name: $0.key, books: $0.value) }
  }

  subscript(path: IndexPath) -> String { shelves[path[0]].books[path[1]] }

  /// Moves a book to a position counted without it.
  mutating func moveBook(from source: IndexPath, to target: IndexPath) {
    let book = shelves[source[0]].books.remove(at: source[1])
    shelves[target[0]].books.insert(book, at: target[1])
  }

  /// The bookcase as a snapshot.
  var snapshot: DiffableDataSourceSnapshotReference {
    let snapshot = DiffableDataSourceSnapshotReference()
    for shelf in shelves {
      snapshot.appendSections(withIdentifiers: [shelf.name])
      snapshot.appendItems(withIdentifiers: shelf.books)
    }
    return snapshot
  }
}

/// An endless sequence of changes of a bookcase.
struct BookcaseChanges {
  private var generator: SeededGenerator
  private var names = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Returns the bookcase after one to four changes.
  mutating func next(_ bookcase: Bookcase) -> Bookcase {
    var bookcase = bookcase
    for _ in 0...number(below: 4) { change(&bookcase) }
    return bookcase
  }

  private mutating func change(_ bookcase: inout Bookcase) {
    let (shelf, other) = (
      number(below: bookcase.shelves.count), number(below: bookcase.shelves.count)
    )
    switch number(below: 10) {
    case 0 where bookcase.shelves.count < 5:
      bookcase.shelves.insert(Bookcase.Shelf(name: name(), books: [name()]), at: shelf)
    case 1 where bookcase.shelves.count > 1:
      bookcase.shelves.remove(at: shelf)
    case 2:
      bookcase.shelves.swapAt(shelf, other)
    case 3...6:
      let place = number(below: bookcase.shelves[shelf].books.count + 1)
      bookcase.shelves[shelf].books.insert(name(), at: place)
    case 7 where !bookcase.shelves[shelf].books.isEmpty:
      bookcase.shelves[shelf].books.remove(at: number(below: bookcase.shelves[shelf].books.count))
    default:
      guard !bookcase.shelves[shelf].books.isEmpty else { return }
      let book = number(below: bookcase.shelves[shelf].books.count)
      let room = bookcase.shelves[other].books.count + (shelf == other ? 0 : 1)
      bookcase.moveBook(
        from: IndexPath(item: book, section: shelf),
        to: IndexPath(item: number(below: room), section: other))
    }
  }

  private mutating func name() -> String {
    names += 1
    let letters = ["d", "k", "p", "t"]
    return "\(letters[names % letters.count])\(names)"
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }
}
