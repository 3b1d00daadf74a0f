/// A property whose setter Objective-C replaces when it is observed.
struct DynamicProperty: Equatable {
  /// The place at which its changes can be observed.
  enum Place: Equatable {
    /// The end of the last token of a stored property.
    case stored(end: Int)
    /// The beginning of a `didSet`, in which the old value has this name.
    case didSet(open: Int, old: String)
    /// The closing brace of a body that has only a `willSet`.
    case willSet(close: Int)
    /// The beginning of a setter.
    case setter(open: Int)
  }

  let name: String
  let place: Place
}

extension SourceFile {
  /// Returns the `@objc dynamic` properties that a class or an extension declares itself.
  func dynamicProperties(of scope: TypeScope) -> [DynamicProperty] {
    members(of: scope).compactMap { member in
      guard member.keyword == "var", !member.isStatic, member.words.contains("dynamic"),
        !member.words.contains("lazy"), !member.words.contains("@NSManaged"),
        let place = placeOfChange(of: member, before: scope.close)
      else { return nil }
      return DynamicProperty(name: member.name, place: place)
    }
  }

  private func placeOfChange(of member: Member, before limit: Int) -> DynamicProperty.Place? {
    var end = member.nameIndex
    var hasValue = false
    while let next = next(after: end), next < limit, self[next] != ";", self[next] != "}" {
      if self[next] == "," { return nil }
      if self[next] == "{", let close = partner(of: next) {
        if let place = placeOfObserver(in: next, close) { return place }
        if !hasValue {
          return accessor("set", in: next, close).map { .setter(open: $0.open) }
        }
      }
      if tokens[next].line > tokens[end].line, !continues(from: end, to: next) { break }
      hasValue = hasValue || self[next] == "="
      end = "([{".contains(self[next]) ? partner(of: next) ?? next : next
    }
    return .stored(end: end)
  }

  private func placeOfObserver(in open: Int, _ close: Int) -> DynamicProperty.Place? {
    if let didSet = accessor("didSet", in: open, close) {
      return .didSet(open: didSet.open, old: didSet.parameter ?? "oldValue")
    }
    return accessor("willSet", in: open, close).map { _ in .willSet(close: close) }
  }

  /// Returns the brace and the named parameter of an accessor.
  private func accessor(
    _ name: String, in open: Int, _ close: Int
  ) -> (open: Int, parameter: String?)? {
    var index = open + 1
    while index < close {
      if isWord(name, at: index),
        ["{", "}", "nonmutating"].contains(self[previous(before: index)]),
        var body = next(after: index)
      {
        var parameter: String?
        if self[body] == "(", let end = partner(of: body), let after = next(after: end) {
          parameter = compact(body + 1..<end)
          body = after
        }
        if self[body] == "{" { return (body, parameter) }
      }
      index =
        "([{".contains(self[index]) && tokens[index].kind == .mark
        ? (partner(of: index) ?? index) + 1 : index + 1
    }
    return nil
  }
}
