import ListCore

/// Sections and their items, by name: the content of a list.
public struct ScenarioModel: Hashable, Sendable {
  /// A section and its items.
  public struct Section: Hashable, Sendable {
    /// The name of the section.
    public var name: String
    /// The names of the items, in order.
    public var items: [String]

    /// Creates a section.
    public init(_ name: String, _ items: [String] = []) {
      self.name = name
      self.items = items
    }
  }

  /// The sections, in order.
  public var sections: [Section]

  /// Creates a model.
  public init(_ sections: [Section] = []) {
    self.sections = sections
  }
}

extension ScenarioModel {
  /// Creates a model with sections `A`, `B`, … and items `1`, `2`, … from the given counts.
  public init(numbered counts: SectionCounts) {
    var names = ScenarioNames()
    self.init(
      counts.perSection.map { count in
        Section(names.nextSection(), (0..<count).map { _ in names.nextItem() })
      })
  }

  /// The number of items of each section.
  public var counts: SectionCounts { SectionCounts(sections.map(\.items.count)) }

  /// Returns the item at a path, or `nil` if there is none.
  public func item(at path: ItemPath) -> String? {
    guard counts.contains(path) else { return nil }
    return sections[path.section].items[path.item]
  }
}

/// Unused names: items `1`, `2`, …; sections `A`, …, `Z`, `A1`, ….
struct ScenarioNames: Hashable, Sendable {
  private var items = 0
  private var sections = 0

  /// Returns an unused name for an item.
  mutating func nextItem() -> String {
    items += 1
    return "\(items)"
  }

  /// Returns an unused name for a section.
  mutating func nextSection() -> String {
    defer { sections += 1 }
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    let round = sections / letters.count
    return letters[sections % letters.count] + (round == 0 ? "" : "\(round)")
  }
}
