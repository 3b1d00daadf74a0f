import Foundation

/// A member of a class that interface documents name: an outlet, an inspectable property, an action or
/// a method that creates the destination of a segue.
///
/// Objective-C finds members by name at run time; Swift does not. The adapter writes a list of them for
/// each class with `@IBOutlet`, `@IBAction`, `@IBInspectable` or `@IBSegueAction`. Without the adapter
/// a test registers them:
///
/// ```swift
/// simulator.resources.register(
///   .property("titleLabel", \ShelfViewController.titleLabel),
///   .action(Selector(ShelfViewController.save(_:), "save:")))
/// ```
@preconcurrency @MainActor
public struct InterfaceMember {
  enum Use {
    case property(get: (AnyObject) -> Any?, set: (AnyObject, Any?) -> Bool)
    case segueAction(@MainActor (AnyObject, NSCoder, Any?, String?) -> AnyObject?)
    case action
  }

  /// The name in documents: `titleLabel`, `save:`.
  package let name: String
  /// The class that declares the member; `nil` for an action, which its selector knows.
  package let owner: AnyClass?
  /// The type of a property, for messages.
  package let typeName: String
  let use: Use
}

extension InterfaceMember {
  /// Returns an outlet, a collection of outlets, or an inspectable property.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - property: The property.
  public static func property<Owner: AnyObject, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>
  ) -> InterfaceMember {
    InterfaceMember(
      name: name, owner: Owner.self, typeName: "\(Value.self)",
      use: .property(
        get: { ($0 as? Owner).map { $0[keyPath: property] } },
        set: { object, value in
          guard let object = object as? Owner, let value: Value = InterfaceValue.converted(value)
          else { return false }
          object[keyPath: property] = value
          return true
        }))
  }

  /// Returns a method that sets a value, which key-value coding finds by its name.
  ///
  /// - Parameters:
  ///   - name: The key: `themeColor` for `setThemeColor(_:)`.
  ///   - method: The unapplied method.
  public static func setter<Owner: AnyObject, Value>(
    _ name: String, _ method: @escaping (Owner) -> @MainActor (Value) -> Void
  ) -> InterfaceMember {
    InterfaceMember(
      name: name, owner: Owner.self, typeName: "\(Value.self)",
      use: .property(
        get: { _ in nil },
        set: { object, value in
          guard let object = object as? Owner, let value: Value = InterfaceValue.converted(value)
          else { return false }
          method(object)(value)
          return true
        }))
  }

  /// Returns an action: a method from which a selector was created.
  public static func action(_ selector: Selector) -> InterfaceMember {
    InterfaceMember(
      name: NSStringFromSelector(selector), owner: nil, typeName: "", use: .action)
  }

  /// Returns a method that creates the destination of a segue with its coder.
  ///
  /// - Parameters:
  ///   - name: The Objective-C name: `makeDetail:`.
  ///   - method: The unapplied method: `ShelfViewController.makeDetail(_:)`.
  public static func segueAction<Owner: AnyObject, Destination: AnyObject>(
    _ name: String, _ method: @escaping (Owner) -> @MainActor (NSCoder) -> Destination?
  ) -> InterfaceMember {
    segueAction(name, Owner.self) { owner, coder, _, _ in method(owner)(coder) }
  }

  /// Returns a method that creates the destination of a segue with its coder and the sender.
  ///
  /// - Parameters:
  ///   - name: The Objective-C name: `makeDetail:sender:`.
  ///   - method: The unapplied method.
  public static func segueAction<Owner: AnyObject, Destination: AnyObject>(
    _ name: String, _ method: @escaping (Owner) -> @MainActor (NSCoder, Any?) -> Destination?
  ) -> InterfaceMember {
    segueAction(name, Owner.self) { owner, coder, sender, _ in method(owner)(coder, sender) }
  }

  /// Returns a method that creates the destination of a segue with its coder, the sender and the
  /// identifier.
  ///
  /// - Parameters:
  ///   - name: The Objective-C name: `makeDetail:sender:segueIdentifier:`.
  ///   - method: The unapplied method.
  public static func segueAction<Owner: AnyObject, Destination: AnyObject>(
    _ name: String,
    _ method: @escaping (Owner) -> @MainActor (NSCoder, Any?, String?) -> Destination?
  ) -> InterfaceMember {
    segueAction(name, Owner.self) { owner, coder, sender, identifier in
      method(owner)(coder, sender, identifier)
    }
  }

  private static func segueAction<Owner: AnyObject, Destination: AnyObject>(
    _ name: String, _ owner: Owner.Type,
    _ call: @escaping @MainActor (Owner, NSCoder, Any?, String?) -> Destination?
  ) -> InterfaceMember {
    InterfaceMember(
      name: name, owner: owner, typeName: "\(Destination.self)",
      use: .segueAction { object, coder, sender, identifier in
        (object as? Owner).flatMap { call($0, coder, sender, identifier) }
      })
  }
}

