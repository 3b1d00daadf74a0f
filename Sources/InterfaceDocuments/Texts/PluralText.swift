import Foundation

/// A text that depends on numbers: a format with variables, each with a text per category of number
/// (`.stringsdict`, `.xcstrings`).
struct PluralText: Sendable {
  /// A variable: the texts by category, `one`, `other`, and the position of its argument from 1.
  struct Variable: Sendable {
    let texts: [String: String]
    let position: Int?
    /// The kind of the number in formats: `d`, `lld`.
    let specifier: String
  }

  /// The format, which refers to variables: `%#@books@`.
  let format: String
  let variables: [String: Variable]

  /// Replaces the variables by their texts for some numbers. What remains are ordinary specifiers.
  func resolved(_ numbers: [Double?], language: String) -> String {
    var text = format
    var position = 0
    // A variable's text may refer to other variables.
    for _ in 0..<8 {
      guard let start = text.range(of: "%#@") ?? Self.positioned(in: text) else { break }
      guard let end = text[start.upperBound...].firstIndex(of: "@") else { break }
      let name = String(text[start.upperBound..<end])
      guard let variable = variables[name] else { break }
      let written = text[start].drop { $0 == "%" }.prefix { $0.isNumber }
      let wanted = Int(written) ?? variable.position ?? position + 1
      // A place without an argument is the nearest one that has one.
      let place = max(1, min(wanted, numbers.count))
      position = max(position, place)
      let number = numbers.isEmpty ? 0 : numbers[place - 1] ?? 0
      let category = PluralRule.category(of: number, in: language)
      let special = number == 0 ? variable.texts["zero"] : nil
      let chosen =
        special ?? variable.texts[category] ?? variable.texts["other"] ?? variable.texts["one"]
        ?? ""
      let own = chosen.replacingOccurrences(of: "%arg", with: "%\(place)$\(variable.specifier)")
      text.replaceSubrange(start.lowerBound...end, with: own)
    }
    return text
  }

  /// Returns the range of `%1$#@` in `%1$#@books@`, for a text with such an argument.
  private static func positioned(in text: String) -> Range<String.Index>? {
    guard let mark = text.range(of: "$#@") else { return nil }
    var start = mark.lowerBound
    while start > text.startIndex {
      start = text.index(before: start)
      if text[start] == "%" { return start..<mark.upperBound }
      guard text[start].isNumber else { return nil }
    }
    return nil
  }
}

/// The categories of numbers by language, of integers: Unicode's rules for the languages that apps have
/// most.
enum PluralRule {
  static func category(of number: Double, in language: String) -> String {
    let base = language.split(whereSeparator: { "-_".contains($0) }).first.map(String.init) ?? "en"
    let isWhole = number == number.rounded() && abs(number) < 1e15
    let n = isWhole ? abs(Int(number)) : -1
    let (ten, hundred) = (n % 10, n % 100)
    switch base {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo": return "other"
    case "fr", "pt", "hy": return abs(number) < 2 ? "one" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs":
      guard isWhole else { return "other" }
      if ten == 1, hundred != 11 { return "one" }
      if (2...4).contains(ten), !(12...14).contains(hundred) { return "few" }
      return ["sr", "hr", "bs"].contains(base) ? "other" : "many"
    case "pl":
      guard isWhole else { return "other" }
      if n == 1 { return "one" }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : "many"
    case "cs", "sk":
      guard isWhole else { return "many" }
      return n == 1 ? "one" : (2...4).contains(n) ? "few" : "other"
    case "lt":
      guard isWhole else { return "many" }
      if ten == 1, !(11...19).contains(hundred) { return "one" }
      return (2...9).contains(ten) && !(11...19).contains(hundred) ? "few" : "other"
    case "lv":
      if ten == 0 || (11...19).contains(hundred) { return "zero" }
      return ten == 1 && hundred != 11 ? "one" : "other"
    case "ro":
      if n == 1 { return "one" }
      return !isWhole || n == 0 || (2...19).contains(hundred) ? "few" : "other"
    case "sl":
      guard isWhole else { return "few" }
      return hundred == 1
        ? "one" : hundred == 2 ? "two" : (3...4).contains(hundred) ? "few" : "other"
    case "ar":
      guard isWhole else { return "other" }
      if n <= 2 { return ["zero", "one", "two"][n] }
      return (3...10).contains(hundred) ? "few" : hundred >= 11 ? "many" : "other"
    case "he", "iw": return n == 1 ? "one" : n == 2 ? "two" : "other"
    default: return number == 1 ? "one" : "other"
    }
  }
}
