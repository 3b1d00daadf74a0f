import Foundation
import HeadlessControls
import HeadlessViews

/// The controls whose heights depend on Xcode's version, which the document does not tell: it may have
/// been laid out by one version and saved by another.
@MainActor
struct DesignControls {
  private let sliders: [(element: DocumentElement, slider: Slider)]

  init(_ views: [(element: DocumentElement, view: View)]) {
    sliders = views.compactMap { element, view in (view as? Slider).map { (element, $0) } }
  }

  /// Makes sliders as high as those of iOS 26 where most of the recorded ones are. (behaviour 23.3)
  func apply() {
    let heights = sliders.compactMap { $0.element.recordedFrame?.height }
    guard heights.count(where: { abs($0 - Slider.height) <= 0.5 }) * 2 > heights.count else {
      return
    }
    for (_, slider) in sliders where slider.intrinsicContentSize.height < Slider.height {
      // Constraints leave out the lowest point of such a slider, as they do of an older one.
      let height = slider.heightAnchor.constraint(
        greaterThanOrEqualToConstant: Slider.height - slider.alignmentRectInsets.bottom)
      height.priority = slider.contentCompressionResistancePriority(for: .vertical)
      height.isActive = true
    }
  }
}
