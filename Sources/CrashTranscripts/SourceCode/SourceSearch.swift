import ListCore

/// Finds the lines of an app that change a list without its model, twice, or too late.
public struct SourceSearch: Sendable {
  private let files: [SourceFile]
  /// The arrays that the data source counts.
  private let models: Set<String>
  /// The arrays that are counted as sections.
  private let sections: Set<String>

  /// Creates a search through some files.
  public init(_ files: [SourceFile]) {
    self.files = files
    models = Set(files.flatMap { Self.countedModels($0) })
    sections = Set(files.flatMap { Self.countedModels($0, isSections: true) })
  }

  /// Returns the findings, those at the frame of a report first, then those of its call.
  public func findings(for evidence: PasteEvidence = PasteEvidence()) -> [SourceFinding] {
    let found = files.flatMap { file in file.functions.flatMap { findings(in: $0, of: file) } }
    func rank(_ finding: SourceFinding) -> Int {
      if let frame = evidence.frames.first(where: { $0.location?.file == finding.location.file }),
        let line = frame.location?.line
      {
        return abs(line - finding.location.line)
      }
      let name = evidence.call?.rawValue ?? ""
      return finding.line.contains("." + name + "(") ? 10_000 : 20_000
    }
    return found.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    .map(\.element)
  }

  /// The arrays whose `count` the data source answers: `items` of `return items.count`.
  ///
  /// - Parameter isSections: Whether only those are meant that are counted as sections.
  private static func countedModels(_ file: SourceFile, isSections: Bool = false) -> [String] {
    file.functions.flatMap { function -> [String] in
      let text = function.lines.map { file.code[$0] }.joined(separator: "\n")
      guard
        text.contains("numberOfSections")
          || !isSections
            && (text.contains("numberOfRowsInSection") || text.contains("numberOfItemsInSection"))
      else { return [] }
      return text.matches(of: /(\w+)(?:\[[^\]]*\])?(?:[?!]?\.\w+)*?[?!]?\.(?:count|isEmpty)\b/).map
      {
        String($0.1)
      }.filter { $0 != "self" && $0 != "return" }
    }
  }
}

// MARK: - One function

extension SourceSearch {
  /// A call on the list.
  private struct Call {
    let line: Int
    let name: String
    let view: String
    let arguments: String
  }

  private func findings(in function: SourceFunction, of file: SourceFile) -> [SourceFinding] {
    let calls = function.lines.flatMap { line in
      file.code[line].matches(of: Self.call).map { match in
        Call(
          line: line, name: String(match.2), view: String(match.1), arguments: String(match.3))
      }
    }
    let structural = calls.filter { !$0.name.hasPrefix("reload") }
    let changes = function.lines.filter { changesModel(file.code[$0]) }
    let ends = function.lines.filter { file.code[$0].contains(".endUpdates()") }
    if structural.isEmpty, let end = ends.first, changes.contains(where: { $0 < end }) {
      return [
        finding(
          file, end, .changeNotAnnounced,
          "The update ends here, but no call announces the change of the model in it.",
          repair: "\(view(file.code[end])).reloadData()  // or the call that says what changed")
      ]
    }
    guard let first = structural.first else { return [] }
    if let special = reloadInBatch(calls, function, file)
      ?? sectionLeft(structural, function, file) ?? indexOfCount(function, file)
      ?? besideController(structural, function, file)
    {
      return [special]
    }
    if let twice = repeated(structural, file) {
      return [
        finding(
          file, twice.line, .announcedTwice,
          "The same call is made a second time, for one change of the model.",
          repair: "// without \(file.code[twice.line].trimmed)")
      ]
    }
    guard let change = changes.first else {
      return [
        finding(
          file, first.line, .modelUnchanged,
          "\(first.name) changes the list, and this function does not change \(named) at all.",
          repair: repaired(file, first))
      ]
    }
    if let twice = repeatedChange(changes, file) {
      return [
        finding(
          file, twice, .announcedTwice, "The model is changed a second time, for one call.",
          repair: "// without \(file.code[twice].trimmed)")
      ]
    }
    let isLate = change > first.line && !sharesBatch(first.line, change, file, function)
    let isDelayed = isAsynchronous(change, since: first.line, file, function)
    guard isLate || isDelayed else { return [] }
    return [
      finding(
        file, change, .modelUnchanged,
        "The model is changed here, too late: \(first.name) on line \(first.line + 1) has counted.",
        repair: repaired(file, first, change: file.code[change].trimmed))
    ]
  }

