/// A reader that finds the frames of call stacks in a text.
///
/// Known forms: Xcode's and a crash log's (`3 UIKitCore 0x1 -[UITableView endUpdates] + 12`), the
/// debugger's (``frame #3: 0x1 UIKitCore`-[UITableView endUpdates] + 12``), those of crash services
/// (`Bookshop ShelfController.remove(at:) (ShelfController.swift:42)`), a separate method in a
/// title or after `Assertion failure in`, and the objects of an `.ips` file
/// (`{"symbol":"-[UITableView endUpdates]","imageIndex":8}`).
struct StackFrameReader {
  /// The frames, in order, each with the UTF-8 offset of its line.
  private(set) var frames: [(offset: Int, frame: StackFrame)] = []

  /// Reads a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ source: String) {
    var offset = 0
    for line in source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      defer { offset += line.count + 1 }
      if readObjects(line, offset) { continue }
      guard line.count <= Self.longestLine else {
        readLongLine(Substring(line), offset)
        continue
      }
      let text = String(Substring(line))
      if let frame = Self.frame(text) { frames.append((offset, frame)) }
    }
  }

  /// Reads a line that may contain a whole report without line breaks: only its Objective-C methods.
  private mutating func readLongLine(_ line: Substring, _ offset: Int) {
    var rest = line[...]
    while let open = rest.firstRange(of: "-["), frames.count < Self.mostFrames {
      rest = rest[open.lowerBound...]
      if let method = Self.method(atStartOf: rest) {
        let before = line.utf8.distance(from: line.startIndex, to: rest.startIndex)
        frames.append((offset + before, StackFrame(symbol: method)))
      }
      rest = rest.dropFirst(2)
    }
  }

  /// Reads the frames of a system report in JSON, each an object without others inside.
  ///
  /// - Returns: Whether the line has such frames.
  private mutating func readObjects(_ line: Substring.UTF8View, _ offset: Int) -> Bool {
    let text = Substring(line)
    guard text.contains("\"symbol\"") else { return false }
    let before = frames.count
    for object in text.split(separator: "{") {
      guard frames.count < Self.mostFrames, let symbol = Self.value("symbol", in: object) else {
        continue
      }
      var location: StackFrame.Location?
      if let file = Self.value("sourceFile", in: object),
        let line = Self.value("sourceLine", in: object).flatMap({ Int($0) }), line > 0
      {
        location = StackFrame.Location(file: file, line: line)
      }
      let place = text.utf8.distance(from: text.startIndex, to: object.startIndex)
      frames.append(
        (offset + place, StackFrame(symbol: Self.plain(symbol), location: location)))
    }
    return frames.count > before
  }

  /// Returns the text or the number of a key in an object.
  private static func value(_ key: String, in object: Substring) -> String? {
    guard let name = object.firstRange(of: "\"\(key)\"") else { return nil }
    let value = object[name.upperBound...].drop { $0 == " " || $0 == ":" }
    guard value.first == "\"" else {
      let number = value.prefix { $0.isNumber }
      return number.isEmpty ? nil : String(number)
    }
    return String(value.dropFirst().prefix { $0 != "\"" }).replacing("\\/", with: "/")
  }

  /// Returns a function without the prefixes of a compiler or a service: `specialized`, `closure #1
  /// in`.
  private static func plain(_ symbol: String) -> String {
    let words = symbol.split(separator: " ")
    let name = words.drop { isPrefix($0) }
    guard name.count < words.count, !name.isEmpty else { return symbol }
    return name.joined(separator: " ")
  }

  /// Returns whether a word is a prefix and not part of a function's name.
  private static func isPrefix(_ word: Substring) -> Bool {
    word.hasPrefix("#") || word.hasPrefix("@") || prefixes.contains(String(word))
  }

  private static let prefixes: Set<String> = [
    "at", "closure", "dynamic", "for", "generic", "implicit", "in", "merged", "partial", "apply",
    "specialized", "static", "thunk", "reabstraction", "helper", "from", "to",
  ]
  private static let longestLine = 1_000
  private static let mostFrames = 2_000
}

extension StackFrameReader {
  /// Returns the frame on a line; `nil` if there is none.
  static func frame(_ line: String) -> StackFrame? {
    if line.contains("[self ") { return nil }
    let location = location(in: line)
    if let method = objectiveCMethod(in: line) {
      let words = leadingWords(line, before: method)
      return StackFrame(
        index: words.index, image: words.image, symbol: method, location: location)
    }
    return function(in: line, location)
  }

  /// Returns the first Objective-C method on a line: `-[UITableView endUpdates]`.
  private static func objectiveCMethod(in line: String) -> String? {
    var rest = line[...]
    while let open = rest.firstIndex(of: "[") {
      let sign = open > line.startIndex ? line[line.index(before: open)] : " "
      if sign == "-" || sign == "+",
        let method = method(atStartOf: line[line.index(before: open)...])
      {
        return method
      }
      // Titles omit the sign: [UITableView _endCellAnimationsWithContext:].
      let isBracket = sign == " " || sign == "`" || sign == "(" || open == line.startIndex
      if isBracket, let method = method(atStartOf: "-" + line[open...]), method.contains("UI") {
        return method
      }
      rest = line[line.index(after: open)...]
    }
    return nil
  }

