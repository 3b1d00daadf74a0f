import Foundation
@_spi(Hooks) import HeadlessViews

/// The area in which a text is laid out.
///
/// Counterpart: `NSTextContainer`.
///
/// Coverage: simulated. Kept without effect: `heightTracksTextView`, `lineBreakMode`.
@preconcurrency @MainActor
open class TextContainer: NSObject {
  /// The text view of the container.
  weak var textView: TextView?
  weak var manager: LayoutManager?
  private var ownSize: CGSize

  /// The layout manager of the container.
  open var layoutManager: LayoutManager? { manager }
  /// The size, in points; a width of zero is unlimited. That of a text view's container follows the
  /// view's width.
  open var size: CGSize {
    get {
      guard widthTracksTextView, let textView else { return ownSize }
      let insets = textView.textContainerInset
      return CGSize(
        width: max(0, textView.bounds.width - insets.left - insets.right), height: ownSize.height)
    }
    set {
      ownSize = newValue
      didChange()
    }
  }
  /// The inset of the lines from the left and right edges, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// The maximum number of lines; zero for no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }
  /// The line break mode. Kept without effect.
  open var lineBreakMode = LineBreakMode.byWordWrapping
  /// The areas that the text leaves free. Here it is laid out as if there were none.
  open var exclusionPaths: [BezierPath] = []
  /// Whether the container is as wide as the text view.
  open var widthTracksTextView = false { didSet { didChange() } }
  /// Whether the container is as high as the text view. Kept without effect.
  open var heightTracksTextView = false

  /// Creates a container.
  ///
  /// - Parameter size: The size, in points; a width of zero is unlimited.
  public init(size: CGSize) {
    ownSize = size
    super.init()
  }

  /// Creates a container of unlimited size.
  public override convenience init() { self.init(size: .zero) }

  /// Creates a container. Archives are not simulated.
  public required init(coder: NSCoder) {
    ownSize = .zero
    super.init()
  }

  /// Uses another layout manager for the container and the text.
  ///
  /// - Parameter newLayoutManager: The layout manager.
  open func replaceLayoutManager(_ newLayoutManager: LayoutManager) {
    let old = manager
    newLayoutManager.textStorage = old?.textStorage
    if let index = old?.textContainers.firstIndex(where: { $0 === self }) {
      old?.removeTextContainer(at: index)
    }
    newLayoutManager.addTextContainer(self)
  }

  private func didChange() {
    manager?.textContainerChangedGeometry(self)
    textView?.invalidateIntrinsicContentSize()
  }

  func textDidChange() {
    if let textView, let text = manager?.textStorage { textView.textDidChange(in: text) }
  }
}

/// The kinds of data that a text view detects and makes tappable. Kept without effect.
///
/// Counterpart: `UIDataDetectorTypes`.
public struct DataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Telephone numbers.
  public static let phoneNumber = DataDetectorTypes(rawValue: 1 << 0)
  /// Links.
  public static let link = DataDetectorTypes(rawValue: 1 << 1)
  /// Addresses.
  public static let address = DataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = DataDetectorTypes(rawValue: 1 << 3)
  /// All kinds of data.
  public static let all = DataDetectorTypes(rawValue: .max)
}
