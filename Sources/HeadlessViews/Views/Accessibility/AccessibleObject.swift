import Foundation

/// Something that can speak for itself to those who cannot see it: views, controllers, bar items,
/// the actions of alerts and ``AccessibilityElement``.
///
/// Nobody speaks here; what would be said is data. What a program does not say follows from the
/// thing itself: a label is one element whose label is its text, a button's label is its title, a
/// switch's value is `"1"` or `"0"`, a table cell says the texts in it.
///
/// Counterpart: the informal protocol `UIAccessibility`, which UIKit puts on `NSObject`. Swift
/// alone can override a class's members only, so here a class has them.
///
/// Coverage: simulated. Kept without effect: `accessibilityContainerType`,
/// `accessibilityIgnoresInvertColors`, `accessibilityLanguage`, `accessibilityNavigationStyle`,
/// `shouldGroupAccessibilityChildren`.
@preconcurrency @MainActor
open class AccessibleObject: NSObject {
  private var said: Box?

  private final class Box {
    var attributes = AccessibilityAttributes()
  }

  /// Creates an object that says what it is by itself.
  public override init() {
    super.init()
  }

  /// What was said about the object, if anything was.
  package var accessibilityAttributes: AccessibilityAttributes? { said?.attributes }

  private func say(_ change: (inout AccessibilityAttributes) -> Void) {
    let box = said ?? Box()
    said = box
    change(&box.attributes)
  }

  // MARK: What it is

