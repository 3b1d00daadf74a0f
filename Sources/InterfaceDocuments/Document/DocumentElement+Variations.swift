import HeadlessViews

// What differs by size class (behaviour 23.6).

extension DocumentElement {
  /// Returns the element as it is in the size classes of some traits.
  func varied(for traits: TraitCollection) -> DocumentElement {
    let variations = children.filter { $0.name == "variation" && $0.applies(to: traits) }
    guard !variations.isEmpty else { return self }
    var attributes = attributes
    var children = children.filter { $0.name != "variation" }
    // The more size classes a variation names, the stronger it is.
    for variation in variations.sorted(by: { $0.strength < $1.strength }) {
      for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
      for child in variation.children {
        if child.name != "mask" {
          children.removeAll { $0.key != nil && $0.key == child.key && $0.name == child.name }
        }
        children.append(child)
      }
    }
    return DocumentElement(name, attributes, children: children, text: text, line: line)
  }

  /// Returns the identifiers that the masks of the applied variations exclude.
  ///
  /// - Parameter list: `subviews` or `constraints`.
  func excluded(from list: String) -> Set<String> {
    var excluded: Set<String> = []
    for mask in children where mask.name == "mask" && mask.key == list {
      for entry in mask.children {
        guard let id = entry["reference"] else { continue }
        if entry.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
      }
    }
    return excluded
  }

  private var strength: Int { key == "default" ? 0 : (key ?? "").split(separator: "-").count }

  private func applies(to traits: TraitCollection) -> Bool {
    guard let key else { return false }
    return key == "default"
      || key.split(separator: "-").allSatisfy { part in
        let sides = part.split(separator: "=")
        guard sides.count == 2 else { return false }
        let given =
          sides[0] == "widthClass" ? traits.horizontalSizeClass : traits.verticalSizeClass
        return "\(given)" == sides[1]
      }
  }
}
