extension Adapter {
  /// Lets the members of extensions take part in overriding.
  func relocateOverrides(_ draft: inout Draft) {
    let file = draft.file
    guard let changes = overrides.changes[file.path] else { return }
    for (member, destinations) in changes.moves {
      let conditions = file.conditions(around: member.member.start)
      for destination in destinations {
        draft.move(
          member.member.start...member.member.end, before: destination,
          prefix: member.inheritedPrefix, conditions: conditions)
      }
      // A semicolon must be behind a member.
      if let mark = file.next(after: member.member.end), file[mark] == ";" { draft.drop(mark) }
    }
    for member in changes.omissions { draft.omit(member.member.start...member.member.end) }
    for (member, name, dropsOverride) in changes.renames {
      for index in member.member.start..<member.member.nameIndex
      where dropsOverride && file.isWord("override", at: index) {
        draft.dropWithBlanks(index)
      }
      draft.replace(member.member.nameIndex...member.member.nameIndex, by: name)
    }
    for (range, text) in changes.superCalls { draft.replace(range, by: text) }
    for (index, text) in changes.prefixes { draft.insert(text, before: index) }
    for (index, text) in changes.suffixes { draft.insert(text, after: index) }
    if changes.needsUIKit { draft.need("import UIKit", of: "UIKit") }
    for (index, lines) in changes.insertions { draft.insert(lines, before: index) }
    for needed in changes.imports { draft.need(needed.text, of: needed.module) }
    for (index, severity, message) in changes.complaints {
      draft.complain(severity, at: index, message)
    }
  }
}
