extension Adapter {
  /// Replaces `#selector(didTap(_:))` by a selector that carries the method.
  func adaptSelector(_ expression: DirectiveExpression, _ draft: inout Draft) {
    let file = draft.file
    guard let reference = MethodReference(expression.inner, in: file) else {
      return draft.complain(
        .error, at: expression.whole.lowerBound,
        "'#selector' of a getter, a setter or of this expression cannot be adapted; "
          + "name a method")
    }
    let scope = file.scope(around: expression.whole.lowerBound)
    guard let owner = owner(of: reference, in: scope) else {
      return draft.complain(
        .error, at: expression.whole.lowerBound,
        "'#selector(\(reference.method))' cannot be adapted outside a type; name the type")
    }
    let type = owner.isExpression ? nil : owner.text
    let method = vocabulary.method(named: reference.name, labels: reference.labels, of: type)
    if let method, method.isStatic {
      return draft.complain(
        .error, at: expression.whole.lowerBound,
        "'#selector(\(reference.method))' cannot be adapted: it is a method of the class")
    }
    draft.need("import UIKit", of: "UIKit")
    draft.replace(
      expression.whole, by: text(of: reference, owner: owner, labels: method?.labels, method))
  }

  private struct Owner {
    let text: String
    let isExpression: Bool
  }

  private func owner(of reference: MethodReference, in scope: TypeScope?) -> Owner? {
    switch reference.qualifier {
    case nil, "self", "super", "Self", "type(of: self)":
      return scope.map { Owner(text: $0.name, isExpression: false) }
    case let qualifier?:
      let isType = Vocabulary.lastName(qualifier).first?.isUppercase ?? false
      return Owner(text: qualifier, isExpression: !isType)
    }
  }

  private func text(
    of reference: MethodReference, owner: Owner, labels: [String]?, _ method: Method?
  ) -> String {
    let labels = reference.labels ?? labels
    let name =
      method?.selectorName ?? labels.map { SelectorName.make(reference.name, labels: $0) }
    // A protocol's method cannot be referenced without an object, and no sender passes three
    // arguments.
    if !owner.isExpression, vocabulary.isProtocol(owner.text) || (labels?.count ?? 0) > 2 {
      return "Selector(\"\(name ?? reference.name)\")"
    }
    let argument =
      name.map { "\"\($0)\"" } ?? "base: \"\(reference.name.filter { $0 != "`" })\""
    if owner.isExpression {
      let cast = reference.cast.map { " as \($0)" } ?? ""
      return "Selector(of: \(owner.text), { $0.\(reference.method)\(cast) }, "
        + "\"\(name ?? reference.name)\")"
    }
    let cast = reference.cast.map {
      " as " + (MethodReference.isCurried($0) ? "" : "(\(owner.text)) -> ") + $0
    }
    return "Selector(\(owner.text).\(reference.method)\(cast ?? ""), \(argument))"
  }
}
