import ListCore

/// Rules about a type as a whole: its hash value, its cache.
enum TypeRules {
  static func findings(_ project: SourceProject) -> [SourceFinding] {
    project.types.values.sorted { $0.name < $1.name }.flatMap { type in
      [unequalHash(type, project), staleCache(type, project)].compactMap(\.self)
    }
  }

  /// Returns a finding if equal values have different hash values.
  private static func unequalHash(_ type: SourceType, _ project: SourceProject) -> SourceFinding? {
    let properties = Set(type.properties.map(\.name))
    guard !project.isAmbiguous(type.name),
      let equality = type.functions.first(where: { $0.name == "==" }),
      !equality.body.isEmpty
    else { return nil }
    let compared = type.read(in: equality.body.words.intersection(properties))
    guard !compared.isEmpty else { return nil }
    let hashing = type.functions.first { $0.name == "hash" && $0.parameters.first?.label == "into" }
    guard let hashing else { return nil }
    let hashed = type.read(in: hashing.body.words.intersection(properties))
    guard let extra = hashed.subtracting(compared).sorted().first else { return nil }
    let kept = hashed.intersection(compared).sorted()
    let hasher = hashing.parameters.first?.name ?? "hasher"
    let lines = project.lines(of: hashing.file)
    let combining = hashing.lines.first {
      lines.indices.contains($0) && lines[$0].contains(extra) && lines[$0].contains("combine")
    }
    let line = combining ?? hashing.lines.lowerBound
    let code = lines[line].trimmed
    return SourceFinding(
      location: StackFrame.Location(file: project.files[hashing.file].name, line: line + 1),
      line: code, mistake: .other,
      sentence: """
        The hash value includes \(extra), and == does not compare it: two equal values then have \
        different hash values.
        """,
      repair: kept.isEmpty
        ? compared.sorted().map { "\(hasher).combine(\($0))" }.joined(separator: "\n") : "",
      subject: .hashes, list: nil,
      function: (hashing.lines.lowerBound + 1)...(hashing.lines.upperBound + 1))
  }

  /// Returns a finding if a layout never discards its cached attributes.
  private static func staleCache(_ type: SourceType, _ project: SourceProject) -> SourceFinding? {
    let lineage = project.lineage(of: type.name)
    guard
      lineage.contains("UICollectionViewLayout") || lineage.contains("UICollectionViewFlowLayout"),
      !project.isAmbiguous(type.name),
      let prepare = type.functions.first(where: { $0.name == "prepare" && $0.parameters.isEmpty })
    else { return nil }
    for statement in prepare.block {
      guard case .guard(let conditions, _) = statement else { continue }
      for property in type.properties
      where conditions.code.contains("\(property.name).isEmpty")
        || conditions.code.contains("\(property.name) == nil")
      {
        let others = type.functions.filter { $0.fullName != prepare.fullName }
        let isEmptied = others.contains { function in
          let code = function.body.code
          return code.contains("\(property.name).removeAll") || code.contains("\(property.name) = ")
        }
        guard !isEmptied else { continue }
        let line = conditions.first?.line ?? prepare.lines.lowerBound
        return SourceFinding(
          location: StackFrame.Location(file: project.files[prepare.file].name, line: line + 1),
          line: project.lines(of: prepare.file)[line].trimmed, mistake: .other,
          sentence: """
            Once '\(property.name)' is filled it is never computed again: after a deletion it still \
            has attributes of items that are gone.
            """,
          repair: """
            override func invalidateLayout() {
              super.invalidateLayout()
              \(property.name)\(SourceTypeName(property.type)?.isCollection ?? true ? ".removeAll()" : " = nil")
            }
            """,
          subject: .layouts, list: .collection,
          function: (prepare.lines.lowerBound + 1)...(prepare.lines.upperBound + 1))
      }
    }
    return nil
  }
}

extension SourceType {
  /// Returns the stored properties that a list of properties leads to: a computed one counts as
  /// those that it reads.
  fileprivate func read(in names: Set<String>) -> Set<String> {
    var read: Set<String> = []
    var rest = names
    while let name = rest.popFirst() {
      guard let getter = properties.first(where: { $0.name == name })?.getter else {
        read.insert(name)
        continue
      }
      // One that reads no property, such as an identifier of the object, stands for itself.
      let inner = getter.words.intersection(properties.map(\.name)).subtracting([name])
      if inner.isEmpty { read.insert(name) } else { rest.formUnion(inner.subtracting(read)) }
    }
    return read
  }
}
