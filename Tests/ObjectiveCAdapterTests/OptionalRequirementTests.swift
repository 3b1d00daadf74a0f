import Testing

@Suite struct OptionalRequirementTests {
  static let cases = [
    AdaptationCase(
      "nothing to return",
      "@objc protocol P {\n  func a()\n  @objc optional func b(_ c: Int, d: [Int])\n} // P",
      "protocol P: AnyObject {\n  func a()\n  func b(_ c: Int, d: [Int])\n}; "
        + "extension P { func b(_ c: Int, d: [Int]) {} } // P"),
    AdaptationCase(
      "optional results",
      "@objc public protocol P: Q {\n  @objc optional func b() -> A?\n"
        + "  @objc optional var c: A! { get }\n}",
      "public protocol P: AnyObject, Q {\n  func b() -> A?\n  var c: A! { get }\n}; "
        + "extension P { public func b() -> A? { nil }; public var c: A! { nil } }"),
    AdaptationCase(
      "over lines",
      "@objc\nprotocol P: NSObjectProtocol {\n  @objc optional\n  func b(\n    a: Int // no\n"
        + "  ) -> Void\n  func c()\n}",
      "\nprotocol P: NSObjectProtocol {\n  \n  func b(\n    a: Int // no\n"
        + "  ) -> Void\n  func c()\n}; extension P { func b( a: Int ) -> Void {} }"),
    AdaptationCase(
      "attributes are kept",
      "@objc protocol P: AnyObject { @available(iOS 13, *) @objc optional func b() }",
      "protocol P: AnyObject { @available(iOS 13, *) func b() }; "
        + "extension P { @available(iOS 13, *) func b() {} }"),
    AdaptationCase(
      "of the type",
      "@objc protocol P: AnyObject { @objc optional static func b() -> (() -> Void)? }",
      "protocol P: AnyObject { static func b() -> (() -> Void)? }; "
        + "extension P { static func b() -> (() -> Void)? { nil } }"),
    AdaptationCase(
      "a subscript",
      "@objc protocol P: AnyObject { @objc optional subscript(i: Int) -> A? { get }; var c: A }",
      "protocol P: AnyObject { subscript(i: Int) -> A? { get }; var c: A }",
      complaints: ["1:37: error: this optional requirement cannot be adapted"]),
    AdaptationCase(
      "in a type", "class A {\n  @objc protocol P: AnyObject { @objc optional func b() }\n}",
      "class A {\n  protocol P: AnyObject { func b() }\n}; extension A.P { func b() {} }"),
    AdaptationCase(
      "a property of a subclass of the class that conforms",
      "import UIKit\n@objc protocol P { @objc optional var c: D? { get } }\n"
        + "class E: NSObject, P {}\nclass F: E {}\nextension F { var c: D? { nil } }",
      "import UIKit\nprotocol P: AnyObject { var c: D? { get } }; extension P { "
        + "var c: D? { if let object = self as? F { return object.c }; return nil } }\n"
        + "class E: NSObject, P {}\nclass F: E {}\nextension F { var c: D? { nil } }"),
    AdaptationCase(
      "of that name in other classes",
      "@objc protocol P { @objc optional func a(_ b: Int) }\nclass A: P { func a(_ b: Int) {} }\n"
        + "class B: A { func a(_ c: String) {} }\nclass C { func a(_ b: Int) {} }\n"
        + "class D: C, P {}\nclass E: C { func a(_ b: Int, c: Int) {} }",
      "protocol P: AnyObject { func a(_ b: Int) }; extension P { func a(_ b: Int) {} }\n"
        + "class A: P { func a(_ b: Int) {} }\n"
        + "class B: A { func a(_ c: String) {} }\nclass C { func a(_ b: Int) {} }\n"
        + "class D: C, P {}\nclass E: C { func a(_ b: Int, c: Int) {} }"),
    AdaptationCase(
      "its calls",
      "@objc protocol P: AnyObject { @objc optional func b() }\nfunc f(_ p: P?) { p?.b?() }",
      "protocol P: AnyObject { func b() }; extension P { func b() {} }\n"
        + "func f(_ p: P?) { p?.b() }"),
    AdaptationCase(
      "a result that is never nil",
      "@objc protocol P: AnyObject {\n  @objc optional func b() -> Int\n}",
      "protocol P: AnyObject {\n  @_disfavoredOverload func b() throws -> Int\n}; extension P { "
        + "func b() -> Int? { try? (self.b() as Int) }; " + throwing("func b() throws -> Int")
        + " }"),
    AdaptationCase(
      "its parameters, attributes and effects",
      "@objc public protocol P { @discardableResult @objc optional\nfunc b(_: A, for c: [B: C], "
        + "default: Int, in _: D, e: @escaping (F, G) -> H) async\n-> any I & J }",
      "public protocol P: AnyObject { @discardableResult @_disfavoredOverload \n"
        + "func b(_: A, for c: [B: C], default: Int, in _: D, e: @escaping (F, G) -> H) async\n"
        + "throws -> any I & J }; extension P { @discardableResult public func b(_ parameter0: A, "
        + "for c: [B: C], default: Int, in parameter3: D, e: @escaping (F, G) -> H) async "
        + "-> (any I & J)? { try? await (self.b(parameter0, for: `c`, default: `default`, "
        + "in: parameter3, e: `e`) as any I & J) }; @discardableResult @_disfavoredOverload "
        + "public func b(_ parameter0: A, for c: [B: C], default: Int, in parameter3: D, "
        + "e: @escaping (F, G) -> H) async throws -> any I & J "
        + "{ throw _Concurrency.CancellationError() } }"),
    AdaptationCase(
      "a closure as a result, of the type",
      "@objc protocol P: AnyObject { @objc optional static func b() -> (A) -> B }",
      "protocol P: AnyObject { @_disfavoredOverload static func b() throws -> (A) -> B }; "
        + "extension P { static func b() -> ((A) -> B)? { try? (self.b() as (A) -> B) }; "
        + throwing("static func b() throws -> (A) -> B") + " }"),
    AdaptationCase(
      "one that throws itself",
      "@objc protocol P: AnyObject { @objc optional func b() throws -> A }",
      "protocol P: AnyObject { func b() throws -> A }",
      complaints: [
        "1:37: error: the optional 'b' cannot be adapted: there is no default for 'A'; "
          + "make that optional"
      ]),
    AdaptationCase(
      "properties that are never nil",
      "class O {\n  @objc public protocol P {\n    /// One.\n"
        + "    @available(iOS 13, *) @objc optional var a: [B: C] { get }; @objc\n"
        + "    optional static var d: any E { get set } // two\n    func f()\n  }\n}",
      "class O {\n  public protocol P: AnyObject, O_P_optionalProperties {\n    /// One.\n"
        + "    \n // two\n    func f()\n  }\n}; extension O.P { "
        + "@available(iOS 13, *) public var a: [B: C]? { try? (self.a as [B: C]) }; "
        + "public static var d: (any E)? { try? (self.d as any E) } }; "
        + "public protocol O_P_optionalProperties: AnyObject { "
        + "@available(iOS 13, *) @_disfavoredOverload var a: [B: C] { get throws }; "
        + "@_disfavoredOverload static var d: any E { get throws } }; "
        + "extension O_P_optionalProperties { @available(iOS 13, *) @_disfavoredOverload "
        + "public var a: [B: C] { get throws { throw _Concurrency.CancellationError() } }; "
        + "@_disfavoredOverload public static var d: any E "
        + "{ get throws { throw _Concurrency.CancellationError() } } }"),
    AdaptationCase(
      "after a method that has the name of a modifier",
      "@objc protocol P: AnyObject {\n  func open(_ a: B)\n  @objc optional var c: D { get }\n}",
      "protocol P: P_optionalProperties, AnyObject {\n  func open(_ a: B)\n  \n}; "
        + "extension P { var c: D? { try? (self.c as D) } }; protocol P_optionalProperties: "
        + "AnyObject { @_disfavoredOverload var c: D { get throws } }; "
        + "extension P_optionalProperties { @_disfavoredOverload var c: D "
        + "{ get throws { throw _Concurrency.CancellationError() } } }"),
    AdaptationCase(
      "of a private protocol with others",
      "@objc private protocol P: Q, R { @objc optional var a: Int { get } }",
      "private protocol P: AnyObject, P_optionalProperties, Q, R {  }; "
        + "extension P { var a: Int? { try? (self.a as Int) } }; "
        + "fileprivate protocol P_optionalProperties: AnyObject { "
        + "@_disfavoredOverload var a: Int { get throws } }; extension P_optionalProperties { "
        + "@_disfavoredOverload var a: Int "
        + "{ get throws { throw _Concurrency.CancellationError() } } }"),
    AdaptationCase(
      "a variable that is set, which Swift allows in a class only",
      "@objc protocol P: AnyObject { @objc optional var b: Int? { get set } }",
      "protocol P: AnyObject { var b: Int? { get } }; extension P { var b: Int? { nil } }"),
    AdaptationCase(
      "asking for it",
      "@objc protocol P: AnyObject { @objc optional func b() }\nlet c = p.b != nil",
      "protocol P: AnyObject { func b() }; extension P { func b() {} }\nlet c = p.b != nil",
      complaints: [
        "2:11: warning: whether an object has the optional method 'b' cannot be asked here; "
          + "all have it, by default"
      ]),
    AdaptationCase(
      "a plain protocol", "protocol P { func b() }\nlet optional = 1",
      "protocol P { func b() }\nlet optional = 1"),
  ]

  @Test(arguments: cases)
  func adapts(_ given: AdaptationCase) { given.check() }

  /// The default implementation of a method with a result.
  private static func throwing(_ declaration: String) -> String {
    "@_disfavoredOverload \(declaration) { throw _Concurrency.CancellationError() }"
  }
}
