import Foundation

/// How a preview looks.
///
/// Counterpart: `UIPreviewParameters`.
///
/// Coverage: simulated. Kept without effect: `backgroundColor`, `shadowPath`, `visiblePath`.
@preconcurrency @MainActor
open class PreviewParameters: NSObject {
  /// The colour behind the view.
  open var backgroundColor: Color!
  /// The part of the view that shows; `nil` for all of it.
  open var visiblePath: BezierPath?
  /// The outline of the shadow; `nil` for that of what shows.
  open var shadowPath: BezierPath?

  /// Creates parameters for a whole view.
  public override init() {
    backgroundColor = .systemBackground
    super.init()
  }

  /// Creates parameters for lines of a text.
  ///
  /// - Parameter textLineRects: The rectangles of the lines, in points.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
  }
}

/// Where a preview goes.
///
/// Counterpart: `UIPreviewTarget`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class PreviewTarget: NSObject {
  /// The view that it goes to.
  public let container: View
  /// Where its centre goes, in points.
  public let center: CGPoint
  /// How it is turned and scaled there.
  public let transform: CGAffineTransform

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - container: The view that the preview goes to.
  ///   - center: Where its centre goes, in points.
  ///   - transform: How it is turned and scaled there.
  public init(container: View, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A view that stands for something while a menu shows, or while it is dragged.
///
/// Counterpart: `UITargetedPreview`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TargetedPreview: NSObject {
  /// The view.
  public let view: View
  /// How it looks.
  public let parameters: PreviewParameters
  /// Where it goes.
  public let target: PreviewTarget

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parameters: How it looks.
  ///   - target: Where it goes.
  public init(view: View, parameters: PreviewParameters, target: PreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview that stays where the view is. The view is in a window.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parameters: How it looks.
  public convenience init(view: View, parameters: PreviewParameters) {
    guard let container = view.superview else {
      fatalError(
        "UITargetedPreview's view must be in a window unless a target is given; \(view) has no "
          + "superview.")
    }
    self.init(
      view: view, parameters: parameters,
      target: PreviewTarget(container: container, center: view.center))
  }

  /// Creates a preview that stays where the view is. The view is in a window.
  ///
  /// - Parameter view: The view.
  public convenience init(view: View) {
    self.init(view: view, parameters: PreviewParameters())
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// The same preview somewhere else.
  ///
  /// - Parameter newTarget: Where it goes.
  open func retargetedPreview(with newTarget: PreviewTarget) -> TargetedPreview {
    TargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
