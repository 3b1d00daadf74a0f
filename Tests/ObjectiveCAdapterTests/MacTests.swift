import Testing

@testable import ObjectiveCAdapter

@Suite struct MacTests {
  /// A piece of source code, and its adapted form on a Mac.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let source: String
    let adapted: String

    init(_ name: String, _ source: String, _ adapted: String) {
      (testDescription, self.source, self.adapted) = (name, source, adapted)
    }
  }

  static let cases = [
    Case(
      "a selector is ours",
      "import UIKit\nclass A: UIView {\n  let a = #selector(b)\n  @objc func b() {}\n}",
      "import UIKit; import struct UIKit.Selector\nclass A: UIView {\n"
        + "  let a = Selector(A.b, \"b\")\n  func b() {}\n}"),
    Case(
      "an observation is ours",
      "import Foundation\nimport UIKit\nvar a: NSKeyValueObservation?",
      "import Foundation; import class UIKit.NSKeyValueObservation\nimport UIKit\n"
        + "var a: NSKeyValueObservation?"),
    Case(
      "a type of the target's own", "import UIKit\nstruct Selector {}\nlet a = Selector()",
      "import UIKit\nstruct Selector {}\nlet a = Selector()"),
    Case(
      "nothing that collides", "import UIKit\nlet a = UIView()", "import UIKit\nlet a = UIView()"),
    Case(
      "frameworks of a Mac",
      "import CoreGraphics\nimport QuartzCore\nimport Darwin\nimport CoreText\nimport UIKit.UIView",
      "import CoreGraphics\nimport UIKit\nimport Darwin\nimport CoreText\nimport UIKit"),
    Case(
      "what Foundation includes",
      "import Foundation\nlet a = URLSession.shared, b = XMLParser(data: c)",
      "import Foundation\nlet a = URLSession.shared, b = XMLParser(data: c)"),
    Case(
      "the Mac is no phone",
      "#if os(macOS)\nimport AppKit\n#elseif canImport(UIKit)\nimport UIKit\n#endif\n#if os(Linux)\n#endif",
      "#if false\nimport AppKit\n#elseif true\nimport UIKit\n#endif\n#if true\n#endif"),
    Case(
      "delayed calls are cancelled on the simulator",
      "import UIKit\nfunc f(_ a: A) { NSObject.cancelPreviousPerformRequests(withTarget: a) }",
      "import UIKit\nfunc f(_ a: A) { NSObject.cancelPerformRequestsOnSimulator(withTarget: a) }"),
    Case(
      "Apple's Core Data",
      "import CoreData\nimport UIKit\n@objc(Song) class Song: NSManagedObject {\n"
        + "  @NSManaged var title: String?\n}",
      "import CoreData\nimport UIKit\n@objc(Song) class Song: NSManagedObject {\n"
        + "  @NSManaged var title: String?\n}"),
  ]

  @Test(arguments: cases)
  func adapts(_ given: Case) {
    let draft = Adaptation.draft(of: given.source, for: .macOS)
    #expect(draft.text == given.adapted)
    #expect(draft.complaints.map(\.description) == [])
  }

  @Test("the command takes the name of a system and refuses another one")
  func systems() {
    #expect(Command.run(["--system", "Plan9"]) == 64)
    #expect(Command.run(["--system", "macOS"]) == 64)  // no files
  }
}
