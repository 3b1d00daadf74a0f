import DiffableKit
import ListCore

/// The model of a screen: shelves with books.
struct Library: Equatable {
  struct Shelf: Equatable {
    var name: Int
    var books: [Int]
  }

  var shelves: [Shelf] = []
  /// The number of the next shelf or book; no number is used twice.
  private var next = 0

  init(shelves: Int, books: Int) {
    for _ in 0..<shelves { self.shelves.append(makeShelf(books: books)) }
  }

  private mutating func makeNumber() -> Int {
    next += 1
    return next
  }

  private mutating func makeShelf(books: Int) -> Shelf {
    Shelf(name: makeNumber(), books: (0..<books).map { _ in makeNumber() })
  }

  /// The library as a snapshot.
  var snapshot: DiffableDataSourceSnapshot<Int, Int> {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(shelves.map(\.name))
    for shelf in shelves { snapshot.appendItems(shelf.books, toSection: shelf.name) }
    return snapshot
  }
}

extension Library {
  /// A change of the model, with the calls that announce it in one batch.
  struct Edit {
    var changes: [Change] = []
    /// The books to reload.
    var reloaded: [Int] = []
  }

  /// Changes the model at random and returns the edit.
  mutating func edit(using random: inout some RandomNumberGenerator) -> Edit {
    let books = shelves.indices.filter { !shelves[$0].books.isEmpty }
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: return insertBooks(&random)
    case 2, 3: return deleteBooks(&random)
    case 4 where !books.isEmpty, 5 where !books.isEmpty: return moveBook(books, &random)
    case 6: return insertShelf(&random)
    case 7 where shelves.count > 3: return deleteShelf(&random)
    case 8 where shelves.count > 1: return moveShelf(&random)
    case 9 where !books.isEmpty: return reloadBook(books, &random)
    default: return replaceBooks(&random)
    }
  }

  private mutating func insertBooks(_ random: inout some RandomNumberGenerator) -> Edit {
    guard let shelf = shelves.indices.randomElement(using: &random) else { return Edit() }
    let start = Int.random(in: 0...shelves[shelf].books.count, using: &random)
    let new = (0..<Int.random(in: 1...4, using: &random)).map { _ in makeNumber() }
    shelves[shelf].books.insert(contentsOf: new, at: start)
    return Edit(
      changes: new.indices.map { .insertItem(ItemPath(item: start + $0, section: shelf)) })
  }

  private mutating func deleteBooks(_ random: inout some RandomNumberGenerator) -> Edit {
    var changes: [Change] = []
    for shelf in shelves.indices {
      let gone = shelves[shelf].books.indices.filter { _ in
        Int.random(in: 0..<12, using: &random) == 0
      }
      for book in gone.reversed() { shelves[shelf].books.remove(at: book) }
      changes += gone.map { .deleteItem(ItemPath(item: $0, section: shelf)) }
    }
    return Edit(changes: changes)
  }

  private mutating func moveBook(
    _ candidates: [Int], _ random: inout some RandomNumberGenerator
  ) -> Edit {
    let from = candidates.randomElement(using: &random) ?? 0
    let to = shelves.indices.randomElement(using: &random) ?? 0
    let source = ItemPath(
      item: .random(in: shelves[from].books.indices, using: &random), section: from)
    let book = shelves[from].books.remove(at: source.item)
    let target = ItemPath(
      item: .random(in: 0...shelves[to].books.count, using: &random), section: to)
    shelves[to].books.insert(book, at: target.item)
    return Edit(changes: source == target ? [] : [.moveItem(from: source, to: target)])
  }

  private mutating func insertShelf(_ random: inout some RandomNumberGenerator) -> Edit {
    let index = Int.random(in: 0...shelves.count, using: &random)
    shelves.insert(makeShelf(books: .random(in: 0...6, using: &random)), at: index)
    return Edit(changes: [.insertSection(index)])
  }

  private mutating func deleteShelf(_ random: inout some RandomNumberGenerator) -> Edit {
    let index = Int.random(in: shelves.indices, using: &random)
    shelves.remove(at: index)
    return Edit(changes: [.deleteSection(index)])
  }

  private mutating func moveShelf(_ random: inout some RandomNumberGenerator) -> Edit {
    let from = Int.random(in: shelves.indices, using: &random)
    let shelf = shelves.remove(at: from)
    let to = Int.random(in: 0...shelves.count, using: &random)
    shelves.insert(shelf, at: to)
    return Edit(changes: from == to ? [] : [.moveSection(from: from, to: to)])
  }

  private mutating func reloadBook(
    _ candidates: [Int], _ random: inout some RandomNumberGenerator
  ) -> Edit {
    let shelf = candidates.randomElement(using: &random) ?? 0
    let index = Int.random(in: shelves[shelf].books.indices, using: &random)
    return Edit(
      changes: [.reloadItem(ItemPath(item: index, section: shelf))],
      reloaded: [shelves[shelf].books[index]])
  }

  /// Replaces books in one batch: deletions refer to before the batch, insertions to after it.
  private mutating func replaceBooks(_ random: inout some RandomNumberGenerator) -> Edit {
    var edit = deleteBooks(&random)
    for shelf in shelves.indices where Bool.random(using: &random) {
      let index = Int.random(in: 0...shelves[shelf].books.count, using: &random)
      shelves[shelf].books.insert(makeNumber(), at: index)
      edit.changes.append(.insertItem(ItemPath(item: index, section: shelf)))
    }
    return edit
  }
}
