import Foundation

/// The readers of each property in the sources, and the explicit accessors.
struct SourceIndex {
  /// A source location that reads a property.
  struct Reader: Hashable {
    /// The name of the function or accessor: `layoutSubviews()`, `getter:title`.
    let name: String
    /// The property to which the accessor belongs; `nil` for functions.
    let property: String?
    /// The file's path.
    let file: String
  }

  /// The readers of each property, by its identifier in a symbol graph.
  private(set) var readers: [String: Set<Reader>] = [:]
  /// The explicit accessors of each property: `getter`, `didSet`.
  private(set) var accessors: [String: Set<String>] = [:]

  /// Reads the index; `nil` if the build has none.
  init?() throws {
    guard let store = try IndexStore() else { return nil }
    let records = store.records(of: Repository.root.appendingPathComponent("Sources"))
    guard !records.isEmpty else { return nil }
    var owners: [String: String] = [:]
    var reads: [(property: String, container: String, name: String, file: String)] = []
    for (record, file) in records {
      store.forEachOccurrence(in: record) { occurrence in
        if occurrence.isDefinition {
          for owner in occurrence.related(.accessorOf) {
            owners[occurrence.identifier] = owner.identifier
            guard !occurrence.isImplicit else { continue }
            let accessor = String(occurrence.name.prefix { $0 != ":" })
            accessors[owner.identifier, default: []].insert(accessor)
          }
        } else if occurrence.isRead {
          let containers = occurrence.related(.containedBy)
          let property = occurrence.identifier
          guard property.hasSuffix("vp") else { return }
          for container in containers.isEmpty ? [("", "")] : containers {
            reads.append((property, container.0, container.1, file))
          }
        }
      }
    }
    for read in reads {
      let reader = Reader(name: read.name, property: owners[read.container], file: read.file)
      readers[read.property, default: []].insert(reader)
    }
  }
}
