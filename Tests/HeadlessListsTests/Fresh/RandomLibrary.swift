import Foundation
import TestSupport

/// A model that changes at random: sections of books, each with a length of its own.
struct RandomLibrary {
  struct Book: Hashable {
    let name: Int
    var length: CGFloat
  }

  struct Section: Hashable {
    let name: Int
    var title: String?
    var header: CGFloat
    var books: [Book]
  }

  /// One legal batch, with the positions before it (deletions, reloads, origins) and after it.
  struct Batch {
    var deleted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var inserted: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
    var deletedSections = IndexSet()
    var reloadedSections = IndexSet()
    var insertedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    /// The names of the books that are deleted or reloaded, themselves or with their section.
    var touched: Set<Int> = []
    /// The names of the books that are moved.
    var travelling: Set<Int> = []
  }

  var sections: [Section] = []
  private var numbers: SeededGenerator
  private var lastName = 0

  init(seed: UInt64, sections count: Int) {
    numbers = SeededGenerator(seed: seed)
    for _ in 0..<count { sections.append(newSection()) }
  }

  mutating func below(_ limit: Int) -> Int { numbers.below(limit) }

  private mutating func name() -> Int {
    lastName += 1
    return lastName
  }

  private mutating func length() -> CGFloat { CGFloat(20 + numbers.below(80)) / 2 + 10 }

  private mutating func newBook() -> Book { Book(name: name(), length: length()) }

  private mutating func newSection() -> Section {
    let number = name()
    return Section(
      name: number, title: numbers.below(3) == 0 ? nil : "Shelf \(number)",
      header: [0, 24, 31][numbers.below(3)],
      books: (0..<[0, 1, 3, 6, 8][numbers.below(5)]).map { _ in newBook() })
  }

  /// The position of a random book; `nil` if there are none.
  mutating func anyBook() -> IndexPath? {
    let all = sections.indices.flatMap { section in
      sections[section].books.indices.map { IndexPath(item: $0, section: section) }
    }
    return all.isEmpty ? nil : all[numbers.below(all.count)]
  }

  subscript(path: IndexPath) -> Book { sections[path.section].books[path.item] }

  /// Changes the lengths of some books and the titles of some sections, as only a reload shows.
  mutating func revise() {
    for section in sections.indices {
      revise(section)
      for book in sections[section].books.indices where numbers.below(2) == 0 {
        sections[section].books[book].length = length()
      }
    }
  }

  private mutating func revise(_ section: Int) {
    let title = "Shelf \(sections[section].name), revised"
    sections[section].title = numbers.below(3) == 0 ? nil : title
    sections[section].header = [0, 24, 31][numbers.below(3)]
  }

  /// Changes the model at random and returns the batch that announces it. A batch either moves or
  /// reloads: the position of what is reloaded does not count what is moved.
  mutating func change() -> Batch {
    var batch = Batch()
    let before = sections
    var after: [Section] = []
    var homes: [Int] = []
    var movedNames: Set<Int> = []
    let moves = numbers.below(2) == 0
    for (index, section) in before.enumerated() {
      switch numbers.below(12) {
      case 0 where before.count - batch.deletedSections.count > 2:
        batch.deletedSections.insert(index)
        batch.touched.formUnion(section.books.map(\.name))
      case 1 where !moves:
        batch.reloadedSections.insert(index)
        batch.touched.formUnion(section.books.map(\.name))
        after.append(section)
        revise(in: &after)
      case 2 where moves:
        movedNames.insert(section.name)
        after.append(section)
      default:
        homes.append(section.name)
        after.append(section)
      }
    }
    changeBooks(&after, homes, moves: moves, &batch)
    if numbers.below(5) == 0, after.count < 7 {
      let place = numbers.below(after.count + 1)
      after.insert(newSection(), at: place)
      batch.insertedSections.insert(place)
    }
    // Moved sections go last, so that the others keep their order.
    for name in movedNames.sorted() {
      guard let from = after.firstIndex(where: { $0.name == name }) else { continue }
      after.insert(after.remove(at: from), at: numbers.below(after.count + 1))
    }
    let known = Set(before.map(\.name))
    batch.insertedSections = IndexSet(after.indices.filter { !known.contains(after[$0].name) })
    for name in movedNames.sorted() {
      guard let from = before.firstIndex(where: { $0.name == name }),
        let to = after.firstIndex(where: { $0.name == name })
      else { continue }
      batch.movedSections.append((from, to))
    }
    sections = after
    announceBooks(before, homes, &batch)
    return batch
  }

  private mutating func revise(in sections: inout [Section]) {
    let kept = self.sections
    self.sections = sections
    revise(sections.count - 1)
    for book in self.sections[sections.count - 1].books.indices {
      self.sections[sections.count - 1].books[book].length = length()
    }
    sections = self.sections
    self.sections = kept
  }

  /// Deletes, reloads, inserts and moves books of the sections that stay.
  private mutating func changeBooks(
    _ after: inout [Section], _ homes: [Int], moves: Bool, _ batch: inout Batch
  ) {
    let places = after.indices.filter { homes.contains(after[$0].name) }
    var travelling: [Book] = []
    for place in places {
      var kept: [Book] = []
      for var book in after[place].books {
        switch numbers.below(12) {
        case 0: batch.touched.insert(book.name)
        case 1 where !moves:
          batch.touched.insert(book.name)
          book.length = length()
          kept.append(book)
        case 2 where moves:
          travelling.append(book)
          batch.travelling.insert(book.name)
        default: kept.append(book)
        }
      }
      after[place].books = kept
    }
    guard !places.isEmpty else { return }
    for book in travelling + (0..<numbers.below(4)).map({ _ in newBook() }) {
      let place = places[numbers.below(places.count)]
      let row = numbers.below(after[place].books.count + 1)
      after[place].books.insert(book, at: row)
    }
  }

  /// Finds the positions of changed books before and after the batch.
  private mutating func announceBooks(
    _ before: [Section], _ homes: [Int], _ batch: inout Batch
  ) {
    var old: [Int: (IndexPath, Book)] = [:]
    for (section, shelf) in before.enumerated() where homes.contains(shelf.name) {
      for (item, book) in shelf.books.enumerated() {
        old[book.name] = (IndexPath(item: item, section: section), book)
      }
    }
    var stays: Set<Int> = []
    for (section, shelf) in sections.enumerated() where homes.contains(shelf.name) {
      for (item, book) in shelf.books.enumerated() {
        let path = IndexPath(item: item, section: section)
        guard let (from, _) = old[book.name] else {
          batch.inserted.append(path)
          continue
        }
        stays.insert(book.name)
        if batch.touched.contains(book.name) {
          batch.reloaded.append(from)
        } else if batch.travelling.contains(book.name) {
          batch.moved.append((from, path))
        }
      }
    }
    batch.deleted = old.filter { !stays.contains($0.key) }.values.map(\.0).sorted()
  }
}
