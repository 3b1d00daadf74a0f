import Testing

@testable import ObjectiveCAdapter

/// Generic types of objects that are used with a protocol of Objective-C.
@Suite struct ObjectBoundTests {
  static let relaxed = [
    AdaptationCase(
      "a list of observers",
      """
      import UIKit
      @objc protocol Listener {}
      class Observers<T: AnyObject> {
        var all: [ObjectIdentifier: Observer<T>] = [:]
        func add(_ item: T) { all[ObjectIdentifier(item)] = Observer(item) }
        func has(_ item: T) -> Bool { all.values.contains { $0.item === item } }
      }
      private class Observer<T: AnyObject> {
        private weak var item: T?
        init(_ item: T) { self.item = item }
      }
      let observers = Observers<any Listener>()
      """,
      """
      import UIKit
      protocol Listener: AnyObject {}
      class Observers<T> {
        var all: [ObjectIdentifier: Observer<T>] = [:]
        func add(_ item: T) { all[ObjectIdentifier(item as AnyObject)] = Observer(item) }
        func has(_ item: T) -> Bool { all.values.contains { ($0.item as AnyObject?) === (item as AnyObject?) } }
      }
      private class Observer<T> {
        private @WeaklyHeld var item: T?
        init(_ item: T) { self.item = item }
      }
      let observers = Observers<any Listener>()
      """),
    AdaptationCase(
      "a protocol of UIKit",
      "import UIKit\nstruct Weak<Key, T: AnyObject> { weak var item: T?; weak var view: UIView? }\n"
        + "var all: [Weak<Int, UIScrollViewDelegate>] = []",
      "import UIKit\nstruct Weak<Key, T> { @WeaklyHeld var item: T?; weak var view: UIView? }\n"
        + "var all: [Weak<Int, UIScrollViewDelegate>] = []"),
  ]

  @Test(arguments: relaxed)
  func `a protocol of Objective-C fits a type of objects`(_ given: AdaptationCase) {
    given.check()
  }

  static let untouched = [
    "protocol Listener: AnyObject {}\nstruct Weak<T: AnyObject> { weak var item: T? }\n"
      + "let a = Weak<Screen>()",
    "import UIKit\nstruct Weak<T: UIView> { weak var item: T? }\nlet a = Weak<UIScrollViewDelegate>()",
    "struct Weak<T: AnyObject> { weak var item: T? }\nfunc f() { a === b }",
  ]

  @Test(arguments: untouched)
  func `types that only classes fill stay`(_ source: String) {
    #expect(Adaptation.draft(of: source).text == source)
  }

  @Test func `the use may be in another file`() {
    let texts = Adaptation.texts(of: [
      "A.swift": "import UIKit\nclass Weak<T: AnyObject> { weak var item: T? }",
      "B.swift": "import UIKit\n@objc protocol P {}\nvar a: Weak<P>?",
    ])
    #expect(texts["A.swift"] == "import UIKit\nclass Weak<T> { @WeaklyHeld var item: T? }")
  }
}
