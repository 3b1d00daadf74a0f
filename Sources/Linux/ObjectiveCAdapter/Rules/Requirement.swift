/// An optional requirement of a protocol.
struct Requirement {
  /// The result for a caller if the object does not have the member.
  enum Absence {
    /// Nothing, as from a method without a result.
    case nothing
    /// `nil`, which its type allows.
    case none
    /// `nil`, which its type does not allow.
    case noValue
  }

  let name: String
  let parameters: [Parameter]
  let isMethod: Bool
  let isStatic: Bool
  /// The attributes that are kept, each followed by a space.
  let attributes: String
  /// The type that it returns or has; empty if there is none.
  let result: String
  /// The first token of the declaration, which may be that of an attribute.
  let start: Int
  /// The arrow before the result of a method.
  let arrow: Int?
  /// The braces around the accessors of a property.
  let accessors: ClosedRange<Int>?
  /// The declaration without attributes, modifiers and result: `func title(for row: Int)`.
  private let head: String
  /// The declaration without attributes and modifiers: `func title(for row: Int) -> String`.
  private let declaration: String
  /// The arguments that pass its parameters on.
  private let arguments: String
  private let effects: Set<String>

  /// Reads the requirement that a modifier belongs to.
  init?(around modifier: Int, in file: SourceFile) {
    var index = modifier
    while let next = file.next(after: index), !["func", "var"].contains(file[next]) {
      guard file.isName(next) || "@()".contains(file[next]),
        !["subscript", "init", "optional"].contains(file[next])
      else { return nil }
      index = next
    }
    guard let keyword = file.next(after: index), let nameIndex = file.next(after: keyword) else {
      return nil
    }
    let words: Set<String>
    (words, _, start) = file.modifiers(before: keyword)
    name = file[nameIndex]
    attributes = Self.attributes(in: start..<keyword, of: file)
    isMethod = file[keyword] == "func"
    isStatic = words.contains("static") || words.contains("class")
    let prefix =
      (words.contains("nonisolated") ? "nonisolated " : "") + (isStatic ? "static " : "")
    if isMethod {
      guard let open = file.parameterList(after: nameIndex), let close = file.partner(of: open)
      else { return nil }
      let end = Self.endOfMethod(after: close, in: file)
      parameters = file.parameters(in: open, close)
      arrow = (close...end).first { file[$0] == "->" }
      accessors = nil
      result = arrow.map { file.compact($0 + 1..<end + 1) } ?? ""
      effects = Set((close...(arrow ?? end)).map { file[$0] })
      declaration = prefix + file.compact(keyword..<end + 1)
      let unnamed = parameters.enumerated().filter { $0.element.name == "_" }
      let names = Dictionary(
        uniqueKeysWithValues: unnamed.map { place, parameter in
          let hasLabel = file[file.previous(before: parameter.nameIndex)] == parameter.label
          return (parameter.nameIndex, (hasLabel ? "" : "_ ") + "parameter\(place)")
        })
      head = prefix + file.compact(keyword..<(arrow ?? end + 1), replacing: names)
      arguments = parameters.enumerated().map { place, parameter in
        let name = parameter.name.filter { $0 != "`" }
        return parameter.argument(named: name == "_" ? "parameter\(place)" : "`\(name)`")
      }.joined(separator: ", ")
    } else {
      guard let colon = file.next(after: nameIndex), file[colon] == ":",
        let open = (colon..<file.tokens.count).first(where: { file[$0] == "{" }),
        let close = file.partner(of: open)
      else { return nil }
      parameters = []
      arrow = nil
      accessors = open...close
      result = file.compact(colon + 1..<open)
      effects = Set((open...close).map { file[$0] })
      declaration = prefix + file.compact(keyword..<open)
      head = declaration
      arguments = ""
    }
  }

  private static let nothing: Set<String> = ["", "Void", "()", "Swift.Void"]

  var absence: Absence {
    if isMethod, Self.nothing.contains(result) { return .nothing }
    let isOptional =
      result.hasSuffix("?") || result.hasSuffix("!") || result.hasPrefix("Optional<")
    return isOptional ? .none : .noValue
  }

  /// Whether an object that does not have it cannot be told from one that has: the requirement
  /// itself throws, or its property is read asynchronously.
  var isUnanswerable: Bool {
    absence == .noValue && (effects.contains("throws") || !isMethod && effects.contains("async"))
  }

