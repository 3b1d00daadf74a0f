import DiffableKit

/// A call to a section snapshot.
enum SectionSnapshotCall: Hashable, Sendable {
  case append([Name], to: Name? = nil)
  case insert([Name], before: Name)
  case insertAfter([Name], Name)
  case delete([Name])
  case isExpanded(Name)
  case parent(of: Name)
}

extension SectionSnapshotCall {
  /// Makes the call.
  func perform(on snapshot: inout DiffableDataSourceSectionSnapshot<Name>) {
    switch self {
    case .append(let items, let parent): snapshot.append(items, to: parent)
    case .insert(let items, let place): snapshot.insert(items, before: place)
    case .insertAfter(let items, let place): snapshot.insert(items, after: place)
    case .delete(let items): snapshot.delete(items)
    case .isExpanded(let item): _ = snapshot.isExpanded(item)
    case .parent(let item): _ = snapshot.parent(of: item)
    }
  }

  /// Returns the call in Swift.
  ///
  /// - Parameter write: Writes an identifier.
  func swiftCode(_ write: (Name) -> String) -> String {
    func list(_ names: [Name]) -> String { "[\(names.map(write).joined(separator: ", "))]" }
    return switch self {
    case .append(let items, nil): "snapshot.append(\(list(items)))"
    case .append(let items, let parent?): "snapshot.append(\(list(items)), to: \(write(parent)))"
    case .insert(let items, let place): "snapshot.insert(\(list(items)), before: \(write(place)))"
    case .insertAfter(let items, let place):
      "snapshot.insert(\(list(items)), after: \(write(place)))"
    case .delete(let items): "snapshot.delete(\(list(items)))"
    case .isExpanded(let item): "_ = snapshot.isExpanded(\(write(item)))"
    case .parent(let item): "_ = snapshot.parent(of: \(write(item)))"
    }
  }

  /// The identifiers in the call.
  var names: [Name] {
    switch self {
    case .append(let items, let parent): items + [parent].compactMap { $0 }
    case .insert(let items, let place), .insertAfter(let items, let place): items + [place]
    case .delete(let items): items
    case .isExpanded(let item), .parent(let item): [item]
    }
  }
}
