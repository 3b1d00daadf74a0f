import Foundation
import HeadlessControllers
import HeadlessViews

/// The space of the bars at one edge of a controller's view.
///
/// Counterpart: `UILayoutSupport`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol LayoutSupport: NSObjectProtocol {
  /// The height of the space, in points.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: LayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: LayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: LayoutDimension { get }
}

private final class BarSpace: LayoutGuide, LayoutSupport {
  var isTop = true
  var length: CGFloat {
    guard let view = owningView else { return 0 }
    return isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
  }
}

extension ViewController {
  /// The space above the content, which bars cover: as high as the top of the safe area.
  public var topLayoutGuide: any LayoutSupport { space(isTop: true) }
  /// The space below the content, which bars cover: as high as the bottom of the safe area.
  public var bottomLayoutGuide: any LayoutSupport { space(isTop: false) }

  private func space(isTop: Bool, _ name: String = #function) -> BarSpace {
    let key = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
    if let known: BarSpace = kept(or: nil, key), known.owningView === view { return known }
    let guide = BarSpace()
    guide.isTop = isTop
    guard let view else { return guide }
    view.addLayoutGuide(guide)
    let safe = view.safeAreaLayoutGuide
    // Two constraints, as UIKit makes: layouts that count those of the view see no others.
    LayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
    ])
    keep(Optional(guide), key)
    return guide
  }

  /// Rotates the interface to the device's orientation: it always is.
  public static func attemptRotationToDeviceOrientation() {}
}
