import Foundation

// The values of a button's states. A state without a value uses that of the normal state.

extension Button {
  /// Sets the title for a state.
  public func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  /// Returns the title for a state.
  public func title(for state: State) -> String? { titles[state] }

  /// Sets the attributed title for a state. It overrides the plain title.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }

  /// Returns the attributed title for a state.
  public func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  /// Sets the colour of the title for a state.
  public func setTitleColor(_ color: Color?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  /// Returns the colour of the title for a state; if none was set, the tint colour on a system
  /// button and white on others.
  public func titleColor(for state: State) -> Color? {
    titleColors[state] ?? (buttonType == .custom ? .white : tintColor)
  }

  /// Sets the image for a state.
  public func setImage(_ image: Image?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  /// Returns the image for a state.
  public func image(for state: State) -> Image? { images[state] }

  /// Sets the background image for a state.
  public func setBackgroundImage(_ image: Image?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }

  /// Returns the background image for a state.
  public func backgroundImage(for state: State) -> Image? { backgroundImages[state] }

  /// The title in the current state.
  public var currentTitle: String? { title(for: state) }
  /// The attributed title in the current state.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the title in the current state.
  public var currentTitleColor: Color { titleColor(for: state) ?? .white }
  /// The image in the current state.
  public var currentImage: Image? { image(for: state) }
  /// The background image in the current state.
  public var currentBackgroundImage: Image? { backgroundImage(for: state) }

  /// Creates a system button with an image that sends a message to a target.
  public class func systemButton(with image: Image, target: Any?, action: Selector?) -> Button {
    let button = Button(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}

extension Button {
  /// The type of a button.
  ///
  /// Counterpart: `UIButton.ButtonType`.
  public enum ButtonType: Int, Hashable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    /// The same as `system`.
    public static let roundedRect = ButtonType.system
  }

  /// The role of a button.
  ///
  /// Counterpart: `UIButton.Role`.
  public enum Role: Int, Hashable, Sendable {
    case normal, primary, cancel, destructive
  }

  /// A closure that updates a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (Button) -> Void
}
