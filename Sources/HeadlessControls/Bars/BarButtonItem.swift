import Foundation
@_spi(Hooks) import HeadlessViews

import struct HeadlessViews.Selector

/// A button on a navigation bar or a toolbar.
///
/// Counterpart: `UIBarButtonItem`.
///
/// Coverage: simulated. Kept without effect: `changesSelectionAsPrimaryAction`, `possibleTitles`,
/// `preferredMenuElementOrder`, `setBackgroundImage(_:for:barMetrics:)`, `style`, `tintColor`,
/// `width`.
@preconcurrency @MainActor
open class BarButtonItem: BarItem {
  /// The style of a bar button.
  ///
  /// Counterpart: `UIBarButtonItem.Style`.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case done = 2
    /// The same as `plain` since iOS 8.
    public static let bordered = Style.plain
  }

  /// The buttons that the system provides.
  ///
  /// Counterpart: `UIBarButtonItem.SystemItem`.
  public enum SystemItem: Int, Hashable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close
  }

  /// The button's style.
  open var style = Style.plain
  /// The width, in points; 0 for the button's own width.
  open var width: CGFloat = 0
  /// The view shown instead of a button.
  open var customView: View?
  /// The object that receives ``action``; the responder chain if `nil`. It is not retained.
  open weak var target: AnyObject? { didSet { hadTarget = target != nil } }
  /// The message that a tap sends to ``target``.
  open var action: Selector?
  /// Whether a target was set. It may have been released since.
  private(set) var hadTarget = false
  /// The action that a tap performs. It provides the button's title and image.
  open var primaryAction: Action? { didSet { takeOver(primaryAction) } }
  /// The button's menu. It opens on a tap or, if a tap does something else, on a long press.
  ///
  /// A test chooses from it with `simulator.choose(_:from:)`.
  open var menu: Menu?
  /// The order of the menu's elements. Kept without effect.
  open var preferredMenuElementOrder = ContextMenuElementOrder.automatic
  /// Whether the button shows the selected menu element, or toggles. Kept without effect.
  open var changesSelectionAsPrimaryAction = false
  /// The titles that the button reserves room for. Kept without effect.
  open var possibleTitles: Set<String>?
  private var backgrounds = StateValues<Image>()
  /// Whether the button is selected.
  open var isSelected = false
  /// Whether the button is hidden from its bar.
  open var isHidden = false
  /// The tint colour of the button.
  open var tintColor: Color?
  /// The system item that the button shows, if any.
  ///
  /// UIKit does not expose it. It is public here so that a test can find the button.
  public package(set) var systemItem: SystemItem?

  /// Creates an empty button.
  public override init() {
    super.init()
  }

  /// Creates a button. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button with an action, a menu, or both. The action provides the title and image
  /// where none are given.
  ///
  /// - Parameters:
  ///   - title: The button's title.
  ///   - image: The button's image.
  ///   - primaryAction: The action that a tap performs.
  ///   - menu: The button's menu.
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

  /// Creates a button that shows a system item.
  ///
  /// - Parameters:
  ///   - systemItem: The system item.
  ///   - primaryAction: The action that a tap performs.
  ///   - menu: The button's menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    self.systemItem = systemItem
    if systemItem == .done { style = .done }
  }

  /// Creates a button that shows a title and sends a message to a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  /// Creates a button that shows an image and sends a message to a target.
  public convenience init(image: Image?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  /// Creates a button that shows a title or an image, sends a message to a target and has a menu.
  public convenience init(
    title: String? = nil, image: Image? = nil, target: AnyObject? = nil, action: Selector? = nil,
    menu: Menu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Creates a button that shows an image, and another one in landscape, and sends a message to a
  /// target.
  public convenience init(
    image: Image?, landscapeImagePhone: Image?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a button that shows a system item and sends a message to a target.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    set(style, target, action)
  }

  /// Sets the background image for a state. Kept without effect, the same for all bar metrics.
  open func setBackgroundImage(
    _ backgroundImage: Image?, for state: Control.State, barMetrics: BarMetrics
  ) { backgrounds[state] = backgroundImage }

  /// Returns the background image for a state.
  open func backgroundImage(for state: Control.State, barMetrics: BarMetrics) -> Image? {
    backgrounds[state]
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    hadTarget = target != nil
    self.action = action
  }

  /// Creates an item that shows a custom view.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  /// Creates an empty space of a fixed width, in points.
  public class func fixedSpace(_ width: CGFloat) -> BarButtonItem {
    let item = BarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Creates an empty space that takes up the remaining width.
  public class func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

  // MARK: Default accessibility

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

  /// Shows the Done item while editing, and the Edit item otherwise.
  package func showEditing(_ isEditing: Bool) {
    systemItem = isEditing ? .done : .edit
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }

  /// Whether a tap does nothing.
  package var isIdle: Bool { primaryAction == nil && action == nil }

  /// Performs the button's action, as a tap does.
  ///
  /// - Parameter chain: The first responder to try for a message without a target.
  package func perform(from chain: Responder?) {
    if let primaryAction { return primaryAction.perform(by: self) }
    guard let action else { return }
    let receiver: Any? =
      hadTarget ? target : chain?.target(forAction: action, withSender: self)
    guard let receiver else { return }
    ControlAction(target: receiver, action: action).send(from: self)
  }

  /// The button's name in messages.
  package var nameInMessages: String {
    title ?? accessibilityAttributes?.label?.string ?? accessibilityIdentifier
      ?? systemItem?.spokenName ?? "(no title)"
  }
}
