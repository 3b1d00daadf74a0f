import Testing

@Suite struct OutletTests {
  static let cases = [
    Self.inClass(
      "outlet", "@IBOutlet private weak var title: A!", "weak var title: A!"),
    Self.inClass(
      "outlet in a file", "@IBOutlet weak fileprivate var title: A!", "weak var title: A!"),
    Self.inClass(
      "outlet with a private setter", "@IBOutlet public private(set) var title: A!",
      "public var title: A!"),
    Self.inClass(
      "outlets", "@IBOutlet private var titles: [A]!", "var titles: [A]!"),
    Self.inClass(
      "action", "@IBAction private func tap(_ sender: Any) {}", "func tap(_ sender: Any) {}"),
    Self.inClass(
      "action on lines of its own", "@IBAction\n  private\n  func tap() {}",
      "\n  \n  func tap() {}"),
    Self.inClass(
      "segue action", "@IBSegueAction private func open(_ coder: NSCoder) -> B? { nil }",
      "func open(_ coder: NSCoder) -> B? { nil }"),
    Self.inClass(
      "without an outlet", "private var a = 1; @objc private func go() {}",
      "private var a = 1; private func go() {}"),
    Self.inClass(
      "a type that is private", "private enum Kind {}; @IBAction private func go(_ kind: Kind) {}",
      "private enum Kind {}; private func go(_ kind: Kind) {}"),
    Self.inClass(
      "an alias that is private", "fileprivate typealias Row = A; @IBOutlet private var row: Row!",
      "fileprivate typealias Row = A; private var row: Row!"),
    AdaptationCase(
      "the body of an action may be private",
      "private class Row {}\nclass A { @IBAction private func go() { _ = Row() } }",
      "private class Row {}\nclass A { func go() { _ = Row() } }"),
    AdaptationCase(
      "a name that a superclass has",
      "class A { @IBOutlet private var a: B! }\nclass C: A { @IBOutlet private var a: B! }\n"
        + "class D: A { @IBOutlet private var b: B! }",
      "class A { private var a: B! }\nclass C: A { private var a: B! }\n"
        + "class D: A { var b: B! }"),
    AdaptationCase(
      "an extension keeps its access", "private extension A { @IBAction func go() {} }",
      "private extension A { func go() {} }"),
  ]

  @Test(arguments: cases)
  func adapts(_ given: AdaptationCase) { given.check() }

  private static func inClass(
    _ name: String, _ source: String, _ adapted: String
  ) -> AdaptationCase {
    AdaptationCase(name, "class Screen: B {\n  \(source)\n}", "class Screen: B {\n  \(adapted)\n}")
  }
}
