import Foundation

/// Compares the members documented as kept without effect with the members that the sources read.
enum KeptProperties {
  /// Stored properties that no source reads and that are still simulated, because a test sees the
  /// stored value itself.
  private static let writtenForClients: Set = [
    "CellConfigurationState.cellDragState", "CellConfigurationState.cellDropState",
    "CellConfigurationState.isExpanded", "CellConfigurationState.isReordering",
    "CellConfigurationState.isSwiped", "CellConfigurationState.traitCollection",
    "ContentUnavailableConfigurationState.searchText",
    "ContentUnavailableConfigurationState.traitCollection", "DatePicker.date",
    "DocumentInteractionController.gestureRecognizers",
    "GestureRecognizer.state", "ImageView.isHighlighted", "Label.isHighlighted",
    // Read as a requirement of its protocol.
    "PercentDrivenInteractiveTransition.wantsInteractiveStart",
    "ViewConfigurationState.isPinned", "ViewConfigurationState.traitCollection",
  ]

  /// Returns a sentence for each property whose doc comment states the wrong tier.
  static func findings(_ graph: SymbolGraph, _ index: SourceIndex) -> [String] {
    let types = SymbolIndex(graph)
    var statements: [[String]: CoverageStatement] = [:]
    for symbol in types.counterparts.values where types.mustState(symbol) {
      statements[symbol.pathComponents] =
        symbol.paragraphs.lazy.compactMap(CoverageStatement.init).first
    }
    let members = graph.symbols.values.compactMap { symbol -> (SymbolGraph.Symbol, Bool)? in
      guard symbol.kind.identifier == "swift.property",
        let statement = statements[Array(symbol.pathComponents.dropLast())]
      else { return nil }
      return (symbol, statement.kept.contains(symbol.pathComponents.last ?? ""))
    }
    let kept = Set(members.filter(\.1).map(\.0.identifier.precise))

    return members.compactMap { symbol, isKept -> String? in
      let name = symbol.pathComponents.joined(separator: ".")
      let property = symbol.identifier.precise
      let accessors = index.accessors[property, default: []]
      guard !accessors.contains("getter") else { return nil }
      let readers = index.readers[property, default: []].filter { reader in
        !reader.isEffectless(in: symbol.file) && !kept.contains(reader.property ?? "")
      }
      let isObserved = !accessors.isDisjoint(with: ["didSet", "willSet"])
      if isKept, let reader = readers.min(by: { $0.name < $1.name }) {
        return "\(name) is said to be kept without effect, and \(reader) reads it."
      }
      if !isKept, readers.isEmpty, !isObserved, symbol.isSettable, !writtenForClients.contains(name)
      {
        return """
          \(name) is stored, and nothing in Sources reads it. Give it an effect, or name it in \
          "Kept without effect" of its type.
          """
      }
      return nil
    }.sorted()
  }
}

extension SourceIndex.Reader: CustomStringConvertible {
  var description: String { "\(name) in \(URL(fileURLWithPath: file).lastPathComponent)" }

  /// The files that pass values of appearance templates, of keys and of documents on.
  private var templates: [String] {
    [
      "/Appearance.swift", "/AppearanceProperty+Controls.swift",
      "/NavigationBar+Layout.swift", "/SystemMembers.swift", "/ObjectMembers.swift",
    ]
  }

  /// Returns whether reading has no effect that a test can see: copying, comparing and describing.
  fileprivate func isEffectless(in file: String?) -> Bool {
    let functions = ["==(_:_:)", "hash(into:)", "isEqual(_:)"]
    return name.hasPrefix("copy") || functions.contains(name)
      || ["getter:description", "getter:debugDescription", "getter:hash"].contains(name)
      || name.hasPrefix("init") && self.file == file
      // A template passes the value on to a view, where it has no more effect.
      || templates.contains { self.file.hasSuffix($0) }
  }
}

extension SymbolGraph.Symbol {
  /// Whether apps can set the property.
  fileprivate var isSettable: Bool {
    let declaration = declarationFragments.map(\.spelling).joined()
    return !declaration.contains("let ") && !declaration.contains("(set)")
      && !declaration.contains("{ get }")
  }

  /// The path of the file that declares the property.
  fileprivate var file: String? { location.flatMap { URL(string: $0.uri)?.path } }
}
