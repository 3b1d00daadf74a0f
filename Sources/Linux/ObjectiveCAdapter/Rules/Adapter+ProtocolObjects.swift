extension Adapter {
  /// Lets an object be asked whether it conforms to a protocol, which is an object in Objective-C.
  ///
  /// `screen.conforms(to: UITableViewDelegate.self as Protocol)` loses the cast. // behaviour 25.7
  func adaptProtocolObjects(_ draft: inout Draft) {
    let file = draft.file
    for index in file.tokens.indices where file.isWord("conforms", at: index) {
      guard let open = file.next(after: index), file[open] == "(", file.labels(in: open) == ["to"],
        let close = file.partner(of: open), let type = file.previous(before: close),
        file.isWord("Protocol", at: type), let keyword = file.previous(before: type),
        file.isWord("as", at: keyword), let before = file.previous(before: keyword)
      else { continue }
      draft.omit(before + 1...type)
    }
    for index in file.tokens.indices where file.isWord("conforms", at: index) {
      guard file[file.previous(before: index)] == ".", let open = file.next(after: index),
        file[open] == "(", file.labels(in: open) == ["to"]
      else { continue }
      draft.need("import UIKit", of: "UIKit")
    }
  }
}
