import Foundation

/// A menu action, with a title and an image.
///
/// Counterpart: `UIAction`.
///
/// Coverage: simulated. Kept without effect: `discoverabilityTitle`, `selectedImage`.
@preconcurrency @MainActor
open class Action: MenuElement {
  /// The closure that an action runs. Its argument is the action.
  public typealias Handler = (Action) -> Void

  /// The identifier of an action.
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

  /// The action's title.
  open override var title: String {
    get { shownTitle }
    set { shownTitle = newValue }
  }
  /// The image beside the title.
  open override var image: Image? {
    get { shownImage }
    set { shownImage = newValue }
  }
  /// The image beside the title while the action's state is on.
  open var selectedImage: Image?
  /// The action's identifier.
  open private(set) var identifier: Identifier
  /// A longer description of the action.
  open var discoverabilityTitle: String?
  /// The action's attributes in a menu.
  open var attributes: Attributes
  /// The state of the setting that the action represents.
  open var state: State
  /// The object that performs the action, while its handler runs.
  open internal(set) weak var sender: AnyObject?
  private let handler: Handler

  /// Creates an action. Without an identifier it gets a unique one.
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

  /// Runs the action's handler.
  package func perform(by sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
