extension Adapter {
  /// Casts the numbers of an array one by one.
  ///
  /// `times as [NSNumber]` becomes `times.map { $0 as NSNumber }`: only Objective-C bridges the
  /// elements of an array.
  func castNumbersOneByOne(_ draft: inout Draft) {
    let file = draft.file
    guard file.system == .linux else { return }
    for index in file.tokens.indices where file.isWord("as", at: index) {
      guard let open = file.next(after: index), file[open] == "[",
        let type = file.next(after: open), file.isWord("NSNumber", at: type),
        let close = file.partner(of: open), file.next(after: type) == close,
        let end = file.previous(before: index), file.isName(end) || file[end] == ")",
        let list = receiver(before: index, in: file),
        let before = file.previous(before: list.first),
        Self.startsOfValues.contains(file[before])
      else { continue }
      let last = file[close + 1] == "?" ? close + 1 : close
      draft.replace(end + 1...last, by: ".map { $0 as NSNumber }")
    }
  }

  /// What stands before a value that is not part of a larger one.
  private static let startsOfValues: Set<String> = ["=", "(", ",", ":", "[", "{", "return", "in"]
}
