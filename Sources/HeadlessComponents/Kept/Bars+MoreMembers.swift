import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

import struct HeadlessViews.Selector

extension BarButtonItemAppearance {
  /// Creates the appearance of a style of buttons: the system's defaults.
  public convenience init(style: BarButtonItem.Style) { self.init() }
  /// Has no effect: all styles have the same defaults.
  public func configureWithDefault(for style: BarButtonItem.Style) {}
  /// The appearance while the button has the focus: that of the highlighted one.
  public var focused: StateAppearance { highlighted }
}

extension KeyboardType {
  /// A keyboard of letters.
  public static var alphabet: KeyboardType { .asciiCapable }
}

extension SearchTextField {
  /// The range of the text after the tokens.
  public var textualRange: TextRange {
    TextRange(NSRange(location: 0, length: text?.utf16.count ?? 0))
  }
  /// Returns the tokens in a range: all, if the range begins before the text.
  public func tokens(in textRange: TextRange) -> [SearchToken] {
    textRange.start == beginningOfDocument ? tokens : []
  }
  /// Replaces a range of the text by a token.
  public func replaceTextualPortion(
    of textRange: TextRange, with token: SearchToken, at tokenIndex: Int
  ) {
    insertToken(token, at: tokenIndex)
    replace(textRange, withText: "")
  }
  /// Returns the position of a token: before the text.
  public func positionOfToken(at tokenIndex: Int) -> TextPosition { beginningOfDocument }
}

extension TapGestureRecognizer {
  /// The buttons of a pointer that tap. Kept without effect: touches have no buttons.
  public var buttonMaskRequired: Event.ButtonMask {
    get { kept(or: .primary) }
    set { keep(newValue) }
  }
}

extension ImpactFeedbackGenerator {
  /// Generates an impact. The place makes no difference.
  public func impactOccurred(at location: CGPoint) { impactOccurred() }
  /// Generates an impact. The place makes no difference.
  public func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}

extension SpringTimingParameters {
  /// Creates the timing of a spring.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds. The animator's counts instead.
  ///   - bounce: How far the spring swings beyond its end, from 0 to 1.
  ///   - velocity: The initial velocity.
  public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero
  ) {
    self.init(
      dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 0.01) : 1 - bounce, initialVelocity: velocity)
  }
}

extension WindowScene {
  /// The geometry of a scene.
  ///
  /// Counterpart: `UIWindowScene.Geometry`.
  ///
  /// Coverage: simulated.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    /// The orientation of the interface.
    public let interfaceOrientation: InterfaceOrientation

    init(_ interfaceOrientation: InterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
      super.init()
    }
  }
  /// The geometry of the scene.
  public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }
}

/// A transition between controllers, chosen by the one that is shown.
///
/// Counterpart: `UIViewController.Transition`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class ControllerTransition: NSObject {
  /// The view to zoom from is asked for with it.
  ///
  /// Counterpart: `UIZoomTransitionSourceViewProviderContext`.
  ///
  /// Coverage: simulated.
  public struct SourceContext {
    /// The controller that is left.
    public let sourceViewController: ViewController
    /// The controller that is shown.
    public let zoomedViewController: ViewController
  }

  /// Returns a transition that zooms from a view. It is kept without effect.
  public static func zoom(
    sourceViewProvider: @escaping (SourceContext) -> View?
  ) -> ControllerTransition { ControllerTransition() }
  /// The transition that covers the screen from below.
  public static var coverVertical: ControllerTransition { ControllerTransition() }
  /// The transition that fades.
  public static var crossDissolve: ControllerTransition { ControllerTransition() }
}

extension ViewController {
  /// The transition with which a controller is shown. Counterpart: `UIViewController.Transition`.
  public typealias Transition = ControllerTransition

  /// The transition with which the controller is shown. Kept without effect.
  public var preferredTransition: ControllerTransition? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}

extension Command {
  /// Creates a command. Its alternates are left out: no menu is shown.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image beside the title.
  ///   - action: The method.
  ///   - propertyList: Additional data of the app.
  ///   - alternates: What replaces the command while modifier keys are held.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: The command's attributes in a menu.
  ///   - state: The command's state in a menu.
  public convenience init(
    title: String = "", image: Image? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [CommandAlternate], discoverabilityTitle: String? = nil,
    attributes: Action.Attributes = [], state: Action.State = .off
  ) {
    self.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
}

extension KeyCommand {
  /// Creates a command with a key. Its alternates are left out: no menu is shown.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image beside the title.
  ///   - action: The method.
  ///   - input: The key.
  ///   - modifierFlags: The keys to hold.
  ///   - propertyList: Additional data of the app.
  ///   - alternates: What replaces the command while modifier keys are held.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: The command's attributes in a menu.
  ///   - state: The command's state in a menu.
  public convenience init(
    title: String = "", image: Image? = nil, action: Selector, input: String,
    modifierFlags: KeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [CommandAlternate], discoverabilityTitle: String? = nil,
    attributes: Action.Attributes = [], state: Action.State = .off
  ) {
    self.init(
      title: title, image: image, action: action, input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
  }
}

extension GestureRecognizer {
  /// The buttons of the pointer: none is pressed.
  public var buttonMask: Event.ButtonMask { [] }
}
