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
      Adaptation.lineCount(of: draft.text) == Adaptation.lineCount(of: source),
      sourceLocation: sourceLocation)
    if complaints.isEmpty {
      #expect(Adaptation.draft(of: draft.text).text == draft.text, sourceLocation: sourceLocation)
    }
  }
}

/// Adapts a single file.
enum Adaptation {
  static func draft(of source: String) -> Draft {
    let file = SourceFile(path: "File.swift", text: source)
    return Adapter(Vocabulary([file])).adapt(file)
  }

  static func lineCount(of text: String) -> Int {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
  }
}
