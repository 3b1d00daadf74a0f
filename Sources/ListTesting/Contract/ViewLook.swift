import HeadlessKit

/// What a view shows at one moment, by property.
@MainActor
struct ViewLook {
  /// The texts that a person reads.
  let texts: [String]
  private var values: [String: AnyHashable] = [:]
  private var content: Set<String> = []
  private(set) var names: Set<String> = []

  /// Takes down what a view shows.
  init(_ view: View) {
    texts = view.shownTexts
    for property in ViewProperty.all(of: view) {
      names.insert(property.name)
      if property.role == .content { content.insert(property.name) }
      values[property.name] = property.read()
    }
  }

  /// The value of a property; `nil` also where there is no such property.
  subscript(name: String) -> AnyHashable? { values[name] }

  /// The content properties that are different in a view that was made now.
  ///
  /// - Parameter trustsAbsence: Whether a view made now that has no image is to have none.
  ///   Otherwise its image may be on its way.
  func contentDifferences(from fresh: ViewLook, trustsAbsence: Bool) -> [String] {
    content.union(fresh.content).sorted().filter { name in
      let shown = self[name]
      guard let wanted = fresh[name] else {
        guard let shown else { return false }
        return shown.base is Image ? trustsAbsence : true
      }
      guard let wantedImage = wanted.base as? Image else { return shown != wanted }
      guard let shownImage = shown?.base as? Image else { return true }
      return !Self.lookAlike(shownImage, wantedImage)
    }
  }

  /// Whether two images show the same, as far as can be told: those without a name and bytes are
  /// equal only to themselves.
  private static func lookAlike(_ one: Image, _ other: Image) -> Bool {
    let areAnonymous = [one, other].allSatisfy { $0.name == nil && $0.pngData() == nil }
    return areAnonymous ? one.size == other.size : one == other
  }
}
