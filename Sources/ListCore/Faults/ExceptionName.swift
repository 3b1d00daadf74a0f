/// The exception that a list or another view raises.
public enum ExceptionName: String, Hashable, Sendable {
  /// What `NSAssertionHandler` raises, and nearly every list crash.
  case internalInconsistency = "NSInternalInconsistencyException"
  /// An index past an end.
  case range = "NSRangeException"
  /// An argument that makes no sense.
  case invalidArgument = "NSInvalidArgumentException"
  /// A key that an object has no value for.
  case undefinedKey = "NSUnknownKeyException"
  /// A managed object that is not in the store.
  case objectInaccessible = "NSObjectInaccessibleException"
  /// A misuse that has no exception of its own.
  case generic = "NSGenericException"
  /// A frame or bounds that are not numbers.
  case layerGeometry = "CALayerInvalidGeometry"
  /// A controller's view in the view of a controller that is not its parent, or of two controllers.
  case controllerHierarchy = "UIViewControllerHierarchyInconsistency"
  /// A layer inside itself.
  case layerTree = "CALayerInvalid"
}