extension InterfaceMember {
  /// Whether the member is a property.
  package var isProperty: Bool { if case .property = use { true } else { false } }

  /// Sets a property.
  ///
  /// - Returns: Whether the value is of the property's type.
  package func set(_ value: Any?, of object: AnyObject) -> Bool {
    guard case .property(_, let set) = use else { return false }
    return set(object, value)
  }

  /// Returns the value of a property.
  package func value(of object: AnyObject) -> Any? {
    guard case .property(let get, _) = use else { return nil }
    return get(object)
  }

  /// Creates the destination of a segue; `nil` if the member creates none.
  package func makeDestination(
    _ object: AnyObject, _ coder: NSCoder, sender: Any?, identifier: String?
  ) -> AnyObject? {
    guard case .segueAction(let call) = use else { return nil }
    return call(object, coder, sender, identifier)
  }
}

/// A type that lists members of a class for interface documents. The adapter writes such types, whose
/// names begin with `InterfaceMembers_`, and the reader of documents finds them in the program.
@_alwaysEmitConformanceMetadata
public protocol InterfaceMemberList {
  /// The members.
  @MainActor static var members: [InterfaceMember] { get }
}

/// The values of documents as Swift's types.
package enum InterfaceValue {
  /// Returns a value as another type, as Objective-C does it for numbers; `nil` if it has none.
  package static func converted<Value>(_ value: Any?) -> Value? {
    if let value = value as? Value { return value }
    guard let value else { return nil }
    if let type = Value.self as? any RawRepresentable.Type { return type.named(value) as? Value }
    let candidates: [Any] =
      switch value {
      case let flag as Bool: [flag ? 1 : 0, NSNumber(value: flag)]
      case let number as Double: numbers(number)
      case let text as String: [NSString(string: text), NSAttributedString(string: text)]
      default: []
      }
    for candidate in candidates {
      if let value = candidate as? Value { return value }
    }
    return nil
  }

  private static func numbers(_ number: Double) -> [Any] {
    let whole = Int(exactly: number.rounded(.towardZero)) ?? 0
    return [
      CGFloat(number), whole, Float(number), number != 0, NSNumber(value: number),
      UInt(clamping: whole), Int32(clamping: whole), UInt32(clamping: whole),
      Int16(clamping: whole), UInt16(clamping: whole), Int8(clamping: whole),
      UInt8(clamping: whole), Int64(whole), UInt64(clamping: whole),
    ]
  }
}

extension RawRepresentable {
  /// Returns the case of a number, as key-value coding sets properties such as `textAlignment`.
  fileprivate static func named(_ value: Any) -> Self? {
    (InterfaceValue.converted(value) as RawValue?).flatMap(Self.init(rawValue:))
  }
}

extension InterfaceMember {
  /// Returns a read-only property, which leads to another one.
  package static func readOnly<Owner: AnyObject, Value>(
    _ name: String, _ property: KeyPath<Owner, Value>
  ) -> InterfaceMember {
    InterfaceMember(
      name: name, owner: Owner.self, typeName: "\(Value.self)",
      use: .property(get: { ($0 as? Owner).map { $0[keyPath: property] } }, set: { _, _ in false }))
  }
}
