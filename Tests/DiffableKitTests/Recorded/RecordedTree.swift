/// The state of a section snapshot, as its `visualDescription` shows it.
///
/// A line consists of the indentation (two spaces a level), `+` if the item is expanded and
/// otherwise `-`, `*` if it is visible and otherwise a space, and the item.
struct RecordedTree: Hashable, Sendable {
  /// All items, parents before their children.
  var items: [String] = []
  /// The parent of each item.
  var parents: [String?] = []
  /// Whether each item is expanded, in the order of ``items``.
  var expanded: [String] = []
  /// Whether each item is visible, in the order of ``items``.
  var visible: [String] = []
  /// The whole `visualDescription`.
  var picture: String

  init(lines: [String]) {
    picture = "<NSDiffableDataSourceSectionSnapshot: 0x…\n" + lines.map { $0 + "\n" }.joined() + ">"
    var path: [String] = []
    for line in lines {
      let indentation = line.prefix { $0 == " " }.count
      let signs = Array(line.dropFirst(indentation).prefix(2))
      let item = String(line.dropFirst(indentation + 2))
      path.removeLast(path.count - indentation / 2)
      items.append(item)
      parents.append(path.last)
      if signs[0] == "+" { expanded.append(item) }
      if signs[1] == "*" { visible.append(item) }
      path.append(item)
    }
  }
}
