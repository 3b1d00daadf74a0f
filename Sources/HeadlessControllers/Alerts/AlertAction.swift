import Foundation
@_spi(Hooks) import HeadlessViews

/// A button of an alert.
///
/// Counterpart: `UIAlertAction`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class AlertAction: AccessibleObject {
  /// The style of an alert's button: how it looks and what it means.
  ///
  /// Counterpart: `UIAlertAction.Style`.
  public enum Style: Int, Hashable, Sendable {
    case `default`, cancel, destructive
  }

  /// The button's title.
  open private(set) var title: String?
  /// The button's style.
  open private(set) var style: Style
  /// Whether the user can choose the button.
  open var isEnabled = true
  package let handler: ((AlertAction) -> Void)?
  /// The properties that apps set by their keys.
  package var keyedValues: [String: Any] = [:]

  /// Creates an action without a title (behaviour 25.41).
  public override convenience init() { self.init(title: nil, style: .default) }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The button's title.
  ///   - style: The button's style.
  ///   - handler: Runs after the button was chosen and the alert was dismissed.
  public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  // MARK: Default accessibility

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityLabel: String? {
    title
  }
  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    isEnabled ? .button : [.button, .notEnabled]
  }
}

extension AlertAction: AccessibilityIdentification {}
