import HeadlessKit
import ListTesting

/// A screen that a random session uses, and its model.
@MainActor
protocol SessionScreen: AnyObject {
  /// Shows the screen.
  init(_ simulator: Simulator)

  /// Takes one random step, as a person or the app's own code.
  ///
  /// - Returns: The name of the step.
  /// - Throws: A `QueryFailure` if a finger cannot do that now.
  func takeStep(_ random: inout SeededGenerator) throws -> String

  /// The texts of the rows or items that the list should have, by section.
  var model: [[String]] { get }

  /// What the list shows.
  var shown: ShownList { get }

  /// Whether the list is in front, so that it has been laid out.
  var isInFront: Bool { get }

  /// Whether no other screen ever covers the list.
  var isAlwaysInFront: Bool { get }

  /// Makes the list lay itself out again, from nothing.
  func layOutAgain()
}

extension SessionScreen {
  var isInFront: Bool { true }
  var isAlwaysInFront: Bool { true }
}

/// Sections of texts that are all different, and random changes of them.
struct SessionModel {
  private(set) var sections: [[String]] = []
  private var lastNumber = 0

  init(_ counts: [Int]) {
    for count in counts { sections.append(newTexts(count)) }
  }

  mutating func newText() -> String {
    lastNumber += 1
    // Every text contains one of three letters, for the search.
    return "\(["a", "b", "ab"][lastNumber % 3])\(lastNumber)"
  }

  mutating func newTexts(_ count: Int) -> [String] { (0..<count).map { _ in newText() } }

  /// A random index path; `nil` if there are no items.
  func path(_ random: inout SeededGenerator) -> IndexPath? {
    let paths = sections.indices.flatMap { section in
      sections[section].indices.map { IndexPath(item: $0, section: section) }
    }
    return paths.randomElement(using: &random)
  }

  mutating func remove(at path: IndexPath) { sections[path.section].remove(at: path.item) }

  mutating func insert(_ text: String, at path: IndexPath) {
    sections[path.section].insert(text, at: path.item)
  }
}

/// The calls that announce a change of a ``SessionModel``.
struct SessionEdit {
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var deletedSection: Int?
  var insertedSection: Int?
}

extension SessionModel {
  /// Makes a random change: of a section, or of rows in one section.
  mutating func edit(_ random: inout SeededGenerator) -> SessionEdit {
    var edit = SessionEdit()
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let place = Int.random(in: 0...sections.count, using: &random)
      sections.insert(newTexts(Int.random(in: 0..<9, using: &random)), at: place)
      edit.insertedSection = place
    case 1 where sections.count > 1:
      let place = Int.random(in: sections.indices, using: &random)
      sections.remove(at: place)
      edit.deletedSection = place
    case 2:
      guard let from = path(&random) else { break }
      let text = sections[from.section][from.item]
      remove(at: from)
      let section = Int.random(in: sections.indices, using: &random)
      let item = Int.random(in: 0...sections[section].count, using: &random)
      let to = IndexPath(item: item, section: section)
      insert(text, at: to)
      edit.moved = [(from, to)]
    default:
      editRows(&random, &edit)
    }
    return edit
  }

  private mutating func editRows(_ random: inout SeededGenerator, _ edit: inout SessionEdit) {
    guard let section = sections.indices.randomElement(using: &random) else { return }
    var rows: [String] = []
    for (item, text) in sections[section].enumerated() {
      let path = IndexPath(item: item, section: section)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: edit.deleted.append(path)
      case 1:
        edit.reloaded.append(path)
        rows.append(text)
      default: rows.append(text)
      }
    }
    let kept = Set(rows)
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      rows.insert(newText(), at: Int.random(in: 0...rows.count, using: &random))
    }
    sections[section] = rows
    for (item, text) in rows.enumerated() where !kept.contains(text) {
      edit.inserted.append(IndexPath(item: item, section: section))
    }
  }
}