  /// Whether it is a property that is set, which Swift does not allow for an optional one.
  var isSettable: Bool { effects.contains("set") }
}

extension Requirement {
  /// The argument labels; `_` for none.
  var labels: [String] { parameters.map(\.label) }

  /// The key that an implementation shares with the requirement.
  var key: Member.Key {
    Member.Key(
      keyword: isMethod ? "func" : "var", name: name.filter { $0 != "`" }, labels: labels,
      isStatic: isStatic)
  }

  /// Returns the default implementation of a method that can return nothing or `nil`.
  func defaultImplementation(_ access: String, _ implementations: String) -> String {
    guard !implementations.isEmpty else {
      return "\(attributes)\(access)\(declaration) \(absence == .nothing ? "{}" : "{ nil }")"
    }
    let result = isMethod && !self.result.isEmpty ? " -> \(self.result)" : ""
    let rest = absence == .nothing ? "" : "; return nil"
    return "\(attributes)\(access)\(head)\(result) { \(implementations)\(rest) }"
  }

  /// Returns the method of a class that conforms without having it, for its subclasses to override.
  func method(of modifiers: String) -> String {
    func inheritable(_ text: String) -> String {
      modifiers + (isStatic ? text.replacing("static ", with: "class ", maxReplacements: 1) : text)
    }
    switch absence {
    case .nothing: return attributes + inheritable(declaration) + " {}"
    case .none: return attributes + inheritable(declaration) + " { nil }"
    case .noValue:
      return attributes + inheritable(throwing) + " { throw _Concurrency.CancellationError() }"
    }
  }

  /// Returns the statement that calls the implementation of a class whose superclass conforms
  /// without having one.
  func call(of owner: String, onMainActor: Bool) -> String {
    let marks =
      (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    let call = "object.\(name)" + (isMethod ? "(\(arguments))" : "")
    let isolated = onMainActor && marks.isEmpty ? "MainActor.assumeIsolated { \(call) }" : nil
    let type = owner + (isStatic ? ".Type" : "")
    return "if let object = self as? \(type) { return \(isolated ?? marks + call) }"
  }

  /// The requirement that throws if an object does not have it.
  var throwing: String {
    isMethod ? "\(head) throws -> \(result)" : "\(head) { get throws }"
  }

  /// Returns the default implementation, which throws.
  func throwingDefault(_ access: String, _ implementations: String) -> String {
    let first = implementations.isEmpty ? "" : implementations + "; "
    let body = "{ \(first)throw _Concurrency.CancellationError() }"
    return "\(attributes)@_disfavoredOverload \(access)"
      + (isMethod ? "\(throwing) \(body)" : "\(head) { get throws \(body) }")
  }

  /// Returns the declaration that callers use: it returns `nil` if the object does not have it.
  func optional(_ access: String) -> String {
    let isWord = result.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
    let type = isWord || result.hasPrefix("[") ? "\(result)?" : "(\(result))?"
    guard isMethod else {
      return "\(attributes)\(access)\(Self.typed(head, type)) "
        + "{ try? (self.\(name) as \(result)) }"
    }
    let marker = effects.contains("async") ? "await " : ""
    return "\(attributes)\(access)\(head) -> \(type) "
      + "{ try? \(marker)(self.\(name)(\(arguments)) as \(result)) }"
  }

  /// Returns the declaration of a property with another type.
  private static func typed(_ head: String, _ type: String) -> String {
    head.prefix { $0 != ":" } + ": " + type
  }

  /// Returns the last token of the text after the parameters: effects and a result on the same
  /// line, or on the next line if the result begins there.
  private static func endOfMethod(after close: Int, in file: SourceFile) -> Int {
    var end = close
    while let next = file.next(after: end) {
      let isOnNewLine = file.tokens[next].line > file.tokens[end].line
      let goesOn = ["->", "async", "throws", "where"].contains(file[next])
      let isOpen = ["->", ".", "&", ","].contains(file[end])
      if [";", "}"].contains(file[next]) || (isOnNewLine && !goesOn && !isOpen) { break }
      end = "([".contains(file[next]) ? file.partner(of: next) ?? next : next
    }
    return end
  }

  private static func attributes(in range: Range<Int>, of file: SourceFile) -> String {
    var text = ""
    for index in range where file[index] == "@" && file[index + 1] != "objc" {
      text += file.compact(index..<file.endOfAttribute(at: index) + 1) + " "
    }
    return text
  }
}
