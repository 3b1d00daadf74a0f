extension Adapter {
  /// Adds bodies to `@NSManaged` properties and methods that get the values from the object.
  ///
  /// `@NSManaged var title: String?` becomes a property that is computed from the value of the key
  /// `title`, so that it is allowed in an extension, where Xcode generates it.
  func fillInManaged(_ draft: inout Draft) {
    let file = draft.file
    guard !file.usesCoreDataOfMac else { return }
    for index in file.tokens.indices where file[index] == "@" && file[index + 1] == "NSManaged" {
      draft.drop(index)
      draft.dropWithBlanks(index + 1)
      guard let keyword = managedKeyword(after: index + 1, in: file),
        let name = file.next(after: keyword), file.isName(name)
      else {
        draft.complain(.error, at: index, "'@NSManaged' of this declaration cannot be adapted")
        continue
      }
      if file[keyword] == "var" {
        fillInProperty(named: name, key: file.modifiers(before: keyword).customName, &draft)
      } else {
        fillInMethod(named: name, &draft)
      }
    }
    requireInitializers(&draft)
    answerKeys(&draft)
  }

  /// Makes `override init(entity:insertInto:)` of a managed object a required initializer: on Linux,
  /// a context makes its objects by that.
  private func requireInitializers(_ draft: inout Draft) {
    let file = draft.file
    for scope in file.scopes where scope.keyword == "class" {
      let inits = file.members(of: scope).filter {
        $0.keyword == "init" && $0.words.contains("override")
          && $0.parameters.map(\.label) == ["entity", "insertInto"]
      }
      guard !inits.isEmpty,
        hierarchy.ancestors(of: file.qualifiedName(of: scope)).contains("NSManagedObject")
      else { continue }
      for index in inits.flatMap({ $0.start..<$0.nameIndex }) {
        if file.isWord("override", at: index) { draft.replace(index...index, by: "required") }
        if file.isWord("private", at: index) || file.isWord("fileprivate", at: index) {
          draft.dropWithBlanks(index)
        }
      }
    }
  }

  private func managedKeyword(after index: Int, in file: SourceFile) -> Int? {
    var index = file.next(after: index)
    while let present = index, !["var", "func"].contains(file[present]) {
      guard file.isName(present) || "@()".contains(file[present]) else { return nil }
      index = file.next(after: file.partner(of: present).map { max($0, present) } ?? present)
    }
    return index
  }

  /// - Parameter customName: The name in `@objc(…)`, which is the attribute's in the model.
  private func fillInProperty(
    named name: Int, key customName: String?, _ draft: inout Draft
  ) {
    let file = draft.file
    guard let colon = file.next(after: name), file[colon] == ":",
      let end = endOfType(after: colon, in: file)
    else {
      return draft.complain(.error, at: name, "'@NSManaged' needs one property with its type")
    }
    let type = file.compact(colon + 1..<end + 1)
    let key = "forKey: \"\(customName ?? file[name].filter { $0 != "`" })\""
    switch storage(around: name, in: file) {
    case .managedObject: break
    case .layer: return storeProperty(named: name, type: type, end: end, &draft)
    case .otherObject:
      draft.need("import UIKit", of: "UIKit")
      return draft.insert(
        " { get { keptValue(\(key)) } set { keepValue(newValue, \(key)) } }", after: end)
    }
    draft.insert(
      " { get { managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } }", after: end)
  }

  private enum Storage {
    case managedObject, layer, otherObject
  }

  /// Returns what keeps a property. An extension of a class that is not known is that of a managed
  /// object, whose class Xcode generates.
  private func storage(around index: Int, in file: SourceFile) -> Storage {
    guard let scope = file.scope(around: index) else { return .managedObject }
    let name = SystemClasses.name(file.qualifiedName(of: scope))
    let ancestors = [name] + hierarchy.ancestors(of: name)
    if ancestors.contains("NSManagedObject") { return .managedObject }
    if ancestors.contains("CALayer") {
      let isStored = scope.keyword == "class"
      return isStored ? .layer : .otherObject
    }
    return ancestors.contains("UserDefaults") || ancestors.contains("NSObject")
      ? .otherObject : .managedObject
  }

  /// Gives a property of a layer, which Core Animation stores, the value that it has there at first.
  private func storeProperty(named name: Int, type: String, end: Int, _ draft: inout Draft) {
    if type.hasSuffix("?") || type.hasSuffix("!") { return }
    if let value = Self.firstValues[type] { return draft.insert(" = \(value)", after: end) }
    draft.need("import UIKit", of: "UIKit")
    let key = "forKey: \"\(draft.file[name].filter { $0 != "`" })\""
    draft.insert(" { get { keptValue(\(key)) } set { keepValue(newValue, \(key)) } }", after: end)
  }

  private static let firstValues = [
    "Bool": "false", "CGFloat": "0", "CGPoint": ".zero", "CGRect": ".zero", "CGSize": ".zero",
    "Double": "0", "Float": "0", "Int": "0", "TimeInterval": "0", "UIEdgeInsets": ".zero",
  ]

  /// Returns the last token of a type, which is on one line except for brackets; `nil` if another
  /// name follows it.
  private func endOfType(after colon: Int, in file: SourceFile) -> Int? {
    var end = colon
    var depth = 0
    while let next = file.next(after: end) {
      let isOnNewLine = file.tokens[next].line > file.tokens[end].line
      if [";", "}", "{"].contains(file[next]) { break }
      if isOnNewLine, end != colon, depth == 0 { break }
      if file[next] == ",", depth == 0 { return nil }
      depth += file[next].filter { $0 == "<" }.count - file[next].filter { $0 == ">" }.count
      end = "([".contains(file[next]) ? file.partner(of: next) ?? next : next
    }
    return end == colon ? nil : end
  }

  /// Adds a body to the methods `addToSongs(_:)` and `removeFromSongs(_:)` that Xcode generates for
  /// a relationship.
  private func fillInMethod(named name: Int, _ draft: inout Draft) {
    let file = draft.file
    guard let open = file.parameterList(after: name), let close = file.partner(of: open),
      let colon = (open..<close).first(where: { file[$0] == ":" }),
      let parameter = file.previous(before: colon)
    else {
      return draft.complain(.error, at: name, "'@NSManaged' of this method cannot be adapted")
    }
    let isAlone = !(open..<close).contains { file[$0] == "," }
    let value = file[parameter]
    if isAlone, let key = Self.key(in: file[name], after: "addTo") {
      draft.insert(" { addManagedValue(\(value), toKey: \"\(key)\") }", after: close)
    } else if isAlone, value != "at", file[open + 1] == "_",
      let key = Self.key(in: file[name], after: "removeFrom")
    {
      draft.insert(" { removeManagedValue(\(value), fromKey: \"\(key)\") }", after: close)
    } else {
      draft.insert(" { fatalError(\"'\(file[name])' is not simulated\") }", after: close)
      draft.complain(
        .warning, at: name,
        "'\(file[name])' stops when it is called: only methods that add to and "
          + "remove from a relationship are adapted")
    }
  }

  private static func key(in name: String, after prefix: String) -> String? {
    guard name.hasPrefix(prefix), let first = name.dropFirst(prefix.count).first else { return nil }
    return first.lowercased() + name.dropFirst(prefix.count + 1)
  }

  /// Makes the class of a managed object return computed properties by key, which Objective-C does
  /// automatically: a section's key path may name one.
  private func answerKeys(_ draft: inout Draft) {
    let file = draft.file
    for scope in file.scopes where scope.keyword == "class" {
      let name = file.qualifiedName(of: scope)
      let keys = vocabulary.computedKeys[name, default: []]
      let answersItself = vocabulary.methods["value", default: []].contains {
        $0.labels == ["forKey"] && Vocabulary.lastName($0.type) == Vocabulary.lastName(name)
      }
      guard vocabulary.managedTypes.contains(name), !keys.isEmpty, !answersItself else { continue }
      let words = file.modifiers(before: scope.start).words
      let access = words.isDisjoint(with: ["public", "open"]) ? "" : "public "
      let cases = keys.map { "case \"\($0.key)\": return \($0.name); " }.joined()
      draft.insert(
        "\(access)override func value(forKey key: String) -> Any? { switch key { \(cases)"
          + "default: return super.value(forKey: key) } } ", before: scope.close)
    }
  }
}
