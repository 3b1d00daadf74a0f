import Foundation

/// A parser of visual formats.
package struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var place = 0

  package init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  /// Returns the parsed format.
  ///
  /// - Throws: A ``VisualFormatError`` at the first mistake.
  package mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if take("V:") { result.isVertical = true } else { _ = take("H:") }
    if take("|") { result.leading = try distance() }
    result.items.append(try item())
    while place < characters.count {
      let distance = try distance()
      if take("|") {
        result.trailing = distance
        guard place == characters.count else { throw error("Expected the end of the format") }
        return result
      }
      result.distances.append(distance)
      result.items.append(try item())
    }
    return result
  }

  private mutating func item() throws(VisualFormatError) -> VisualFormat.Item {
    guard take("[") else {
      throw error("Expected a view")
    }
    let start = place
    let name = word()
    guard !name.isEmpty else { throw error("Expected a view name") }
    var item = VisualFormat.Item(name: name, place: start)
    if next == "(" { item.predicates = try predicates() }
    guard take("]") else { throw error("Expected a ']' at the end of a view") }
    return item
  }

  private mutating func distance() throws(VisualFormatError) -> VisualFormat.Distance {
    guard take("-") else { return .none }
    let list: [VisualFormat.Predicate]
    switch next {
    case "[", "|": return .standard
    case "(": list = try predicates()
    default: list = [VisualFormat.Predicate(operand: try operand())]
    }
    guard take("-") else { throw error("Expected a '-' after the distance") }
    return .predicates(list)
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var list: [VisualFormat.Predicate] = []
    repeat {
      place += 1  // "(" or ","
      list.append(try predicate())
    } while next == ","
    guard take(")") else { throw error("Expected a ',' or ')' after a predicate") }
    return list
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = LayoutSolver.Relation.equal
    if take("<=") {
      relation = .lessThanOrEqual
    } else if take(">=") {
      relation = .greaterThanOrEqual
    } else {
      _ = take("==")
    }
    var predicate = VisualFormat.Predicate(relation: relation, operand: try operand())
    if take("@") { predicate.priority = try operand() }
    return predicate
  }

  private mutating func operand() throws(VisualFormatError) -> VisualFormat.Operand {
    skipSpaces()
    var operand = VisualFormat.Operand(place: place)
    if let number = number() {
      operand.number = number
      return operand
    }
    operand.name = word()
    guard !operand.name.isEmpty else { throw error("Expected a number or a name") }
    if take(".") { operand.attribute = word() }
    if take("*") {
      operand.multiplier = try factor()
    } else if take("/") {
      operand.multiplier = 1 / (try factor())
    }
    // A hyphen ends a distance, so that only a parenthesis can hold a difference.
    if take("+") { operand.constant = try factor() }
    return operand
  }

  private mutating func factor() throws(VisualFormatError) -> Double {
    guard let number = number(), number != 0 else { throw error("Expected a number") }
    return number
  }

  private mutating func number() -> Double? {
    var end = place
    if end < characters.count, characters[end] == "-" { end += 1 }
    let first = end
    while end < characters.count, characters[end].isNumber || characters[end] == "." { end += 1 }
    guard end > first, let number = Double(String(characters[place..<end])) else { return nil }
    place = end
    return number
  }

  private mutating func word() -> String {
    let start = place
    while let character = next, character.isLetter || character.isNumber || character == "_" {
      place += 1
    }
    return String(characters[start..<place])
  }

  private var next: Character? { place < characters.count ? characters[place] : nil }

  private mutating func skipSpaces() {
    while next == " " { place += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    skipSpaces()
    guard characters[place...].starts(with: text) else { return false }
    place += text.count
    return true
  }

  private func error(_ message: String) -> VisualFormatError {
    VisualFormatError(message: message, format: format, place: place)
  }
}
