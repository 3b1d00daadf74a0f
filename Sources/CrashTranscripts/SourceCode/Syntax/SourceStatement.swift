/// Statements in braces.
typealias SourceBlock = [SourceStatement]

/// A statement of a function.
indirect enum SourceStatement: Hashable, Sendable {
  /// An expression, including an assignment.
  case expression([SourceNode])
  /// `let` or `var`, one for each name: the pattern, its type, and its initial value.
  case declaration(SourceLocal)
  /// `return` and the returned expression.
  case `return`([SourceNode], line: Int)
  /// `throw`, `break`, `continue` or `fallthrough`.
  case jump(String, [SourceNode])
  /// `if` with its conditions; `else` is empty if there is none.
  case `if`([SourceNode], then: SourceBlock, else: SourceBlock)
  /// `guard`, and the statements after `else`.
  case `guard`([SourceNode], else: SourceBlock)
  /// `switch` with its cases: the patterns and the statements.
  case `switch`([SourceNode], [SourceCase])
  /// `for`, `while` or `repeat`: the name of the element, the code before the braces, and the
  /// statements.
  case loop(String?, [SourceNode], SourceBlock)
  /// `do` and its `catch` blocks.
  case `do`(SourceBlock, catches: [SourceBlock])
  /// `defer`.
  case `defer`(SourceBlock)
  /// A function inside another one.
  case function(SourceFunction)
}

/// A case of a `switch`.
struct SourceCase: Hashable, Sendable {
  var pattern: [SourceNode]
  var block: SourceBlock
}

/// A constant or variable in a function.
struct SourceLocal: Hashable, Sendable {
  var name: String
  var isVariable: Bool
  /// The type as written; empty if it is inferred.
  var type: [SourceNode]
  /// The initial value; empty if there is none.
  var value: [SourceNode]
  var line: Int
}

/// A function, an initializer, or the code of a computed property.
struct SourceFunction: Hashable, Sendable {
  /// A parameter.
  struct Parameter: Hashable, Sendable {
    var label: String
    var name: String
    var type: [SourceNode]
    var isInOut: Bool { type.first?.isWord("inout") ?? false }
  }

  /// The name, without labels: `remove`; `init` for an initializer.
  var name: String
  var parameters: [Parameter] = []
  var result: [SourceNode] = []
  var body: [SourceNode]
  /// The modifiers, such as `@objc`, `override` and `private`.
  var modifiers: Set<String> = []
  /// The lines from the first word to the closing brace, starting at 0.
  var lines: ClosedRange<Int>
  /// The index of the file.
  var file = 0

  /// The name with its labels: `tableView(_:cellForRowAt:)`.
  var fullName: String { "\(name)(\(parameters.map { $0.label + ":" }.joined()))" }
  var block: SourceBlock { SourceStatements.block(body) }
}
