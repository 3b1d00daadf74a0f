import Foundation

extension NSObjectProtocol {
  /// Returns whether an object conforms to a protocol, all of whose methods have defaults.
  ///
  /// The plugin `AdaptObjectiveC` calls it for
  /// `responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)))`: without
  /// Objective-C an object does not know which optional methods it implements itself.
  ///
  /// - Parameter conforms: Whether an object conforms to the protocol.
  public func respondsByDefault(_ conforms: (Any) -> Bool) -> Bool { conforms(self) }
}
