extension Command {
  /// The names of the commands.
  static let names = [
    "explain", "differences", "lessons", "lesson", "compare", "interface", "tests",
    "help",
  ]

  /// Returns the complaint about an unknown command, with the name that was probably meant.
  static func unknown(_ name: String) -> String {
    let complaint = "there is no command '\(name)'"
    return nearest(to: name, among: names).map { "\(complaint); did you mean '\($0)'?" }
      ?? complaint
  }

  /// Returns the name that was probably meant: one that is only mistyped, or the only one that
  /// contains the text.
  static func nearest(to text: String, among names: [String]) -> String? {
    let best = names.map { (name: $0, distance: distance(text, $0)) }
      .min { $0.distance < $1.distance }
    if let best, best.distance <= 2, best.distance < text.count / 2 { return best.name }
    let containing = text.count < 3 ? [] : names.filter { $0.contains(text) }
    return containing.count == 1 ? containing[0] : nil
  }

  /// Returns the number of characters to insert, delete, replace or swap between two words.
  private static func distance(_ one: String, _ other: String) -> Int {
    let (a, b) = (Array(one), Array(other))
    var rows = [Array(0...b.count)]
    for i in 1..<(a.count + 1) {
      var row = [i]
      for j in 1..<(b.count + 1) {
        var best = min(
          rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          best = min(best, rows[i - 2][j - 2] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
