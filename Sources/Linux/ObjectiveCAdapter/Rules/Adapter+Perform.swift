extension Adapter {
  /// Casts the receiver of `perform` to an object that has that method.
  ///
  /// `item.target?.perform(item.action, with: item)` becomes
  /// `(item.target as? NSObject)?.perform(item.action, with: item)`: in Objective-C any object can be
  /// sent any message.
  func castPerformers(_ draft: inout Draft) {
    let file = draft.file
    for index in file.tokens.indices where file.isWord("perform", at: index) {
      guard file[index - 1] == ".", file[index + 1] == "(", let close = file.partner(of: index + 1),
        sendsSelector(in: index + 1, close, file),
        let receiver = receiver(before: index - 1, in: file),
        vocabulary.isAnyObject(file[receiver.last])
      else { continue }
      let isOptional = file[receiver.end] == "?"
      let needsBang = ["?", "!"].contains(file[receiver.end])
      draft.insert("(", before: receiver.first)
      let cast = isOptional ? " as? NSObject)?" : " as! NSObject)"
      if needsBang {
        draft.replace(receiver.end...receiver.end, by: cast)
      } else {
        draft.insert(cast, after: receiver.end)
      }
    }
  }

  /// Returns whether the arguments are those of `perform(_:)` or `perform(_:with:)`.
  private func sendsSelector(in open: Int, _ close: Int, _ file: SourceFile) -> Bool {
    var index = open + 1
    var labels: [String] = []
    var isStart = true
    while let next = file.next(after: index - 1), next < close {
      if isStart, file.isName(next), file[file.next(after: next)] == ":" {
        labels.append(file[next])
      } else if isStart {
        labels.append("_")
      }
      isStart = file[next] == ","
      index = ("([{".contains(file[next]) ? file.partner(of: next) ?? next : next) + 1
    }
    return labels.first == "_" && labels.dropFirst().allSatisfy { $0 == "with" }
  }
}
