import Testing

@testable import ObjectiveCAdapter

/// Optional methods that only a subclass of the conforming class has. // behaviour 25.8
@Suite struct LateMethodTests {
  @Test func `the conforming class gets the method, and the subclass overrides it`() {
    let adapted = Adaptation.texts(of: [
      "A.swift": "import UIKit\nclass A: UIViewController, UITableViewDelegate {\n}",
      "B.swift": """
      import UIKit
      class B: A {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        func tableView(_: UITableView, heightForRowAt _: IndexPath) -> CGFloat { 3 }
      }
      class C: A {
        @objc func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
      }
      """,
    ])
    #expect(
      adapted["A.swift"] == """
        import UIKit
        class A: UIViewController, UITableViewDelegate {

        #sourceLocation(file: "B.swift", line: 3)
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) \
        { DefaultMethods.shared.tableView(tableView, didSelectRowAt: indexPath) }
        #sourceLocation(file: "B.swift", line: 4)
          func tableView(_ parameter0: UITableView, heightForRowAt parameter1: IndexPath) \
        -> CGFloat { DefaultMethods.shared.tableView(parameter0, heightForRowAt: parameter1) }
        #sourceLocation(file: "A.swift", line: 3)
        }
        """)
    #expect(
      adapted["B.swift"] == """
        import UIKit
        class B: A {
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
          override func tableView(_: UITableView, heightForRowAt _: IndexPath) -> CGFloat { 3 }
        }
        class C: A {
          override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
        }
        """)
  }

  @Test func `a class that declares the conformance again overrides the method as well`() {
    let adapted = Adaptation.texts(of: [
      "A.swift": "import UIKit\nclass A: UIViewController, UICollectionViewDelegate {\n}",
      "B.swift": """
      import UIKit
      class B: A {
        func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
      }
      class C: A, UICollectionViewDelegateFlowLayout {
        func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
        func collectionView(_ view: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
      }
      class D: UIViewController, UICollectionViewDelegate {
        func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
      }
      """,
    ])
    #expect(
      adapted["B.swift"] == """
        import UIKit
        class B: A {
          override func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
        }
        class C: A, UICollectionViewDelegateFlowLayout {
          override func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
          func collectionView(_ view: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
        }
        class D: UIViewController, UICollectionViewDelegate {
          func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
        }
        """)
  }

  @Test func `access and isolation are those that the protocol needs`() {
    let adapted = Adaptation.texts(of: [
      "A.swift": """
      import UIKit
      open class A: NSObject {}
      extension A: UITextViewDelegate {}
      public class B: A { func textViewDidChange(_ textView: UITextView) {} }
      """
    ])
    #expect(
      adapted["A.swift"] == """
        import UIKit
        open class A: NSObject {
        #sourceLocation(file: "A.swift", line: 4)
          @MainActor open func textViewDidChange(_ textView: UITextView) \
        { DefaultMethods.shared.textViewDidChange(textView) }
        #sourceLocation(file: "A.swift", line: 2)
                                }
        extension A: UITextViewDelegate {}
        public class B: A { public override func textViewDidChange(_ textView: UITextView) {} }
        """)
  }

  @Test func `a method in an extension of the subclass moves into it`() {
    let adapted = Adaptation.texts(of: [
      "A.swift": "import UIKit\nclass A: UIView, UIScrollViewDelegate {\n}\nclass B: A {\n}",
      "B.swift": "import UIKit\nextension B { func scrollViewDidScroll(_ view: UIScrollView) {} }",
    ])
    #expect(
      adapted["A.swift"] == """
        import UIKit
        class A: UIView, UIScrollViewDelegate {

        #sourceLocation(file: "B.swift", line: 2)
          func scrollViewDidScroll(_ view: UIScrollView) \
        { DefaultMethods.shared.scrollViewDidScroll(view) }
        #sourceLocation(file: "A.swift", line: 3)
        }
        class B: A {

        #sourceLocation(file: "B.swift", line: 2)
                      override func scrollViewDidScroll(_ view: UIScrollView) \
        { scrollViewDidScroll_inB(view) }
        #sourceLocation(file: "A.swift", line: 5)
        }
        """)
    #expect(
      adapted["B.swift"]
        == "import UIKit\nextension B { func scrollViewDidScroll_inB(_ view: UIScrollView) {} }")
  }

  @Test func `the target's own protocols have their defaults`() {
    let adapted = Adaptation.texts(of: [
      "A.swift": """
      import UIKit
      @objc protocol P { @objc optional func a(); @objc optional func b() -> Int
        @objc optional func c() -> Int?; @objc optional static func d() }
      class A: P {
      }
      private class B: A { func a() {}; func b() -> Int { 1 }; func c() -> Int? { 2 }; static func d() {} }
      """
    ])
    let text = adapted["A.swift"] ?? ""
    #expect(
      text.contains(
        """
        class A: P {

        #sourceLocation(file: "A.swift", line: 6)
          func a() {}
        #sourceLocation(file: "A.swift", line: 6)
          func b() throws -> Int { throw _Concurrency.CancellationError() }
        #sourceLocation(file: "A.swift", line: 6)
          func c() -> Int? { nil }
        #sourceLocation(file: "A.swift", line: 6)
          class func d() {}
        #sourceLocation(file: "A.swift", line: 5)
        }
        private class B: A { override func a() {}; override func b() -> Int { 1 }; \
        override func c() -> Int? { 2 }; static override func d() {} }
        """))
  }

  static let untouched = [
    "class B: A, UITableViewDataSource { func numberOfSections(in t: UITableView) -> Int { 1 } }",
    "class B: A { override func scrollViewDidScroll(_ v: UIScrollView) {} }",
    "class B: A { private func scrollViewDidScroll(_ v: UIScrollView) {} }",
    "private extension B { func scrollViewDidScroll(_ v: UIScrollView) {} }\nclass B: A {}",
    "class B: A { func collectionView(_ v: UICollectionView, didSelectItemAt p: IndexPath) {} }",
    "class B: A { func update(_ t: UITableView) {}; func searchBar() {} }",
    "class B: A { func tableView(_ t: UITableView, cellFor item: Item) -> UITableViewCell? { nil } }",
    "class B: A { func scrollViewDidScroll(_ v: PagesView) {} }",
    "class B: UITableViewDelegate { func tableView(_ t: UITableView, didHighlightRowAt p: P) {} }",
    "class B: UITableViewController { }\n"
      + "class C: B { override func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {} }",
    "extension A { func scrollViewDidScroll(_ v: UIScrollView) {} }\n"
      + "struct S { func scrollViewDidScroll(_ v: UIScrollView) {} }",
  ]

  @Test(arguments: untouched)
  func `other methods stay`(_ source: String) {
    let base = "import UIKit\nclass A: UIViewController {}\nextension A: UITableViewDelegate {}\n"
    AdaptationCase(source, base + source, base + source).check()
  }
}
