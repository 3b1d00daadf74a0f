import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

/// A view that shows an image and up to two texts, like a list row.
///
/// Counterpart: `UIListContentView`.
///
/// Coverage: simulated.
open class ListContentView: View, ContentView {
  private let imageView = ImageView()
  private let textLabel = Label()
  private let secondaryTextLabel = Label()
  private let guides = (text: LayoutGuide(), secondaryText: LayoutGuide(), image: LayoutGuide())
  private var content: ListContentConfiguration

  /// The indentation of the content from the leading edge, in points.
  var indentation: CGFloat = 0 {
    didSet { if indentation != oldValue { setNeedsLayout() } }
  }

  /// Creates a view that shows a configuration.
  public convenience init(configuration: ListContentConfiguration) {
    self.init(frame: .zero)
    content = configuration
    showContent()
  }

  /// Creates an empty view.
  public override init(frame: CGRect) {
    content = .cell()
    super.init(frame: frame)
    addParts()
  }

  /// Creates an empty view. Archives are not simulated.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    addParts()
  }

  /// The content of the view.
  ///
  /// - Precondition: The new value is a ``ListContentConfiguration``.
  open var configuration: any ContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? ListContentConfiguration else {
        return refuse(newValue, insteadOf: ListContentConfiguration.self)
      }
      guard newValue != content else { return }
      content = newValue
      showContent()
    }
  }

  /// Returns whether this view supports a configuration.
  open func supports(_ configuration: any ContentConfiguration) -> Bool {
    configuration is ListContentConfiguration
  }

  /// The area of the text, if there is one.
  open var textLayoutGuide: LayoutGuide? { textLabel.isHidden ? nil : guides.text }
  /// The area of the secondary text, if there is one.
  open var secondaryTextLayoutGuide: LayoutGuide? {
    secondaryTextLabel.isHidden ? nil : guides.secondaryText
  }
  /// The area of the image, if there is one.
  open var imageLayoutGuide: LayoutGuide? { imageView.isHidden ? nil : guides.image }

  /// Returns the size that shows everything within a width; a width of 0 means any width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width < .greatestFiniteMagnitude ? size.width : 0
    return layout(in: CGSize(width: width, height: 0)).fittingSize
  }

  /// Lays out all subviews.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let natural = layout(in: bounds.size)
    let layout = isReversed ? natural.mirrored(in: bounds.width) : natural
    imageView.frame = layout.image
    textLabel.frame = layout.text
    secondaryTextLabel.frame = layout.secondaryText
    guides.image.layoutFrame = layout.image
    guides.text.layoutFrame = layout.text
    guides.secondaryText.layoutFrame = layout.secondaryText
  }

  @_spi(Hooks) open override var wrapsContent: Bool { true }

  @_spi(Hooks) open override func constrainedContentSize(within width: CGFloat?) -> CGSize {
    sizeThatFits(CGSize(width: width ?? 0, height: 0))
  }

  private func addParts() {
    for part in [imageView, textLabel, secondaryTextLabel] { addSubview(part) }
    layoutMargins = .zero
    insetsLayoutMarginsFromSafeArea = false
    preservesSuperviewLayoutMargins = true
    for guide in [guides.text, guides.secondaryText, guides.image] { guide.owningView = self }
    showContent()
  }

  private func layout(in size: CGSize) -> ListContentLayout {
    ListContentLayout(
      content, margins: contentMargins, indentation: indentation, in: size,
      text: measure(textLabel), secondaryText: measure(secondaryTextLabel))
  }

  /// The configuration's margins, or the superview's where they are wider and preserved.
  ///
  /// The safe area applies horizontally only: content does not move within its row while the row
  /// scrolls under a bar.
  private var contentMargins: DirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    let axes = content.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      let effective = directionalLayoutMargins
      margins.leading = max(margins.leading, effective.leading)
      margins.trailing = max(margins.trailing, effective.trailing)
    }
    if axes.contains(.vertical), let outer = superview?.margins.insets {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  private func measure(_ label: Label) -> ListContentLayout.Measure? {
    guard !label.isHidden else { return nil }
    return { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
  }

  private func showContent() {
    alpha = content.alpha
    imageView.image = content.image
    imageView.isHidden = content.image == nil
    imageView.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
    content.textProperties.show(content.text, content.attributedText, in: textLabel)
    content.secondaryTextProperties.show(
      content.secondaryText, content.secondaryAttributedText, in: secondaryTextLabel)
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}

extension ListContentConfiguration.TextProperties {
  /// Sets the text and the properties of a label.
  @MainActor
  fileprivate func show(_ text: String?, _ attributedText: NSAttributedString?, in label: Label) {
    label.font = font
    label.textColor = resolvedColor()
    label.numberOfLines = numberOfLines
    label.lineBreakMode = lineBreakMode
    label.textAlignment = alignment.label
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    if let attributedText {
      label.attributedText = attributedText
    } else {
      label.text = text.map(transform.callAsFunction)
    }
    label.isHidden = text == nil && attributedText == nil
  }
}

extension ListContentConfiguration.TextProperties.TextAlignment {
  fileprivate var label: TextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}