  private var named: String {
    models.isEmpty ? "the model" : models.sorted().map { "'\($0)'" }.joined(separator: " or ")
  }

  private func finding(
    _ file: SourceFile, _ line: Int, _ mistake: Mistake, _ sentence: String, repair: String
  ) -> SourceFinding {
    SourceFinding(
      location: StackFrame.Location(file: file.name, line: line + 1),
      line: file.lines[line].trimmed, mistake: mistake, sentence: sentence, repair: repair)
  }

  private static var call: Regex<(Substring, Substring, Substring, Substring)> {
    /([\w.]*\w)[?!]?\.((?:insert|delete|reload)(?:Rows|Items|Sections)|move(?:Row|Item|Section))\((.*)/
  }

  /// Returns whether a line changes one of the counted arrays, or an element of it.
  private func changesModel(_ line: String) -> Bool {
    models.contains { name in
      guard let range = line.ranges(of: name).first(where: { isWord($0, in: line) }) else {
        return false
      }
      let rest = line[range.upperBound...]
      let isAssignment =
        rest.firstMatch(of: /^(?:\[[^\]]*\])?\s*[+\-]?=[^=]/) != nil
        && !line.contains("let \(name)")
      let isMutation =
        rest.firstMatch(
          of:
            /^(?:\[.*?\])?(?:[?!]?\.\w+)*?[?!]?\.(?:append|insert|remove\w*|swapAt|move|sort|shuffle|reverse)\(/
        ) != nil
      return isAssignment || isMutation
    }
  }

  private func isWord(_ range: Range<String.Index>, in line: String) -> Bool {
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
    let before =
      range.lowerBound > line.startIndex ? line[line.index(before: range.lowerBound)] : " "
    let after = range.upperBound < line.endIndex ? line[range.upperBound] : " "
    return !isPart(before) && !isPart(after)
  }

  private func repeated(_ calls: [Call], _ file: SourceFile) -> Call? {
    calls.enumerated().first { index, call in
      calls[..<index].contains {
        $0.name == call.name && $0.arguments == call.arguments
          && followsAlways(call.line, after: $0.line, file)
      }
    }?.element
  }

  /// Returns whether nothing between two lines ends a branch: both then run, one after the other.
  private func followsAlways(_ line: Int, after first: Int, _ file: SourceFile) -> Bool {
    guard first < line else { return false }
    return !file.code[(first + 1)..<line].contains { code in
      code.contains(/\b(?:case|default|else|return)\b/)
        || code.count { $0 == "}" } > code.count { $0 == "{" }
    }
  }

  private func repeatedChange(_ changes: [Int], _ file: SourceFile) -> Int? {
    changes.enumerated().first { index, line in
      let text = file.code[line].trimmed
      return text.contains("(at:") || text.contains(".append(")
        ? changes[..<index].contains {
          file.code[$0].trimmed == text && followsAlways(line, after: $0, file)
        } : false
    }?.element
  }

  /// Returns whether one update contains both lines: its counts are compared at its end.
  private func sharesBatch(
    _ one: Int, _ other: Int, _ file: SourceFile, _ function: SourceFunction
  ) -> Bool {
    function.lines.contains { line in
      let code = file.code[line]
      let end: Int? =
        if code.contains("performBatchUpdates") {
          file.end(from: line)
        } else if code.contains(".beginUpdates()") {
          function.lines.first { $0 > line && file.code[$0].contains(".endUpdates()") }
        } else {
          nil
        }
      return end.map { (line...$0).contains(one) && (line...$0).contains(other) } ?? false
    }
  }

  /// Returns whether a line is in a closure that runs later, and another one is not.
  private func isAsynchronous(
    _ line: Int, since call: Int, _ file: SourceFile, _ function: SourceFunction
  ) -> Bool {
    function.lines.contains { start in
      let code = file.code[start]
      guard code.contains(".async") || code.contains("Task {") || code.contains("completion"),
        code.contains("{"), let end = file.end(from: start)
      else { return false }
      return (start...end).contains(line) && !(start...end).contains(call)
    }
  }
}

// MARK: - What one function shows at a glance

extension SourceSearch {
  /// A reload in the update that also inserts, deletes or moves.
  private func reloadInBatch(
    _ calls: [Call], _ function: SourceFunction, _ file: SourceFile
  ) -> SourceFinding? {
    let structural = calls.filter { !$0.name.hasPrefix("reload") }
    let reload = calls.first { reload in
      reload.name.hasPrefix("reload")
        && structural.contains {
          $0.line != reload.line && sharesBatch($0.line, reload.line, file, function)
        }
    }
    guard let reload else { return nil }
    return finding(
      file, reload.line, .reloadInBatch,
      """
      \(reload.name) is called in the update that also changes the structure: a reload is a deletion \
      and an insertion, at the position before the update.
      """,
      repair: """
        // after the update, at the position that it leads to:
        \(file.code[reload.line].trimmed)
        """)
  }

