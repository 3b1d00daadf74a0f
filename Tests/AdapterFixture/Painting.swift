import UIKit

extension UIView {
  /// Paints a view and those in it.
  @objc public func paint(_ depth: Int = 0) {
    tag = depth
    for view in subviews { view.paint(depth + 1) }
  }

  @objc public var paintName: String { "view" }
}

extension UILabel {
  public override func paint(_ depth: Int) {
    super.paint(depth)
    text = "\(paintName) \(depth)"
  }

  public override var paintName: String { super.paintName + " label" }
}

/// A label that is painted in its own way.
public final class PaintedBadge: UILabel {
  public override func paint(_ depth: Int) {
    super.paint(depth * 10)
    isHidden = depth == 0
  }

  public override var paintName: String { "badge " + super.paintName }
}
