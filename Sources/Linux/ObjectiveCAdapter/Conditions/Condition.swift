/// The condition of an `#if`, evaluated as far as the platform of adapted files decides it.
///
/// An adapted file is compiled for Linux and is, for its author, a file for an iPhone in the
/// simulator: `os(Linux)`, `os(iOS)`, `targetEnvironment(simulator)`, `canImport(UIKit)` and
/// `canImport(QuartzCore)` are all true.
struct Condition {
  private let tokens: [Token]
  private var position = 0

  private init(_ tokens: some Sequence<Token>) { self.tokens = tokens.filter(\.isSignificant) }

  /// Returns the value of a condition; `nil` if the build settings decide it.
  static func value(of tokens: some Sequence<Token>) -> Bool? {
    var reader = Condition(tokens)
    let value = reader.disjunction()
    return reader.position == reader.tokens.count ? value : nil
  }

  /// Returns whether a term, such as `os(iOS)`, is true here but not for the compiler.
  static func isAssumed(_ term: String, of argument: String) -> Bool {
    assumed[term]?.contains(argument) ?? false
  }

  /// The modules are those whose imports become UIKit's.
  private static let assumed: [String: Set<String>] = [
    "os": ["iOS"], "targetEnvironment": ["simulator"],
    "canImport": ["CoreGraphics", "CoreText", "QuartzCore", "UIKit"],
  ]

  /// The arguments that are known to be wrong.
  private static let wrong: [String: Set<String>] = [
    "os": [
      "macOS", "OSX", "tvOS", "watchOS", "visionOS", "xrOS", "Windows", "Android", "FreeBSD",
      "OpenBSD", "WASI",
    ],
    "targetEnvironment": ["macCatalyst"],
    "canImport": ["AppKit", "Cocoa", "WatchKit"],
  ]
}

extension Condition {
  private var text: String { position < tokens.count ? tokens[position].text : "" }

  private mutating func disjunction() -> Bool? {
    var value = conjunction()
    while text == "||" {
      position += 1
      let other = conjunction()
      value = value == true || other == true ? true : (value == nil || other == nil ? nil : false)
    }
    return value
  }

  private mutating func conjunction() -> Bool? {
    var value = term()
    while text == "&&" {
      position += 1
      let other = term()
      value =
        value == false || other == false ? false : (value == nil || other == nil ? nil : true)
    }
    return value
  }

  private mutating func term() -> Bool? {
    switch text {
    case "!":
      position += 1
      return term().map { !$0 }
    case "(":
      position += 1
      let value = disjunction()
      position += 1
      return value
    default:
      let name = text
      position += 1
      guard text == "(" else { return Bool(name) }
      return call(name, of: argument())
    }
  }

  /// Reads the text between parentheses.
  private mutating func argument() -> String {
    var argument = ""
    var depth = 0
    repeat {
      depth += text == "(" ? 1 : text == ")" ? -1 : 0
      argument += text
      position += 1
    } while depth > 0 && position < tokens.count
    return String(argument.dropFirst().dropLast())
  }

  private func call(_ name: String, of argument: String) -> Bool? {
    if Self.isAssumed(name, of: argument) || (name == "os" && argument == "Linux") { return true }
    return Self.wrong[name]?.contains(argument) ?? false ? false : nil
  }
}
