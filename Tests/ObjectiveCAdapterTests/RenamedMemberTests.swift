import Testing

@testable import ObjectiveCAdapter

@Suite struct RenamedMemberTests {
  static let cases = [
    AdaptationCase(
      "an overridden method and its call of super",
      """
      import UIKit
      class A: UIViewController {
        override func didMove(toParentViewController parent: UIViewController?) {
          super.didMove(toParentViewController: parent)
        }
        open override func addChildViewController(_ a: UIViewController) { super.addChildViewController(a) }
        override var childViewControllerForStatusBarStyle: UIViewController? { childViewControllers.last }
      }
      """,
      """
      import UIKit
      class A: UIViewController {
        override func didMove(toParent parent: UIViewController?) {
          super.didMove(toParent: parent)
        }
        open override func addChild(_ a: UIViewController) { super.addChild(a) }
        override var childForStatusBarStyle: UIViewController? { childViewControllers.last }
      }
      """)
  ]

  @Test(arguments: cases)
  func `members that are overridden have the names since Swift 4.2`(_ given: AdaptationCase) {
    given.check()
  }

  @Test func `calls, own members and today's names stay`() {
    let source = """
      import UIKit
      class B: UIViewController {
        func addChildViewController(_ a: A) { a.willMove(toParentViewController: nil) }
        override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
      }
      """
    AdaptationCase("untouched", source, source).check()
  }
}
