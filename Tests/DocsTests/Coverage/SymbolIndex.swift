/// The declarations of a symbol graph by their UIKit names.
struct SymbolIndex {
  /// The types that UIKit's names refer to, their nested types, and their base classes.
  private(set) var counterparts: [String: SymbolGraph.Symbol] = [:]
  /// All names at the top level of `UIKit`.
  private(set) var names: Set<String> = []
  /// The members of each type, by its path.
  private(set) var members: [[String]: Set<String>] = [:]
  /// The members of each type whose own doc comment says that they are only kept, as those of an
  /// extension in another module than the type do.
  private(set) var keptMembers: [[String]: Set<String>] = [:]
  private var ancestors: [[String]: [[String]]] = [:]
  private var constants: Set<String> = []

  init(_ graph: SymbolGraph) {
    var aliases: [[String]: String] = [:]
    for symbol in graph.symbols.values {
      let path = symbol.pathComponents
      if symbol.isMember {
        members[Array(path.dropLast()), default: []].insert(path.last ?? "")
        if symbol.paragraphs.contains(where: { $0.contains("Kept without effect") }) {
          keptMembers[Array(path.dropLast()), default: []].insert(path.last ?? "")
        }
      }
      guard path.count == 1 else { continue }
      names.insert(String(path[0].prefix { $0 != "(" }))
      guard let target = symbol.counterpart(in: graph) else { continue }
      // Of two names for a type, the shorter one is UIKit's name for the type itself.
      let known = [aliases[target.pathComponents], path[0]].compactMap(\.self)
      aliases[target.pathComponents] = known.min { ($0.count, $0) < ($1.count, $1) }
    }
    for relationship in graph.relationships {
      guard let source = graph.symbols[relationship.source] else { continue }
      let raw = ["Swift.RawRepresentable", "Swift.OptionSet"]
      if raw.contains(relationship.targetFallback ?? "") {
        constants.insert(source.identifier.precise)
      }
      if ["inheritsFrom", "conformsTo"].contains(relationship.kind),
        let target = graph.symbols[relationship.target]
      {
        ancestors[source.pathComponents, default: []].append(target.pathComponents)
      }
    }
    for symbol in graph.symbols.values where symbol.isType {
      for count in (1...symbol.pathComponents.count).reversed() {
        guard let name = aliases[Array(symbol.pathComponents.prefix(count))] else { continue }
        let nested = symbol.pathComponents.dropFirst(count)
        counterparts[([name] + nested).joined(separator: ".")] = symbol
        break
      }
    }
    addBaseClasses(graph)
  }

  /// Adds inherited classes without a UIKit name, under their own names.
  private mutating func addBaseClasses(_ graph: SymbolGraph) {
    let known = Set(counterparts.values.map(\.pathComponents))
    for relationship in graph.relationships where relationship.kind == "inheritsFrom" {
      guard let base = graph.symbols[relationship.target], !known.contains(base.pathComponents),
        let subclass = graph.symbols[relationship.source], known.contains(subclass.pathComponents)
      else { continue }
      counterparts[base.pathComponents.joined(separator: ".")] = base
    }
  }

  /// Returns whether a type must state the tiers of its members. Constants need not.
  func mustState(_ symbol: SymbolGraph.Symbol) -> Bool {
    symbol.kind.identifier != "swift.enum" && !constants.contains(symbol.identifier.precise)
  }

  /// Returns the members of a type, including inherited members and those of its conformances.
  func inheritedMembers(of symbol: SymbolGraph.Symbol) -> Set<String> {
    var (found, pending): (Set<String>, [[String]]) = ([], [symbol.pathComponents])
    var seen: Set<[String]> = []
    while let path = pending.popLast() {
      guard seen.insert(path).inserted else { continue }
      found.formUnion(members[path] ?? [])
      pending += ancestors[path] ?? []
    }
    return found
  }
}

extension SymbolGraph.Symbol {
  /// Returns the type for which this declaration of `UIKit` is only another name.
  fileprivate func counterpart(in graph: SymbolGraph) -> SymbolGraph.Symbol? {
    guard kind.identifier == "swift.typealias", identifier.precise.hasPrefix("s:5UIKit"),
      let name = declarationFragments.last,
      let type = name.preciseIdentifier.flatMap({ graph.symbols[$0] }), type.isType
    else { return nil }
    return type
  }
}
