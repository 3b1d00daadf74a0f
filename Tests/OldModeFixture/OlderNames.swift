import UIKit

/// Returns an image with a label, which Swift 5 lets code outside every actor set.
public func flag(of country: String) -> UIImage {
  let image = UIImage()
  image.accessibilityLabel = country
  image.accessibilityIdentifier = image.accessibilityLabel?.lowercased()
  return image
}

/// A container that overrides members under the names that they had in Swift 4.
public final class TrailViewController: UIViewController {
  public private(set) var trail: [String] = []

  public override func addChildViewController(_ childController: UIViewController) {
    trail.append("add \(childController.title ?? "-") to \(childViewControllers.count)")
    super.addChildViewController(childController)
  }

  public override func willMove(toParentViewController parent: UIViewController?) {
    trail.append("will move to \(parent?.title ?? "-")")
    super.willMove(toParentViewController: parent)
  }

  public override func didMove(toParentViewController parent: UIViewController?) {
    trail.append("did move to \(parent?.title ?? "-")")
    super.didMove(toParentViewController: parent)
  }

  public override var childViewControllerForStatusBarStyle: UIViewController? {
    childViewControllers.last
  }
}
