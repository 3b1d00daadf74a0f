/// The Objective-C name of a method, and the method itself.
///
/// Objective-C finds a method by its name when the message is sent; Swift cannot. So a selector
/// is created from the method, for which an unapplied reference is enough:
///
/// ```swift
/// let action = Selector(Screen.didTap(_:), "didTap:")
/// action.perform(on: screen, with: button)  // screen.didTap(button)
/// ```
///
/// The `AdaptObjectiveC` plugin translates `#selector(didTap(_:))` to this form. On macOS too,
/// this is the selector of all classes here, so that nothing needs Apple's runtime. As there, two
/// selectors are equal when their names are.
public struct Selector: Sendable {
  /// The Objective-C name: `didTap:`.
  public let name: String
  /// The method, if the selector was created from one.
  let method: SelectorMethod?

  /// Creates a selector that is only a name.
  ///
  /// It can be compared. It can be performed only on an object whose class, or a superclass, has
  /// had a selector of this name created from a method before; on any other object the process
  /// stops, as for an unrecognized selector.
  public init(_ name: String) {
    self.name = name
    method = nil
  }

  init(_ method: SelectorMethod, named name: String) {
    self.name = name
    self.method = method
    SelectorMethods.shared.add(method, named: name)
  }
}

extension Selector: Hashable {
  /// Returns whether two selectors have the same name.
  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: ExpressibleByStringLiteral {
  /// Creates a selector that is only a name.
  public init(stringLiteral name: String) { self.init(name) }
}

extension Selector: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// Returns a selector that is only a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
