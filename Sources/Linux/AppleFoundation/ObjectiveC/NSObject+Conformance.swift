import Foundation

extension NSObject {
  /// Returns whether the object conforms to a protocol. // behaviour 25.7
  ///
  /// - Parameter protocol: The protocol: `UITableViewDelegate.self`.
  public func conforms<Conformance>(to protocol: Conformance.Type) -> Bool { self is Conformance }
}
