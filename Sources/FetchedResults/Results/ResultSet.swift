import ListCore

/// The result of a fetch: sections in order, each with objects in order.
///
/// It is independent of Core Data: an object can be anything that keeps its identity while its
/// values change.
struct ResultSet<Object: Hashable> {
  /// Objects that share a section name.
  struct Section {
    let name: String
    var objects: [Object]
  }

  private(set) var sections: [Section]
  private let paths: [Object: ItemPath]

  init(_ sections: [Section] = []) {
    self.sections = sections
    var paths: [Object: ItemPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, object) in content.objects.enumerated() {
        paths[object] = ItemPath(item: item, section: section)
      }
    }
    self.paths = paths
    checkInvariants()
  }

  /// Groups objects into sections by name. Sections are in the order of their first objects.
  ///
  /// - Complexity: O(*n*), where *n* is the number of objects.
  init(_ objects: [Object], sectionName: (Object) -> String) {
    var sections: [Section] = []
    var places: [String: Int] = [:]
    for object in objects {
      let name = sectionName(object)
      if let place = places[name] {
        sections[place].objects.append(object)
      } else {
        places[name] = sections.count
        sections.append(Section(name: name, objects: [object]))
      }
    }
    self.init(sections)
  }
}

extension ResultSet {
  /// All objects, section by section.
  var objects: [Object] { sections.flatMap(\.objects) }

  /// Returns the index path of an object; `nil` if it is not in the result.
  func path(of object: Object) -> ItemPath? { paths[object] }

  /// Returns the object at an index path; `nil` if there is none.
  func object(at path: ItemPath) -> Object? {
    guard sections.indices.contains(path.section),
      sections[path.section].objects.indices.contains(path.item)
    else { return nil }
    return sections[path.section].objects[path.item]
  }

  #if INTERNAL_CHECKS
    private func checkInvariants() {
      precondition(
        Set(sections.map(\.name)).count == sections.count,
        "Section names repeat: \(sections.map(\.name))")
      let count = sections.reduce(0) { $0 + $1.objects.count }
      precondition(paths.count == count, "\(count) objects, of which \(paths.count) differ")
    }
  #else
    @inline(__always) private func checkInvariants() {}
  #endif
}
