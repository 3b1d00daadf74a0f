import Foundation
import HeadlessKit
import ListCore

/// The arguments of a call to a reference type, which may be missing.
///
/// Swift's types rule out missing arguments, but Objective-C can pass `nil` anyway, and UIKit
/// asserts that it does not. A test that wants the crash can do the same: with an identifier that
/// is an empty optional in `Any`, or an array or an object made by
/// `unsafeBitCast(0, to: [Any].self)`. (crash families E3, E5, E6)
enum Given {
  /// Returns the identifier; `nil` after raising the assertion about the parameter.
  static func identifier(
    _ identifier: Any, _ parameter: SnapshotFault.Parameter
  ) -> AnyIdentifier? {
    if let identifier = self.identifier(identifier) { return identifier }
    SnapshotFault.invalidParameter(parameter).raise()
    return nil
  }

  /// Returns the identifier; `nil` if it is missing.
  static func identifier(_ identifier: Any) -> AnyIdentifier? {
    if let optional = identifier as? any OptionalIdentifier, optional.wrapped == nil { return nil }
    return AnyIdentifier(identifier)
  }

  /// Returns the identifier; `nil` after raising the exception of an array of a missing element,
  /// whose wording is that of `NSArray`. (behaviour 15.9)
  static func element(_ identifier: Any) -> AnyIdentifier? {
    if let identifier = self.identifier(identifier) { return identifier }
    CrashReport(
      MisuseFault(
        .invalidArgument,
        "*** -[__NSPlaceholderArray initWithObjects:count:]: attempt to insert nil object from "
          + "objects[0]")
    ).deliver()
    return nil
  }

  /// Returns the identifiers; `nil` after raising the assertion about the parameter.
  static func identifiers(
    _ identifiers: [Any], _ parameter: SnapshotFault.Parameter
  ) -> [AnyIdentifier]? {
    if !isNothing(identifiers) { return identifiers.map(AnyIdentifier.init) }
    SnapshotFault.invalidParameter(parameter).raise()
    return nil
  }

  /// Returns the identifiers; a missing array is treated as an empty one.
  static func identifiers(_ identifiers: [Any]) -> [AnyIdentifier] {
    isNothing(identifiers) ? [] : identifiers.map(AnyIdentifier.init)
  }

  /// Returns the object; `nil` after raising the assertion about the parameter.
  static func object<Object: AnyObject>(
    _ object: Object, _ parameter: SnapshotFault.Parameter
  ) -> Object? {
    if !isNothing(object) { return object }
    SnapshotFault.invalidParameter(parameter).raise()
    return nil
  }

  /// Returns whether an argument that is a reference in memory is a null reference.
  private static func isNothing<Argument>(_ argument: Argument) -> Bool {
    unsafeBitCast(argument, to: Int.self) == 0
  }
}

/// A data source without optional methods: a reference type's source forwards to it the methods
/// that it does not implement, so that the list can tell. (behaviour 6.13)
final class EmptyDataSource: NSObject, TableViewDataSource {
  static let shared = EmptyDataSource()

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
}
