import Testing

@Suite struct OutletTests {
  static let cases = [
    Self.inClass(
      "outlet", "@IBOutlet private weak var title: A!", "weak var title: A!",
      members: #".property("title", \Screen.title)"#),
    Self.inClass(
      "outlet in a file", "@IBOutlet weak fileprivate var title: A!", "weak var title: A!",
      members: #".property("title", \Screen.title)"#),
    Self.inClass(
      "outlet with a private setter", "@IBOutlet public private(set) var title: A!",
      "public var title: A!", members: #".property("title", \Screen.title)"#),
    Self.inClass(
      "outlets", "@IBOutlet private var titles: [A]!", "var titles: [A]!",
      members: #".property("titles", \Screen.titles)"#),
    Self.inClass(
      "action", "@IBAction private func tap(_ sender: Any) {}", "func tap(_ sender: Any) {}",
      members: #".action(Selector(Screen.tap(_:), "tap:"))"#),
    Self.inClass(
      "action on lines of its own", "@IBAction\n  private\n  func tap() {}",
      "\n  \n  func tap() {}", members: #".action(Selector(Screen.tap, "tap"))"#),
    Self.inClass(
      "action whose name a method with arguments has, too", "@IBAction func dismiss() {}",
      "func dismiss() {}",
      members: #".action(Selector(Screen.dismiss as (Screen) -> @MainActor () -> Void, "dismiss"))"#
    ),
    Self.inClass(
      "segue action", "@IBSegueAction private func open(_ coder: NSCoder) -> B? { nil }",
      "func open(_ coder: NSCoder) -> B? { nil }",
      members: #".segueAction("open:", Screen.open(_:))"#),
    Self.inClass(
      "method that sets the value of a key", "@objc private func setTheme(_ name: String?) {}",
      "private func setTheme(_ name: String?) {}",
      members: #".setter("theme", Screen.setTheme(_:))"#),
    Self.inClass(
      "methods that set nothing by a key",
      "@objc func settle(_ a: A) {}; @objc func setA(b: B) {}; func setB(_ b: B) {}",
      "func settle(_ a: A) {}; func setA(b: B) {}; func setB(_ b: B) {}"),
    Self.inClass(
      "without an outlet", "private var a = 1; @objc private func go() {}",
      "private var a = 1; private func go() {}"),
    Self.inClass(
      "a type that is private", "private enum Kind {}; @IBAction private func go(_ kind: Kind) {}",
      "private enum Kind {}; private func go(_ kind: Kind) {}",
      members: #".action(Selector(Screen.go(_:), "go:"))"#),
    Self.inClass(
      "an alias that is private", "fileprivate typealias Row = A; @IBOutlet private var row: Row!",
      "fileprivate typealias Row = A; private var row: Row!",
      members: #".property("row", \Screen.row)"#),
    AdaptationCase(
      "the body of an action may be private",
      "private class Row {}\nclass A { @IBAction private func go() { _ = Row() } }",
      "private class Row {}\nclass A { func go() { _ = Row() } ; "
        + list(#".action(Selector(A.go, "go"))"#) + " }; import UIKit"),
    AdaptationCase(
      "a name that a superclass has",
      "class A { @IBOutlet private var a: B! }\nclass C: A { @IBOutlet private var a: B! }\n"
        + "class D: A { @IBOutlet private var b: B! }",
      "class A { private var a: B! ; \(list(#".property("a", \A.a)"#)) }\n"
        + "class C: A { private var a: B! ; \(list(#".property("a", \C.a)"#, 2)) }\n"
        + "class D: A { var b: B! ; \(list(#".property("b", \D.b)"#, 3)) }; import UIKit"),
    AdaptationCase(
      "an extension keeps its access", "private extension A { @IBAction func go() {} }",
      "private extension A { func go() {} ; " + list(#".action(Selector(A.go, "go"))"#)
        + " }; import UIKit"),
    AdaptationCase(
      "inspectable properties with a setter",
      "extension UIView {\n  @IBInspectable var a: Int { get { 0 } set {} }\n"
        + "  @IBInspectable var b: Int { 0 }\n}",
      "extension UIView {\n  var a: Int { get { 0 } set {} }\n  var b: Int { 0 }\n"
        + list(#".property("a", \UIView.a)"#) + " }; import UIKit"),
    AdaptationCase(
      "the list of a public extension is not public",
      "public extension UIView { @IBInspectable var a: Int { get { 0 } set {} } }",
      "public extension UIView { var a: Int { get { 0 } set {} } ; internal "
        + list(#".property("a", \UIView.a)"#) + " }; import UIKit"),
    AdaptationCase(
      "a generic class has no list", "class A<B> { @IBOutlet var a: C! }",
      "class A<B> { var a: C! }"),
    AdaptationCase(
      "methods of one name",
      "class A {\n  @IBAction func go() {}\n  @IBAction func go(_ sender: B) {}\n}",
      "class A {\n  func go() {}\n  func go(_ sender: B) {}\n"
        + list(
          #".action(Selector(A.go as (A) -> @MainActor () -> Void, "go")), "#
            + #".action(Selector(A.go(_:), "go:"))"#) + " }; import UIKit"),
  ]

  @Test(arguments: cases)
  func adapts(_ given: AdaptationCase) { given.check() }

  private static func inClass(
    _ name: String, _ source: String, _ adapted: String, members: String = ""
  ) -> AdaptationCase {
    let list = members.isEmpty ? "}" : "\(Self.list(members)) }; import UIKit"
    return AdaptationCase(
      name, "class Screen: B {\n  \(source)\n}", "class Screen: B {\n  \(adapted)\n\(list)")
  }

  private static func list(_ members: String, _ number: Int = 1) -> String {
    "struct InterfaceMembers_File_\(number): InterfaceMemberList { @MainActor static var members: "
      + "[InterfaceMember] { [\(members)] } }"
  }
}
