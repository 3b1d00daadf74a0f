extension Adapter {
  /// Lets a property be read of any object, as Objective-C does.
  ///
  /// `(sender as AnyObject).tag`, and `sender.tag` of a parameter of the type `AnyObject`, become
  /// `ObjectMembers(sender as AnyObject).tag`; `(json as AnyObject)["id"]` likewise.
  func adaptObjectLookups(_ draft: inout Draft) {
    let file = draft.file
    for bracket in file.tokens.indices where file[bracket] == "[" && bracket > 0 {
      if let open = castToObject(endingAt: bracket - 1, in: file) {
        draft.need("import UIKit", of: "UIKit")
        draft.insert("ObjectMembers", before: open)
      } else if ["?", "!", "]"].contains(file[bracket - 1]),
        let element = element(before: bracket, in: file)
      {
        askMembers(of: element, &draft)
      }
    }
    for point in file.tokens.indices where file[point] == "." {
      guard let member = file.next(after: point),
        (file[file.next(after: member)] == "(" ? Self.methodsOfObjects : Self.membersOfObjects)
          .contains(file[member]), let end = file.previous(before: point)
      else { continue }
      if let open = castToObject(endingAt: end, in: file) {
        draft.need("import UIKit", of: "UIKit")
        draft.insert("ObjectMembers", before: open)
      } else if let element = element(before: point, in: file) {
        askMembers(of: element, &draft)
      } else if let (name, mark) = object(endingAt: end, in: file) {
        draft.need("import UIKit", of: "UIKit")
        if mark == "?" {
          draft.insert(".map(ObjectMembers.init)", after: name)
        } else {
          draft.insert("ObjectMembers(", before: name)
          draft.insert(")", after: end)
        }
      }
    }
  }

  private func askMembers(of element: ClosedRange<Int>, _ draft: inout Draft) {
    draft.need("import UIKit", of: "UIKit")
    if draft.file[element.upperBound] == "?" {
      draft.insert(".map(ObjectMembers.init)", after: element.upperBound - 1)
    } else {
      draft.insert("ObjectMembers(", before: element.lowerBound)
      draft.insert(")", after: element.upperBound)
    }
  }

  /// The methods of `ObjectMembers`.
  private static let methodsOfObjects: Set<String> = ["isEqual", "responds"]

  /// The properties of `ObjectMembers`.
  private static let membersOfObjects: Set<String> = [
    "accessibilityIdentifier", "accessibilityLabel", "boolValue", "bounds", "count", "currentTitle",
    "doubleValue", "floatValue", "frame", "intValue", "integerValue", "isEnabled", "isHidden",
    "isOn", "isSelected", "priority", "selectedSegmentIndex", "stringValue", "superview", "tag",
    "text",
    "title", "titleLabel", "view", "window",
  ]

  /// Returns the parenthesis of `(x as AnyObject)`.
  private func castToObject(endingAt close: Int, in file: SourceFile) -> Int? {
    guard file[close] == ")", let open = file.partner(of: close),
      let type = file.previous(before: close), file.isWord("AnyObject", at: type),
      let keyword = file.previous(before: type), file.isWord("as", at: keyword),
      let before = file.previous(before: open), !file.isName(before) || Self.isKeyword(file[before])
    else { return nil }
    return open
  }

  private static func isKeyword(_ word: String) -> Bool {
    ["return", "in", "if", "guard", "while", "case", "switch", "else", "where", "try", "await"]
      .contains(word)
  }

  /// Returns an element of a property that is an array of objects: `list.first!`, `list.first?`,
  /// `list[0]`; or of one that is a dictionary of objects: `entries["id"]?`.
  private func element(before point: Int, in file: SourceFile) -> ClosedRange<Int>? {
    guard let receiver = receiver(before: point, in: file) else { return nil }
    if ["!", "?"].contains(file[receiver.end]), file[receiver.end - 1] == "]",
      file.hasDictionaryOfObjects(named: file[receiver.last])
    {
      return receiver.first...receiver.end
    }
    var list = receiver.last
    if ["first", "last"].contains(file[list]) {
      guard ["!", "?"].contains(file[receiver.end]), let dot = file.previous(before: list),
        let name = file.previous(before: dot)
      else { return nil }
      list = name
    } else if file[receiver.end] != "]" || receiver.isOptional {
      return nil
    }
    guard file.hasListOfObjects(named: file[list]) else { return nil }
    return receiver.first...receiver.end
  }

  /// Returns the name of a parameter or property of the type `AnyObject`, and the mark after it.
  private func object(endingAt end: Int, in file: SourceFile) -> (name: Int, mark: String)? {
    let mark = ["?", "!"].contains(file[end]) ? file[end] : ""
    let name = mark.isEmpty ? end : end - 1
    guard file.isName(name) else { return nil }
    var (type, isOwn): (String?, Bool) = (nil, false)
    if let dot = file.previous(before: name), file[dot] == "." {
      isOwn = file.isWord("self", at: file.previous(before: dot))
    } else {
      type = file.typeOfParameter(named: file[name], around: name)
      isOwn = type == nil
    }
    if isOwn { type = file.typeOfOnlyProperty(named: file[name]) }
    guard let type else { return nil }
    let types =
      mark.isEmpty ? ["AnyObject", "any AnyObject", "AnyObject!"] : ["AnyObject?", "AnyObject!"]
    return types.contains(type) ? (name, mark) : nil
  }
}

