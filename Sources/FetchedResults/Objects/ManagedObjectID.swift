import Foundation

/// The identifier of a managed object, in every context and on every thread.
///
/// An object that was never saved has a temporary identifier, which is replaced when it is saved.
///
/// Counterpart: `NSManagedObjectID`.
open class ManagedObjectID: NSObject, NSCopying, FetchRequestResult, @unchecked Sendable {
  /// The entity of the object.
  public let entity: EntityDescription
  /// Whether the object has never been saved.
  public let isTemporaryID: Bool
  private let store: String
  /// The number of the object in its store, starting at 1.
  let number: Int

  init(entity: EntityDescription, isTemporary: Bool, store: String, number: Int) {
    self.entity = entity
    self.isTemporaryID = isTemporary
    self.store = store
    self.number = number
  }

  /// Returns the identifier as a URL that ends with the entity and a number:
  /// `x-coredata://store/Song/p1`.
  open func uriRepresentation() -> URL {
    let place = "\(entity.name ?? "")/\(isTemporaryID ? "t" : "p")\(number)"
    return URL(string: "x-coredata://\(store)/\(place)") ?? URL(fileURLWithPath: place)
  }

  /// Returns the same object, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The URL, as Core Data prints it.
  open override var description: String { "<\(uriRepresentation().absoluteString)>" }
}
