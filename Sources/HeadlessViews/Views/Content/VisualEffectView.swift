import Foundation

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
  public let contentView = View(frame: .zero)

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
    install()
  }

  private func install() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    super.addSubview(contentView)
  }

  /// Stops the process: content belongs in ``contentView``, as UIKit says too.
  open override func addSubview(_ view: View) {
    fatalError(
      "\(view) has been added as a subview to \(self). Do not add subviews directly to the visual "
        + "effect view itself, instead add them to the -contentView.")
  }
}
