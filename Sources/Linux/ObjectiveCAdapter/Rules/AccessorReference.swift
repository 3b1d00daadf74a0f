/// The argument of `#selector(getter: Song.title)`.
struct AccessorReference: Equatable {
  /// `getter` or `setter`.
  let kind: String
  /// The text before the property.
  let qualifier: String?
  let property: String

  /// Reads a reference; `nil` if it is something else, such as a method.
  init?(_ range: Range<Int>, in file: SourceFile) {
    let significant = range.filter { file.tokens[$0].isSignificant }
    guard significant.count > 2, ["getter", "setter"].contains(file[significant[0]]),
      file[significant[1]] == ":", let last = significant.last, file.isName(last)
    else { return nil }
    kind = file[significant[0]]
    property = file[last]
    guard significant.count > 3 else {
      qualifier = nil
      return
    }
    guard significant.count > 4, file[significant[significant.count - 2]] == "." else { return nil }
    qualifier = file.compact(significant[2]..<significant[significant.count - 2])
  }

  /// Returns the Objective-C name: `title`, `setTitle:`.
  ///
  /// The setter of the system's `isHidden` is `setHidden:`.
  func selectorName(ofSystem isOfSystem: Bool) -> String {
    let name = property.filter { $0 != "`" }
    guard kind == "setter" else { return name }
    let rest = name.dropFirst(2)
    let hasPrefix = name.hasPrefix("is") && rest.first?.isUppercase ?? false
    let base = isOfSystem && hasPrefix ? rest : name[...]
    return "set" + base.prefix(1).uppercased() + base.dropFirst() + ":"
  }
}
