import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

/// The kinds of content that a responder accepts by pasting.
///
/// Counterpart: `UIPasteConfiguration`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class PasteConfiguration: NSObject {
  /// The types.
  open var acceptableTypeIdentifiers: [String]

  /// Creates a configuration.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Adds types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
}

/// A button that pastes. Nothing taps it here.
///
/// Counterpart: `UIPasteControl`.
///
/// Coverage: simulated. Kept without effect: `configuration`, `target`.
@preconcurrency @MainActor
open class PasteControl: Control {
  /// The look of the button. Counterpart: `UIPasteControl.Configuration`.
  ///
  /// Coverage: simulated. Kept without effect: `baseBackgroundColor`, `baseForegroundColor`,
  /// `cornerRadius`, `cornerStyle`, `displayMode`.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// The content of the button. Counterpart: `UIPasteControl.DisplayMode`.
    public enum DisplayMode: UInt, Hashable, Sendable {
      case iconAndLabel, iconOnly, labelOnly
    }
    /// The content of the button.
    open var displayMode = DisplayMode.iconAndLabel
    /// The shape of the corners.
    open var cornerStyle = Button.Configuration.CornerStyle.dynamic
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = -1
    /// The colour of the content.
    open var baseForegroundColor: Color?
    /// The colour of the background.
    open var baseBackgroundColor: Color?
  }

  /// The look of the button.
  open private(set) var configuration: Configuration
  /// The object that gets what is pasted. Not owned.
  open weak var target: Responder?

  /// Creates a button.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}

extension Responder {
  /// The kinds of content that the object accepts by pasting. Kept without effect.
  public var pasteConfiguration: PasteConfiguration? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The shortcuts above the keyboard of an iPad. Kept without effect.
  public var inputAssistantItem: TextInputAssistantItem {
    let item = kept(or: TextInputAssistantItem())
    keep(item)
    return item
  }
  /// Forgets the input mode of a context: none is remembered.
  public static func clearTextInputContextIdentifier(_ identifier: String) {}
}
