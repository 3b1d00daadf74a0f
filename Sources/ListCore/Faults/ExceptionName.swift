/// The exception that a list raises.
public enum ExceptionName: String, Hashable, Sendable {
  /// What `NSAssertionHandler` raises, and nearly every list crash.
  case internalInconsistency = "NSInternalInconsistencyException"
  /// An index past an end.
  case range = "NSRangeException"
  /// An argument that makes no sense.
  case invalidArgument = "NSInvalidArgumentException"
  /// A mistake of no other kind, such as a popover without a source.
  case generic = "NSGenericException"
}