extension SourceFile {
  /// Returns whether a variable of the type `[AnyObject]` is declared in this file, and no other one
  /// of its name. Its type is written, or it is the result of a cast.
  fileprivate func hasListOfObjects(named name: String) -> Bool {
    let declared = tokens.indices.filter {
      isWord(name, at: $0) && ["let", "var"].contains(self[previous(before: $0)])
    }
    return !declared.isEmpty
      && declared.allSatisfy { index in
        guard let mark = next(after: index) else { return false }
        if self[mark] == ":" { return next(after: mark).map(isListOfObjects) ?? false }
        guard self[mark] == "=", let cast = castAtEnd(ofValueAfter: mark) else { return false }
        return isListOfObjects(at: cast)
      }
  }

  /// Returns whether a variable or a parameter of the type `[String: AnyObject]` is declared in this
  /// file, and no other one of its name.
  fileprivate func hasDictionaryOfObjects(named name: String) -> Bool {
    var found = false
    for index in tokens.indices where isWord(name, at: index) {
      let isVariable = ["let", "var"].contains(self[previous(before: index)])
      guard let mark = next(after: index) else { continue }
      if self[mark] == ":", let type = next(after: mark), isVariable || self[type] == "[" {
        guard isDictionaryOfObjects(at: type) else { return false }
        found = true
      } else if isVariable {
        guard self[mark] == "=", let cast = castAtEnd(ofValueAfter: mark),
          isDictionaryOfObjects(at: cast)
        else { return false }
        found = true
      }
    }
    return found
  }

  private func isDictionaryOfObjects(at open: Int) -> Bool {
    guard self[open] == "[", let close = partner(of: open), let key = next(after: open),
      let colon = next(after: key), self[colon] == ":", let value = next(after: colon)
    else { return false }
    return isWord("AnyObject", at: value) && next(after: value) == close
  }

  private func isListOfObjects(at open: Int) -> Bool {
    guard self[open] == "[", let type = next(after: open) else { return false }
    return isWord("AnyObject", at: type) && self[next(after: type)] == "]"
  }

  /// Returns the type of `as? Type` or `as! Type`, with which the value of a variable ends.
  private func castAtEnd(ofValueAfter equals: Int) -> Int? {
    var index = next(after: equals)
    while let current = index, ![",", "{", "}", ";", "else", "let", "var"].contains(self[current]) {
      if isWord("as", at: current), let mark = next(after: current),
        ["?", "!"].contains(self[mark])
      {
        return next(after: mark)
      }
      index = next(after: partner(of: current) ?? current)
    }
    return nil
  }

  /// Returns the type of the only variable of a name in this file, which is a property with a type.
  fileprivate func typeOfOnlyProperty(named name: String) -> String? {
    var found: String?
    for index in tokens.indices where isWord(name, at: index) {
      guard
        self[next(after: index)] == "in" || ["let", "var"].contains(self[previous(before: index)])
      else { continue }
      guard found == nil, self[previous(before: index)] == "var",
        let colon = next(after: index), self[colon] == ":", let type = next(after: colon),
        isWord("AnyObject", at: type)
      else { return nil }
      let mark = tokens.indices.contains(type + 1) ? self[type + 1] : ""
      found = "AnyObject" + (["?", "!"].contains(mark) ? mark : "")
    }
    return found
  }

  /// Returns the type of a parameter of the function around a position, unless a variable of that name
  /// is declared in between.
  fileprivate func typeOfParameter(named name: String, around index: Int) -> String? {
    var position = index
    while let brace = enclosingBrace(of: position) {
      for token in brace..<index where isWord(name, at: token) {
        if ["let", "var", "{", "(", ","].contains(self[previous(before: token)]), token != index,
          ["=", ":", ",", "in"].contains(self[next(after: token)])
        {
          return nil
        }
      }
      if let parameters = parametersOfFunction(withBody: brace) {
        if let found = parameters.first(where: { $0.name == name }) { return found.type }
        if scope(around: index).map({ $0.open > brace }) ?? false { return nil }
      }
      position = brace
    }
    return nil
  }

  private func enclosingBrace(of index: Int) -> Int? {
    var before = previous(before: index)
    while let present = before {
      if let start = partner(of: present), start < present {
        before = previous(before: start)
      } else if self[present] == "{" {
        return present
      } else {
        before = previous(before: present)
      }
    }
    return nil
  }

  /// Returns the parameters before the body of a function.
  private func parametersOfFunction(withBody brace: Int) -> [Parameter]? {
    var before = previous(before: brace)
    while let present = before {
      if self[present] == ")", let open = partner(of: present), let name = previous(before: open) {
        if isWord("init", at: name) || isWord("func", at: previous(before: name)) {
          return parameters(in: open, present)
        }
        before = previous(before: open)
      } else if isName(present)
        || ["->", ".", "?", "!", "]", "[", ">", "<", ",", ":"].contains(self[present])
      {
        before = previous(before: present)
      } else {
        return nil
      }
    }
    return nil
  }
}
