import Testing

@testable import ObjectiveCAdapter

/// A piece of source code and its adapted form.
struct AdaptationCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let source: String
  let adapted: String
  /// The expected diagnostics: `line:column: severity: message`.
  var complaints: [String] = []

  init(_ name: String, _ source: String, _ adapted: String, complaints: [String] = []) {
    testDescription = name
    self.source = source
    self.adapted = adapted
    self.complaints = complaints
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let draft = Adaptation.draft(of: source)
    #expect(draft.text == adapted, sourceLocation: sourceLocation)
    #expect(
      draft.complaints.map { "\($0.line):\($0.column): \($0.severity): \($0.message)" }
        == complaints, sourceLocation: sourceLocation)
    #expect(
      Adaptation.lastLine(of: draft.text) == Adaptation.lineCount(of: source),
      sourceLocation: sourceLocation)
    if complaints.isEmpty {
      #expect(Adaptation.draft(of: draft.text).text == draft.text, sourceLocation: sourceLocation)
    }
  }
}

/// Adapts a single file.
enum Adaptation {
  static func draft(of source: String, for system: AdaptedSystem = .linux) -> Draft {
    let file = SourceFile(path: "File.swift", text: source, system: system)
    return Adapter([file]).adapt(file)
  }

  /// Adapts the files of a target, and returns their texts.
  static func texts(of sources: [String: String]) -> [String: String] {
    let files = sources.sorted { $0.key < $1.key }.map {
      SourceFile(path: $0.key, text: $0.value, system: .linux)
    }
    let adapter = Adapter(files)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, adapter.adapt($0).text) })
  }

  /// Adapts the files of a target, and returns the diagnostics.
  static func complaints(about sources: [String: String]) -> [String] {
    let files = sources.sorted { $0.key < $1.key }.map {
      SourceFile(path: $0.key, text: $0.value, system: .linux)
    }
    let adapter = Adapter(files)
    return files.flatMap { adapter.adapt($0).complaints.map(\.description) }
  }

  /// The line to which the compiler says the last line of a text belongs.
  static func lastLine(of text: String) -> Int {
    var line = 0
    for text in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      line += 1
      guard text.hasPrefix("#sourceLocation("),
        let number = text.dropLast().split(separator: " ").last
      else { continue }
      line = (Int(number) ?? 0) - 1
    }
    return line
  }

  static func lineCount(of text: String) -> Int {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
  }
}
