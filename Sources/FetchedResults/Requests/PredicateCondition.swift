import Foundation

/// The condition that a predicate format describes.
indirect enum PredicateCondition {
  case all([PredicateCondition])
  case any([PredicateCondition])
  case not(PredicateCondition)
  case always(Bool)
  case comparison(PredicateOperand, Comparison, PredicateOperand, TextOptions)

  enum Comparison: Equatable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case beginsWith, endsWith, contains, like, matches, isIn, between
  }

  /// The options for comparing strings: `[c]` and `[d]`.
  struct TextOptions: OptionSet {
    let rawValue: Int
    static let ignoresCase = TextOptions(rawValue: 1)
    static let ignoresMarks = TextOptions(rawValue: 2)

    func fold(_ text: String) -> String {
      var options: String.CompareOptions = []
      if contains(.ignoresCase) { options.insert(.caseInsensitive) }
      if contains(.ignoresMarks) { options.insert(.diacriticInsensitive) }
      return options.isEmpty ? text : text.folding(options: options, locale: nil)
    }
  }
}

/// One side of a comparison.
enum PredicateOperand {
  case key(String)
  case value(Any?)
  case list([PredicateOperand])

  func value(in object: Any?) -> Any? {
    switch self {
    case .key(let path): KeyedValue.of(path, in: object)
    case .value(let value): value
    case .list(let members): members.map { $0.value(in: object) }
    }
  }
}

extension PredicateCondition {
  /// Returns whether an object satisfies the condition.
  func holds(for object: Any?) -> Bool {
    switch self {
    case .all(let parts): parts.allSatisfy { $0.holds(for: object) }
    case .any(let parts): parts.contains { $0.holds(for: object) }
    case .not(let part): !part.holds(for: object)
    case .always(let answer): answer
    case .comparison(let left, let comparison, let right, let options):
      comparison.holds(left.value(in: object), right.value(in: object), options)
    }
  }
}

extension PredicateCondition.TextOptions {
  fileprivate func folded(_ value: Any?) -> Any? {
    guard !isEmpty, let text = value.flatMap(ManagedObject.unwrapped) as? String else {
      return value
    }
    return fold(text)
  }

  /// Returns whether the whole of a text matches a regular expression, which raises if it is none.
  fileprivate func matches(_ text: String, _ pattern: String) -> Bool {
    let marks = intersection(.ignoresMarks)
    let (folded, form) = (marks.fold(text), marks.fold(pattern))
    let ignoresCase = contains(.ignoresCase)
    // The pattern is checked by itself, so that the parentheses around it cannot complete it.
    guard (try? NSRegularExpression(pattern: form)) != nil,
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(form))\\z", options: ignoresCase ? .caseInsensitive : [])
    else {
      let reason = """
        Can't do regex matching, reason: Can't open pattern (string \(text), pattern \(pattern), \
        case \(ignoresCase ? 1 : 0), canon 0)
        """
      CrashReport(MisuseFault(.invalidArgument, reason)).deliver()
      return false
    }
    let whole = NSRange(folded.startIndex..., in: folded)
    return expression.firstMatch(in: folded, range: whole) != nil
  }
}

extension PredicateCondition.Comparison {
  fileprivate func holds(
    _ left: Any?, _ right: Any?, _ options: PredicateCondition.TextOptions
  ) -> Bool {
    // Folding would change the meaning of a pattern: `\D` is not `\d`.
    let (left, right) =
      self == .matches ? (left, right) : (options.folded(left), options.folded(right))
    switch self {
    case .equal: return KeyedValue.areEqual(left, right)
    case .notEqual: return !KeyedValue.areEqual(left, right)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return isInOrder(left, right)
    case .between:
      let bounds = Self.members(of: right)
      guard bounds.count == 2 else { return false }
      return Self.greaterOrEqual.isInOrder(left, bounds[0])
        && Self.lessOrEqual.isInOrder(left, bounds[1])
    case .isIn:
      if let text = right as? String { return (left as? String).map(text.contains) ?? false }
      return Self.members(of: right).contains { KeyedValue.areEqual(left, $0) }
    case .contains:
      if let text = left as? String { return (right as? String).map(text.contains) ?? false }
      return Self.members(of: left).contains { KeyedValue.areEqual($0, right) }
    case .beginsWith: return Self.texts(left, right).map { $0.hasPrefix($1) } ?? false
    case .endsWith: return Self.texts(left, right).map { $0.hasSuffix($1) } ?? false
    case .matches: return Self.texts(left, right).map(options.matches) ?? false
    case .like: return Self.texts(left, right).map { Self.isLike(Array($0), Array($1)) } ?? false
    }
  }

  private func isInOrder(_ left: Any?, _ right: Any?) -> Bool {
    guard left.flatMap(ManagedObject.unwrapped) != nil,
      right.flatMap(ManagedObject.unwrapped) != nil
    else { return false }
    let order = KeyedValue.compare(left, right)
    return switch self {
    case .less: order == .orderedAscending
    case .lessOrEqual: order != .orderedDescending
    case .greater: order == .orderedDescending
    default: order != .orderedAscending
    }
  }

  private static func texts(_ left: Any?, _ right: Any?) -> (String, String)? {
    guard let left = left.flatMap(ManagedObject.unwrapped) as? String,
      let right = right.flatMap(ManagedObject.unwrapped) as? String
    else { return nil }
    return (left, right)
  }

  private static func members(of value: Any?) -> [Any?] {
    switch value.flatMap(ManagedObject.unwrapped) {
    case let list as [Any?]: list
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let set as Set<AnyHashable>: set.map(\.base)
    default: []
    }
  }

  /// Returns whether a text matches a pattern, in which `*` matches any text and `?` any character.
  private static func isLike(_ text: [Character], _ pattern: [Character]) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = Array(pattern.dropFirst())
    if first == "*" {
      return (0...text.count).contains { isLike(Array(text.dropFirst($0)), rest) }
    }
    guard let letter = text.first, first == "?" || first == letter else { return false }
    return isLike(Array(text.dropFirst()), rest)
  }
}
