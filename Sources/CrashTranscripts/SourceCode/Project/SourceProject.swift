import ListCore

/// The declarations of all files of an app, by name.
///
/// Extensions are merged with their types. Two types of the same name are merged too, and are then
/// ambiguous: they lead to no findings.
struct SourceProject: Sendable {
  let files: [SourceFile]
  private(set) var types: [String: SourceType] = [:]
  private(set) var functions: [String: [SourceFunction]] = [:]
  private(set) var globals: [String: SourceType.Property] = [:]
  /// The number of times that each name is called or passed on, not counting declarations.
  private var uses: [String: Int] = [:]
  private(set) var documents: [InterfaceFile]
  private var ambiguous: Set<String> = []
  /// The names of all stored properties.
  private(set) var propertyNames: Set<String> = []

  /// The number of files that were read before the time was over; all of them if it was not.
  private(set) var readFiles = 0

  /// Whether all files were read.
  var isWhole: Bool { readFiles == files.count }

  init(_ files: [SourceFile], until limit: SearchLimit) {
    self.files = files.filter { !$0.isDocument }
    documents = files.filter(\.isDocument).map(InterfaceFile.init)
    var declared: Set<String> = []
    for (index, file) in self.files.enumerated() {
      guard !limit.isReached, let nodes = SourceLexer.nodes(of: file.text, until: limit) else {
        return
      }
      readFiles += 1
      count(nodes)
      let declarations = SourceDeclarations(nodes)
      for var type in declarations.types {
        for place in type.functions.indices { type.functions[place].file = index }
        for place in type.properties.indices { type.properties[place].file = index }
        if type.keyword != "extension", !declared.insert(type.name).inserted {
          ambiguous.insert(type.name)
        }
        merge(type)
      }
      propertyNames.formUnion(declarations.types.flatMap { $0.properties.map(\.name) })
      for var function in declarations.functions {
        function.file = index
        functions[function.name, default: []].append(function)
      }
      for var property in declarations.properties {
        property.file = index
        globals[property.name] = property
      }
    }
  }

  private mutating func merge(_ type: SourceType) {
    guard var known = types[type.name] else {
      types[type.name] = type
      return
    }
    if known.keyword == "extension" { known.keyword = type.keyword }
    // The superclass comes first, also if the extension is read before its type.
    known.inherited =
      type.keyword == "class" ? type.inherited + known.inherited : known.inherited + type.inherited
    known.properties += type.properties
    known.functions += type.functions
    known.cases += type.cases
    types[type.name] = known
  }

  /// Counts the uses of names: `foo(…)`, `self.foo`, `controller.foo(…)`.
  ///
  /// Names in `#selector` are called by UIKit, and `items.remove(at:)` is a method of the array, so
  /// neither is counted.
  private mutating func count(_ nodes: [SourceNode]) {
    for (index, node) in nodes.enumerated() {
      let previous = index > 0 ? nodes[index - 1] : nil
      if previous?.text == "#selector" { continue }
      if node.kind == .word, previous?.isWord("func") != true {
        let receiver = previous?.isSymbol(".") == true && index > 1 ? nodes[index - 2] : nil
        if receiver?.isWord("super") != true, !Self.isOfCollection(node.text, receiver) {
          uses[node.text, default: 0] += 1
        }
      }
      count(node.children)
    }
  }

  private static func isOfCollection(_ name: String, _ receiver: SourceNode?) -> Bool {
    guard let receiver, SourceChange.mutators.keys.contains(name) || name == "reload" else {
      return false
    }
    guard receiver.kind == .word else { return true }
    let owner = receiver.text.lowercased()
    return !["self", "controller", "source", "delegate", "vc", "presenter", "view", "model"]
      .contains(where: owner.hasSuffix)
  }
}

extension SourceProject {
  /// Returns the lines of a file, as they are written.
  func lines(of file: Int) -> [Substring] { files[file].lines }

  /// Returns whether the code calls a function with this name, or passes it on.
  func isUsed(_ name: String) -> Bool { uses[name, default: 0] > 0 }

  func isAmbiguous(_ type: String) -> Bool { ambiguous.contains(type) }

