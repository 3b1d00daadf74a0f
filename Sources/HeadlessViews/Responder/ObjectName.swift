import Foundation

/// The names of objects in messages: UIKit's name for a simulated class, its own for a client's
/// class.
package enum ObjectName {
  /// Returns the name of a class: `UITableView`, `Shop.BasketTable`.
  package static func name(of type: AnyClass) -> String {
    let parts = qualifiedName(of: type)
    guard isOwn(parts) else { return parts.joined(separator: ".") }
    return "UI" + parts.dropFirst().joined(separator: ".")
  }

  /// Returns the class and the address, and for a client's class its simulated superclass, unless
  /// that is the plain view: `Shop.BasketTable: 0x600000c04d80`, `baseClass = UITableView`.
  static func parts(of object: AnyObject, reported: String? = nil) -> [String] {
    let own: AnyClass = type(of: object)
    var base: AnyClass = own
    var mirror: Mirror? = Mirror(reflecting: object)
    while let type = mirror?.subjectType as? AnyClass {
      base = type
      if isOwn(qualifiedName(of: type)) { break }
      mirror = mirror?.superclassMirror
    }
    let isOurs = isOwn(qualifiedName(of: base))
    let name = reported ?? name(of: own)
    let first = "\(name): \(address(of: object))"
    let isPlain = base == View.self || !(object is View)
    return isOurs && !isPlain && name != self.name(of: base)
      ? [first, "baseClass = \(self.name(of: base))"] : [first]
  }

  /// Returns an object as `%@` prints it: its own description, or its class and address.
  @MainActor
  package static func describe(_ object: (any AnyObject)?) -> String {
    guard let object else { return "(null)" }
    let plain = "<\(parts(of: object).joined(separator: "; "))>"
    guard let responder = object as? NSObject else { return plain }
    let said = responder.description
    let unsaid = "<\(type(of: object)): \(Unmanaged.passUnretained(object).toOpaque())>"
    return said == unsaid ? plain : said
  }

  /// Returns a value as `%@` prints it, if it is an object; otherwise as Swift prints it.
  @MainActor
  package static func describe(any value: Any) -> String {
    type(of: value) is AnyClass ? describe(value as AnyObject) : "\(value)"
  }

  /// Returns the address of an object, or of a fictional part of it.
  package static func address(of object: AnyObject, part: UInt = 0) -> String {
    let address = UInt(bitPattern: ObjectIdentifier(object)) &+ part
    return "0x" + String(address, radix: 16)
  }

  /// Returns UIKit's message about a key that an object does not know.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - method: The method that refuses it: `setValue:forUndefinedKey:`.
  ///   - object: The object.
  package static func refusal(of key: String, _ method: String, by object: AnyObject) -> String {
    """
    [<\(name(of: type(of: object))) \(address(of: object))> \(method)]: this class is not key value \
    coding-compliant for the key \(key).
    """
  }

  /// The modules whose classes simulate UIKit's, under names without its prefix.
  package static let ownModules = [
    "HeadlessViews", "HeadlessControls", "HeadlessControllers", "HeadlessLists",
    "HeadlessComponents", "HeadlessKit",
  ]

  /// Returns the module of a class.
  package static func module(of type: AnyClass) -> String { qualifiedName(of: type).first ?? "" }

  /// Returns whether a class simulates UIKit's rather than being a client's.
  private static func isOwn(_ name: [String]) -> Bool {
    name.first.map(ownModules.contains) ?? false
  }

  /// The names that were asked for; a runtime takes long to tell one.
  private nonisolated(unsafe) static var known: [ObjectIdentifier: [String]] = [:]
  private static let lock = NSLock()

  /// Returns the module, the enclosing types and the type, without the private context of a local
  /// type.
  private static func qualifiedName(of type: AnyClass) -> [String] {
    let id = ObjectIdentifier(type)
    if let name = lock.withLock({ known[id] }) { return name }
    let name = makeQualifiedName(of: type)
    lock.withLock { known[id] = name }
    return name
  }

  private static func makeQualifiedName(of type: AnyClass) -> [String] {
    var name = String(reflecting: type)
    while let start = name.range(of: "(unknown context at "),
      let end = name.range(of: ").", range: start.upperBound..<name.endIndex)
    {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return name.split(separator: ".").map(String.init)
  }
}
