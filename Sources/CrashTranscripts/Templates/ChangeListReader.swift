import ListCore

/// A parser of the lists of changes in two of UIKit's messages.
enum ChangeListReader {
  /// Returns the changes of crash families A3: `Delete row (0 - 1), Insert section 2`.
  ///
  /// - Returns: `nil` if a line has another form.
  static func changes(in list: String) -> [Change]? {
    let lines = entries(in: list)
    let changes = lines.compactMap(change)
    return changes.count == lines.count ? changes : nil
  }

  /// Returns the changes of crash families A4: `"D(0,18)"`.
  ///
  /// - Returns: `nil` if an entry has another form.
  static func codes(in list: String) -> [Change]? {
    let codes = list.split(whereSeparator: { "\"\n".contains($0) })
      .map { $0.filter { !$0.isWhitespace } }
      .filter { !$0.isEmpty && $0 != "," }
    let changes = codes.compactMap(code)
    return changes.count == codes.count ? changes : nil
  }

  /// Splits the list at the commas outside parentheses.
  private static func entries(in list: String) -> [Substring] {
    var depth = 0
    return list.split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == "," && depth == 0
    }
    .filter { $0.contains { !$0.isWhitespace } }
  }

  private static func change(_ entry: Substring) -> Change? {
    let words = entry.split { !$0.isLetter }.map { $0.lowercased() }
    let numbers = entry.split { !$0.isNumber }.compactMap { Int($0) }
    guard words.count >= 2 else { return nil }
    return switch (words[0], words[1], numbers.count) {
    case ("delete", "row", 2), ("delete", "item", 2): .deleteItem(path(numbers))
    case ("insert", "row", 2), ("insert", "item", 2): .insertItem(path(numbers))
    case ("reload", "row", 2), ("reload", "item", 2): .reloadItem(path(numbers))
    case ("move", "row", 4), ("move", "item", 4):
      .moveItem(from: path(numbers), to: path(numbers.dropFirst(2)))
    case ("delete", "section", 1): .deleteSection(numbers[0])
    case ("insert", "section", 1): .insertSection(numbers[0])
    case ("reload", "section", 1): .reloadSection(numbers[0])
    case ("move", "section", 2): .moveSection(from: numbers[0], to: numbers[1])
    default: nil
    }
  }

  private static func code(_ entry: String) -> Change? {
    let numbers = entry.split { !$0.isNumber }.compactMap { Int($0) }
    return switch (entry.prefix { $0.isLetter }, numbers.count) {
    case ("D", 2): .deleteItem(path(numbers))
    case ("I", 2): .insertItem(path(numbers))
    case ("R", 2): .reloadItem(path(numbers))
    case ("M", 4): .moveItem(from: path(numbers), to: path(numbers.dropFirst(2)))
    default: nil
    }
  }

  private static func path(_ numbers: some Collection<Int>) -> ItemPath {
    let indexes = Array(numbers.prefix(2))
    return ItemPath(item: indexes[1], section: indexes[0])
  }
}
