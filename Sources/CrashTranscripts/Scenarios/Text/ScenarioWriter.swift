import HeadlessKit
import ListCore

/// A writer of the parts of a scenario, in the syntax that the parser reads.
enum ScenarioWriter {
  /// The words with a special meaning between names.
  static let keywords: Set<String> = [
    "empty", "reload", "reconfigure", "reloadS", "without", "by",
  ]

  /// Returns a name, quoted if necessary.
  static func name(_ name: String) -> String {
    let isPlain =
      !name.isEmpty && !keywords.contains(name) && !name.contains("->")
      && name.allSatisfy(ScenarioLexer.isPartOfWord) && !name.unicodeScalars.contains(where: isMark)
    return isPlain ? name : quoted(name)
  }

  /// Returns a quoted text.
  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      // Scalars that combine with the preceding character, such as a quotation mark, are written as
      // numbers.
      case _ where isMark(scalar): "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// Returns whether a scalar is invisible or combines with the preceding character.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .format, .nonspacingMark, .enclosingMark,
      .spacingMark, .surrogate, .privateUse, .unassigned:
      true
    default: scalar.properties.isGraphemeExtend
    }
  }

  /// Returns names separated by spaces.
  static func names(_ names: [String]) -> String {
    names.map(name).joined(separator: " ")
  }

  /// Returns the name of a release, without spaces.
  static func profile(_ profile: SystemProfile) -> String {
    profile.name.filter { $0 != " " }
  }

  /// Returns a position: `0.1`.
  static func path(_ path: ItemPath) -> String { "\(path.section).\(path.item)" }

  /// Returns a call of a mutation method.
  static func call(_ call: ChangeGroup) -> String {
    switch call {
    case .deleteItems(let paths): list("del", paths.map(path))
    case .insertItems(let paths): list("ins", paths.map(path))
    case .reloadItems(let paths): list("reload", paths.map(path))
    case .moveItem(let from, let to): "move \(path(from)) -> \(path(to))"
    case .deleteSections(let sections): list("delS", sections.map(\.description))
    case .insertSections(let sections): list("insS", sections.map(\.description))
    case .reloadSections(let sections): list("reloadS", sections.map(\.description))
    case .moveSection(let from, let to): "moveS \(from) -> \(to)"
    }
  }

  static func list(_ word: String, _ words: [String]) -> String {
    ([word] + words).joined(separator: " ")
  }
}

extension ScenarioModel: CustomStringConvertible {
  /// The model in scenario syntax: `A[1 2 3] B[4]`, or `empty`.
  public var description: String {
    guard !sections.isEmpty else { return "empty" }
    return sections.map { "\(ScenarioWriter.name($0.name))[\(ScenarioWriter.names($0.items))]" }
      .joined(separator: " ")
  }
}

extension ScenarioApply: CustomStringConvertible {
  /// The apply in scenario syntax: `apply A[1 2] reload 1 without animation`.
  public var description: String {
    var parts = ["apply \(model)"]
    for (word, names) in [
      ("reload", reloaded), ("reconfigure", reconfigured), ("reloadS", reloadedSections),
    ] where !names.isEmpty {
      parts.append("\(word) \(ScenarioWriter.names(names))")
    }
    switch style {
    case .animated: break
    case .notAnimated: parts.append("without animation")
    case .reloadData: parts.append("by reload")
    }
    return parts.joined(separator: " ")
  }
}

extension ScenarioStatement: CustomStringConvertible {
  /// The statement in scenario syntax. A batch is on one line if it fits.
  public var description: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    switch self {
    case .show: return ["show"]
    case .layout: return ["layout"]
    case .settle: return ["settle"]
    case .count: return ["count"]
    case .set(let model): return ["set \(model)"]
    case .call(let call): return [ScenarioWriter.call(call)]
    case .reconfigure(let paths):
      return [ScenarioWriter.list("reconfigure", paths.map(ScenarioWriter.path))]
    case .reloadData: return ["reloadData"]
    case .select(let path): return ["select \(ScenarioWriter.path(path))"]
    case .deselect(let path): return ["deselect \(ScenarioWriter.path(path))"]
    case .tap(let path): return ["tap \(ScenarioWriter.path(path))"]
    case .scroll(let offset): return ["scroll \(offset)"]
    case .apply(let apply): return ["\(apply)"]
    case .batch(let statements):
      let inner = statements.map(\.lines)
      let flat = inner.flatMap { $0 }.joined(separator: "; ")
      guard flat.count > 80 || inner.contains(where: { $0.count > 1 }) else {
        return [flat.isEmpty ? "batch {}" : "batch { \(flat) }"]
      }
      return ["batch {"] + inner.flatMap { $0.indented() } + ["}"]
    }
  }
}

extension ListScenario: CustomStringConvertible {
  /// The scenario in scenario syntax, one statement per line.
  public var description: String {
    (setup.lines + statements.map(\.description)).joined(separator: "\n")
  }
}

extension ListScenario.Setup {
  fileprivate var lines: [String] {
    var lines = [(usesSnapshots ? "snapshots " : "") + kind.rawValue]
    if let profile { lines.append("profile \(ScenarioWriter.profile(profile))") }
    if let screen { lines.append("size \(screen.width)x\(screen.height)") }
    if let cellHeight { lines.append("cells fixed \(cellHeight)") }
    return lines + ["data \(data)"]
  }
}
