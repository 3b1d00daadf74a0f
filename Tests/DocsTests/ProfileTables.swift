import ListCore

/// The tables of the article about profiles, generated from the profiles.
enum ProfileTables {
  static let path = "Docs/HeadlessKit.docc/Articles/Profiles.md"

  /// A flag and its values in the supported releases, oldest first.
  private struct Flag {
    let name: String
    let values: [String]
    var changes: Bool { Set(values).count > 1 }
  }

  private static var flags: [Flag] {
    let values = SystemProfile.supported.map { profile in
      Mirror(reflecting: profile).children.filter { $0.label != "name" }.map { child in
        (name: child.label ?? "", value: text(child.value))
      }
    }
    return (values.first ?? []).indices.map { index in
      Flag(name: values[0][index].name, values: values.map { $0[index].value })
    }
  }

  private static func text(_ value: Any) -> String {
    switch value {
    case let isOn as Bool: isOn ? "yes" : "–"
    case let points as Double: "\(Int(points))"
    default: "`.\(value)`"
    }
  }

  /// The flags that differ among the supported releases.
  static var changing: String {
    let releases = SystemProfile.supported.map { $0.name.replacing("iOS ", with: "") }
    let head = ["| Flag | \(releases.joined(separator: " | ")) |"]
    let rule = ["|---|" + releases.map { _ in "---|" }.joined()]
    let rows = flags.filter(\.changes).map { flag in
      "| `\(flag.name)` | \(flag.values.joined(separator: " | ")) |"
    }
    return (head + rule + rows).joined(separator: "\n")
  }

  /// The flags that are the same in all of them, if both values exist.
  static var constant: String {
    let rows = flags.filter { !$0.changes }.map { "| `\($0.name)` | \($0.values[0]) |" }
    return (["| Flag | In every supported release |", "|---|---|"] + rows).joined(separator: "\n")
  }

  /// Returns the page with regenerated tables.
  static func refreshed(_ page: String) -> String {
    var page = page
    for (name, table) in [("profiles", changing), ("switches", constant)] {
      let (begin, end) = ("<!-- table: \(name) -->\n", "<!-- end of table -->")
      guard let start = page.firstRange(of: begin)?.upperBound,
        let stop = page[start...].firstRange(of: end)?.lowerBound
      else { continue }
      page.replaceSubrange(start..<stop, with: "\n\(table)\n\n")
    }
    return page
  }
}
