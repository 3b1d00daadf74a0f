import Foundation
import Testing

private let theIndex = IndexStore(of: Checkout.root)

/// What the index store says of the house. Without one, as in a release build, there is nothing to read.
@Suite(.enabled(if: theIndex != nil, "There is no index store of a debug build."))
struct GaugeTests {
  /// The lines of a checked-in list, as `name: rest`.
  private static func list(_ name: String) throws -> [String: String] {
    let path = "Tests/ArchitectureTests/Gauges/\(name).txt"
    let text = try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
    var list: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let separator = line.firstRange(of: ": ") else { continue }
      list[String(line[..<separator.lowerBound])] = String(line[separator.upperBound...])
    }
    return list
  }

  @Test("every arrow between modules is one of the design's")
  func arrows() throws {
    let index = try #require(theIndex)
    let wrong = index.mentions.filter { mention in
      let (from, to) = (module(mention.from), module(mention.to))
      guard from != to, let allowed = Architecture.allowed[from] else { return false }
      return Architecture.allowed[to] != nil && !allowed.contains(to)
        && !reaches(to, from: from)
    }
    #expect(Set(wrong.map { "\($0.from) mentions \($0.name) of \($0.to)" }).sorted() == [])
  }

  @Test("the knots of a module's rooms do not grow")
  func knots() throws {
    let index = try #require(theIndex)
    let known = try Self.list("knots").mapValues { Int($0) ?? 0 }
    var table: [String] = []
    for name in Architecture.allowed.keys.sorted() {
      let graph = RoomGraph(of: name, in: index)
      guard let knot = graph.knots.first else { continue }
      table.append("\(name): \(knot.count) of \(graph.rooms.count)")
      #expect(
        knot.count <= known[name, default: 1],
        """
        \(knot.count) rooms of \(name) know each other in a circle, \(known[name, default: 1]) before: \
        \(knot.joined(separator: ", ")). \(graph.weakestTie(in: knot)) Turn an arrow around, or split \
        the room; moving a file to another room does not help.
        """)
    }
    print("Largest knots of rooms:", table.joined(separator: ", "))
  }

  @Test("every requirement of a delegate is called, or the list says why not")
  func requirements() throws {
    let index = try #require(theIndex)
    let known = try Self.list("uncalled-requirements")
    #expect(
      index.uncalledRequirements.subtracting(known.keys).sorted() == [],
      "Call it where a finger, the clock or a call can cause it, or add it to the list with a reason."
    )
  }

  @Test("every open method is called here, or is there for clients, or the list says why not")
  func members() throws {
    let uncalled = try #require(theIndex).uncalledMembers(in: Checkout.root)
    let hooks = try Set(Self.list("uncalled-members").keys)
    let clients = try Set(
      Self.list("clients-members").flatMap { owner, names in
        names.split(separator: " ").map { "\(owner).\($0)" }
      })
    #expect(
      uncalled.subtracting(hooks).subtracting(clients).sorted() == [],
      """
      Call it where UIKit does, or add it to one of the lists: uncalled-members.txt with a reason if \
      UIKit calls it, clients-members.txt if apps and tests do.
      """)
    #expect(
      hooks.subtracting(uncalled).sorted() == [], "It is called now: take it off the list.")
  }

  private func module(_ file: String) -> String {
    String(file.prefix { $0 != "/" })
  }

  private func reaches(_ target: String, from module: String) -> Bool {
    (Architecture.allowed[module] ?? []).contains {
      $0 == target || ($0 != module && reaches(target, from: $0))
    }
  }
}

@Suite struct RoomGraphTests {
  @Test("rooms that mention each other are a knot")
  func knot() {
    let graph = RoomGraph(
      rooms: ["Rooms", "Doors", "Owners", "Roofs"],
      mentions: [
        ("Rooms", "Doors", "Door"), ("Doors", "Owners", "Owner"), ("Owners", "Rooms", "Room"),
        ("Roofs", "Rooms", "Room"),
      ])
    #expect(graph.knots == [["Doors", "Owners", "Rooms"]])
  }

  @Test("the weakest tie is the pair with the fewest mentions")
  func weakestTie() {
    let graph = RoomGraph(
      rooms: ["Rooms", "Doors"],
      mentions: [
        ("Rooms", "Doors", "Door"), ("Rooms", "Doors", "Lock"), ("Doors", "Rooms", "Room"),
      ])
    #expect(
      graph.weakestTie(in: ["Doors", "Rooms"])
        == "The weakest tie is Doors → Rooms, with 1 mention: Room.")
  }

  @Test("a room's mentions of itself are no arrows")
  func noMentions() {
    let graph = RoomGraph(rooms: ["Rooms"], mentions: [("Rooms", "Rooms", "Room")])
    #expect(graph.mentions.isEmpty)
  }
}
