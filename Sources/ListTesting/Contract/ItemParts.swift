/// The parts of an item of a snapshot: its `id`, and the rest.
enum ItemParts {
  /// Returns the `id` of an item: that of an `Identifiable` one, or a stored property of that name;
  /// for a case with an associated value, the `id` of that value together with the case.
  static func id(of item: Any) -> AnyHashable? {
    func id<Named: Identifiable>(of item: Named) -> AnyHashable { AnyHashable(item.id) }
    if let named = item as? any Identifiable { return id(of: named) }
    let mirror = Mirror(reflecting: item)
    if mirror.displayStyle == .enum {
      guard let value = mirror.children.first, let inner = self.id(of: value.value) else {
        return nil
      }
      return [AnyHashable(value.label ?? ""), inner]
    }
    let stored = mirror.children.first { $0.label == "id" }?.value as? any Hashable
    return stored.map { AnyHashable($0) }
  }

  /// Returns a description of everything that an item stores except its `id`; `nil` for an item
  /// without properties.
  static func content(of item: Any) -> AnyHashable? {
    let parts = parts(of: item)
    guard !parts.isEmpty else { return nil }
    return parts.map { "\($0.label ?? ""): \($0.value)" }
  }

  /// Returns whether an item stores several values in addition to its `id`.
  static func isComposed(_ item: Any) -> Bool { parts(of: item).count > 1 }

  private static func parts(of item: Any) -> [Mirror.Child] {
    let mirror = Mirror(reflecting: item)
    switch mirror.displayStyle {
    case .struct, .class: return mirror.children.filter { $0.label != nil && $0.label != "id" }
    case .enum: return mirror.children.first.map { parts(of: $0.value) } ?? []
    default: return []
    }
  }
}
