import Foundation
import Testing

@Suite struct ArchitectureTests {
  static let modules = Architecture.allowed.keys.sorted()

  @Test("a module depends only on the modules below it", arguments: modules)
  func arrows(_ module: String) throws {
    let target = try #require(
      try Checkout.manifest()[module], "Package.swift declares no target \(module).")
    let allowed = Set(Architecture.allowed[module] ?? [])
    let wrong = target.dependencies.filter { !allowed.contains($0) }
    #expect(
      wrong.isEmpty,
      "Package.swift lets \(module) depend on \(wrong), which lie above it or beside it.")
  }

  @Test("a file imports only the modules below its own", arguments: modules)
  func imports(_ module: String) throws {
    let allowed = Set(Architecture.allowed[module] ?? [])
    for file in try Checkout.files(of: module) {
      let wrong = file.imports.filter { Architecture.allowed[$0] != nil && !allowed.contains($0) }
      #expect(
        wrong.isEmpty,
        "Sources/\(module)/\(file.path) imports \(wrong), which \(module) must not know.")
    }
  }

  @Test("the apply path uses public interfaces only", arguments: Architecture.publicInterfaceOnly)
  func publicInterfaces(_ module: String) throws {
    let target = try #require(try Checkout.manifest()[module])
    #expect(!target.hasPackageAccess, "Give \(module) packageAccess: false in Package.swift.")
    for file in try Checkout.files(of: module) {
      let wrong = file.text.split(separator: "\n").filter {
        $0.hasPrefix("@_spi") || $0.hasPrefix("@testable")
      }
      #expect(
        wrong.isEmpty,
        "Sources/\(module)/\(file.path) reaches past the public interface: \(wrong).")
    }
  }

  @Test("no more than six folders of a module know each other in a circle", arguments: modules)
  func knots(_ module: String) throws {
    let graph = FolderGraph(try Checkout.files(of: module).map { ($0.path, $0.text) })
    for knot in graph.knots where knot.count > Architecture.largestKnot {
      Issue.record(
        """
        In \(module), \(knot.count) folders know each other in a circle: \
        \(knot.joined(separator: ", ")). \(graph.weakestTie(in: knot)) Turn it round or move the type.
        """)
    }
  }

  @Test("a module stays small enough to know", arguments: modules)
  func sizes(_ module: String) throws {
    let lines = try Checkout.files(of: module).reduce(0) { total, file in
      total + file.text.utf8.count { $0 == UInt8(ascii: "\n") }
    }
    #expect(
      lines <= Architecture.mostLines,
      "\(module) has \(lines) lines; split it, or move a topic out.")
  }
}

@Suite struct FolderGraphTests {
  @Test("folders that mention each other's types are a knot")
  func knot() {
    let graph = FolderGraph([
      ("Rooms/Room.swift", "struct Room { var door: Door }"),
      ("Doors/Door.swift", "final class Door { weak var room: Owner? }"),
      ("Owners/Owner.swift", "class Owner { var home = Room(door: nil) }"),
      ("Roofs/Roof.swift", "struct Roof { let room: Room }"),
    ])
    #expect(graph.knots == [["Doors", "Owners", "Rooms"]])
  }

  @Test("the weakest tie is the pair with the fewest mentions")
  func weakestTie() {
    let graph = FolderGraph([
      ("Rooms/Room.swift", "struct Room { var door: Door; var lock: Lock }"),
      ("Doors/Door.swift", "struct Door { var room: Room? }\nstruct Lock {}"),
    ])
    #expect(
      graph.weakestTie(in: ["Doors", "Rooms"])
        == "The weakest tie is Doors → Rooms, with 1 mention: Room in Doors/Door.swift.")
  }

  @Test("comments, literals and nested types are no mentions")
  func noMentions() {
    let graph = FolderGraph([
      ("Rooms/Room.swift", "struct Room { enum Kind {} } // Door"),
      ("Doors/Door.swift", "/* Room */ struct Door { let name = \"Room\", kind: Kind }"),
    ])
    #expect(graph.mentions.isEmpty)
  }
}

@Suite struct ManifestTests {
  @Test("targets are read with their dependencies")
  func targets() {
    let manifest = Manifest(
      """
      .target(name: "Core", swiftSettings: settings),
      .target(
        name: "Views", dependencies: ["Core", "Paths"], packageAccess: false,
        swiftSettings: settings),
      """)
    #expect(
      manifest.targets == [
        .init(name: "Core", dependencies: [], hasPackageAccess: true),
        .init(name: "Views", dependencies: ["Core", "Paths"], hasPackageAccess: false),
      ])
  }
}
