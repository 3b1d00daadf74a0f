import Foundation
import HeadlessKit
@_spi(Hooks) import HeadlessViews

/// The app's texts in the languages of the simulator's person.
///
/// A text that depends on numbers is returned as its format, such as `%#@books@`, as in UIKit; formatting
/// it chooses the words. An invisible mark in it says which text it is.
package enum AppTexts {
  private static let tables = Locked<[String: TextTable]>([:])
  private static let plurals = Locked<[(text: PluralText, language: String)]>([])
  private static let mark: Character = "\u{2063}"

  /// Returns a text; `nil` if no folder of the app has it.
  package static func text(_ key: String, table: String?) -> String? {
    let (folders, languages) = surroundings
    guard !folders.isEmpty,
      let found = self.table(table ?? "Localizable", folders).text(key, languages: languages)
    else { return nil }
    switch found.text {
    case .plain(let text): return text
    case .plural(let text):
      let language = found.language.isEmpty ? languages.first ?? "en" : found.language
      let index = plurals.withLock { known in
        known.append((text, language))
        return known.count - 1
      }
      return text.format + "\(mark)\(index)\(mark)"
    }
  }

  /// Returns the plain format of a text that depends on numbers; others as they are.
  package static func resolved(_ format: String, _ arguments: [any CVarArg]) -> String {
    guard let start = format.firstIndex(of: mark),
      let end = format[format.index(after: start)...].firstIndex(of: mark),
      let index = Int(format[format.index(after: start)..<end]),
      let plural = plurals.withLock({ $0.indices.contains(index) ? $0[index] : nil })
    else { return format }
    let numbers = arguments.map { argument -> Double? in
      switch argument {
      case let number as any BinaryInteger: Double(Int(clamping: number))
      case let number as any BinaryFloatingPoint: Double(number)
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    }
    let text = plural.text.resolved(numbers, language: plural.language)
    return text + format[format.index(after: end)...]
  }

  /// Returns the path of a file of the app. A compiled model is the one that Xcode saved: the compiler
  /// exists on macOS only.
  package static func path(_ name: String, _ ending: String) -> String? {
    if ending == "momd" { return path(name, "xcdatamodeld") }
    let (folders, languages) = surroundings
    let file = ending.isEmpty || name.hasSuffix("." + ending) ? name : "\(name).\(ending)"
    let last = file.split(separator: "/").last.map(String.init) ?? file
    return folders.lazy.compactMap { $0.file(last, languages: languages)?.path }.first
  }

  /// Returns the paths of the app's files and folders with one of several extensions, those of the
  /// first one first.
  package static func paths(extensions endings: [String]) -> [String] {
    let folders = surroundings.folders
    return endings.flatMap { ending in
      folders.flatMap { folder in
        folder.names(extension: ending).flatMap { folder.files($0).map(\.path) }
      }
    }
  }

  private static func table(_ name: String, _ folders: [AppFolder]) -> TextTable {
    let key = ([name] + folders.map { "\(ObjectIdentifier($0).hashValue)" }).joined(separator: "\n")
    if let found = tables.withLock({ $0[key] }) { return found }
    let made = TextTable(name, in: folders)
    tables.withLock { $0[key] = made }
    return made
  }

  private static var surroundings: (folders: [AppFolder], languages: [String]) {
    guard Simulator.isOnMainQueue else {
      return (AppFolder.ofProgram, Language.candidates("en"))
    }
    return MainActor.assumeIsolated {
      let resources = Simulator.current.resources
      return (resources.folders, resources.languageNames)
    }
  }

  /// Returns a text of a document: that of its table with the key `ID.property` (behaviour 23.23).
  @MainActor static func text(
    of document: InterfaceDocument, _ id: String, _ property: String, _ resources: AppResources
  ) -> String? {
    let found = table(document.name, resources.folders)
      .text("\(id).\(property)", languages: resources.languageNames)
    guard case .plain(let text)? = found?.text else { return nil }
    return text
  }
}

extension AppResources {
  func localized(_ document: InterfaceDocument, _ id: String?, _ property: String) -> String? {
    guard !isDesign, let id else { return nil }
    return AppTexts.text(of: document, id, property, self)
  }

  func image(named name: String) -> Image? {
    guard !isDesign, case .found = AppNamedContents().picture(named: name, in: nil) else {
      return nil
    }
    return Image(named: name)
  }

  func color(named name: String) -> Color? {
    guard !isDesign, case .found = AppNamedContents().color(named: name, in: nil) else {
      return nil
    }
    return Color(named: name)
  }
}

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
