import Foundation

/// Something to do, with a title and a picture for whoever offers it.
///
/// Counterpart: `UIAction`.
///
/// Coverage: simulated. Kept without effect: `discoverabilityTitle`, `selectedImage`.
@preconcurrency @MainActor
open class Action: MenuElement {
  /// What is done. The argument is the action itself.
  public typealias Handler = (Action) -> Void

  /// What tells one action from another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How an action is offered.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not offered.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open when it is chosen. It is kept.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether an action that stands for a setting is on.
  public enum State: Int, Hashable, Sendable {
    case off, on, mixed
  }

  /// What the action is called.
  open override var title: String {
    get { shownTitle }
    set { shownTitle = newValue }
  }
  /// The picture beside the title.
  open override var image: Image? {
    get { shownImage }
    set { shownImage = newValue }
  }
  /// The picture beside the title while the action's setting is on.
  open var selectedImage: Image?
  /// What tells the action from others.
  public let identifier: Identifier
  /// What describes the action at length.
  open var discoverabilityTitle: String?
  /// How the action is offered.
  open var attributes: Attributes
  /// Whether the setting that the action stands for is on.
  open var state: State
  /// Who performs the action, while it does.
  public internal(set) weak var sender: AnyObject?
  private let handler: Handler

  /// Creates an action. Without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    selectedImage: Image? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    self.selectedImage = selectedImage
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Does what the action is for.
  package func perform(by sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
