import Testing

@Suite struct AttributeTests {
  static let cases = [
    AdaptationCase(
      "what is text, a comment, a pattern or a macro stays",
      ##"""
      /* a /* @objc #selector(b) */ @IBOutlet private var c */
      let a = /@objc\s+func #selector\(x\)/, b = #/@IBAction "q" (?<a>\/)/#
      let c = "a \("@objc \(1 / 2)") #keyPath(d)", e = #"@objc \#(a) \(b) #selector(z)"#
      macro stub() = #externalMacro(module: "M", type: "T")
      """##,
      ##"""
      /* a /* @objc #selector(b) */ @IBOutlet private var c */
      let a = /@objc\s+func #selector\(x\)/, b = #/@IBAction "q" (?<a>\/)/#
      let c = "a \("@objc \(1 / 2)") #keyPath(d)", e = #"@objc \#(a) \(b) #selector(z)"#
      macro stub() = #externalMacro(module: "M", type: "T")
      """##),
    AdaptationCase("objc", "@objc func go() {}", "func go() {}"),
    AdaptationCase(
      "objc with a name", "@objc(go:for:) private func go() {}", "private func go() {}"),
    AdaptationCase(
      "objc on a line of its own", "  @objc\n  func go() {}", "  \n  func go() {}"),
    AdaptationCase(
      "objc name over lines", "@objc(\n  go\n) func go() {}", "\n\nfunc go() {}"),
    AdaptationCase(
      "objc with a space before the name",
      "@objc (go:) func go(_ a: Int) {}\n@objc\n  (stop) /* b */ func stop() {}",
      "func go(_ a: Int) {}\n\n/* b */ func stop() {}"),
    AdaptationCase(
      "objc with a comment in its argument", "@objc(go /* a\n b */) func go() {}",
      "/* a\n b */func go() {}"),
    AdaptationCase(
      "the parenthesis of a type",
      "@objc func go(_ a: @escaping (B) -> Void) {}\n"
        + "@IBOutlet var b: A!\n(b, c) = d",
      "func go(_ a: @escaping (B) -> Void) {}\nvar b: A!\n(b, c) = d"),
    AdaptationCase(
      "the convention of a block, and that of a function in C",
      "typealias A = @convention(block) (UIView) -> Void\nlet b: @convention(c) (Int) -> Int",
      "typealias A = (UIView) -> Void\nlet b: @convention(c) (Int) -> Int; import UIKit"),
    AdaptationCase(
      "the convention of a function in C that takes Core Foundation's objects",
      "import UIKit\nlet a: @convention(c) (CFNotificationCenter?, CFTimeInterval) -> Void = { _, _ in }\n"
        + "let b: @convention(c) (CFTimeInterval, CFIndex) -> Void",
      "import UIKit\nlet a: (CFNotificationCenter?, CFTimeInterval) -> Void = { _, _ in }\n"
        + "let b: @convention(c) (CFTimeInterval, CFIndex) -> Void"),
    AdaptationCase(
      "members", "@objcMembers final class A: NSObject {}", "final class A: NSObject {}"),
    AdaptationCase(
      "the entry point of an app",
      "import UIKit\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}",
      "import UIKit\n\nclass AppDelegate: UIResponder, UIApplicationDelegate {}"),
    AdaptationCase("the entry point of a tool", "@main struct Tool {}", "@main struct Tool {}"),
    AdaptationCase("nonobjc", "@nonobjc static let a = 1", "static let a = 1"),
    AdaptationCase(
      "action", "@IBAction private func tap(_ sender: Any) {}",
      "private func tap(_ sender: Any) {}"),
    AdaptationCase(
      "outlet", "@IBOutlet weak var title: Label!", "weak var title: Label!"),
    AdaptationCase(
      "outlet on a line of its own", "@IBOutlet\nweak var title: Label!",
      "\nweak var title: Label!"),
    AdaptationCase("inspectable", "@IBInspectable var size: Int = 3", "var size: Int = 3"),
    AdaptationCase("designable", "@IBDesignable class A: View {}", "class A: View {}"),
    AdaptationCase(
      "app delegate", "@UIApplicationMain\nclass App: Base {}",
      "\nclass App: Base {}"),
    AdaptationCase(
      "main stays", "@main class App: Base {}", "@main class App: Base {}"),
    AdaptationCase("dynamic", "@objc dynamic var count = 0", "var count = 0"),
    AdaptationCase(
      "dynamic before a modifier", "public dynamic private(set) var a = 0",
      "public private(set) var a = 0"),
    AdaptationCase(
      "dynamic as a name", "let dynamic = a.dynamic; dynamic.go()",
      "let dynamic = a.dynamic; dynamic.go()"),
    AdaptationCase(
      "other attributes stay", "@MainActor @objc @available(iOS 13, *) func go() {}",
      "@MainActor @available(iOS 13, *) func go() {}"),
    AdaptationCase(
      "in comments and strings",
      "// @objc\n/* @objc /* @IBAction */ @objc */ let a = \"@objc\", b = #\"\\(@objc\"#",
      "// @objc\n/* @objc /* @IBAction */ @objc */ let a = \"@objc\", b = #\"\\(@objc\"#"),
    AdaptationCase(
      "in branches",
      "#if DEBUG\n@objc func a() {}\n#else\n@objc func b() {}\n#endif",
      "#if DEBUG\nfunc a() {}\n#else\nfunc b() {}\n#endif"),
    AdaptationCase(
      "what stays", "override class func a() {}\nrequired init?(coder: NSCoder) {}\nweak var a: A!",
      "override class func a() {}\nrequired init?(coder: NSCoder) {}\nweak var a: A!"),
  ]

  @Test(arguments: cases)
  func adapts(_ given: AdaptationCase) { given.check() }
}
