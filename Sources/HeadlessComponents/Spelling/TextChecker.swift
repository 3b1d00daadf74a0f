import Foundation
import HeadlessViews

/// A checker of the spelling of words against the simulator's dictionary.
///
/// Without a dictionary (``Simulator/dictionary``) every word is right. Languages are not told apart.
///
/// Counterpart: `UITextChecker`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TextChecker: NSObject {
  /// The words that this checker ignores.
  open var ignoredWords: [String]? = []

  /// Creates a checker.
  public override init() {
    super.init()
  }

  /// The languages that can be checked.
  open class var availableLanguages: [String] { ["en_US"] }

  /// Returns the first misspelled word; its location is `NSNotFound` if there is none.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The part to check, in UTF-16 code units.
  ///   - startingOffset: The place in it from which to search, in UTF-16 code units of the text.
  ///   - wrapFlag: Whether to go on at the start of the part.
  ///   - language: The language; ignored here.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let known = Simulator.current.dictionary else { return none }
    let wrong = stringToCheck.wordRanges.filter { word in
      NSIntersectionRange(word, range).length == word.length
        && !isRight((stringToCheck as NSString).substring(with: word), known)
    }
    return wrong.first { $0.location >= startingOffset } ?? (wrapFlag ? wrong.first : nil) ?? none
  }

  /// Returns the words of the dictionary that differ in one letter, in alphabetical order.
  ///
  /// - Parameters:
  ///   - range: The word, in UTF-16 code units.
  ///   - string: The text.
  ///   - language: The language; ignored here.
  /// - Complexity: O(*n* · *m*), where *n* is the number of words and *m* is their length.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    guard let known = Simulator.current.dictionary else { return nil }
    let word = (string as NSString).substring(with: range).lowercased()
    return known.filter { $0.lowercased().isNeighbour(of: word) }.sorted()
  }

  /// Returns the words of the dictionary that begin like a part of a word, in alphabetical order.
  ///
  /// - Parameters:
  ///   - range: The part of a word, in UTF-16 code units.
  ///   - string: The text.
  ///   - language: The language; ignored here.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    guard let known = Simulator.current.dictionary else { return nil }
    let start = (string as NSString).substring(with: range).lowercased()
    return known.filter { $0.lowercased().hasPrefix(start) }.sorted()
  }

  /// Ignores a word.
  ///
  /// - Parameter wordToIgnore: The word.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }
  /// Adds a word to the simulator's dictionary.
  ///
  /// - Parameter word: The word.
  open class func learnWord(_ word: String) { SpellingState.current.learned.insert(word) }
  /// Removes a learned word.
  ///
  /// - Parameter word: The word.
  open class func unlearnWord(_ word: String) { SpellingState.current.learned.remove(word) }
  /// Returns whether a word was learned.
  ///
  /// - Parameter word: The word.
  open class func hasLearnedWord(_ word: String) -> Bool {
    SpellingState.current.learned.contains(word)
  }

  private func isRight(_ word: String, _ known: Set<String>) -> Bool {
    known.contains(word) || known.contains(word.lowercased())
      || SpellingState.current.learned.contains(word) || ignoredWords?.contains(word) ?? false
  }
}

@MainActor
private final class SpellingState {
  var dictionary: Set<String>?
  var learned: Set<String> = []

  static var current: SpellingState { Simulator.current.kept { SpellingState() } }
}

extension Simulator {
  /// The words that are spelled right, in lower case where they may be; `nil` if all are.
  public var dictionary: Set<String>? {
    get { keptStates.known(SpellingState.self)?.dictionary }
    set { kept { SpellingState() }.dictionary = newValue }
  }
}

extension String {
  /// The words, in UTF-16 code units: letters and apostrophes between letters.
  fileprivate var wordRanges: [NSRange] {
    var ranges: [NSRange] = []
    var start: Index?
    for index in indices + [endIndex] {
      let isInside =
        index < endIndex
        && (self[index].isLetter || (start != nil && (self[index] == "'" || self[index] == "’")))
      if isInside {
        start = start ?? index
      } else if let first = start {
        ranges.append(NSRange(first..<index, in: self))
        start = nil
      }
    }
    return ranges
  }

  /// Returns whether one letter was changed, added, left out or swapped with the next.
  fileprivate func isNeighbour(of other: String) -> Bool {
    guard self != other, abs(count - other.count) <= 1 else { return false }
    let start = zip(self, other).prefix { $0 == $1 }.count
    let (mine, others) = (dropFirst(start), other.dropFirst(start))
    let end = zip(mine.reversed(), others.reversed()).prefix { $0 == $1 }.count
    let (left, right) = (mine.dropLast(end), others.dropLast(end))
    if left.count <= 1, right.count <= 1 { return true }
    return left.count == 2 && right.count == 2 && left.reversed() == Array(right)
  }
}
