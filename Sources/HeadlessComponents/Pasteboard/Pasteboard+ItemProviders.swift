#if os(Linux)
  import Foundation
  import HeadlessLists

  // Elsewhere the providers are Foundation's, which load their data later on another queue.
  extension Pasteboard {
    /// The items as providers. New ones are loaded at once: one value of each.
    public var itemProviders: [ItemProvider] {
      get {
        items.compactMap { item in
          item.keys.min().map { ItemProvider(item: item[$0], typeIdentifier: $0) }
        }
      }
      set {
        items = newValue.compactMap { provider in
          guard let type = provider.registeredTypeIdentifiers.first else { return nil }
          var item: [String: Any] = [:]
          provider.loadObject(ofClass: Any.self) { value, _ in item[type] = value }
          return item
        }
      }
    }

    /// Replaces the items by those of providers, which are loaded at once.
    ///
    /// - Parameters:
    ///   - itemProviders: The providers.
    ///   - localOnly: Whether the items stay on this device: they always do.
    ///   - expirationDate: The date on which the items are removed. It is ignored: they never are.
    public func setItemProviders(
      _ itemProviders: [ItemProvider], localOnly: Bool, expirationDate: Date?
    ) { self.itemProviders = itemProviders }

    /// Replaces the items by objects: texts, URLs or images.
    public func setObjects(_ objects: [Any]) {
      itemProviders = objects.map { ItemProvider(object: $0) }
    }
  }
#endif
