/// Which folders of a module mention types that another of its folders declares.
struct FolderGraph {
  /// One mention of a type that another folder declares.
  struct Mention: Equatable {
    let name: String
    let file: String
  }

  /// Mentions by the folder they stand in, then by the folder that declares the type.
  private(set) var mentions: [String: [String: [Mention]]] = [:]
  private let folders: [String]

  /// Creates the graph of some files.
  ///
  /// - Parameter files: The files' paths below the module's folder, with their texts. A file that
  ///   lies in no folder counts as lying in the folder `"."`.
  init(_ files: [(path: String, text: String)]) {
    let scans = files.map { (path: $0.path, scan: SourceScanner($0.text)) }
    var homes: [String: Set<String>] = [:]
    for (path, scan) in scans {
      for name in scan.declared { homes[name, default: []].insert(Self.folder(of: path)) }
    }
    folders = Set(files.map { Self.folder(of: $0.path) }).sorted()
    for (path, scan) in scans {
      let folder = Self.folder(of: path)
      for name in scan.mentioned.sorted() {
        // A name that two folders declare says nothing about which of them is meant.
        guard let home = homes[name], home.count == 1, let other = home.first, other != folder
        else { continue }
        mentions[folder, default: [:]][other, default: []].append(Mention(name: name, file: path))
      }
    }
  }

  private static func folder(of path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : "."
  }

  /// The sets of two or more folders that know each other in a circle, largest first.
  ///
  /// - Complexity: O(*f*³), where *f* is the number of folders.
  var knots: [[String]] {
    var reachable = Dictionary(
      uniqueKeysWithValues: folders.map { ($0, Set(mentions[$0, default: [:]].keys)) })
    for middle in folders {
      for start in folders where reachable[start, default: []].contains(middle) {
        reachable[start, default: []].formUnion(reachable[middle, default: []])
      }
    }
    var seen: Set<String> = []
    var found: [[String]] = []
    for folder in folders where !seen.contains(folder) {
      let knot = folders.filter {
        $0 == folder
          || reachable[folder, default: []].contains($0)
            && reachable[$0, default: []].contains(folder)
      }
      seen.formUnion(knot)
      if knot.count > 1 { found.append(knot) }
    }
    return found.sorted { $0.count > $1.count }
  }

  /// The pair of folders in a knot that the fewest mentions tie together, as a sentence.
  func weakestTie(in knot: [String]) -> String {
    var weakest: (from: String, to: String, mentions: [Mention])?
    for from in knot {
      for to in knot where mentions[to]?[from] != nil {
        guard let few = mentions[from]?[to] else { continue }
        if few.count < weakest?.mentions.count ?? .max { weakest = (from, to, few) }
      }
    }
    guard let weakest, let first = weakest.mentions.first else { return "" }
    let count = weakest.mentions.count
    return "The weakest tie is \(weakest.from) → \(weakest.to), with \(count) "
      + "mention\(count == 1 ? "" : "s"): \(first.name) in \(first.file)."
  }
}
