import ListCore

extension PastedCode {
  /// Reads the code in a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ text: some StringProtocol) {
    self.init()
    guard Self.names.contains(where: text.contains) else { return }
    var isCounting = false
    for line in text.split(whereSeparator: \.isNewline) where !Self.isFrameOrMessage(line) {
      read(line, isCounting: &isCounting)
    }
  }

  private mutating func read(_ line: some StringProtocol, isCounting: inout Bool) {
    let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
    let (words, followers) = Self.words(in: code)
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      switch word {
      case "func": begin(code, &isCounting)
      case "override", "deinit": break
      case "numberOfRowsInSection", "numberOfItemsInSection": isCounting = true
      default:
        readStep(word, next, words, index, isCounting)
        readElement(word, next, followers[index], index > 0 ? words[index - 1] : "")
        if followers[index] == "(" || followers[index] == ":" {
          let isLabel = index + 1 < followers.count && followers[index + 1] == ":"
          readOtherCall(word, isLabel ? "" : next, words, index)
        }
      }
    }
    let labels = [
      ("forCellReuseIdentifier", \PastedCode.registered),
      ("forCellWithReuseIdentifier", \.registered),
      ("eusableCell(withIdentifier", \.dequeued), ("(withReuseIdentifier", \.dequeued),
      ("eusableCellWithIdentifier", \.dequeued), ("CellWithReuseIdentifier", \.dequeued),
    ]
    for (label, names) in labels {
      guard let label = code.firstRange(of: label),
        let name = Self.text(in: code[label.upperBound...])
      else { continue }
      add(name, to: &self[keyPath: names])
    }
    if code.hasPrefix("- (") || code.hasPrefix("-(") { begin(code, &isCounting) }
    if code.trimmed == "}" { isCounting = false }
    if code.contains("var "), code.contains("{"), let name = words.firstIndex(of: "var") {
      computed += words[(name + 1)...].prefix(1)
    }
  }

  private mutating func begin(_ code: some StringProtocol, _ isCounting: inout Bool) {
    if steps.last != .function, !steps.isEmpty { steps.append(.function) }
    isCounting = code.contains("numberOfRowsInSection") || code.contains("numberOfItemsInSection")
  }

  /// Returns the literal text at the start of the code behind a label: `: "Cell"`.
  private static func text(in code: some StringProtocol) -> String? {
    let start = code.drop { ": @".contains($0) }
    guard start.first == "\"" else { return nil }
    let text = start.dropFirst().prefix { $0 != "\"" }
    return text.isEmpty || text.count > 60 ? nil : String(text)
  }

  private mutating func readStep(
    _ word: String, _ next: String, _ words: [String], _ index: Int, _ isCounting: Bool
  ) {
    let path = word.split(separator: ".").map(String.init)
    guard let last = path.last else { return }
    if isCounting, last == "count", let name = path.dropLast().last { add(name, to: &counted) }
    if isCounting, next == "count", path.count == 1 || path[0] == "self", last != "return" {
      add(last, to: &counted)
    }
    if let call = ListCall.allCases.first(where: { $0.isChange && last.hasPrefix($0.rawValue) }) {
      steps.append(.call(call))
    } else if last == "reloadData" {
      steps.append(.reload)
    } else if ["performBatchUpdates", "beginUpdates"].contains(where: last.hasPrefix) {
      steps.append(.begin)
    } else if word == "DispatchQueue.main.async" || word == "MainActor.run"
      || last == "dispatch_get_main_queue" || last == "invokeOnMainThread"
    {
      steps.append(.later)
    } else if Self.observing.contains(last) {
      steps.append(.observe)
      if let name = path.dropLast().last { add(name, to: &observed) }
    } else if let change = Self.change(last), let name = path.dropLast().last,
      Self.mayBeModel(name)
    {
      steps.append(.change(name: name, change))
    } else if let change = Self.change(next), Self.mayBeModel(last), word.first?.isLowercase == true
    {
      // [self.items addObject:item]
      steps.append(.change(name: last, change))
    } else if next == "=" || next == "+=", word.first?.isLowercase == true,
      index == 0 || words[index - 1] != "let" && words[index - 1] != "var",
      path.count == 1 || path.count == 2 && path[0] == "self", Self.mayBeModel(last),
      last.hasSuffix("s") || last.hasSuffix("List") || last.hasSuffix("Array")
    {
      steps.append(.change(name: last, next == "+=" ? .insertion : .replacement))
    }
  }

  /// Notes an array that is read with an index path: `items[indexPath.row]`.
  private mutating func readElement(
    _ word: String, _ next: String, _ follower: Character, _ before: String
  ) {
    guard next == "indexPath.row" || next == "indexPath.item" else { return }
    let array = word == "objectAtIndex" ? before : follower == "[" ? word : ""
    guard let name = array.split(separator: ".").last.map(String.init),
      name.first?.isLowercase == true, !Self.lists.contains(where: name.lowercased().contains)
    else { return }
    add(name, to: &read)
  }

  /// Notes the call of a method that may change a model elsewhere.
  private mutating func readOtherCall(
    _ word: String, _ next: String, _ words: [String], _ index: Int
  ) {
    let path = word.split(separator: ".").map(String.init)
    guard let last = path.last, Self.change(last) == nil,
      !ListCall.allCases.contains(where: { last.hasPrefix($0.rawValue) })
    else { return }
    let argument = index + 2 < words.count ? words[index + 2] : ""
    if Self.removes(last), !Self.stores(path.dropLast().last ?? ""), !takesElement(next, argument) {
      mayRemoveElsewhere = true
    } else if Self.adds(last) {
      mayAddElsewhere = true
    }
  }

  /// Whether an argument is an element of an array that the code reads: the callee cannot remove it
  /// from that array.
  private func takesElement(_ argument: String, _ next: String) -> Bool {
    !argument.isEmpty && (next == "indexPath.row" || next == "indexPath.item")
      || argument.split(separator: ".").last.map { read.contains(String($0)) || $0 == "object" }
        ?? false
  }

  private func add(_ name: String, to names: inout [String]) {
    if !names.contains(name) { names.append(name) }
  }

  /// Returns the names, keywords and assignments on a line, the names with their paths:
  /// `self.items.append`.
  ///
  /// - Returns: The words, and for each the character that follows it.
  private static func words(
    in line: some StringProtocol
  ) -> (words: [String], followers: [Character]) {
    var words: [String] = []
    var followers: [Character] = []
    var word = ""
    var before: Character = " "
    for character in line + " " {
      if character.isLetter || character.isNumber || "_.".contains(character) {
        word.append(character)
      } else if "?!".contains(character) && !word.isEmpty {
        continue  // optional chaining
      } else {
        if !word.isEmpty {
          words.append(word)
          followers.append(character)
        }
        word = ""
        if character == "=", before == "+" || before == " " {
          words.append(before == "+" ? "+=" : "=")
          followers.append(" ")
        }
      }
      before = character
    }
    return (words, followers)
  }

  /// Returns the change of an array that a method makes; `nil` if it is no such method.
  private static func change(_ method: String) -> Change? {
    switch method {
    case "append", "insert", "addObject", "insertObject", "addObjectsFromArray", "Add", "Insert":
      .insertion
    case "remove", "removeAll", "removeLast", "removeFirst", "removeSubrange", "removeObject",
      "removeObjectAtIndex", "removeLastObject", "removeAllObjects", "removeObjectsAtIndexes",
      "RemoveAt", "removeValue":
      .deletion
    case "setArray", "replaceSubrange", "swapAt": .replacement
    default: nil
    }
  }

  /// Whether a name may be that of a model: neither a view nor a snapshot.
  private static func mayBeModel(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return name.first?.isLowercase == true || name.first == "_"
      ? !notModels.contains(where: lowered.contains) : false
  }

  /// Whether a method may remove an element: `viewModel.removeBook(at:)`.
  private static func removes(_ method: String) -> Bool {
    method.hasPrefix("remove") || method.hasPrefix("delete") && !method.hasPrefix("deleteRow")
  }

  /// Whether a method may add an element: `viewModel.add(book)`.
  private static func adds(_ method: String) -> Bool {
    let isView = [
      "addSubview", "addTarget", "addGesture", "addObserver", "addChild", "addArranged",
    ]
    .contains(where: method.hasPrefix)
    return !isView
      && ["add", "insert", "append", "load", "fetch", "save", "update", "set", "reload", "push"]
        .contains(where: method.hasPrefix)
  }

  /// Whether a name is that of a store, which knows no array of a controller.
  private static func stores(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return ["context", "realm", "database", "ref", "defaults", "moc"]
      .contains(where: lowered.hasSuffix)
  }

  /// Whether a line is a frame of a call stack, or a line of a log.
  private static func isFrameOrMessage(_ line: some StringProtocol) -> Bool {
    line.contains("0x") || line.contains("reason:") || line.contains("*** ")
      || line.contains("-[UI") || line.contains("must be equal")
  }

  private static let names = [
    "insertRows", "deleteRows", "reloadRows", "insertItems", "deleteItems", "reloadItems",
    "insertSections", "deleteSections", "reloadData", "observe", "beginUpdates", "moveRow",
    "performBatchUpdates", "numberOfRowsInSection", "numberOfItemsInSection",
    "addNotificationBlock", "addSnapshotListener", "ReuseIdentifier", "withIdentifier",
    "indexPath.row", "indexPath.item",
  ]
  private static let observing: Set<String> = [
    "observe", "addNotificationBlock", "addSnapshotListener", "observeEventType",
    "observeSingleEvent",
  ]
  private static let lists = ["tableview", "collectionview"]
  private static let notModels = [
    "view", "snapshot", "context", "realm", "defaults", "request", "cancellable", "subscription",
    "token", "constraint", "indexpath", "ref", "database", "manager", "selected", "paths", "frame",
    "class", "delegate", "options", "params", "bag", "colors", "insets",
  ]
}
