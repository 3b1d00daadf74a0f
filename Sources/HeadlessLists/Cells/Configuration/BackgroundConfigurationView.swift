import Foundation
import HeadlessControls
import HeadlessViews

/// The view that shows a background configuration behind a cell's content.
final class BackgroundConfigurationView: View {
  private let customViewPlace = View()
  private let imageView = ImageView()

  /// The configuration that the view shows.
  var configuration: BackgroundConfiguration {
    didSet { if configuration != oldValue { showContent() } }
  }

  init(_ configuration: BackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(imageView)
    addSubview(customViewPlace)
    showContent()
  }

  required init?(coder: NSCoder) {
    configuration = .clear()
    super.init(coder: coder)
  }

  /// Returns the frame of a view's background.
  func frame(in view: View) -> CGRect {
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = view.directionalLayoutMargins
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let insets = configuration.backgroundInsets
    let leading = insets.leading + (edges.contains(.leading) ? margins.leading : 0)
    let trailing = insets.trailing + (edges.contains(.trailing) ? margins.trailing : 0)
    return view.bounds.inset(
      by: EdgeInsets(
        top: insets.top + (edges.contains(.top) ? margins.top : 0),
        left: isReversed ? trailing : leading,
        bottom: insets.bottom + (edges.contains(.bottom) ? margins.bottom : 0),
        right: isReversed ? leading : trailing))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    customViewPlace.frame = bounds
    configuration.customView?.frame = bounds
  }

  private func showContent() {
    backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    imageView.image = configuration.image
    imageView.contentMode = configuration.imageContentMode
    for old in customViewPlace.subviews where old !== configuration.customView {
      old.removeFromSuperview()
    }
    if let custom = configuration.customView, custom.superview !== customViewPlace {
      customViewPlace.addSubview(custom)
    }
    setNeedsLayout()
  }
}
