import Foundation

/// A button of an alert.
///
/// Counterpart: `UIAlertAction`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class AlertAction: AccessibleObject {
  /// How a button looks, and what it stands for.
  ///
  /// Counterpart: `UIAlertAction.Style`.
  public enum Style: Int, Hashable, Sendable {
    case `default`, cancel, destructive
  }

  /// What the button says.
  public let title: String?
  /// What the button stands for.
  public let style: Style
  /// Whether a person can choose the button.
  open var isEnabled = true
  let handler: ((AlertAction) -> Void)?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - style: What it stands for.
  ///   - handler: What to do when it was chosen and the alert is gone.
  public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  // MARK: What accessibility says by default

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityLabel: String? {
    title
  }
  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    isEnabled ? .button : [.button, .notEnabled]
  }
}

extension AlertAction: AccessibilityIdentification {}
