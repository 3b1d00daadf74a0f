import Foundation

// What a button shows in each of its states. A state without a value has that of the normal one.

extension Button {
  /// Sets the title of a state.
  public func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  /// The title of a state.
  public func title(for state: State) -> String? { titles[state] }

  /// Sets the title of a state, with attributes. It goes before the plain one.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }

  /// The title of a state, with attributes.
  public func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  /// Sets the colour of the title in a state.
  public func setTitleColor(_ color: Color?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  /// The colour of the title in a state; if none was set, the tint on a button of the system's and
  /// white on others.
  public func titleColor(for state: State) -> Color? {
    titleColors[state] ?? (buttonType == .custom ? .white : tintColor)
  }

  /// Sets the picture of a state.
  public func setImage(_ image: Image?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  /// The picture of a state.
  public func image(for state: State) -> Image? { images[state] }

  /// Sets the picture behind the content in a state.
  public func setBackgroundImage(_ image: Image?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }

  /// The picture behind the content in a state.
  public func backgroundImage(for state: State) -> Image? { backgroundImages[state] }

  /// The title of the present state.
  public var currentTitle: String? { title(for: state) }
  /// The title of the present state, with attributes.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the title in the present state.
  public var currentTitleColor: Color { titleColor(for: state) ?? .white }
  /// The picture of the present state.
  public var currentImage: Image? { image(for: state) }
  /// The picture behind the content in the present state.
  public var currentBackgroundImage: Image? { backgroundImage(for: state) }

  /// Makes a button of the system's with a picture that sends a message.
  public class func systemButton(with image: Image, target: Any?, action: Selector?) -> Button {
    let button = Button(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}

extension Button {
  /// What a button is made as.
  ///
  /// Counterpart: `UIButton.ButtonType`.
  public enum ButtonType: Int, Hashable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  /// What a button is for.
  ///
  /// Counterpart: `UIButton.Role`.
  public enum Role: Int, Hashable, Sendable {
    case normal, primary, cancel, destructive
  }

  /// What suits the configuration of a button to its state.
  public typealias ConfigurationUpdateHandler = (Button) -> Void
}
