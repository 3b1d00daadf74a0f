/// A parameter of a method.
struct Parameter: Equatable {
  /// The argument label; `_` for none.
  let label: String
  /// The name inside the method.
  let name: String
  let nameIndex: Int
  /// The type as written, with attributes.
  let type: String
  /// The way in which the argument is passed: whether the words of its type contain `inout`, …
  let isInout: Bool
  let isVariadic: Bool
  let isAutoclosure: Bool

  /// The parameter, passed on as an argument.
  var argument: String { argument(named: name) }

  /// Returns the parameter as an argument, if its name inside the method is another one.
  func argument(named name: String) -> String {
    (label == "_" ? "" : label + ": ") + (isInout ? "&" : "") + name + (isAutoclosure ? "()" : "")
  }
}

extension SourceFile {
  /// Returns the parameters between two parentheses.
  func parameters(in open: Int, _ close: Int) -> [Parameter] {
    var starts: [Int] = next(after: open).map { $0 < close ? [$0] : [] } ?? []
    var index = open + 1
    while index < close {
      if "([{".contains(self[index]), tokens[index].kind == .mark, let end = partner(of: index) {
        index = end
      } else if self[index] == ",", let after = next(after: index),
        names(ofParameterAt: after) != nil
      {
        starts.append(after)
      }
      index += 1
    }
    return starts.indices.compactMap { place in
      let end = place + 1 < starts.count ? previous(before: starts[place + 1]) ?? close : close
      return parameter(at: starts[place], before: end)
    }
  }

  private func parameter(at start: Int, before end: Int) -> Parameter? {
    guard let (label, name, colon) = names(ofParameterAt: start),
      let nameIndex = previous(before: colon)
    else { return nil }
    let type = colon..<max(colon, end)
    return Parameter(
      label: label, name: name, nameIndex: nameIndex,
      type: compact(min(colon + 1, type.upperBound)..<type.upperBound),
      isInout: type.contains { isWord("inout", at: $0) },
      isVariadic: compact(type).contains("..."),
      isAutoclosure: type.contains { isWord("autoclosure", at: $0) })
  }

  /// Returns the label and the name before the colon of a parameter. A comma that no such thing
  /// follows separates generic arguments.
  private func names(ofParameterAt start: Int) -> (label: String, name: String, colon: Int)? {
    var index = start
    while self[index] == "@", let name = next(after: index), var after = next(after: name) {
      if self[after] == "(", let close = partner(of: after) { after = next(after: close) ?? close }
      index = after
    }
    guard isName(index), let second = next(after: index) else { return nil }
    if self[second] == ":" { return (self[index], self[index], second) }
    guard isName(second), let colon = next(after: second), self[colon] == ":" else { return nil }
    return (self[index], self[second], colon)
  }
}
