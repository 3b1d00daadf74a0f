import ListCore

// What a layout says about one view twice. (crash families D4)
extension HelpFinder {
  /// Adds the cause of attributes that changed between two requests.
  ///
  /// - Parameters:
  ///   - path: The index path of the view.
  ///   - old: The description of the attributes that the collection view has.
  ///   - new: The description of those that the layout returned last.
  mutating func findChangedAttributes(at path: ItemPath, from old: String, to new: String) {
    let advice = Advice.equalAttributes
    add(
      .other,
      """
      The layout gave the view at \(path) \(Self.difference(old, new)): two of its methods answer \
      differently, one array has the view twice, or its attributes changed without an invalidation.
      """,
      repair: advice.repair, code: advice.swiftCode)
  }

  /// Returns what differs between two descriptions of attributes, as a phrase.
  private static func difference(_ old: String, _ new: String) -> String {
    let (before, after) = (properties(old), properties(new))
    let names = Set(before.keys).union(after.keys).sorted()
    let changes = names.compactMap { name -> String? in
      guard let one = before[name], let other = after[name], one != other else { return nil }
      return "\(name) \(one), then \(other)"
    }
    return changes.isEmpty ? "two different answers" : changes.joined(separator: "; ")
  }

  /// Returns the values that a description of attributes prints: `frame = (0 0; 375 30)`.
  private static func properties(_ description: String) -> [String: String] {
    var values: [String: String] = [:]
    for match in description.matches(of: /(\w+) = (\([^()]*\)|[^;()]+);/) {
      values[String(match.1)] = String(match.2)
    }
    return values
  }
}

extension Advice {
  /// The advice for attributes of one view that differ from request to request.
  static let equalAttributes = Advice(
    cause: """
      The layout gave one view two different answers: two of its methods answer differently, one \
      array has the view twice, or its attributes changed without an invalidation.
      """,
    repair: """
      Compute the attributes of each view once, in prepare(), and return these from every method; \
      copy those of super before you change them.
      """,
    swiftCode: """
      override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        cache[indexPath]  // the same that layoutAttributesForElements(in:) returns
      }
      """)
}
