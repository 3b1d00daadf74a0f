#if !canImport(ObjectiveC)

  /// The name of a method, as Objective-C spells it, and the method itself.
  ///
  /// Objective-C finds a method by its name when the message is sent; Swift cannot. So a selector
  /// on Linux is made from the method, for which a reference by its type is enough:
  ///
  /// ```swift
  /// let action = Selector(Screen.didTap(_:), "didTap:")
  /// action.perform(on: screen, with: button)  // screen.didTap(button)
  /// ```
  ///
  /// Source that says `#selector(didTap(_:))` is turned into that by the `AdaptObjectiveC` plugin.
  /// On macOS the system's own `Selector` is used. As there, two selectors are equal when their
  /// names are.
  public struct Selector: Sendable {
    /// The name, as Objective-C spells it: `didTap:`.
    public let name: String
    /// What the name stands for, if it was made from a method.
    let method: SelectorMethod?

    /// Creates the name of a method without the method.
    ///
    /// It is good for comparing. It can be performed only on an object whose class, or a superclass
    /// of it, has had a selector of this name made from a method before; on any other object that
    /// stops, as an unrecognized selector does.
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
    /// Whether two selectors have the same name.
    public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  extension Selector: ExpressibleByStringLiteral {
    /// Creates the name of a method without the method.
    public init(stringLiteral name: String) { self.init(name) }
  }

  extension Selector: CustomStringConvertible {
    /// The name.
    public var description: String { name }
  }

  /// The name of a selector.
  public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

  /// A selector that has a name but no method of its own.
  public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

#endif
