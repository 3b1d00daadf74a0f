import Foundation

/// The localised texts of one table: `Localizable`, or that of a storyboard (behaviour 23.23).
struct TextTable: Sendable {
  /// A text, plain or one that depends on numbers.
  enum Text: Sendable {
    case plain(String)
    case plural(PluralText)
  }

  /// The texts by language and key.
  private var texts: [String: [String: Text]] = [:]
  /// The language of the keys, if a file says it.
  private(set) var sourceLanguage: String?

  /// Reads the files of a table from folders: those of the first folder win.
  init(_ name: String, in folders: [AppFolder]) {
    for folder in folders.reversed() {
      for file in folder.files(name + ".xcstrings") { readCatalogue(file.path) }
      for file in folder.files(name + ".strings") { readStrings(file) }
      for file in folder.files(name + ".stringsdict") { readPlurals(file) }
    }
  }

  /// Returns a text in the first language that has it, with the language.
  func text(_ key: String, languages: [String]) -> (text: Text, language: String)? {
    for language in languages + ["Base", ""] {
      if let found = texts[language]?[key] { return (found, language) }
    }
    return nil
  }

  private mutating func add(_ text: Text, _ key: String, _ language: String?) {
    texts[language ?? "", default: [:]][key] = text
  }

  private mutating func readStrings(_ file: AppFolder.File) {
    guard let data = FileManager.default.contents(atPath: file.path) else { return }
    for (key, value) in StringsFile.read(data) { add(.plain(value), key, file.language) }
  }

  private mutating func readPlurals(_ file: AppFolder.File) {
    guard let data = FileManager.default.contents(atPath: file.path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any]
    else { return }
    for (key, entry) in list {
      guard let entry = entry as? [String: Any] else { continue }
      let format = entry["NSStringLocalizedFormatKey"] as? String ?? "%#@value@"
      var variables: [String: PluralText.Variable] = [:]
      for (name, rule) in entry {
        guard let rule = rule as? [String: Any] else { continue }
        variables[name] = PluralText.Variable(
          texts: rule.compactMapValues { $0 as? String }, position: nil,
          specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d")
      }
      add(.plural(PluralText(format: format, variables: variables)), key, file.language)
    }
  }

  // MARK: String catalogues

  private mutating func readCatalogue(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let catalogue = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = catalogue["strings"] as? [String: Any]
    else { return }
    let source = catalogue["sourceLanguage"] as? String ?? "en"
    sourceLanguage = source
    for (key, entry) in strings {
      let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      if localizations[source] == nil { add(.plain(key), key, source) }
      for (language, localization) in localizations {
        guard let localization = localization as? [String: Any],
          let text = Self.text(localization)
        else { continue }
        add(text, key, language)
      }
    }
  }

  private static func text(_ localization: [String: Any]) -> Text? {
    let unit = (localization["stringUnit"] as? [String: Any])?["value"] as? String
    var variables: [String: PluralText.Variable] = [:]
    for (name, value) in localization["substitutions"] as? [String: Any] ?? [:] {
      guard let value = value as? [String: Any], let texts = plurals(value) else { continue }
      variables[name] = PluralText.Variable(
        texts: texts, position: value["argNum"] as? Int,
        specifier: value["formatSpecifier"] as? String ?? "lld")
    }
    if let unit {
      return variables.isEmpty
        ? .plain(unit) : .plural(PluralText(format: unit, variables: variables))
    }
    guard let texts = plurals(localization) else { return device(localization).map(Text.plain) }
    return .plural(
      PluralText(
        format: "%#@value@",
        variables: ["value": .init(texts: texts, position: nil, specifier: "lld")]))
  }

  private static func plurals(_ entry: [String: Any]) -> [String: String]? {
    let variations = entry["variations"] as? [String: Any]
    return (variations?["plural"] as? [String: Any])?.compactMapValues {
      (($0 as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
    }
  }

  /// Returns the text for the device in a localization that varies by device.
  private static func device(_ entry: [String: Any]) -> String? {
    let devices = (entry["variations"] as? [String: Any])?["device"] as? [String: Any]
    let chosen = (devices?["iphone"] ?? devices?["other"]) as? [String: Any]
    return (chosen?["stringUnit"] as? [String: Any])?["value"] as? String
  }
}
