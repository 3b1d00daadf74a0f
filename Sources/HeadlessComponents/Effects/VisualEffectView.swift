import Foundation
@_spi(Hooks) import HeadlessViews

/// A view with a visual effect, as data. Nothing is rendered.
///
/// Counterpart: `UIVisualEffectView`.
///
/// Coverage: simulated. Kept without effect: `effect`.
@preconcurrency @MainActor
open class VisualEffectView: View {
  /// The effect.
  open var effect: VisualEffect?
  /// The view that contains the content above the effect.
  open private(set) var contentView = View(frame: .zero)

  /// Creates a view without an effect (behaviour 25.41).
  public convenience init() { self.init(effect: nil) }

  /// Creates a view with an effect.
  ///
  /// - Parameter effect: The effect.
  public init(effect: VisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    install()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Hooks) open override func setUpForCoder() {
    super.setUpForCoder()
    install()
  }

  private func install() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.addSubview(contentView)
  }

  /// Raises UIKit's exception: content belongs in ``contentView``.
  open override func addSubview(_ view: View) {
    ViewMisuse.subviewOfEffect(view: view.description, effect: description).raise()
  }
}
