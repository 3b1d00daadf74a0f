extension Adapter {
  /// The type of selectors, as the adapted text names it: with its module if the target declares
  /// another type of that name.
  var selectorType: String {
    let isTaken = vocabulary.declares("Selector") || vocabulary.aliases.contains("Selector")
    return isTaken ? "UIKit.Selector" : "Selector"
  }

  /// Replaces `#selector(didTap(_:))` by a selector that carries the method.
  func adaptSelector(_ expression: DirectiveExpression, _ draft: inout Draft) {
    let file = draft.file
    let scope = file.scope(around: expression.whole.lowerBound)
    if let accessor = AccessorReference(expression.inner, in: file) {
      return adaptAccessor(accessor, expression, in: scope, &draft)
    }
    guard let reference = MethodReference(expression.inner, in: file) else {
      return draft.complain(
        .error, at: expression.whole.lowerBound,
        "'#selector(\(file.compact(expression.inner)))' cannot be adapted; name a method")
    }
    if reference.name == "init" {  // a name is all that `instancesRespond(to:)` needs
      let name = SelectorName.make("init", labels: reference.labels ?? [])
      draft.need("import UIKit", of: "UIKit")
      return draft.replace(expression.whole, by: "\(selectorType)(\"\(name)\")")
    }
    guard let owner = owner(of: reference, in: scope) else {
      return name(reference, expression, "it is outside a type: name the type", &draft)
    }
    if let question = question(about: reference, of: owner, expression.whole, in: file) {
      draft.complain(
        .warning, at: expression.whole.lowerBound,
        "whether an object has the optional method '\(reference.name)' cannot be asked here; "
          + "all that conform to '\(owner.text)' have it, by default")
      draft.need("import UIKit", of: "UIKit")
      return draft.replace(question, by: "respondsByDefault({ $0 is \(owner.text) })")
    }
    let type = owner.isExpression ? nil : owner.text
    let isOfSystem = type.map(isSystemType) ?? false
    let method = vocabulary.method(
      named: reference.name, labels: reference.labels, of: type, isOfSystem: isOfSystem)
    if let method, method.isStatic {
      return name(reference, expression, "it is a method of the class", &draft)
    }
    draft.need("import UIKit", of: "UIKit")
    draft.replace(
      expression.whole, by: text(of: reference, owner: owner, labels: method?.labels, method))
  }

  /// Replaces an expression by a selector that is only a name, which no object answers to.
  private func name(
    _ reference: MethodReference, _ expression: DirectiveExpression, _ reason: String,
    _ draft: inout Draft
  ) {
    draft.complain(
      .warning, at: expression.whole.lowerBound,
      "'#selector(\(reference.method))' is only a name here: \(reason)")
    let name = reference.labels.map { SelectorName.make(reference.name, labels: $0) }
    draft.need("import UIKit", of: "UIKit")
    draft.replace(expression.whole, by: "\(selectorType)(\"\(name ?? reference.name)\")")
  }

  /// Returns the call of `responds(to:)` that asks whether an object has an optional method.
  private func question(
    about reference: MethodReference, of owner: Owner, _ whole: ClosedRange<Int>,
    in file: SourceFile
  ) -> ClosedRange<Int>? {
    guard !owner.isExpression, reference.qualifier != nil,
      isOptional(reference.name, of: Vocabulary.lastName(owner.text)),
      let colon = file.previous(before: whole.lowerBound), file[colon] == ":",
      let label = file.previous(before: colon), file.isWord("to", at: label),
      let open = file.previous(before: label), file[open] == "(",
      let name = file.previous(before: open), file.isWord("responds", at: name),
      let close = file.next(after: whole.upperBound), close == file.partner(of: open)
    else { return nil }
    return name...close
  }

  /// Returns whether a protocol has an optional method. Those of the system's delegates are.
  private func isOptional(_ method: String, of type: String) -> Bool {
    guard vocabulary.protocols.contains(type) else {
      return vocabulary.isProtocol(type) && !type.hasSuffix("EditActions")
    }
    return vocabulary.optionalMethods[method, default: []].contains { $0.type == type }
  }

  /// Replaces `#selector(getter: Song.title)` by a selector that carries the property.
  private func adaptAccessor(
    _ accessor: AccessorReference, _ expression: DirectiveExpression, in scope: TypeScope?,
    _ draft: inout Draft
  ) {
    let isOwn = [nil, "self", "Self"].contains(accessor.qualifier)
    guard let owner = isOwn ? scope?.name : accessor.qualifier,
      vocabulary.isType(owner)
    else {
      draft.complain(
        .warning, at: expression.whole.lowerBound,
        "'#selector(\(draft.file.compact(expression.inner)))' is only a name here: name the type of "
          + "the property")
      draft.need("import UIKit", of: "UIKit")
      let name = accessor.selectorName(ofSystem: false)
      return draft.replace(expression.whole, by: "\(selectorType)(\"\(name)\")")
    }
    let name = accessor.selectorName(ofSystem: isSystemType(owner))
    draft.need("import UIKit", of: "UIKit")
    draft.replace(
      expression.whole,
      by: "\(selectorType)(\(accessor.kind): \\\(owner).\(accessor.property), \"\(name)\")")
  }

  private struct Owner {
    let text: String
    let isExpression: Bool
  }

  private func owner(of reference: MethodReference, in scope: TypeScope?) -> Owner? {
    switch reference.qualifier {
    case nil, "self", "super", "Self", "type(of: self)":
      guard let scope else { return nil }
      // The methods of a protocol belong to the object's class, which only the object knows.
      let isOfProtocol = scope.keyword == "extension" && vocabulary.isProtocol(scope.name)
      return Owner(text: isOfProtocol ? "self" : scope.name, isExpression: isOfProtocol)
    case let qualifier?:
      let isType = vocabulary.isType(qualifier)
      guard !isType, qualifier.hasSuffix("?") else {
        return Owner(text: qualifier, isExpression: !isType)
      }
      // Only the type of the expression is used.
      return Owner(text: qualifier.dropLast() + "!", isExpression: true)
    }
  }

  private func text(
    of reference: MethodReference, owner: Owner, labels: [String]?, _ method: Method?
  ) -> String {
    let labels = reference.labels ?? labels
    let name =
      method?.selectorName ?? labels.map { SelectorName.make(reference.name, labels: $0) }
    // No sender passes three arguments, and what the system's protocols have is called by a list.
    // A sender has no place for an error.
    if let method, method.isThrowing { return "\(selectorType)(\"\(method.selectorName)\")" }
    let isOwnProtocol = !owner.isExpression && isOwnProtocol(owner.text)
    if !owner.isExpression, (labels?.count ?? 0) > 2 || vocabulary.isProtocol(owner.text),
      !isOwnProtocol || (labels?.count ?? 0) > 2 || reference.cast != nil
    {
      return "\(selectorType)(\"\(name ?? reference.name)\")"
    }
    // A protocol's method cannot be referenced without an object.
    if isOwnProtocol {
      return "\(selectorType)(of: (any \(owner.text)).self, { $0.\(reference.method) }, "
        + "\"\(name ?? reference.name)\")"
    }
    let argument =
      name.map { "\"\($0)\"" } ?? "base: \"\(reference.name.filter { $0 != "`" })\""
    if owner.isExpression {
      let cast = reference.cast.map { " as \($0)" } ?? ""
      return "\(selectorType)(of: \(owner.text), { $0.\(reference.method)\(cast) }, "
        + "\"\(name ?? reference.name)\")"
    }
    let cast =
      reference.cast.map {
        " as " + (MethodReference.isCurried($0) ? "" : "(\(owner.text)) -> ") + $0
      } ?? (method == nil ? castToSystemMethod(reference, of: owner.text) : nil)
    return "\(selectorType)(\(owner.text).\(reference.method)\(cast ?? ""), \(argument))"
  }

  private func isOwnProtocol(_ name: String) -> Bool {
    let name = Vocabulary.lastName(name)
    return vocabulary.protocols.contains(name) && !vocabulary.types.contains(name)
  }

  /// Returns a cast to the method of a system's class without parameters, if an extension gives the
  /// class another method of that name, which is not visible to Objective-C.
  private func castToSystemMethod(_ reference: MethodReference, of owner: String) -> String? {
    guard reference.labels == nil, isSystemType(owner),
      vocabulary.methods[reference.name, default: []].contains(where: { $0.type == owner })
    else { return nil }
    return " as (\(owner)) -> () -> Void"
  }
}
