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
      "its calls",
      "@objc protocol P: AnyObject { @objc optional func b() }\nfunc f(_ p: P?) { p?.b?() }",
      "protocol P: AnyObject { func b() }; extension P { func b() {} }\n"
        + "func f(_ p: P?) { p?.b() }"),
    AdaptationCase(
      "no default", "@objc protocol P: AnyObject {\n  @objc optional func b() -> Int\n}",
      "protocol P: AnyObject {\n  func b() -> Int\n}",
      complaints: [
        "2:9: error: the optional 'b' cannot be adapted: there is no default for 'Int'; "
          + "make that optional"
      ]),
    AdaptationCase(
      "a variable that is set",
      "@objc protocol P: AnyObject { @objc optional var b: Int? { get set } }",
      "protocol P: AnyObject { var b: Int? { get set } }",
      complaints: [
        "1:37: error: the optional 'b' cannot be adapted: there is no default for 'Int?'; "
          + "make that optional"
      ]),
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
}