  /// Whether the object is one thing to those who cannot see it. Nothing within it is one then.
  open var isAccessibilityElement: Bool {
    get { said?.attributes.isElement ?? isAccessibilityElementByDefault }
    set { say { $0.isElement = newValue } }
  }
  /// What tests find the object by. It is never spoken.
  open var accessibilityIdentifier: String? {
    get { said?.attributes.identifier }
    set { say { $0.identifier = newValue } }
  }
  /// What the object is called.
  open var accessibilityLabel: String? {
    get { said?.attributes.label?.string ?? defaultAccessibilityLabel }
    set { accessibilityAttributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What the object is called, with how it is to be spoken.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { said?.attributes.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { say { $0.label = newValue } }
  }
  /// What happens when the object is used.
  open var accessibilityHint: String? {
    get { said?.attributes.hint?.string }
    set { accessibilityAttributedHint = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What happens when the object is used, with how it is to be spoken.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { said?.attributes.hint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { say { $0.hint = newValue } }
  }
  /// What the object has been set to.
  open var accessibilityValue: String? {
    get { said?.attributes.value?.string ?? defaultAccessibilityValue }
    set { accessibilityAttributedValue = newValue.map { NSAttributedString(string: $0) } }
  }
  /// What the object has been set to, with how it is to be spoken.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { said?.attributes.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { say { $0.value = newValue } }
  }
  /// What the object is and does.
  open var accessibilityTraits: AccessibilityTraits {
    get { said?.attributes.traits ?? defaultAccessibilityTraits }
    set { say { $0.traits = newValue } }
  }
  /// What a person may call the object aloud to use it; the label if nobody said.
  open var accessibilityUserInputLabels: [String]! {
    get { said?.attributes.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { say { $0.userInputLabels = newValue } }
  }
  /// The language that the object is spoken in. It is kept.
  open var accessibilityLanguage: String? {
    get { said?.attributes.language }
    set { say { $0.language = newValue } }
  }

  // MARK: Where it is

  /// Where the object is, in the coordinates of the screen.
  open var accessibilityFrame: CGRect {
    get { said?.attributes.frame ?? defaultAccessibilityFrame }
    set { say { $0.frame = newValue } }
  }
  /// Where the object is tapped, in the coordinates of the screen: in its middle if nobody said.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return said?.attributes.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { say { $0.activationPoint = newValue } }
  }

  // MARK: What is within it

  /// Whether what is within the object is out of reach for those who cannot see.
  open var accessibilityElementsHidden: Bool {
    get { said?.attributes.elementsAreHidden ?? false }
    set { say { $0.elementsAreHidden = newValue } }
  }
  /// Whether what is beside the view is out of reach for those who cannot see.
  open var accessibilityViewIsModal: Bool {
    get { said?.attributes.viewIsModal ?? false }
    set { say { $0.viewIsModal = newValue } }
  }
  /// Whether what is within the object is read before what is beside it. It is kept.
  open var shouldGroupAccessibilityChildren: Bool {
    get { said?.attributes.groupsChildren ?? false }
    set { say { $0.groupsChildren = newValue } }
  }
  /// What is within the object, in order, in place of what is found there.
  open var accessibilityElements: [Any]? {
    get { said?.attributes.elements }
    set { say { $0.elements = newValue } }
  }
  /// How many elements ``accessibilityElements`` has; `NSNotFound` if there are none.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
  /// An element, by its place among ``accessibilityElements``.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The place of an element among ``accessibilityElements``; `NSNotFound` if it is not there.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// What a container is. It is kept.
  open var accessibilityContainerType: AccessibilityContainerType {
    get { said?.attributes.containerType ?? .none }
    set { say { $0.containerType = newValue } }
  }
  /// How a switch goes through what is within. It is kept.
  open var accessibilityNavigationStyle: AccessibilityNavigationStyle {
    get { said?.attributes.navigationStyle ?? .automatic }
    set { say { $0.navigationStyle = newValue } }
  }
  /// Whether a person can use the object, for those who go through a screen by a switch.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      said?.attributes.respondsToUserInteraction
        ?? (self as? View)?.isUserInteractionEnabled ?? true
    }
    set { say { $0.respondsToUserInteraction = newValue } }
  }
  /// Whether colours stay when the screen's are inverted. It is kept.
  open var accessibilityIgnoresInvertColors: Bool {
    get { said?.attributes.ignoresInvertColors ?? false }
    set { say { $0.ignoresInvertColors = newValue } }
  }

  // MARK: What it does

  /// What else can be done with the object.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { said?.attributes.customActions }
    set { say { $0.customActions = newValue } }
  }
  /// Does what a double tap does.
  ///
  /// - Returns: Whether it is done; if not, ``accessibilityActivationPoint`` is tapped.
  open func accessibilityActivate() -> Bool { false }
  /// Takes the value of an adjustable object up. By default a slider moves by a tenth.
  open func accessibilityIncrement() { adjustAccessibilityValue(by: 1) }
  /// Takes the value of an adjustable object down. By default a slider moves by a tenth.
  open func accessibilityDecrement() { adjustAccessibilityValue(by: -1) }
  /// Scrolls by a page.
  ///
  /// - Parameter direction: Which way.
  /// - Returns: Whether that is done.
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }
  /// Leaves something modal.
  ///
  /// - Returns: Whether that is done.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what matters most.
  ///
  /// - Returns: Whether that is done.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Focus

  /// The object is spoken of now.
  open func accessibilityElementDidBecomeFocused() {}
  /// The object is spoken of no longer.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether the object is spoken of.
  open func accessibilityElementIsFocused() -> Bool {
    Simulator.current.accessibilityFocus === self
  }

  // MARK: What holds where the program says nothing

  /// Whether the object is one element to assistive technologies.
  @_spi(Hooks) open var isAccessibilityElementByDefault: Bool { false }
  /// The object's label.
  @_spi(Hooks) open var defaultAccessibilityLabel: String? { nil }
  /// The object's value.
  @_spi(Hooks) open var defaultAccessibilityValue: String? { nil }
  /// The object's traits.
  @_spi(Hooks) open var defaultAccessibilityTraits: AccessibilityTraits { .none }
  /// The object's frame, in the coordinates of the screen.
  @_spi(Hooks) open var defaultAccessibilityFrame: CGRect { .zero }
  /// Moves an adjustable object's value by a number of steps, and tells its targets.
  @_spi(Hooks) open func adjustAccessibilityValue(by steps: Int) {}
}

/// What tests find something by.
///
/// Counterpart: `UIAccessibilityIdentification`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol AccessibilityIdentification: NSObjectProtocol {
  /// What tests find the object by.
  var accessibilityIdentifier: String? { get set }
}

extension View: AccessibilityIdentification {}
