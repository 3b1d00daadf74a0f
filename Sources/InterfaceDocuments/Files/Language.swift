import Foundation

/// The names of languages, as folders and texts have them.
enum Language {
  /// Returns the names under which the files of a language may be: `de-AT`, `de_AT`, `de`, `German`.
  static func candidates(_ language: String) -> [String] {
    let parts = language.split(whereSeparator: { "-_".contains($0) }).map(String.init)
    guard let first = parts.first else { return [] }
    var names: [String] = []
    for count in stride(from: parts.count, to: 0, by: -1) {
      names.append(parts.prefix(count).joined(separator: "-"))
      if count > 1 { names.append(parts.prefix(count).joined(separator: "_")) }
    }
    if let old = oldNames[first] { names.append(old) }
    return names
  }

  /// The names of the first systems.
  private static let oldNames = [
    "en": "English", "de": "German", "fr": "French", "ja": "Japanese", "it": "Italian",
    "es": "Spanish", "nl": "Dutch",
  ]
}
