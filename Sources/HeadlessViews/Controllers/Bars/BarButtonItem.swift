import Foundation

/// A button on a navigation bar or a toolbar.
///
/// Counterpart: `UIBarButtonItem`.
///
/// Coverage: simulated. Kept without effect: `changesSelectionAsPrimaryAction`, `possibleTitles`,
/// `preferredMenuElementOrder`, `setBackgroundImage(_:for:barMetrics:)`, `style`, `tintColor`,
/// `width`.
@preconcurrency @MainActor
open class BarButtonItem: BarItem {
  /// How a button looks.
  ///
  /// Counterpart: `UIBarButtonItem.Style`.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case done = 2
    /// The same as plain, since iOS 8.
    public static let bordered = Style.plain
  }

  /// A button that the system draws.
  ///
  /// Counterpart: `UIBarButtonItem.SystemItem`.
  public enum SystemItem: Int, Hashable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24
  }

  /// How the button looks.
  open var style = Style.plain
  /// The width, or nothing for the button's own.
  open var width: CGFloat = 0
  /// The view that stands in the button's place.
  open var customView: View?
  /// The object that a tap sends ``action`` to, not kept; the responder chain if `nil`.
  open weak var target: AnyObject? { didSet { hadTarget = target != nil } }
  /// What a tap sends to ``target``.
  open var action: Selector?
  /// Whether there was a target, which may be gone now.
  private(set) var hadTarget = false
  /// What a tap does. It gives the button its title and picture.
  open var primaryAction: Action? { didSet { takeOver(primaryAction) } }
  /// What the button offers: on a tap, or, if that does something else, while a finger rests.
  ///
  /// A test chooses from it with `simulator.choose(_:from:)`.
  open var menu: Menu?
  /// In which order the menu shows its actions. It is kept.
  open var preferredMenuElementOrder = ContextMenuElementOrder.automatic
  /// Whether the button shows what was chosen from its menu, or goes on and off. It is kept.
  open var changesSelectionAsPrimaryAction = false
  /// The titles that the button leaves room for. They are kept.
  open var possibleTitles: Set<String>?
  private var backgrounds = StateValues<Image>()
  /// Whether the button is on.
  open var isSelected = false
  /// Whether the button is left out of its bar.
  open var isHidden = false
  /// The colour of the button.
  open var tintColor: Color?
  /// What the system was asked to draw, if it was.
  ///
  /// UIKit keeps that to itself; a test finds a button by it here.
  public internal(set) var systemItem: SystemItem?

  /// Creates a button that shows nothing.
  public override init() {
    super.init()
  }

  /// Creates a button. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button with an action, a menu, or both. The action's title and picture count where
  /// none are given.
  ///
  /// - Parameters:
  ///   - title: What the button says.
  ///   - image: The button's picture.
  ///   - primaryAction: What a tap does.
  ///   - menu: What the button offers.
  public convenience init(
    title: String? = nil, image: Image? = nil, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    takeOver(primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates a button that the system draws.
  ///
  /// - Parameters:
  ///   - systemItem: What the system draws.
  ///   - primaryAction: What a tap does.
  ///   - menu: What the button offers.
  public convenience init(
    systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    self.systemItem = systemItem
    if systemItem == .done { style = .done }
  }

  /// Creates a button with a title that sends a message.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  /// Creates a button with a picture that sends a message.
  public convenience init(image: Image?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  /// Creates a button with a picture, and another one for low bars, that sends a message.
  public convenience init(
    image: Image?, landscapeImagePhone: Image?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a button that the system draws and that sends a message.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    set(style, target, action)
  }

  /// Sets the picture behind the button in a state. It is kept, the same for all bars.
  open func setBackgroundImage(
    _ backgroundImage: Image?, for state: Control.State, barMetrics: BarMetrics
  ) { backgrounds[state] = backgroundImage }

  /// The picture behind the button in a state.
  open func backgroundImage(for state: Control.State, barMetrics: BarMetrics) -> Image? {
    backgrounds[state]
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    hadTarget = target != nil
    self.action = action
  }

  /// Creates a place for a view.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  /// Creates room of a width.
  public class func fixedSpace(_ width: CGFloat) -> BarButtonItem {
    let item = BarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Creates room that takes what is left.
  public class func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

  // MARK: What accessibility says by default

  @_spi(Hooks) open override var isAccessibilityElementByDefault: Bool { true }
  @_spi(Hooks) open override var defaultAccessibilityLabel: String? {
    title ?? systemItem?.spokenName ?? image?.name
  }
  @_spi(Hooks) open override var defaultAccessibilityTraits: AccessibilityTraits {
    super.defaultAccessibilityTraits.union(isSelected ? [.button, .selected] : .button)
  }
}

extension BarButtonItem {
  private func takeOver(_ action: Action?) {
    guard let action else { return }
    if !action.title.isEmpty { title = action.title }
    if let picture = action.image { image = picture }
  }

  /// Shows what the button does next: end editing, or begin it.
  func showEditing(_ isEditing: Bool) {
    systemItem = isEditing ? .done : .edit
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }

  /// Whether a tap does anything.
  package var isIdle: Bool { primaryAction == nil && action == nil }

  /// Does what a tap does.
  ///
  /// - Parameter chain: Where the responder chain begins, for a message without a target.
  package func perform(from chain: Responder?) {
    if let primaryAction { return primaryAction.perform(by: self) }
    guard let action else { return }
    let receiver: Any? =
      hadTarget ? target : chain?.target(forAction: action, withSender: self)
    guard let receiver else { return }
    ControlAction(target: receiver, action: action).send(from: self)
  }

  /// What messages call the button.
  package var nameInMessages: String {
    title ?? accessibilityAttributes?.label?.string ?? accessibilityIdentifier ?? systemItem.map {
      "\($0)"
    }
      ?? "(no title)"
  }
}
