import Foundation
@_spi(Hooks) import HeadlessViews

/// The appearance of a bar, as data.
///
/// Counterpart: `UIBarAppearance`.
///
/// Coverage: simulated. Kept without effect: `backgroundColor`, `backgroundEffect`,
/// `backgroundImage`, `shadowColor`, `shadowImage`.
@preconcurrency @MainActor
open class BarAppearance: NSObject, @preconcurrency NSCopying {
  package var keptStates = KeptStates()
  /// The blur behind the items.
  open var backgroundEffect: BlurEffect?
  /// The colour behind the items.
  open var backgroundColor: Color?
  /// The image behind the items.
  open var backgroundImage: Image?
  /// The colour of the bar's shadow.
  open var shadowColor: Color?
  /// The image of the bar's shadow.
  open var shadowImage: Image?

  /// Creates an appearance with the system's defaults.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance for a device idiom.
  ///
  /// - Parameter idiom: The device idiom. It makes no difference.
  public convenience init(idiom: UserInterfaceIdiom) {
    self.init()
  }

  /// Creates a copy of another bar appearance.
  ///
  /// - Parameter barAppearance: The appearance to copy.
  public convenience init(barAppearance: BarAppearance) {
    self.init()
    copyBar(from: barAppearance)
  }

  /// Returns a copy of the same class. A subclass that has values of its own adds them to the copy
  /// that `super` returns.
  ///
  /// - Parameter zone: It makes no difference.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = newAppearance()
    copy.copyValues(from: self)
    return copy
  }

  /// Takes the values of an appearance of the same class.
  func copyValues(from other: BarAppearance) { copyBar(from: other) }

  private func copyBar(from other: BarAppearance) {
    keptStates = other.keptStates
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Resets the background to the system's translucent one.
  open func configureWithDefaultBackground() {
    backgroundEffect = BlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    shadowColor = .separator
  }

  /// Makes the background opaque.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  /// Makes the background transparent.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }
}

/// The appearance of a bar's buttons, as data. Counterpart: `UIBarButtonItemAppearance`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class BarButtonItemAppearance: NSObject {
  /// The appearance of a button in one state. Counterpart: `UIBarButtonItemStateAppearance`.
  ///
  /// Coverage: simulated. Kept without effect: `backgroundImage`, `titlePositionAdjustment`,
  /// `titleTextAttributes`.
  @preconcurrency @MainActor
  open class StateAppearance: NSObject {
    /// The text attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The image behind the title.
    open var backgroundImage: Image?
    /// The offset of the title, in points.
    open var titlePositionAdjustment = Offset.zero
  }

  /// The appearance in the normal state.
  open private(set) var normal = StateAppearance()
  /// The appearance while the button is highlighted.
  open private(set) var highlighted = StateAppearance()
  /// The appearance while the button is disabled.
  open private(set) var disabled = StateAppearance()

  /// Creates an appearance with the system's defaults.
  public override init() {
    super.init()
  }

  @_disfavoredOverload
  public nonisolated override func copy() -> Any { MainActor.assumeIsolated { makeCopy() } }
  /// Returns a copy, which has the type of the appearance, as in UIKit.
  public func copy() -> BarButtonItemAppearance { makeCopy() }

  private func makeCopy() -> BarButtonItemAppearance {
    let copy = BarButtonItemAppearance()
    copy.normal.copy(from: normal)
    copy.highlighted.copy(from: highlighted)
    copy.disabled.copy(from: disabled)
    return copy
  }
}

/// The appearance of a navigation bar, as data. Counterpart: `UINavigationBarAppearance`.
///
/// Coverage: simulated. Kept without effect: `backButtonAppearance`, `buttonAppearance`,
/// `doneButtonAppearance`, `largeTitleTextAttributes`, `titleTextAttributes`.
@preconcurrency @MainActor
open class NavigationBarAppearance: BarAppearance {
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The text attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The appearance of the buttons.
  open var buttonAppearance = BarButtonItemAppearance()
  /// The appearance of the back button.
  open var backButtonAppearance = BarButtonItemAppearance()
  /// The appearance of Done buttons.
  open var doneButtonAppearance = BarButtonItemAppearance()
  /// The image of the back button's indicator.
  open private(set) var backIndicatorImage: Image?
  /// The image that masks the title during a transition, at the back button.
  open private(set) var backIndicatorTransitionMaskImage: Image?

