/// Which rooms, the folders of a module, know each other.
struct RoomGraph {
  /// The mentions by the room they are in, then by the room that declares the name.
  private(set) var mentions: [String: [String: Set<String>]] = [:]
  /// All rooms, sorted.
  let rooms: [String]

  /// Creates the graph of a module's rooms, two folders deep.
  init(of module: String, in index: IndexStore) {
    self.init(
      rooms: index.files.filter { $0.hasPrefix("\(module)/") }.map(Self.room(of:)),
      mentions: index.mentions.filter {
        $0.from.hasPrefix("\(module)/") && $0.to.hasPrefix("\(module)/")
      }.map { (Self.room(of: $0.from), Self.room(of: $0.to), $0.name) })
  }

  /// Creates a graph of some rooms and what they mention of each other.
  init(rooms: [String], mentions: [(from: String, to: String, name: String)]) {
    self.rooms = Set(rooms).sorted()
    for (from, to, name) in mentions where from != to {
      self.mentions[from, default: [:]][to, default: []].insert(name)
    }
  }

  /// Returns the room of a file: the folders below its module's, at most two.
  private static func room(of file: String) -> String {
    let folders = file.split(separator: "/").dropFirst().dropLast()
    return folders.isEmpty ? "." : folders.prefix(2).joined(separator: "/")
  }

  /// The sets of two or more rooms each of which reaches every other, largest first.
  var knots: [[String]] {
    let reached = Dictionary(uniqueKeysWithValues: rooms.map { ($0, reachable(from: $0)) })
    var left = Set(rooms)
    var found: [[String]] = []
    for room in rooms where left.contains(room) {
      let knot = left.filter { other in
        other == room
          || (reached[room]?.contains(other) == true && reached[other]?.contains(room) == true)
      }
      left.subtract(knot)
      if knot.count > 1 { found.append(knot.sorted()) }
    }
    return found.sorted { $0.count > $1.count }
  }

  private func reachable(from room: String) -> Set<String> {
    var seen: Set<String> = []
    var next = [room]
    while let current = next.popLast() {
      for other in mentions[current, default: [:]].keys where seen.insert(other).inserted {
        next.append(other)
      }
    }
    return seen
  }

  /// The thinnest arrow of two rooms of a knot that know each other, as a sentence.
  func weakestTie(in knot: [String]) -> String {
    var weakest: (from: String, to: String, names: Set<String>)?
    for from in knot {
      for to in knot where mentions[to]?[from] != nil {
        guard let few = mentions[from]?[to] else { continue }
        if few.count < weakest?.names.count ?? .max { weakest = (from, to, few) }
      }
    }
    guard let weakest, let first = weakest.names.sorted().first else { return "" }
    let count = weakest.names.count
    return "The weakest tie is \(weakest.from) → \(weakest.to), with \(count) "
      + "mention\(count == 1 ? "" : "s"): \(first)."
  }
}