  /// Returns the type itself and everything that it inherits from, including protocols, the nearest
  /// first.
  func lineage(of name: String) -> [String] {
    var lineage = [name]
    var index = 0
    while index < lineage.count, lineage.count < 60 {
      for parent in types[lineage[index]]?.inherited ?? [] where !lineage.contains(parent) {
        lineage.append(parent)
      }
      index += 1
    }
    return lineage
  }

  func inherits(_ name: String, from ancestor: String) -> Bool {
    lineage(of: name).contains(ancestor)
  }

  /// Returns the kind of list that a type is; `nil` if it is not a list.
  func listKind(_ type: SourceTypeName?) -> ListKind? {
    guard let type else { return nil }
    for name in lineage(of: type.name) {
      if name == "UITableView" { return .table }
      if name == "UICollectionView" { return .collection }
    }
    return nil
  }

  /// Returns whether values of the type are copied when they are assigned.
  func isValue(_ type: SourceTypeName?) -> Bool {
    guard let type else { return false }
    if type.isCollection { return true }
    return ["struct", "enum"].contains(types[type.name]?.keyword ?? "")
  }

  /// Returns the property of a type, and the type that declares it.
  func property(_ name: String, of type: String) -> (owner: String, SourceType.Property)? {
    for owner in lineage(of: type) {
      if let found = types[owner]?.properties.first(where: { $0.name == name }) {
        return (owner, found)
      }
    }
    return nil
  }

  /// Returns the methods with a name that a type has, and the type that declares them.
  func methods(_ name: String, of type: String) -> [(owner: String, function: SourceFunction)] {
    for owner in lineage(of: type) {
      let found = (types[owner]?.functions ?? []).filter { $0.name == name }
      if !found.isEmpty { return found.map { (owner, $0) } }
    }
    return []
  }

  /// Returns the method that a call refers to; `nil` if there is none, or more than one.
  func method(
    _ name: String, _ arguments: [SourceChain.Argument], of type: String
  ) -> (owner: String, function: SourceFunction)? {
    let found = methods(name, of: type)
    let labels = arguments.compactMap(\.label)
    let fitting = found.filter { candidate in
      let expected = candidate.function.parameters.map(\.label)
      return labels.allSatisfy(expected.contains) && arguments.count <= expected.count
    }
    let exact = fitting.filter { $0.function.parameters.count == arguments.count }
    return exact.count == 1 ? exact[0] : fitting.count == 1 ? fitting[0] : nil
  }

  /// Returns the type of the list that a list controller inherits.
  func inheritedType(of member: String, in type: String) -> SourceTypeName? {
    let lineage = lineage(of: type)
    switch member {
    case "tableView" where lineage.contains("UITableViewController"):
      return SourceTypeName("UITableView")
    case "collectionView" where lineage.contains("UICollectionViewController"),
      "collectionView"
    where lineage.contains { $0.hasPrefix("UICollectionView") && $0.hasSuffix("Layout") }:
      return SourceTypeName("UICollectionView")
    default: return nil
    }
  }
}

/// A storyboard or nib of the app: the cells that it registers, by its text.
struct InterfaceFile: Sendable {
  /// A cell that a document registers: a prototype of a controller, or the cell of a nib.
  struct Prototype: Hashable, Sendable {
    var identifier: String
    /// The class of the controller whose prototype it is; `nil` if the document names none.
    var controller: String?
  }

  let name: String
  /// The prototypes.
  private(set) var prototypes: [Prototype] = []
  /// The classes of the controllers in it.
  private(set) var controllers: Set<String> = []

  init(_ file: SourceFile) {
    name = file.name
    var controller: String?
    for element in file.text.matches(of: /<(\w+)\s([^>]*)>/) {
      let tag = String(element.1)
      func attribute(_ name: String) -> String? {
        let attributes = " " + element.2
        guard let start = attributes.firstRange(of: " \(name)=\"") else { return nil }
        return String(attributes[start.upperBound...].prefix { $0 != "\"" })
      }
      if tag.hasSuffix("iewController") {
        controller = attribute("customClass")
        if let controller { controllers.insert(controller) }
      }
      if ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(tag),
        let identifier = attribute("reuseIdentifier")
      {
        prototypes.append(Prototype(identifier: identifier, controller: controller))
      }
    }
  }
}
