import ListCore

/// A stored property of one of the app's types, which may be part of a model.
struct SourceAtom: Hashable, Sendable {
  var owner: String
  var name: String
}

/// A change of a stored property.
struct SourceChange: Hashable, Sendable {
  /// The kind of change to the property.
  enum Kind: Hashable, Sendable {
    case append, insert, removeOne, removeAll, assign, other
    /// Any number of elements is added, as by `append(contentsOf:)`.
    case addMany
    /// Any number of elements is removed, as by `removeSubrange`, `removeLast(2)` or
    /// `removeAll(where:)`.
    case removeMany
    /// An element is replaced, and the count stays.
    case replaceElement
    /// The order changes, and the count stays.
    case reorder
  }

  /// The properties that lead to the changed one, the outermost first.
  var atoms: [SourceAtom]
  var kind: Kind
  /// The arguments, or the assigned value, as code.
  var arguments: String
  /// The changed expression as code: `sections[0].items`.
  var target: String

  /// The methods that change a collection.
  static let mutators: [String: Kind] = [
    "append": .append, "insert": .insert, "remove": .removeOne, "removeFirst": .removeOne,
    "removeLast": .removeOne, "popLast": .removeOne, "removeAll": .removeAll,
    "removeSubrange": .removeMany, "removeValue": .removeOne, "swapAt": .reorder,
    "sort": .reorder, "shuffle": .reorder, "reverse": .reorder, "move": .reorder,
    "toggle": .other, "formUnion": .other, "subtract": .other, "updateValue": .other,
    "replaceSubrange": .other, "partition": .reorder,
  ]

  init(_ atoms: [SourceAtom], _ kind: Kind, arguments: String, target: String) {
    self.atoms = atoms
    self.kind = kind
    self.arguments = arguments
    self.target = target
  }

  /// Creates the change that a mutating method makes.
  init(_ atoms: [SourceAtom], method: String, _ arguments: [SourceChain.Argument], target: String) {
    let labels = arguments.compactMap(\.label)
    var kind = Self.mutators[method] ?? .other
    if labels.contains("contentsOf") { kind = .addMany }
    if labels.contains("where") || labels.contains("atOffsets")
      || method.hasSuffix("st") && !arguments.isEmpty
      || method == "removeAll" && arguments.first?.closure != nil
    {
      kind = .removeMany
    }
    let code = arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.nodes.code }
    self.init(atoms, kind, arguments: code.joined(separator: ", "), target: target)
  }
}

/// An action of a function on a list or a model.
struct SourceEvent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A call that changes the structure of a list, or reloads parts of it.
    case call(ListCall, ListKind, arguments: [[SourceNode]])
    case reloadData(ListKind)
    /// An update begins: `beginUpdates()` or `performBatchUpdates`.
    case begin(ListKind)
    case end(ListKind)
    case change(SourceChange)
    /// A call that cannot be followed, and may change the model.
    case unknown
    case scroll(String, ListKind, arguments: [[SourceNode]])
    case dequeue(ListKind, arguments: [SourceChain.Argument])
    /// A call on a snapshot, by the name of its variable.
    case snapshot(String, variable: String, arguments: [SourceChain.Argument])
    /// An index path is created, with its arguments as code.
    case indexPath(String)
    /// A diffable data source applies a snapshot.
    case apply
    /// An object of a managed object context is deleted or inserted.
    case managedChange
    /// A condition that holds from here on, or does not, as the words in it.
    case condition(String)
    /// The returned expression as code.
    case returned(String)
    /// A closure that runs later, or possibly immediately.
    case closure(Int, isLater: Bool)
  }

  var kind: Kind
  var file: Int
  /// The line number, starting at 0.
  var line: Int
  /// The loop that contains the event, by the line on which it starts; `nil` outside loops.
  var loop: Int?
}

extension SourceEvent {
  // The optimizer of Swift 6.3.1 crashes if a payload is read in an inlined filter.
  @inline(never) var call: ListCall? { if case .call(let call, _, _) = kind { call } else { nil } }
  @inline(never) var change: SourceChange? {
    if case .change(let change) = kind { change } else { nil }
  }
  var isUnknown: Bool { kind == .unknown }

  /// The kind of list that the event is about.
  var list: ListKind? {
    switch kind {
    case .call(_, let kind, _), .reloadData(let kind), .begin(let kind), .end(let kind),
      .scroll(_, let kind, _), .dequeue(let kind, _):
      kind
    case .change, .unknown, .snapshot, .apply, .managedChange, .condition, .closure, .returned,
      .indexPath:
      nil
    }
  }

  /// The arguments of a call on a list.
  var arguments: [[SourceNode]] {
    switch kind {
    case .call(_, _, let arguments), .scroll(_, _, let arguments): arguments
    default: []
    }
  }
}
