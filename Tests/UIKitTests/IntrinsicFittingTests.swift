import Testing
import UIKit

private final class Banner: UIView {
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 420)
  }
}

@MainActor @Suite struct IntrinsicFittingTests {
  // behaviour 25.93
  @Test func `a view with an intrinsic height alone fits that height`() {
    let banner = Banner()
    #expect(
      banner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 0, height: 420))
    #expect(
      banner.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 100, height: 420))
  }

  @Test func `a label that keeps its width is as high as its lines`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "one two three four five six seven eight"
    let one = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let narrow = label.systemLayoutSizeFitting(
      CGSize(width: 60, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.width == 60)
    #expect(narrow.height >= 3 * one.height)
  }

  // behaviour 25.92
  @Test func `a constraint to no part of a size is one to a constant`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    for constraint in [
      inner.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0, constant: 8),
      outer.topAnchor.anchorWithOffset(to: inner.topAnchor)
        .constraint(equalTo: outer.heightAnchor, multiplier: 0),
    ] {
      #expect(constraint.secondAnchor == nil || constraint.secondItem !== outer)
      #expect(constraint.multiplier == 1)
    }
    let half = inner.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5)
    #expect(half.secondAnchor == outer.heightAnchor)
    #expect(half.multiplier == 0.5)
  }

  // behaviour 25.91
  @Test func `the view of a window's root fills the window without constraints of its own`() {
    let simulator = Simulator()
    let controller = UIViewController()
    let inner = UIView()
    simulator.run {
      controller.view.translatesAutoresizingMaskIntoConstraints = false
      inner.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: controller.view.topAnchor),
        inner.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      ])
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 600))
      #expect(inner.frame == CGRect(x: 0, y: 0, width: 320, height: 600))
    }
  }

  @Test func `a device can be created`() {
    #expect(UIDevice().userInterfaceIdiom == UIDevice.current.userInterfaceIdiom)
  }
}