  /// Sets the images of the back button's indicator.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The indicator's image.
  ///   - backIndicatorTransitionMaskImage: The image that masks the title during a transition.
  open func setBackIndicatorImage(
    _ backIndicatorImage: Image?, transitionMaskImage backIndicatorTransitionMaskImage: Image?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
  }

  @_disfavoredOverload
  public nonisolated override func copy() -> Any { super.copy() }
  /// Returns a copy, which has the type of the appearance, as in UIKit.
  public func copy() -> NavigationBarAppearance { typedCopy() }

  override func copyValues(from other: BarAppearance) {
    super.copyValues(from: other)
    guard let other = other as? NavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.copy()
    backButtonAppearance = other.backButtonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
}

/// The appearance of a toolbar, as data. Counterpart: `UIToolbarAppearance`.
///
/// Coverage: simulated. Kept without effect: `buttonAppearance`, `doneButtonAppearance`.
@preconcurrency @MainActor
open class ToolbarAppearance: BarAppearance {
  /// The appearance of the buttons.
  open var buttonAppearance = BarButtonItemAppearance()
  /// The appearance of Done buttons.
  open var doneButtonAppearance = BarButtonItemAppearance()

  @_disfavoredOverload
  public nonisolated override func copy() -> Any { super.copy() }
  /// Returns a copy, which has the type of the appearance, as in UIKit.
  public func copy() -> ToolbarAppearance { typedCopy() }

  override func copyValues(from other: BarAppearance) {
    super.copyValues(from: other)
    guard let other = other as? ToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
  }
}

/// The appearance of a tab bar, as data. Counterpart: `UITabBarAppearance`.
///
/// Coverage: simulated. Kept without effect: `selectionIndicatorTintColor`.
@preconcurrency @MainActor
open class TabBarAppearance: BarAppearance {
  /// The colour behind the selected tab.
  open var selectionIndicatorTintColor: Color?

  @_disfavoredOverload
  public nonisolated override func copy() -> Any { super.copy() }
  /// Returns a copy, which has the type of the appearance, as in UIKit.
  public func copy() -> TabBarAppearance { typedCopy() }

  override func copyValues(from other: BarAppearance) {
    super.copyValues(from: other)
    guard let other = other as? TabBarAppearance else { return }
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }
}

extension BarAppearance {
  /// Returns an appearance of the class of this one, with the system's defaults.
  func newAppearance() -> BarAppearance {
    let own = type(of: self)
    if own == NavigationBarAppearance.self { return NavigationBarAppearance() }
    if own == ToolbarAppearance.self { return ToolbarAppearance() }
    if own == TabBarAppearance.self { return TabBarAppearance() }
    if own == BarAppearance.self { return BarAppearance() }
    return NSObject.plainInitializer.exactly(own, ())
  }

  fileprivate func typedCopy<Appearance>() -> Appearance {
    let copy = copy(with: nil)
    guard let typed = copy as? Appearance else {
      preconditionFailure("copy(with:) of \(type(of: self)) returned \(copy)")
    }
    return typed
  }
}

extension BarButtonItemAppearance.StateAppearance {
  fileprivate func copy(from other: BarButtonItemAppearance.StateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    backgroundImage = other.backgroundImage
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}

/// The appearances of a bar.
@MainActor
package final class BarAppearances {
  package var standard: BarAppearance { didSet { isStandardGiven = true } }
  package private(set) var isStandardGiven = false
  package var compact: BarAppearance?
  package var scrollEdge: BarAppearance?
  package var compactScrollEdge: BarAppearance?

  package init(_ standard: BarAppearance) { self.standard = standard }
}

extension Toolbar {
  var appearances: BarAppearances { kept { BarAppearances(ToolbarAppearance()) } }

  /// The bar's appearance, if it was set.
  var givenStandardAppearance: ToolbarAppearance? {
    get { appearances.isStandardGiven ? standardAppearance : nil }
    set { if let newValue { standardAppearance = newValue } }
  }
}

extension TabBar {
  var appearances: BarAppearances { kept { BarAppearances(TabBarAppearance()) } }

  /// The bar's appearance, if it was set.
  var givenStandardAppearance: TabBarAppearance? {
    get { appearances.isStandardGiven ? standardAppearance : nil }
    set { if let newValue { standardAppearance = newValue } }
  }
}
