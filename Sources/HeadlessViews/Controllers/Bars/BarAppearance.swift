import Foundation

/// How a bar looks, as data.
///
/// Counterpart: `UIBarAppearance`.
///
/// Coverage: simulated. Kept without effect: `backgroundColor`, `backgroundEffect`,
/// `backgroundImage`, `shadowColor`, `shadowImage`.
@preconcurrency @MainActor
open class BarAppearance: NSObject {
  /// What shines through.
  open var backgroundEffect: BlurEffect?
  /// The colour behind the items.
  open var backgroundColor: Color?
  /// The picture behind the items.
  open var backgroundImage: Image?
  /// The colour of the line at the edge.
  open var shadowColor: Color?
  /// The picture of the line at the edge.
  open var shadowImage: Image?

  /// Creates one that looks as the system's do.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates one.
  ///
  /// - Parameter idiom: The sort of device. It makes no difference.
  public convenience init(idiom: UserInterfaceIdiom) {
    self.init()
  }

  /// Creates one that looks like another.
  ///
  /// - Parameter barAppearance: The other one.
  public convenience init(barAppearance: BarAppearance) {
    self.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Lets content shine through, as the system's bars do.
  open func configureWithDefaultBackground() {
    backgroundEffect = BlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    shadowColor = .separator
  }

  /// Lets nothing shine through.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  /// Lets everything shine through.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }
}

/// How the buttons of a bar look, as data. Counterpart: `UIBarButtonItemAppearance`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class BarButtonItemAppearance: NSObject {
  /// How a button looks in a state. Counterpart: `UIBarButtonItemStateAppearance`.
  ///
  /// Coverage: simulated. Kept without effect: `backgroundImage`, `titleTextAttributes`.
  @preconcurrency @MainActor
  open class StateAppearance: NSObject {
    /// How the title looks.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The picture behind the title.
    open var backgroundImage: Image?
  }

  /// As usual.
  public let normal = StateAppearance()
  /// Touched.
  public let highlighted = StateAppearance()
  /// Not enabled.
  public let disabled = StateAppearance()

  /// Creates one.
  public override init() {
    super.init()
  }
}

/// How a navigation bar looks, as data. Counterpart: `UINavigationBarAppearance`.
///
/// Coverage: simulated. Kept without effect: `backButtonAppearance`, `buttonAppearance`,
/// `doneButtonAppearance`, `largeTitleTextAttributes`, `titleTextAttributes`.
@preconcurrency @MainActor
open class NavigationBarAppearance: BarAppearance {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the buttons look.
  open var buttonAppearance = BarButtonItemAppearance()
  /// How the button that leads back looks.
  open var backButtonAppearance = BarButtonItemAppearance()
  /// How the button that says that all is done looks.
  open var doneButtonAppearance = BarButtonItemAppearance()
  /// The picture of the button that leads back.
  open private(set) var backIndicatorImage: Image?
  /// Where the picture of the button that leads back shows the title through.
  open private(set) var backIndicatorTransitionMaskImage: Image?

  /// Sets the pictures of the button that leads back.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The picture.
  ///   - backIndicatorTransitionMaskImage: Where it shows the title through.
  open func setBackIndicatorImage(
    _ backIndicatorImage: Image?, transitionMaskImage backIndicatorTransitionMaskImage: Image?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
  }
}

/// How a toolbar looks, as data. Counterpart: `UIToolbarAppearance`.
///
/// Coverage: simulated. Kept without effect: `buttonAppearance`, `doneButtonAppearance`.
@preconcurrency @MainActor
open class ToolbarAppearance: BarAppearance {
  /// How the buttons look.
  open var buttonAppearance = BarButtonItemAppearance()
  /// How the button that says that all is done looks.
  open var doneButtonAppearance = BarButtonItemAppearance()
}

/// How a tab bar looks, as data. Counterpart: `UITabBarAppearance`.
///
/// Coverage: simulated. Kept without effect: `selectionIndicatorTintColor`.
@preconcurrency @MainActor
open class TabBarAppearance: BarAppearance {
  /// The colour behind the selected tab.
  open var selectionIndicatorTintColor: Color?
}
