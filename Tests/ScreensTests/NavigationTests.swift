import XCTest

/// A test as many are written on an iPhone: synchronous, on the main actor, a delegate itself, and
/// without importing UIKit.
@MainActor
final class NavigationTests: XCTestCase, UINavigationControllerDelegate {
  private var shown: [String?] = []

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController.title)
  }

  func testTheDelegateHearsOfAScreen() {
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = self
    XCTAssertEqual(navigation.delegate?.isEqual(self), true)
    let arrival = expectation(description: "shown")
    DispatchQueue.main.async {
      navigation.delegate?.navigationController?(navigation, didShow: root, animated: false)
      arrival.fulfill()
    }
    wait(for: [arrival], timeout: 5)
    XCTAssertEqual(shown, ["Root"])
  }
}
