import HeadlessKit
import Testing

@testable import ListTesting

/// Calls with all kinds of string literals, and when a drawing is recorded.
@MainActor
@Suite struct LiteralPlacesTests {
  private nonisolated static let literals = [
    #""old""#, #""a \") b""#, #""\\""#, ##"#"a ") b"#"##, ##"#"a \#"#) b"#"##,
    ###"##"a "#) \#" b"##"###, ###"##"a \##"##) b"##"###, ##"#"\"#"##, "\"\"\"\n) \" \n\"\"\"",
    #""(" + ")""#, #"text("{", [1])"#,
  ]

  @Test(arguments: literals)
  func `a reference is put behind its call, whatever the call's literals contain`(
    _ literal: String
  ) {
    let call = "try expectDrawing(of: \(literal))"
    let wanted = "\(call) {\n  \"\"\"\n  New\n  \"\"\"\n}\nlet after = 1\n"
    for given in ["\(call)\nlet after = 1\n", "\(call) { \(literal) }\nlet after = 1\n"] {
      #expect(SourceReference(given, line: 1)?.replaced(by: "New") == wanted)
    }
  }

  private func reason(
    _ body: () throws(DrawingMismatch) -> Void
  ) -> DrawingMismatch.Reason? {
    do {
      try body()
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `a drawing is recorded if there is no reference or it is asked for`() {
    let missing = reason { () throws(DrawingMismatch) in
      try expectDrawing(of: "A", recording: false, filePath: "/no/such/folder/ATests.swift")
    }
    let asked = reason { () throws(DrawingMismatch) in
      try expectDrawing(of: "A", recording: true, filePath: "/no/such/folder/ATests.swift") { "B" }
    }
    for reason in [missing, asked] {
      guard case .notRecorded = reason else {
        Issue.record("\(String(describing: reason))")
        continue
      }
    }
    let compared = reason { () throws(DrawingMismatch) in
      try expectDrawing(of: "A", recording: false, filePath: "/no/such/folder/ATests.swift") { "B" }
    }
    #expect(compared == .differs)
    let equal = reason { () throws(DrawingMismatch) in
      try expectDrawing(of: "A", recording: true, filePath: "/no/such/folder/ATests.swift") { "A" }
    }
    #expect(equal == nil)
  }
}
