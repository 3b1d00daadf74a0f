import Foundation

/// The root of a view hierarchy on screen.
///
/// A window belongs to the simulator that was current when it was created, and to whoever created
/// it: as in UIKit, a window in a local variable is gone soon after its function has returned.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class Window: View {
  /// The responder that receives typed text, if any.
  @exclusivity(unchecked) public package(set) weak var firstResponder: Responder?
  @exclusivity(unchecked) package weak var ownSimulator: Simulator?

  /// The owner of the view that fills the window: its root view controller, if it has one.
  ///
  /// The view is loaded, and appears, once the window is visible.
  package var root: (any ViewOwner)? {
    didSet { rootDidChange(from: oldValue) }
  }

  /// Creates a hidden window on ``Simulator/current``.
  ///
  /// - Parameter frame: The frame on the screen.
  public override init(frame: CGRect) {
    ownSimulator = Simulator.current
    super.init(frame: frame)
    super.isHidden = true
  }

  /// Creates a hidden window that covers the screen of a scene.
  ///
  /// - Parameter windowScene: The scene.
  public init(windowScene: WindowScene) {
    ownSimulator = windowScene.simulator
    super.init(frame: windowScene.simulator.screenBounds)
    super.isHidden = true
  }

  /// Creates a hidden window as large as the screen, on ``Simulator/current``.
  public convenience init() {
    self.init(frame: Simulator.current.screenBounds)
  }

  /// Creates an empty, hidden window. Archives are not simulated.
  public required init?(coder: NSCoder) {
    ownSimulator = Simulator.current
    super.init(coder: coder)
    super.isHidden = true
  }

  /// The window sets the frame of its root's view, whatever constraints the view has: UIKit adds
  /// some of its own for it. (behaviour 25.91)
  @_spi(Hooks) open override func places(_ subview: View) -> Bool {
    subview.owner.map { $0 === root } ?? false
  }

  /// The window itself.
  open override var window: Window? { self }

  /// The window's scene.
  open override var next: Responder? { super.next ?? windowScene }

  /// Whether the window can become the key window. It is not asked here.
  open var canBecomeKey: Bool { true }

  /// Whether the window receives events other than touches.
  open var isKeyWindow: Bool { ownSimulator?.keyWindow === self }

  /// Makes this the window that receives events other than touches.
  open func makeKey() {
    guard let simulator = ownSimulator, !isKeyWindow else { return }
    if let old = simulator.keyWindow { old.stopBeingKey() }
    simulator.keyWindow = self
    becomeKey()
    post(Self.didBecomeKeyNotification)
  }

  /// Shows the window in front of the others and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Gives an event to the gesture recognisers and the view that it is for. Taps, presses, swipes
  /// and pinches come this way (behaviour 18.6), the drags that scroll do not; an override that does
  /// not call `super` keeps the touch from them.
  open func sendEvent(_ event: Event) { event.deliver() }
  /// The undo manager of the responders in the window.
  open override var undoManager: UndoManager? { kept { UndoManager() } }
  /// Called when the window has become the key window.
  open func becomeKey() {}
  /// Called when the window is about to stop being the key window.
  open func resignKey() {}

  /// The position of the window above others; of two windows with the same level, the one that was
  /// shown later is in front.
  open var windowLevel = Level.normal {
    didSet {
      guard windowLevel != oldValue, !isHidden, let simulator = ownSimulator else { return }
      simulator.screenWindows.reorder(self)
      simulator.requestTurn()
    }
  }

  /// Whether the window is hidden, as it is at first.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      newValue ? leaveScreen() : enterScreen()
    }
  }

  /// The insets of the window's safe area, which bars and the device housing do not cover.
  open override var safeAreaInsets: EdgeInsets {
    guard let simulator = ownSimulator else { return .zero }
    let (unsafe, screen) = (simulator.safeAreaInsets, simulator.screenBounds)
    return EdgeInsets(
      top: max(0, unsafe.top - max(0, frame.minY)),
      left: max(0, unsafe.left - max(0, frame.minX)),
      bottom: max(0, unsafe.bottom - max(0, screen.maxY - frame.maxY)),
      right: max(0, unsafe.right - max(0, screen.maxX - frame.maxX)))
  }

  /// Keeps the window alive for this turn: see `ForgottenWindows`.
  open override func didAddSubview(_ subview: View) {
    super.didAddSubview(subview)
    ForgottenWindows.keep(self)
  }

  private func enterScreen() {
    ForgottenWindows.keep(self)
    guard let simulator = ownSimulator else { return }
    simulator.screenWindows.insert(self)
    simulator.requestTurn()
    noticeSafeArea()
    if children.contains(where: { $0.owner != nil }) {
      for view in children { view.owner?.windowDidShow() }
    } else {
      installRoot()
    }
    post(Self.didBecomeVisibleNotification)
  }

  private func rootDidChange(from old: (any ViewOwner)?) {
    guard root !== old else { return }
    if let view = old?.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
    if !isHidden { installRoot() }
  }

  private func installRoot() {
    guard let root, let view = root.view else { return }
    // Loading the controller may have replaced it.
    guard root === self.root else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
    // Behaviour 17.1: when the first screen of a container is loaded.
    if root.loadsScreensInLayout, ownSimulator?.profile.laysOutContainersAtOnce == true {
      view.layoutIfNeeded()
    }
  }

  private func leaveScreen() {
    guard let simulator = ownSimulator else { return }
    ForgottenWindows.release(self)
    if isKeyWindow { stopBeingKey() }
    simulator.screenWindows.remove(self)
    for view in children { view.owner?.windowDidHide() }
    post(Self.didBecomeHiddenNotification)
  }

  private func stopBeingKey() {
    resignKey()
    ownSimulator?.keyWindow = nil
    post(Self.didResignKeyNotification)
  }
}

extension Window {
  /// A position of windows above others.
  ///
  /// Counterpart: `UIWindow.Level`.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of ordinary windows: 0.
    public static let normal = Level(0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts: 2000.
    public static let alert = Level(2000)
  }

  /// Posted when a window has become visible.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window was hidden.
  nonisolated public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window has become the key window.
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer the key window.
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
