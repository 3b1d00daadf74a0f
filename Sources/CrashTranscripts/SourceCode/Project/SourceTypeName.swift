/// A type as far as it matters here: its name and its arguments, without optionals.
struct SourceTypeName: Hashable, Sendable {
  var name: String
  var arguments: [SourceTypeName] = []

  static let array = "Array"
  static let dictionary = "Dictionary"
  static let function = "->"

  init(_ name: String, _ arguments: [SourceTypeName] = []) {
    self.name = name
    self.arguments = arguments
  }

  /// Reads a type.
  init?(_ nodes: [SourceNode]) {
    if nodes.contains(where: { $0.isSymbol("->") }) {
      self.init(Self.function)
      return
    }
    var nodes = nodes.filter {
      !($0.kind == .symbol && ["?", "!", "&"].contains($0.text)) && !$0.text.hasPrefix("@")
        && !($0.kind == .word
          && ["inout", "any", "some", "borrowing", "consuming"].contains($0.text))
    }
    guard let first = nodes.first else { return nil }
    switch first.kind {
    case .brackets:
      if let colon = first.children.firstIndex(where: { $0.isSymbol(":") }) {
        self.init(
          Self.dictionary,
          [Array(first.children[..<colon]), Array(first.children[(colon + 1)...])]
            .compactMap { SourceTypeName($0) })
      } else {
        self.init(Self.array, [SourceTypeName(first.children)].compactMap(\.self))
      }
    case .parentheses:
      guard nodes.count == 1, first.children.separatedByCommas.count == 1,
        let inner = SourceTypeName(first.children)
      else { return nil }
      self = inner
    case .word:
      var arguments: [SourceTypeName] = []
      if let open = nodes.firstIndex(where: { $0.isSymbol("<") }) {
        let inside = nodes[(open + 1)...].prefix { !($0.kind == .symbol && $0.text == ">") }
        arguments = Array(inside).separatedByCommas.compactMap { SourceTypeName($0) }
        nodes = Array(nodes[..<open])
      }
      guard let name = nodes.last(where: { $0.kind == .word }) else { return nil }
      self.init(name.text == "Self" ? first.text : name.text, arguments)
    case .number, .string, .symbol, .braces: return nil
    }
  }

  /// The type of an array's or a dictionary's elements, or of those of the array it wraps.
  var element: SourceTypeName? {
    switch name {
    case Self.array, "ContiguousArray", "Set", "Results", "List", "OrderedSet", "ArraySlice":
      arguments.first
    case Self.dictionary: arguments.last
    default: nil
    }
  }

  /// Whether values of the type change only by calls on the variable that holds them.
  var isCollection: Bool {
    [Self.array, Self.dictionary, "Set", "ContiguousArray", "IndexSet"].contains(name)
  }

  /// Whether the type belongs to one of Apple's frameworks, by its prefix.
  var isOfSystem: Bool {
    if Self.systemTypes.contains(name) { return true }
    return ["UI", "NS", "CG", "CA", "MK", "AV", "WK", "CL", "UN", "PK", "SF", "MF", "PH", "AC"]
      .contains { prefix in
        name.hasPrefix(prefix)
          && name.dropFirst(prefix.count).first.map { $0.isUppercase } ?? false
      }
  }

  private static let systemTypes: Set<String> = [
    "String", "Substring", "Int", "Double", "Float", "Bool", "Date", "URL", "Data", "IndexPath",
    "IndexSet", "Locale", "Calendar", "UUID", "Character", "DispatchQueue", "FileManager", "Bundle",
    "UserDefaults", "Timer", "Notification", "URLRequest", "DateFormatter", "JSONDecoder",
    "JSONEncoder", "Error", "Any", "AnyObject", "TimeInterval", "Selector", "Logger", "OSLog",
    "Array", "Dictionary", "Set", "Optional", "ProcessInfo", "CharacterSet", "DateComponents",
    "Int32", "Int64", "UInt", "NumberFormatter",
  ]
}
