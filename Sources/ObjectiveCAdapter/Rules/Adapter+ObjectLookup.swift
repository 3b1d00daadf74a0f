extension Adapter {
  /// Lets a property be read of any object, as Objective-C does.
  ///
  /// `(sender as AnyObject).tag`, and `sender.tag` of a parameter of the type `AnyObject`, become
  /// `ObjectMembers(sender as AnyObject).tag`.
  func adaptObjectLookups(_ draft: inout Draft) {
    let file = draft.file
    for point in file.tokens.indices where file[point] == "." {
      guard let member = file.next(after: point), Self.membersOfObjects.contains(file[member]),
        file[file.next(after: member)] != "(", let end = file.previous(before: point)
      else { continue }
      if let open = castToObject(endingAt: end, in: file) {
        draft.need("import UIKit", of: "UIKit")
        draft.insert("ObjectMembers", before: open)
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

  /// The properties of `ObjectMembers`.
  private static let membersOfObjects: Set<String> = [
    "accessibilityIdentifier", "accessibilityLabel", "boolValue", "bounds", "count", "currentTitle",
    "doubleValue", "floatValue", "frame", "intValue", "integerValue", "isEnabled", "isHidden",
    "isOn", "isSelected", "selectedSegmentIndex", "stringValue", "superview", "tag", "text",
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

  /// Returns the name of a parameter of the type `AnyObject`, and the mark after it.
  private func object(endingAt end: Int, in file: SourceFile) -> (name: Int, mark: String)? {
    let mark = ["?", "!"].contains(file[end]) ? file[end] : ""
    let name = mark.isEmpty ? end : end - 1
    guard file.isName(name), file[file.previous(before: name)] != ".",
      let type = file.typeOfParameter(named: file[name], around: name)
    else { return nil }
    let types =
      mark.isEmpty ? ["AnyObject", "any AnyObject", "AnyObject!"] : ["AnyObject?", "AnyObject!"]
    return types.contains(type) ? (name, mark) : nil
  }
}

extension SourceFile {
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
