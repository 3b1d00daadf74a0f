import Foundation
import HeadlessControls

/// A view that replaces unavailable content.
///
/// Counterpart: `UIContentUnavailableView`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class ContentUnavailableView: View, ContentView {
  private var content: ContentUnavailableConfiguration
  private let column = StackView()
  private let spinner = ActivityIndicatorView(style: .medium)
  private let picture = ImageView()
  private let textLabel = Label()
  private let secondaryTextLabel = Label()
  private var buttons: [Button] = []

  /// Creates a view that shows a configuration.
  public init(configuration: ContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Creates an empty view. Archives are not simulated.
  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
    setUp()
  }

  /// The content of the view.
  ///
  /// - Precondition: The new value is a ``ContentUnavailableConfiguration``.
  open var configuration: any ContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? ContentUnavailableConfiguration else {
        return refuse(newValue, insteadOf: ContentUnavailableConfiguration.self)
      }
      guard newValue != content else { return }
      content = newValue
      showContent()
    }
  }

  /// Returns whether this view supports a configuration.
  open func supports(_ configuration: any ContentConfiguration) -> Bool {
    configuration is ContentUnavailableConfiguration
  }

  /// Lays out the parts in the centre, within the margins.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(
      by: content.directionalLayoutMargins.insets(effectiveUserInterfaceLayoutDirection))
    let wanted = column.systemLayoutSizeFitting(
      CGSize(width: room.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = min(wanted.height, room.height)
    column.frame = CGRect(
      x: room.minX, y: room.midY - height / 2, width: room.width, height: height)
  }

  private func setUp() {
    column.axis = .vertical
    addSubview(column)
    for view in [spinner, picture, textLabel, secondaryTextLabel] {
      column.addArrangedSubview(view)
    }
    showContent()
  }

  private func showContent() {
    column.alignment = content.alignment == .center ? .center : .leading
    content.isLoading ? spinner.startAnimating() : spinner.stopAnimating()
    picture.image = content.image
    picture.isHidden = content.image == nil
    show(content.attributedText, content.text, content.textProperties, in: textLabel)
    show(
      content.secondaryAttributedText, content.secondaryText, content.secondaryTextProperties,
      in: secondaryTextLabel)
    column.setCustomSpacing(content.imageToTextPadding, after: spinner)
    column.setCustomSpacing(content.imageToTextPadding, after: picture)
    column.setCustomSpacing(content.textToSecondaryTextPadding, after: textLabel)
    column.setCustomSpacing(content.textToButtonPadding, after: secondaryTextLabel)
    showButtons()
    setNeedsLayout()
  }

  private func show(
    _ attributed: NSAttributedString?, _ text: String?,
    _ properties: ListContentConfiguration.TextProperties, in label: Label
  ) {
    label.text = text
    if let attributed { label.attributedText = attributed }
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.isHidden = label.shownText == nil
  }

  private func showButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = [
      (content.button, content.buttonProperties),
      (content.secondaryButton, content.secondaryButtonProperties),
    ].compactMap { look, properties in
      guard properties.primaryAction != nil || properties.menu != nil else { return nil }
      let button = Button(configuration: look, primaryAction: properties.primaryAction)
      button.menu = properties.menu
      button.showsMenuAsPrimaryAction = properties.primaryAction == nil
      button.isEnabled = properties.isEnabled
      return button
    }
    for button in buttons { column.addArrangedSubview(button) }
    if let first = buttons.first {
      column.setCustomSpacing(content.buttonToSecondaryButtonPadding, after: first)
    }
  }
}
