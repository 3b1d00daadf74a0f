import DiffableKit
import Foundation
import TestSupport

/// Shelves with books: the model of the screens that migrate. All names differ.
struct Library: Hashable {
  struct Shelf: Hashable {
    var name: String
    var books: [String]
  }

  var shelves: [Shelf]

  init(_ shelves: KeyValuePairs<String, [String]>) {
    self.shelves = shelves.map { Shelf(name: $0.key, books: $0.value) }
  }

  subscript(path: IndexPath) -> String { shelves[path[0]].books[path[1]] }

  /// Takes a book out and puts it to a place among the rest.
  mutating func moveBook(from source: IndexPath, to target: IndexPath) {
    let book = shelves[source[0]].books.remove(at: source[1])
    shelves[target[0]].books.insert(book, at: target[1])
  }

  /// What a snapshot of it is.
  var snapshot: DiffableDataSourceSnapshotReference {
    let snapshot = DiffableDataSourceSnapshotReference()
    for shelf in shelves {
      snapshot.appendSections(withIdentifiers: [shelf.name])
      snapshot.appendItems(withIdentifiers: shelf.books)
    }
    return snapshot
  }
}

/// An endless sequence of changes of a library.
struct LibraryChanges {
  private var generator: SeededGenerator
  private var names = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// The library with one to four changes.
  mutating func next(_ library: Library) -> Library {
    var library = library
    for _ in 0...number(below: 4) { change(&library) }
    return library
  }

  private mutating func change(_ library: inout Library) {
    let (shelf, other) = (
      number(below: library.shelves.count), number(below: library.shelves.count)
    )
    switch number(below: 10) {
    case 0 where library.shelves.count < 5:
      library.shelves.insert(Library.Shelf(name: name(), books: [name()]), at: shelf)
    case 1 where library.shelves.count > 1:
      library.shelves.remove(at: shelf)
    case 2:
      library.shelves.swapAt(shelf, other)
    case 3...6:
      let place = number(below: library.shelves[shelf].books.count + 1)
      library.shelves[shelf].books.insert(name(), at: place)
    case 7 where !library.shelves[shelf].books.isEmpty:
      library.shelves[shelf].books.remove(at: number(below: library.shelves[shelf].books.count))
    default:
      guard !library.shelves[shelf].books.isEmpty else { return }
      let book = number(below: library.shelves[shelf].books.count)
      let room = library.shelves[other].books.count + (shelf == other ? 0 : 1)
      library.moveBook(
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
