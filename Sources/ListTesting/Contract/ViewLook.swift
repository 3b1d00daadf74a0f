import HeadlessKit

/// The content of a view at one moment, by property.
@MainActor
struct ViewLook {
  /// The readable texts.
  let texts: [String]
  private var values: [String: AnyHashable] = [:]
  private var content: Set<String> = []
  private(set) var names: Set<String> = []

  /// Records the content of a view.
  init(_ view: View) {
    texts = view.shownTexts
    for property in ViewProperty.all(of: view) {
      names.insert(property.name)
      if property.role == .content { content.insert(property.name) }
      values[property.name] = property.read()
    }
  }

  /// The value of a property; also `nil` if there is no such property.
  subscript(name: String) -> AnyHashable? { values[name] }

  /// Returns the content properties that differ in a newly configured view.
  ///
  /// - Parameter trustsAbsence: Whether a newly configured view without an image is meant to have
  ///   none. Otherwise its image may be loading.
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

  /// Returns whether two images look the same, as far as is known: images without a name or data
  /// are equal only to themselves.
  private static func lookAlike(_ one: Image, _ other: Image) -> Bool {
    let areAnonymous = [one, other].allSatisfy { $0.name == nil && $0.pngData() == nil }
    return areAnonymous ? one.size == other.size : one == other
  }
}
