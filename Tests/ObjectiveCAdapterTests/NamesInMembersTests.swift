import Testing

@testable import ObjectiveCAdapter

/// Names that other declarations or words of the language have as well.
@Suite struct NamesInMembersTests {
  @Test func `a selector is that of the method of its own type`() {
    let source = """
      import UIKit
      class A: UIView { let a = #selector(tap); @objc func tap() {} }
      class B: UIView { let b = #selector(tap); @objc func tap(_ x: Int) {} }
      """
    AdaptationCase(
      "two types", source,
      """
      import UIKit
      class A: UIView { let a = Selector(A.tap, "tap"); func tap() {} }
      class B: UIView { let b = Selector(B.tap, "tap:"); func tap(_ x: Int) {} }
      """
    ).check()
  }

  // behaviour 25.8
  @Test func `parameters may have the names of modifiers`() throws {
    let adapted = Adaptation.texts(of: [
      "A.swift": "import UIKit\nclass A: UIViewController, UITableViewDelegate {\n}",
      "B.swift": """
      import UIKit
      class B: A {
        public func tableView(_ open: UITableView, didSelectRowAt package: IndexPath) {}
      }
      """,
    ])
    #expect(
      adapted["A.swift"] == """
        import UIKit
        class A: UIViewController, UITableViewDelegate {

        #sourceLocation(file: "B.swift", line: 3)
          func tableView(_ open: UITableView, didSelectRowAt package: IndexPath) \
        { DefaultMethods.shared.tableView(open, didSelectRowAt: package) }
        #sourceLocation(file: "A.swift", line: 3)
        }
        """)
  }

  // behaviour 25.8
  @Test(arguments: ["", " -> Void", " -> ()"])
  func `a method without a result returns nothing`(_ result: String) throws {
    let text = try Self.adapted(
      "controllerDidChangeContent(_ c: NSFetchedResultsController<NSFetchRequestResult>)\(result)")
    #expect(text.contains("func controllerDidChangeContent(_ c: "))
    #expect(!text.contains("nil"))
  }

  // behaviour 25.8
  @Test func `a method with an optional result returns nil`() throws {
    let text = try Self.adapted(
      "controller(_ c: NSFetchedResultsController<NSFetchRequestResult>, "
        + "sectionIndexTitleForSectionName name: String) -> String?")
    #expect(text.contains("sectionIndexTitleForSectionName name: String) -> String? { nil }"))
  }

  /// Returns a class that conforms to the delegate's protocol, of which a subclass has a method.
  private static func adapted(_ method: String) throws -> String {
    let adapted = Adaptation.texts(of: [
      "A.swift": """
      import CoreData
      import UIKit
      class A: UIViewController, NSFetchedResultsControllerDelegate {
      }
      """,
      "B.swift": "import CoreData\nimport UIKit\nclass B: A {\n  func \(method) { }\n}",
    ])
    return try #require(adapted["A.swift"])
  }
}
