import Testing

@testable import ObjectiveCAdapter

/// Properties that are read of any object, questions to objects, and what starts an app.
@Suite struct ObjectLookupTests {
  static let lookups = [
    AdaptationCase(
      "a cast", "import UIKit\nlet a = (sender as AnyObject).tag + 1",
      "import UIKit\nlet a = ObjectMembers(sender as AnyObject).tag + 1"),
    AdaptationCase(
      "a parameter",
      "import UIKit\nfunc f(_ sender: AnyObject) { switch sender.tag { default: g() } }",
      "import UIKit\nfunc f(_ sender: AnyObject) "
        + "{ switch ObjectMembers(sender).tag { default: g() } }"),
    AdaptationCase(
      "an optional parameter",
      "import UIKit\nfunc f(sender: AnyObject?) { a(sender?.tag, sender!.tag) }",
      "import UIKit\nfunc f(sender: AnyObject?) "
        + "{ a(sender.map(ObjectMembers.init)?.tag, ObjectMembers(sender!).tag) }"),
    AdaptationCase(
      "an entry of an object in a list",
      "import UIKit\nguard let a = load()\n  as? [AnyObject],\n  let b = a.first?[\"c\"] as? [String],"
        + " let d = a[0][\"e\"] else { f() }",
      "import UIKit\nguard let a = load()\n  as? [AnyObject],\n"
        + "  let b = a.first.map(ObjectMembers.init)?[\"c\"] as? [String],"
        + " let d = ObjectMembers(a[0])[\"e\"] else { f() }"),
    AdaptationCase(
      "an entry of an object in a dictionary",
      "import UIKit\nfunc f(data: [String: AnyObject]) -> String? { data[a.b]?[c] as? String }",
      "import UIKit\nfunc f(data: [String: AnyObject]) -> String? "
        + "{ data[a.b].map(ObjectMembers.init)?[c] as? String }"),
    AdaptationCase(
      "the receiver of a test", "func f() {\n  if (x as AnyObject).isOn { g() }\n}",
      "func f() {\n  if ObjectMembers(x as AnyObject).isOn { g() }\n}; import UIKit"),
  ]

  @Test(arguments: lookups)
  func `the properties of any object are read`(_ given: AdaptationCase) { given.check() }

  static let untouched = [
    "import UIKit\nfunc f(_ sender: UIButton) { g(sender.tag) }",
    "import UIKit\nfunc f(_ sender: AnyObject) { guard let sender = sender as? UIView else { return }\ng(sender.tag) }",
    "import UIKit\nfunc f(_ sender: AnyObject) { views.forEach { sender in g(sender.tag) } }",
    "import UIKit\nfunc f(_ sender: AnyObject) { g(sender.own) }",
    "import UIKit\nlet a = (sender as AnyObject).hash(b), c = (sender as! UIView).tag",
    "import UIKit\nlet a = make(b as AnyObject).tag",
    "import UIKit\nlet a = b as? [[String: Any]]\nlet c = a.first?[\"d\"], e = a[0][\"f\"]",
    "import UIKit\nlet a = b as? [AnyObject], c: [String: Int] = [:]\nfor d in [c] { e(d[\"f\"]) }",
    "import UIKit\nfunc f(data: [String: [String: Any]]) { g(data[a]?[b]) }",
    "import UIKit\nlet a = b.conforms(to: UITableViewDelegate.self)",
    "import UIKit\nlet a = UIApplicationMain",
  ]

  @Test(arguments: untouched)
  func `other expressions stay`(_ source: String) {
    AdaptationCase(source, source, source).check()
  }

  @Test func `a protocol as an object is a type`() {  // behaviour 25.7
    AdaptationCase(
      "a cast", "let a = b.conforms(to: UITableViewDelegate.self as Protocol)",
      "let a = b.conforms(to: UITableViewDelegate.self); import UIKit"
    ).check()
  }

  @Test func `initializers that Foundation lacks on Linux are replaced`() {
    let source = """
      import Foundation
      let a = ProcessInfo().environment, b = Foundation.ProcessInfo()
      let c = ProcessInfo.processInfo, d: ProcessInfo? = make(ProcessInfo(a))
      load(.failure(NSError())); throw NSError(domain: "a", code: 1)
      """
    #expect(
      Adaptation.draft(of: source).text == """
        import Foundation
        let a = ProcessInfo.processInfo.environment, b = Foundation.ProcessInfo.processInfo
        let c = ProcessInfo.processInfo, d: ProcessInfo? = make(ProcessInfo(a))
        load(.failure(NSError(domain: "", code: 0))); throw NSError(domain: "a", code: 1)
        """)
    let own = [
      "struct ProcessInfo {}\nlet a = ProcessInfo()",
      "import Foundation\nextension NSError { convenience init(_ code: Int = 1) {} }\n"
        + "let a = NSError()",
    ]
    #expect(own.map { Adaptation.draft(of: $0).text } == own)
  }

  @Test func `rectangles that touch do not intersect`() {  // behaviour 25.52
    AdaptationCase(
      "a call",
      "import UIKit\nlet a = b.frame.intersects(c), d = set.intersects(integersIn: 1..<2)",
      "import UIKit\nlet a = b.frame.overlaps(c), d = set.intersects(integersIn: 1..<2)"
    ).check()
    let own = "import UIKit\nextension A { func intersects(_ b: A) -> Bool { c.intersects(b) } }"
    AdaptationCase("the target's own method", own, own).check()
  }

  @Test func `what only Xcode shows is left out`() {
    AdaptationCase(
      "previews",
      "import UIKit\n@available(iOS 17, *)\n#Preview(\"A\") {\n  A()\n}\n#Preview { B() }\n"
        + "#Playground(\"B\") { B() }\nlet a = 1",
      "import UIKit\n\n\n\n\n\n\nlet a = 1"
    ).check()
  }

  @Test func `the call that starts an app is left out in main.swift only`() {
    let source = """
      import UIKit
      let a = A.self
      _ = UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(a))
      exit(UIApplicationMain(0, argv, nil, nil))
      let status = UIApplicationMain(0, argv, nil, nil)
      """
    let texts = Adaptation.texts(of: ["main.swift": source, "Other.swift": source])
    #expect(texts["main.swift"] == "import UIKit\nlet a = A.self\n\n\n\n")
    #expect(texts["Other.swift"] == source)
  }

  @Test func `a comment on the first line survives`() {
    let plain = Adaptation.draft(of: "// swiftlint:disable all\nlet a = 1\n")
    #expect(
      plain.located == """
        #sourceLocation(file: "File.swift", line: 1)
        // swiftlint:disable all
        let a = 1

        """)
    let testing = Adaptation.draft(of: "// One.\nimport Testing\nlet a = 1")
    #expect(
      testing.located == """
        #sourceLocation(file: "File.swift", line: 2)
        import Testing
        let a = 1
        // One.

        """)
  }
}
