extension Adapter {
  /// Adapts what asks objects and classes about themselves, as Objective-C's run time answers it.
  ///
  /// `override func responds(to:)` becomes an ordinary method, and `awakeFromNib()` of a class that
  /// is neither a view nor a controller; `type.isSubclass(of: other)` becomes
  /// `UIKit.isSubclass(type, of: other)`, since `AnyClass` has no members; and `type(of: x).description()`
  /// becomes `classDescription(of: type(of: x))`.
  func adaptResponding(_ draft: inout Draft) {
    let file = draft.file
    for scope in file.scopes where scope.keyword == "class" {
      for member in file.members(of: scope) where member.words.contains("override") {
        if Self.questions.contains(member.name) {
          dropOverride(of: member, in: scope, &draft)
        } else if Self.ofAllObjects.contains(member.name), isPlainObject(scope, in: file) {
          dropOverride(of: member, in: scope, &draft)
        }
      }
    }
    for name in file.tokens.indices where file[file.previous(before: name)] == "." {
      if file.isWord("isSubclass", at: name) {
        askForSuperclass(at: name, &draft)
      } else if file.isWord("description", at: name) {
        describeClass(at: name, &draft)
      }
    }
  }

  /// The methods by which an object says what messages it understands.
  private static let questions: Set<String> = ["responds", "forwardingTarget"]

  /// The methods that UIKit adds to all objects, and calls of those in documents.
  private static let ofAllObjects: Set<String> = ["awakeFromNib", "prepareForInterfaceBuilder"]

  private func isPlainObject(_ scope: TypeScope, in file: SourceFile) -> Bool {
    let ancestors = hierarchy.ancestors(of: file.qualifiedName(of: scope))
    return ancestors.last == "NSObject"
      && ancestors.allSatisfy {
        $0 == "NSObject" || vocabulary.declares($0)
      }
  }

  /// Drops `override` where no class of the target declares the method, and the mark of an optional
  /// selector, with which it would be the one of all objects.
  private func dropOverride(of member: Member, in scope: TypeScope, _ draft: inout Draft) {
    let file = draft.file
    let ancestors = hierarchy.ancestors(of: file.qualifiedName(of: scope))
    let isOverridden = vocabulary.methods[member.name, default: []].contains {
      ancestors.contains($0.type)
    }
    guard !isOverridden, let open = file.parameterList(after: member.nameIndex),
      let close = file.partner(of: open)
    else { return }
    for index in member.start..<member.nameIndex where file.isWord("override", at: index) {
      draft.dropWithBlanks(index)
    }
    for index in open..<close
    where file.isWord("Selector", at: index) && ["!", "?"].contains(file[index + 1]) {
      draft.drop(index + 1)
    }
    draft.complain(
      .warning, at: member.nameIndex,
      "'\(member.name)' is an ordinary method here, which only this code calls")
  }

  private func askForSuperclass(at name: Int, _ draft: inout Draft) {
    let file = draft.file
    guard let dot = file.previous(before: name), let open = file.next(after: name),
      file[open] == "(", let label = file.next(after: open), file.isWord("of", at: label),
      let receiver = receiver(before: dot, in: file), !receiver.isOptional
    else { return }
    draft.need("import UIKit", of: "UIKit")
    draft.insert("UIKit.isSubclass(", before: receiver.first)
    if receiver.last == receiver.end, file[receiver.end].first?.isUppercase == true {
      draft.insert(".self", after: receiver.end)
    }
    draft.replace(dot...open, by: ", ")
  }

  private func describeClass(at name: Int, _ draft: inout Draft) {
    let file = draft.file
    guard let dot = file.previous(before: name), let open = file.next(after: name),
      file[open] == "(", let end = file.next(after: open), file[end] == ")",
      let close = file.previous(before: dot), file[close] == ")",
      let first = file.partner(of: close), let type = file.previous(before: first),
      file.isWord("type", at: type), file.isWord("of", at: file.next(after: first)),
      file[file.previous(before: type)] != "."
    else { return }
    draft.need("import UIKit", of: "UIKit")
    draft.insert("classDescription(of: ", before: type)
    draft.replace(dot...end, by: ")")
  }
}
