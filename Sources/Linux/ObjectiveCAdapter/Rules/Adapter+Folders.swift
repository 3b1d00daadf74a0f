extension Adapter {
  /// Replaces the library folder, which Linux lacks, by the folder of the app's data: asking for the
  /// former throws or returns nothing there.
  ///
  /// Only an argument of Foundation's functions is replaced: `url(for:in:appropriateFor:create:)`,
  /// `urls(for:in:)` and `NSSearchPathForDirectoriesInDomains(_:_:_:)`.
  func adaptFolders(_ draft: inout Draft) {
    let file = draft.file
    for index in file.tokens.indices where file.isWord("libraryDirectory", at: index) {
      guard let dot = file.previous(before: index), file[dot] == ".",
        let open = file.parenthesis(around: index),
        let function = file.previous(before: open),
        Self.labelsOfSearches[file[function]] == file.labels(in: open)
      else { continue }
      draft.replace(index...index, by: "applicationSupportDirectory")
    }
  }

  private static let labelsOfSearches = [
    "url": ["for", "in", "appropriateFor", "create"], "urls": ["for", "in"],
    "NSSearchPathForDirectoriesInDomains": ["", "", ""],
  ]
}

extension SourceFile {
  /// Returns the parenthesis that opens the arguments in which a token is.
  fileprivate func parenthesis(around index: Int) -> Int? {
    var before = previous(before: index)
    while let present = before {
      if let start = partner(of: present), start < present {
        before = previous(before: start)
      } else if self[present] == "(" {
        return present
      } else if "{[".contains(self[present]) {
        return nil
      } else {
        before = previous(before: present)
      }
    }
    return nil
  }
}
