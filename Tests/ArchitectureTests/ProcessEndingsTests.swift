import Foundation
import Testing

@Suite struct ProcessEndingsTests {
  private static var patterns: [String] {
    [
      #"\bfatalError\("#, #"\bprecondition(Failure)?\("#, #"\bassert(ionFailure)?\("#,
      #"\babort\(\)"#, #"\bexit\("#, #"\btry!"#, #"\bas!"#, #"\bunowned\b"#,
      #"\bunsafeBitCast\("#,
      // `name!` and `call()!`, but neither `!=` nor the type of an implicitly unwrapped property.
      #"(?<!\btr)(?<!\ba)[\w\)\]]!(?=[\.\)\],\[]|\s+[-+*/<>=&|?:]|$)(?!\s*=\s*\[)"#,
    ]
  }

  /// The number of places in a text, without its comments, that can end the process.
  ///
  /// Most lines are passed over by one search of the whole text.
  private static func places(in text: String) throws -> Int {
    let file = text as NSString
    let any = try NSRegularExpression(
      pattern: patterns.joined(separator: "|"), options: .anchorsMatchLines)
    let matches = any.matches(in: text, range: NSRange(location: 0, length: file.length))
    let lines = Set(matches.map { file.lineRange(for: $0.range) })
    guard !lines.isEmpty else { return 0 }
    let patterns = try patterns.map { try NSRegularExpression(pattern: $0) }
    return lines.reduce(0) { count, line in
      let code = file.substring(with: line).trimmingCharacters(in: .whitespacesAndNewlines)
      guard !code.hasPrefix("//"), !code.hasPrefix("*"), !isImplicitlyUnwrapped(code) else {
        return count
      }
      let range = NSRange(code.startIndex..., in: code)
      return count
        + patterns.reduce(0) { $0 + $1.numberOfMatches(in: code, range: range) }
    }
  }

  /// Whether a line declares something of an implicitly unwrapped type, as UIKit does.
  private static func isImplicitlyUnwrapped(_ line: String) -> Bool {
    line.range(of: #"\b(var|let)\b[^=]*: [^=]*!( \{| =|$)"#, options: .regularExpression) != nil
  }

  @Test("every place that can end the process is listed with its reason")
  func places() throws {
    var found: [String: Int] = [:]
    for module in try Checkout.modules() where module != "Benchmarks" {
      for file in try Checkout.files(of: module) {
        let count = try Self.places(in: file.text)
        if count > 0 { found["\(module)/\(file.path)"] = count }
      }
    }
    let listed = ProcessEndings.all.mapValues(\.count)
    let differing = Set(found.keys).union(listed.keys).filter { found[$0] != listed[$0] }.sorted()
    #expect(
      differing.map { "\($0): \(found[$0] ?? 0) found, \(listed[$0] ?? 0) listed" } == [],
      "Raise UIKit's exception, throw, or list the place in ProcessEndings with its reason.")
  }

  @Test("every reason is some place's")
  func reasons() {
    let used = Set(ProcessEndings.all.values.map(\.reason))
    #expect(ProcessEndings.Reason.allCases.filter { !used.contains($0) } == [])
  }

  @Test("the search finds each kind of place")
  func search() throws {
    let text = """
      fatalError("a")
      guard ok else { preconditionFailure() }
      let a = try! b() as! C
      unowned let owner: View
      let d = list.first!.name + (e)! + f[0]!
      // fatalError("comment")
      if a != b, !c { label!.text = "done!" }
      open var tintColor: Color! { blue }
      """
    #expect(try Self.places(in: text) == 9)
  }
}
