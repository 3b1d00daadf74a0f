import Foundation
@_spi(Hooks) import HeadlessViews

/// A check for methods that a list never calls: an optional method that only a subclass of the
/// conforming class implements.
///
/// Objective-C looks methods up by name. Swift binds them where a class conforms: if that class
/// lacks the method, the protocol's default is silently bound, for its subclasses too. The list
/// then logs this on the console, once per class.
///
/// Swift has no list of a class's methods at run time, so a module above finds the names. It is asked
/// only for a class that inherits its conformance from a class of a client.
@MainActor
enum InheritedConformance {
  /// Logs the methods of an object's class that are never called through a protocol.
  ///
  /// - Parameters:
  ///   - object: The delegate or data source.
  ///   - name: The name of the protocol in this module.
  ///   - simulator: The simulator with the console.
  ///   - conforms: Returns whether a class conforms to the protocol.
  static func check(
    _ object: AnyObject?, to name: String, on simulator: Simulator, conforms: (AnyClass) -> Bool
  ) {
    guard let object else { return }
    var chain: [AnyClass] = [type(of: object)]
    while let last = chain.last, let parent = _getSuperclass(last), conforms(parent) {
      chain.append(parent)
    }
    guard let base = chain.last, chain.count > 1, !isOurs(base),
      simulator.console.isFirstMention(of: "inherited \(name) of \(ObjectIdentifier(chain[0]))")
    else { return }
    for method in missedMethods(of: chain, name) {
      simulator.log(
        "\(type(of: object)) implements \(method), but is never asked: \(base), which conforms to "
          + "\(name), does not implement it, so Swift calls the default. Implement it in \(base) and "
          + "override it (known difference method-of-subclass).")
    }
  }

  /// The results, by class and protocol. They are stored because an executable does not change.
  private static var found: [String: [String]] = [:]

  /// Returns whether a class belongs to this package, whose classes declare all optional methods
  /// for overriding.
  private static func isOurs(_ base: AnyClass) -> Bool {
    [
      "HeadlessLists", "HeadlessViews", "HeadlessControls", "HeadlessControllers", "DiffableKit",
    ].contains(ObjectName.module(of: base))
  }

  private static func missedMethods(of chain: [AnyClass], _ name: String) -> [String] {
    let key = "\(ObjectIdentifier(chain[0])) \(name)"
    if let known = found[key] { return known }
    var above: [AnyClass] = chain.suffix(1)
    while let last = above.last, let parent = _getSuperclass(last) { above.append(parent) }
    let finder = DynamicCreator.linked as? any MethodFinder
    let missed =
      finder?.methods(
        of: chain.dropLast().map { String(reflecting: $0) },
        notOf: above.map { String(reflecting: $0) },
        requiredBy: name) ?? []
    found[key] = missed
    return missed
  }
}

/// Finds the methods that classes declare.
@_spi(Hooks) @MainActor public protocol MethodFinder: DynamicCreator {
  /// Returns the methods of a protocol that classes implement and other classes do not, in
  /// alphabetic order: `tableView(_:didSelectRowAt:)`.
  ///
  /// - Parameters:
  ///   - owners: The qualified names of the classes.
  ///   - others: The qualified names of the other classes.
  ///   - name: The name of the protocol in this module. Each of its methods has a default.
  func methods(of owners: [String], notOf others: [String], requiredBy name: String) -> [String]
}
