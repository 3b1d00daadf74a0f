extension Adapter {
  /// Lets generic types of objects hold objects by a protocol of Objective-C.
  ///
  /// For `class Observers<T: AnyObject>`, which is used as `Observers<any Listener>`, the bound goes.
  /// What depends on it in the type is written for any value: `weak var item: T?` becomes
  /// `@WeaklyHeld var item: T?`, `ObjectIdentifier(item)` becomes `ObjectIdentifier(item as AnyObject)`,
  /// and both sides of `===` are compared as `AnyObject?`.
  func relaxObjectBounds(_ draft: inout Draft) {
    let file = draft.file
    for scope in file.scopes {
      guard let names = bounds.parameters[Vocabulary.lastName(scope.name)] else { continue }
      if scope.keyword != "extension",
        let generic = GenericParameters(of: scope, in: file)
      {
        for name in names {
          if let bound = generic.bounds[name] { draft.omit(bound) }
        }
      }
      for index in scope.open..<scope.close where file.scope(around: index) == scope {
        relaxReference(at: index, to: names, &draft)
        relaxIdentity(at: index, &draft)
      }
    }
  }

  /// Replaces the modifier of `weak var item: T?`.
  private func relaxReference(at index: Int, to names: [String], _ draft: inout Draft) {
    let file = draft.file
    guard file.isWord("weak", at: index), isModifier(index, in: file) else { return }
    var keyword = file.next(after: index)
    while let present = keyword, file.isName(present), !file.isWord("var", at: present) {
      keyword = file.next(after: present)
    }
    guard let keyword, file.isWord("var", at: keyword), let name = file.next(after: keyword),
      let colon = file.next(after: name), file[colon] == ":",
      let type = file.next(after: colon), names.contains(file[type]),
      ["?", "!"].contains(file[type + 1])
    else { return }
    draft.need("import UIKit", of: "UIKit")
    draft.replace(index...index, by: "@WeaklyHeld")
    if file[type + 1] == "!" { draft.replace(type + 1...type + 1, by: "?") }
  }

  /// Lets the identity of a value be asked.
  private func relaxIdentity(at index: Int, _ draft: inout Draft) {
    let file = draft.file
    if file.isWord("ObjectIdentifier", at: index), let open = file.next(after: index),
      file[open] == "(", let close = file.partner(of: open),
      let last = file.previous(before: close), !file.isWord("self", at: last),
      !(open..<close).contains(where: { file.isWord("as", at: $0) })
    {
      draft.insert(" as AnyObject", after: last)
    }
    guard ["===", "!=="].contains(file[index]), let right = file.next(after: index) else { return }
    if let left = receiver(before: index, in: file) { compare(left.first...left.end, &draft) }
    var end = right
    while let point = file.next(after: end), [".", "?.", "!."].contains(file[point]),
      let name = file.next(after: point), file.isName(name)
    {
      end = name
    }
    if file.isName(right) { compare(right...end, &draft) }
  }

  private func compare(_ operand: ClosedRange<Int>, _ draft: inout Draft) {
    let text = draft.file.compact(operand.lowerBound..<operand.upperBound + 1)
    guard !["nil", "self"].contains(text) else { return }
    draft.insert("(", before: operand.lowerBound)
    draft.insert(" as AnyObject?)", after: operand.upperBound)
  }
}
