import Testing

@testable import ObjectiveCAdapter

@Suite struct ConditionTests {
  static let cases = [
    AdaptationCase("a system", "#if os(iOS)\nlet a = 1\n#endif", "#if true\nlet a = 1\n#endif"),
    AdaptationCase(
      "the simulator", "#if targetEnvironment(simulator)\n#endif", "#if true\n#endif"),
    AdaptationCase("a module", "  #if canImport( UIKit )\n  #endif", "  #if true\n  #endif"),
    AdaptationCase(
      "an expression", "#if !os(iOS) || (DEBUG && os(iOS)) // why\n#endif",
      "#if !true || (DEBUG && true) // why\n#endif"),
    AdaptationCase(
      "an alternative", "#if DEBUG\n#elseif os(iOS)\n#endif", "#if DEBUG\n#elseif true\n#endif"),
    AdaptationCase(
      "what stays",
      "#if os(Linux) || os(macOS) || canImport(Combine) || swift(>=5.9) || compiler(>=6)\n#endif",
      "#if os(Linux) || os(macOS) || canImport(Combine) || swift(>=5.9) || compiler(>=6)\n#endif"),
    AdaptationCase(
      "elsewhere",
      "func os(_ a: Int) {}\nlet iOS = 1, a = os(iOS), b = \"#if os(iOS)\"\n// #if os(iOS)",
      "func os(_ a: Int) {}\nlet iOS = 1, a = os(iOS), b = \"#if os(iOS)\"\n// #if os(iOS)"),
    AdaptationCase(
      "code for another system",
      "#if os(macOS)\n@objc func a() {}\n#else\n@objc func b() {}\n#endif",
      "#if os(macOS)\n@objc func a() {}\n#else\nfunc b() {}\n#endif"),
    AdaptationCase(
      "the rest", "#if os(iOS)\n@objc func a() {}\n#else\n@objc func b() {}\n#endif",
      "#if true\nfunc a() {}\n#else\n@objc func b() {}\n#endif"),
    AdaptationCase(
      "code that is switched off",
      "#if false\n#if DEBUG\n@objc {{\n#endif\n#fileLiteral(a)\n#endif\n@objc func b() {}",
      "#if false\n#if DEBUG\n@objc {{\n#endif\n#fileLiteral(a)\n#endif\nfunc b() {}"),
    AdaptationCase(
      "inside code that is switched on",
      "#if os(Linux)\n#if !os(iOS)\n@objc func a() {}\n#endif\n@objc func b() {}\n#endif",
      "#if os(Linux)\n#if !true\n@objc func a() {}\n#endif\nfunc b() {}\n#endif"),
  ]

  @Test(arguments: cases)
  func adapts(_ given: AdaptationCase) { given.check() }

  static let values: [(String, Bool?)] = [
    ("true", true), ("!true", false), ("DEBUG", nil), ("!DEBUG", nil),
    ("os(iOS)", true), ("os(Linux)", true), ("os(macOS)", false), ("os(Plan9)", nil),
    ("targetEnvironment(macCatalyst)", false), ("canImport(UIKit)", true),
    ("canImport(QuartzCore) && canImport(CoreGraphics)", true), ("canImport(Darwin)", nil),
    ("canImport(UIKit.UIView)", nil), ("canImport(SwiftUI)", nil),
    ("DEBUG || os(iOS)", true), ("DEBUG && os(macOS)", false), ("DEBUG && os(iOS)", nil),
    ("os(macOS) || os(tvOS) && DEBUG", false), ("(os(macOS) || os(iOS)) && !false", true),
    ("swift(>=5.9)", nil), ("os(iOS) os(iOS)", nil),
  ]

  @Test(arguments: values)
  func theValueOfAConditionIsKnownOrNot(_ text: String, _ value: Bool?) {
    let found: Bool? = Condition.value(of: Lexer.tokens(of: text))
    #expect(found == value)
  }
}