  /// Returns the method at the start of a text; `nil` if the text starts otherwise.
  static func method(atStartOf text: some StringProtocol) -> String? {
    guard let end = text.firstIndex(of: "]") else { return cutMethod(text) }
    guard text.distance(from: text.startIndex, to: end) < 300 else { return nil }
    let method = String(text[...end])
    return isMethod(method.dropFirst(2).dropLast()) ? method : nil
  }

  /// Returns a method of UIKit's that a title cuts off: `-[UITableView _endCellAnimationsWith…`.
  private static func cutMethod(_ text: some StringProtocol) -> String? {
    let method = text.prefix { !"\u{2026}\"'`,)".contains($0) }
    let name = method.dropFirst(2).prefix { $0 != " " }
    let isList = name.contains("TableView") || name.contains("CollectionView")
    let isLong = method.count >= 30 && method.count < 300
    return isLong && isList && isMethod(method.dropFirst(2)) ? String(method) : nil
  }

  /// Returns whether a text is a class and a selector.
  private static func isMethod(_ text: some StringProtocol) -> Bool {
    let words = text.split(separator: " ")
    guard words.count == 2, words[0].first.map({ $0.isLetter || $0 == "_" }) == true,
      words[1].first.map({ $0.isLetter || $0 == "_" || $0 == "." }) == true,
      words[1].allSatisfy({ $0.isLetter || $0.isNumber || "_:.$".contains($0) })
    else { return false }
    return true
  }

  /// Returns the function of a line that starts with the number of a frame or ends with a location
  /// in a source file.
  private static func function(
    in line: String, _ location: StackFrame.Location?
  ) -> StackFrame? {
    var words = line.split { $0 == " " || $0 == "\t" }[...]
    if words.first == "*" { words = words.dropFirst() }
    var index: Int?
    if words.first == "frame", words.count > 1 {
      index = Int(words[words.startIndex + 1].filter(\.isNumber))
      words = words.dropFirst(2)
    } else if let number = words.first.flatMap({ Int($0.filter { $0 != "#" && $0 != "." }) }),
      number < 1_000
    {
      index = number
      words = words.dropFirst()
    }
    var image: String?
    if let backquote = words.first(where: { $0.contains("`") }) {
      image = String(backquote.prefix { $0 != "`" })
      words = words.drop { $0 != backquote }
      words[words.startIndex] = backquote.drop { $0 != "`" }.dropFirst()
    } else if index != nil, words.count > 1 {
      image = words.first.map(String.init)
      words = words.dropFirst()
    }
    words = words.drop { $0.hasPrefix("0x") || $0 == "-" || $0 == "+" }
    guard index != nil && image != nil || location != nil, let first = words.first else {
      return nil
    }
    let name = index == nil && words.contains("in") ? words.drop { $0 != "in" }.dropFirst() : words
    let written = String(name.first { !isPrefix($0) } ?? first)
    let symbol = MangledName(written)?.text ?? written
    guard symbol.first.map({ $0.isLetter || "_$@".contains($0) }) == true else { return nil }
    // A sentence may start with a number too; a frame has an address, an offset or a location.
    let hasAddress = line.contains("0x") || line.contains("`") || line.contains(" + ")
    let isMethod = symbol.first?.isUppercase == true && symbol.contains(".") && symbol.last == ")"
    let isSystem = image.map(StackFrame.isSystem(image:)) ?? false
    guard location != nil || index != nil && (hasAddress || isMethod || isSystem) else {
      return nil
    }
    return StackFrame(index: index, image: image, symbol: symbol, location: location)
  }

  private static func leadingWords(
    _ line: String, before method: String
  ) -> (index: Int?, image: String?) {
    var words = line.split { $0 == " " || $0 == "\t" }[...]
    if words.first == "*" { words = words.dropFirst() }
    if words.first == "frame", words.count > 1 {
      let image = words.first { $0.contains("`") }?.prefix { $0 != "`" }
      return (Int(words[words.startIndex + 1].filter(\.isNumber)), image.map(String.init))
    }
    guard let index = words.first.flatMap({ Int($0) }), index < 1_000 else { return (nil, nil) }
    let image = words.dropFirst().first { !$0.hasPrefix("0x") && !$0.hasPrefix("-[") }
    return (index, image.map(String.init))
  }

  /// Returns the location in a source file that a line names: `(Shelf.swift:42)`, `at
  /// Shelf.swift:42:7`, `Shelf.swift line 42` or `File "Shelf.swift", line 42, in Shelf.remove`.
  private static func location(in line: String) -> StackFrame.Location? {
    for suffix in [".swift", ".mm", ".m", ".cs", ".kt"] {
      var rest = line[...]
      while let range = rest.firstRange(of: suffix) {
        let after = line[range.upperBound...]
        let digits = after.drop { ":, \"".contains($0) }
        let behindWord = digits.hasPrefix("line ") ? digits.dropFirst(5) : digits
        let number = behindWord.prefix(while: \.isNumber)
        let isPlace = after.first == ":" || behindWord.startIndex != digits.startIndex
        if isPlace, let line = Int(number), line > 0 {
          let stem = String(
            rest[..<range.lowerBound].reversed().prefix {
              $0.isLetter || $0.isNumber || "_+-".contains($0)
            }.reversed())
          let isSystem = stem.hasPrefix("UI") || stem.hasPrefix("NS") || stem.hasPrefix("_UI")
          if !stem.isEmpty, !isSystem {
            return StackFrame.Location(file: stem + suffix, line: line)
          }
        }
        rest = after
      }
    }
    return nil
  }
}
