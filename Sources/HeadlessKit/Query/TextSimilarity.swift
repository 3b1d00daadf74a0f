import Foundation

/// The similarity of two texts, the most similar first.
enum TextSimilarity: Int, Comparable {
  case same, letterCase, spaces, part, spelling

  /// Compares two texts.
  ///
  /// - Returns: `nil` if they are not similar.
  /// - Complexity: O(*n* · *m*) for texts of *n* and *m* letters; long ones are not compared letter
  ///   by letter.
  init?(of text: String, to wanted: String) {
    let (one, other) = (text.lowercased(), wanted.lowercased())
    if text == wanted {
      self = .same
    } else if one == other {
      self = .letterCase
    } else if Self.withoutSpaces(one) == Self.withoutSpaces(other) {
      self = .spaces
    } else if Self.withoutDigits(one) == Self.withoutDigits(other) {
      return nil  // "Row 2" is not a misspelling of "Row 29"
    } else if Self.isPart(one, of: other) || Self.isPart(other, of: one)
      || Self.beginAlike(one, other)
    {
      self = .part
    } else if Self.isMisspelled(Array(one), Array(other)) {
      self = .spelling
    } else {
      return nil
    }
  }

  static func < (one: TextSimilarity, other: TextSimilarity) -> Bool {
    one.rawValue < other.rawValue
  }

  /// The corresponding difference in a query failure.
  var difference: QueryFailure.Difference {
    switch self {
    case .same: .otherKind
    case .letterCase: .letterCase
    case .spaces: .spaces
    case .part: .part
    case .spelling: .spelling
    }
  }

  private static func withoutSpaces(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  private static func withoutDigits(_ text: String) -> String { text.filter { !$0.isNumber } }

  /// Returns whether a text of at least two letters is contained in another one.
  private static func isPart(_ part: String, of whole: String) -> Bool {
    part.count >= 2 && whole.contains(part)
  }

  /// Returns whether two texts share their first letters: five, and most of the shorter one. Those
  /// that differ in a number do not.
  private static func beginAlike(_ one: String, _ other: String) -> Bool {
    let shared = zip(one, other).prefix { $0 == $1 }.count
    let isNumbered = [one, other].contains { $0.dropFirst(shared).first?.isNumber ?? false }
    return !isNumbered && shared >= 5 && shared * 4 > min(one.count, other.count) * 3
  }

  /// Returns whether at most a quarter of the letters, and no more than three, differ.
  private static func isMisspelled(_ one: [Character], _ other: [Character]) -> Bool {
    let longest = max(one.count, other.count)
    let most = min(3, longest / 4)
    guard most > 0, longest <= 60, abs(one.count - other.count) <= most else { return false }
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
      var next = [index + 1]
      for (place, character) in other.enumerated() {
        let changed = row[place] + (letter == character ? 0 : 1)
        next.append(min(changed, row[place + 1] + 1, next[place] + 1))
      }
      row = next
    }
    return row[other.count] <= most
  }
}
