import Foundation

/// A view that blurs what is behind it, as data: nothing is blurred.
///
/// Counterpart: `UIVisualEffectView`.
///
/// Coverage: simulated. Kept without effect: `effect`.
@preconcurrency @MainActor
open class VisualEffectView: View {
  /// The effect.
  open var effect: VisualEffect?
  /// The view that holds what stands on the effect.
  public let contentView = View(frame: .zero)

  /// Creates one.
  ///
  /// - Parameter effect: The effect.
  public init(effect: VisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    install()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install()
  }

  private func install() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.addSubview(contentView)
  }

  /// Stops: what stands on the effect belongs into ``contentView``, as UIKit says too.
  open override func addSubview(_ view: View) {
    fatalError(
      "\(view) has been added as a subview to \(self). Do not add subviews directly to the visual "
        + "effect view itself, instead add them to the -contentView.")
  }
}
