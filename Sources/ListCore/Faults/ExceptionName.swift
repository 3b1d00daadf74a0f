/// The name of an exception that a list or another view raises.
public enum ExceptionName: String, Hashable, Sendable {
  /// The exception of `NSAssertionHandler`, and of nearly every crash of a list.
  case internalInconsistency = "NSInternalInconsistencyException"
  /// An index out of bounds.
  case range = "NSRangeException"
  /// An argument that is not valid.
  case invalidArgument = "NSInvalidArgumentException"
  /// A key that an object has no value for.
  case undefinedKey = "NSUnknownKeyException"
  /// A managed object that is not in the store.
  case objectInaccessible = "NSObjectInaccessibleException"
  /// A misuse that has no exception of its own.
  case generic = "NSGenericException"
  /// A frame or bounds that are not numbers.
  case layerGeometry = "CALayerInvalidGeometry"
  /// A controller's view that is added to the view of a controller that is not its parent, or is
  /// the view of two controllers.
  case controllerHierarchy = "UIViewControllerHierarchyInconsistency"
  /// A layer that is added to itself.
  case layerTree = "CALayerInvalid"
}
