import Foundation
@_spi(Hooks) import HeadlessViews

/// The appearance of a preview.
///
/// Counterpart: `UIPreviewParameters`.
///
/// Coverage: simulated. Kept without effect: `backgroundColor`, `shadowPath`, `visiblePath`.
@preconcurrency @MainActor
open class PreviewParameters: NSObject {
  /// The background colour.
  open var backgroundColor: Color!
  /// The visible part of the view; `nil` for all of it.
  open var visiblePath: BezierPath?
  /// The outline of the shadow; `nil` for that of the visible part.
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

/// The place that a preview animates to.
///
/// Counterpart: `UIPreviewTarget`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class PreviewTarget: NSObject {
  /// The view that contains the preview.
  open private(set) var container: View
  /// The centre of the preview, in points.
  open private(set) var center: CGPoint
  /// The transform of the preview.
  open private(set) var transform: CGAffineTransform

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - container: The view that contains the preview.
  ///   - center: The centre of the preview, in points.
  ///   - transform: The transform of the preview.
  public init(container: View, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A preview of a view in a menu or a drag.
///
/// Counterpart: `UITargetedPreview`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class TargetedPreview: NSObject {
  /// The view.
  open private(set) var view: View
  /// The appearance.
  open private(set) var parameters: PreviewParameters
  /// The target.
  open private(set) var target: PreviewTarget

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parameters: The appearance.
  ///   - target: The target.
  public init(view: View, parameters: PreviewParameters, target: PreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview in the view's place. The view must be in a window.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parameters: The appearance.
  public convenience init(view: View, parameters: PreviewParameters) {
    if view.superview == nil { ViewMisuse.previewOutsideWindow.raise() }
    self.init(
      view: view, parameters: parameters,
      target: PreviewTarget(container: view.superview ?? View(), center: view.center))
  }

  /// Creates a preview in the view's place. The view must be in a window.
  ///
  /// - Parameter view: The view.
  public convenience init(view: View) {
    self.init(view: view, parameters: PreviewParameters())
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns the same preview with another target.
  ///
  /// - Parameter newTarget: The target.
  open func retargetedPreview(with newTarget: PreviewTarget) -> TargetedPreview {
    TargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
