import DiffableKit

/// A call to a snapshot.
enum SnapshotCall: Hashable, Sendable {
  case appendSections([Name])
  case insertSections([Name], before: Name)
  case moveSection(Name, before: Name)
  case reloadSections([Name])
  case appendItems([Name], to: Name? = nil)
  case insertItems([Name], before: Name)
  case moveItem(Name, before: Name)
  case reloadItems([Name])
  case reconfigureItems([Name])
  case listItems(of: Name)
}

extension SnapshotCall {
  /// Makes the call.
  func perform(on snapshot: inout DiffableDataSourceSnapshot<Name, Name>) {
    switch self {
    case .appendSections(let sections): snapshot.appendSections(sections)
    case .insertSections(let sections, let place):
      snapshot.insertSections(sections, beforeSection: place)
    case .moveSection(let section, let place): snapshot.moveSection(section, beforeSection: place)
    case .reloadSections(let sections): snapshot.reloadSections(sections)
    case .appendItems(let items, let section): snapshot.appendItems(items, toSection: section)
    case .insertItems(let items, let place): snapshot.insertItems(items, beforeItem: place)
    case .moveItem(let item, let place): snapshot.moveItem(item, beforeItem: place)
    case .reloadItems(let items): snapshot.reloadItems(items)
    case .reconfigureItems(let items): snapshot.reconfigureItems(items)
    case .listItems(let section): _ = snapshot.itemIdentifiers(inSection: section)
    }
  }

  /// Returns the call in Swift.
  ///
  /// - Parameter write: Writes an identifier.
  func swiftCode(_ write: (Name) -> String) -> String {
    func list(_ names: [Name]) -> String { "[\(names.map(write).joined(separator: ", "))]" }
    return switch self {
    case .appendSections(let sections): "snapshot.appendSections(\(list(sections)))"
    case .insertSections(let sections, let place):
      "snapshot.insertSections(\(list(sections)), beforeSection: \(write(place)))"
    case .moveSection(let section, let place):
      "snapshot.moveSection(\(write(section)), beforeSection: \(write(place)))"
    case .reloadSections(let sections): "snapshot.reloadSections(\(list(sections)))"
    case .appendItems(let items, nil): "snapshot.appendItems(\(list(items)))"
    case .appendItems(let items, let section?):
      "snapshot.appendItems(\(list(items)), toSection: \(write(section)))"
    case .insertItems(let items, let place):
      "snapshot.insertItems(\(list(items)), beforeItem: \(write(place)))"
    case .moveItem(let item, let place):
      "snapshot.moveItem(\(write(item)), beforeItem: \(write(place)))"
    case .reloadItems(let items): "snapshot.reloadItems(\(list(items)))"
    case .reconfigureItems(let items): "snapshot.reconfigureItems(\(list(items)))"
    case .listItems(let section): "_ = snapshot.itemIdentifiers(inSection: \(write(section)))"
    }
  }

  /// The identifiers in the call.
  var names: [Name] {
    switch self {
    case .appendSections(let names), .reloadSections(let names), .reloadItems(let names),
      .reconfigureItems(let names):
      names
    case .insertSections(let names, let place), .insertItems(let names, let place):
      names + [place]
    case .moveSection(let name, let place), .moveItem(let name, let place): [name, place]
    case .appendItems(let items, let section): items + [section].compactMap { $0 }
    case .listItems(let section): [section]
    }
  }
}

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

/// An identifier in a screenplay, which prints like the identifier in the message.
///
/// Different identifiers may print the same text, as instances of a class do.
struct Name: Hashable, Sendable {
  /// The printed text.
  let text: String
  /// The number of different identifiers with the same text that came before.
  let number: Int

  init(_ text: String, number: Int = 0) {
    self.text = text
    self.number = number
  }

  /// Returns different identifiers that print these texts.
  static func different(_ texts: [String]) -> [Name] {
    var counts: [String: Int] = [:]
    return texts.map { text in
      defer { counts[text, default: 0] += 1 }
      return Name(text, number: counts[text, default: 0])
    }
  }
}

extension Name: CustomDebugStringConvertible {
  var debugDescription: String { text }
}

extension Name: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self.init(value) }
}