  /// A section goes from the model, and only rows from the list.
  private func sectionLeft(
    _ structural: [Call], _ function: SourceFunction, _ file: SourceFile
  ) -> SourceFinding? {
    guard !structural.contains(where: { $0.name.hasSuffix("Sections") }),
      let deletion = structural.first(where: { $0.name == "deleteRows" || $0.name == "deleteItems" }
      ),
      let line = function.lines.first(where: { line in
        sections.contains { name in
          let removal = name + ".remove(at:"
          return file.code[line].firstRange(of: removal).map {
            isWord(
              $0.lowerBound..<file.code[line].index($0.lowerBound, offsetBy: name.count),
              in: file.code[line])
          } ?? false
        }
      })
    else { return nil }
    return finding(
      file, line, .sectionNotDeleted,
      "The section goes from the model here, and no deleteSections tells the list.",
      repair: """
        \(file.code[line].trimmed)
        \(deletion.view).deleteSections(IndexSet(integer: indexPath.section)\
        \(deletion.name == "deleteRows" ? ", with: .automatic" : ""))  // instead of \(deletion.name)
        """)
  }

  /// The index path of a new item is made from the count after it was appended.
  private func indexOfCount(_ function: SourceFunction, _ file: SourceFile) -> SourceFinding? {
    for model in models.sorted() {
      guard
        let append = function.lines.first(where: { file.code[$0].contains("\(model).append(") }),
        let line = function.lines.first(where: { line in
          line > append && file.code[line].contains("IndexPath(")
            && (file.code[line].contains(": \(model).count,")
              || file.code[line].contains(": self.\(model).count,"))
        })
      else { continue }
      return finding(
        file, line, .indexPastTheEnd,
        "The count includes the item that line \(append + 1) has appended: the last index is count - 1.",
        repair: file.code[line].trimmed.replacing("\(model).count,", with: "\(model).count - 1,"))
    }
    return nil
  }

  /// A handler makes the call that the delegate of a fetched results controller makes too.
  private func besideController(
    _ structural: [Call], _ function: SourceFunction, _ file: SourceFile
  ) -> SourceFinding? {
    guard let call = structural.first,
      file.code.contains(where: { $0.contains("NSFetchedResultsChangeType") }),
      !function.lines.contains(where: { file.code[$0].contains("NSFetchedResults") }),
      function.lines.contains(where: { line in
        file.code[line].contains(/[cC]ontext\w*\.delete\(/)
          || file.code[line].contains(".object(at:")
      })
    else { return nil }
    return finding(
      file, call.line, .announcedTwice,
      "The delegate of the fetched results controller makes this call too, once the context changes.",
      repair: "// without \(file.code[call.line].trimmed)")
  }
}

// MARK: - The repair

extension SourceSearch {
  /// The call with the change of the model beside it, in one update.
  private func repaired(_ file: SourceFile, _ call: Call, change: String? = nil) -> String {
    """
    \(call.view).performBatchUpdates {
      \(change ?? missingChange(call))
      \(file.code[call.line].trimmed)
    }
    """
  }

  /// The line that changes the model as the call says.
  private func missingChange(_ call: Call) -> String {
    let model = models.sorted().first ?? "items"
    let noun = call.name.hasSuffix("Items") ? "item" : "row"
    let path = call.arguments.firstMatch(of: /\[\s*(\w+)\s*\]/).map { String($0.1) } ?? "indexPath"
    if call.name.hasSuffix("Sections") {
      return call.name.hasPrefix("delete")
        ? "\(model).remove(at: section)" : "\(model).insert(newSection, at: section)"
    }
    if call.name.hasPrefix("delete") { return "\(model).remove(at: \(path).\(noun))" }
    if call.name.hasPrefix("insert") { return "\(model).insert(newItem, at: \(path).\(noun))" }
    return "\(model).insert(\(model).remove(at: from.\(noun)), at: to.\(noun))"
  }

  private func view(_ line: String) -> String {
    line.firstMatch(of: /([\w.]*\w)[?!]?\.endUpdates/).map { String($0.1) } ?? "tableView"
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
