import ListCore

/// The simulated, kept, unavailable and absent members of one UIKit type.
struct TypeCoverage {
  /// UIKit's name: `UITableView`, `UIButton.Configuration`.
  let name: String
  /// Whether the type is more than a set of constants, so that its doc comment states its coverage.
  var statesCoverage = true
  /// Members that have an effect, sorted.
  var simulated: [String] = []
  /// Members that are only stored and returned.
  var kept: [String] = []
  /// Members that do not compile, or stop with a message.
  var unavailable: [String] = []
  /// Apple's members that are missing here; `nil` if Apple's members are not listed.
  var absent: [String]?
}

/// The simulated parts of UIKit, collected from the declarations and their doc comments.
struct Coverage {
  /// A contradiction between a doc comment and the code, as a sentence.
  typealias Finding = String

  private(set) var types: [TypeCoverage] = []
  /// Apple's types without a counterpart here.
  private(set) var absentTypes: [String] = []
  /// Types that are declared only to be marked unavailable.
  private(set) var unavailableTypes: [String] = []
  private(set) var findings: [Finding] = []

  /// Members of every object, which are not part of the coverage.
  private static let universal: Set = [
    "==(_:_:)", "hash(into:)", "hashValue", "hash", "description", "debugDescription",
    "isEqual(_:)", "init(coder:)", "encode(with:)", "copy(with:)", "rawValue", "init(rawValue:)",
  ]

  init(_ graph: SymbolGraph, apple: AppleNames, unavailableTypes: [String]) {
    let index = SymbolIndex(graph)
    for (name, symbol) in index.counterparts.sorted(by: { $0.key < $1.key }) {
      let statements = symbol.paragraphs.compactMap(CoverageStatement.init)
      let statement = statements.first
      if index.mustState(symbol), statements.count != 1 {
        findings.append(
          """
          \(symbol.pathComponents.joined(separator: ".")) has no paragraph \
          "Coverage: simulated." in its doc comment; name the members that are kept or unavailable.
          """)
      }
      let path = symbol.pathComponents
      let names = index.members[path, default: []].subtracting(Self.universal)
      for kept in statement?.kept ?? [] where !names.contains(kept) {
        findings.append(
          "\(path.joined(separator: ".")) says that '\(kept)' is kept, and has no such member.")
      }
      for gone in statement?.unavailable ?? []
      where !Self.isKnownToBeUnavailable(gone, compiles: names.contains(gone)) {
        findings.append(
          """
          \(path.joined(separator: ".")) says that '\(gone)' is unavailable: add a snippet to \
          LeftOutSnippet that shows the message, or a known difference that names it if it stops.
          """)
      }
      var type = TypeCoverage(name: name, statesCoverage: index.mustState(symbol))
      let kept = index.keptMembers[path, default: []].intersection(names)
      type.kept = kept.union(statement?.kept ?? []).sorted()
      type.unavailable = (statement?.unavailable ?? []).sorted()
      type.simulated = names.subtracting(type.kept).subtracting(type.unavailable)
        .filter { apple.allMembers.contains($0.prefix { $0 != "(" }) }.sorted()
      if let known = apple.members[name], !known.isEmpty {
        let all = index.inheritedMembers(of: symbol)
        let bases = Set(all.map { $0.prefix { $0 != "(" } })
        type.absent = known.filter {
          !all.contains($0) && !type.unavailable.contains($0)
            && !($0.contains("(") ? false : bases.contains($0[...]))
        }
      }
      types.append(type)
    }
    self.unavailableTypes = unavailableTypes.sorted()
    absentTypes = apple.members.keys
      .filter { !index.names.contains($0) && !unavailableTypes.contains($0) }.sorted()
  }
}

extension Coverage {
  /// Returns whether something other than the doc comment shows that a member is unavailable: a
  /// snippet that the compiler refuses, or a known difference if the member compiles and stops.
  private static func isKnownToBeUnavailable(_ name: String, compiles: Bool) -> Bool {
    guard !compiles else {
      return KnownDifference.all.contains {
        $0.area == .leftOut && $0.subject.contains("`\(name)`")
      }
    }
    return LeftOutSnippet.all.contains { snippet in
      if case .unavailable = snippet.answer { snippet.name == name } else { false }
    }
  }
}
