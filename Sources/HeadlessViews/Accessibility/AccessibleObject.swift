import Foundation

/// An object with accessibility attributes: a view, a view controller, a bar item, an action of an
/// alert or an `AccessibilityElement`.
///
/// Nothing is spoken; the attributes are data. Attributes that a program does not set have
/// defaults: a label is one element whose accessibility label is its text, a button's label is its
/// title, a switch's value is `"1"` or `"0"`, a table cell's label is the texts in it.
///
/// Counterpart: the informal protocol `UIAccessibility`, which UIKit declares on `NSObject`. Swift
/// allows overriding only the members of a class, so here they belong to a class.
///
/// Coverage: simulated. Kept without effect: `accessibilityContainerType`,
/// `accessibilityIgnoresInvertColors`, `accessibilityLanguage`, `accessibilityNavigationStyle`,
/// `shouldGroupAccessibilityChildren`.
@preconcurrency @MainActor
open class AccessibleObject: NSObject {
  private let mark = AttributeMark()
  package var keptStates = KeptStates()
  private var said: Box?

  private final class Box {
    var attributes = AccessibilityAttributes()
  }

  /// Creates an object with default attributes.
  public override init() {
    super.init()
  }

  /// The attributes that were set, if any were.
  package var accessibilityAttributes: AccessibilityAttributes? { said?.attributes }

  private func say(_ change: (inout AccessibilityAttributes) -> Void) {
    let box = said ?? Box()
    said = box
    change(&box.attributes)
  }

  // MARK: Attributes

  /// Whether the object is an accessibility element. The objects inside an element are not
  /// elements.
  open var isAccessibilityElement: Bool {
    get { said?.attributes.isElement ?? isAccessibilityElementByDefault }
    set { say { $0.isElement = newValue } }
  }
  /// The identifier by which tests find the object. It is never spoken.
  open var accessibilityIdentifier: String? {
    get { said?.attributes.identifier }
    set { say { $0.identifier = newValue } }
  }
  /// The object's accessibility label.
  open var accessibilityLabel: String? {
    get { said?.attributes.label?.string ?? defaultAccessibilityLabel }
    set { say { $0.label = newValue.map { TextContent($0) } } }
  }
  /// The object's accessibility label, with speech attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      said?.attributes.label?.attributed
        ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set { say { $0.label = newValue.map { TextContent($0) } } }
  }
  /// A hint about the result of using the object.
  open var accessibilityHint: String? {
    get { said?.attributes.hint?.string }
    set { say { $0.hint = newValue.map { TextContent($0) } } }
  }
  /// A hint about the result of using the object, with speech attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      said?.attributes.hint?.attributed
        ?? accessibilityHint.map { NSAttributedString(string: $0) }
    }
    set { say { $0.hint = newValue.map { TextContent($0) } } }
  }
  /// The object's accessibility value.
  open var accessibilityValue: String? {
    get { said?.attributes.value?.string ?? defaultAccessibilityValue }
    set { say { $0.value = newValue.map { TextContent($0) } } }
  }
  /// The object's accessibility value, with speech attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      said?.attributes.value?.attributed
        ?? accessibilityValue.map { NSAttributedString(string: $0) }
    }
    set { say { $0.value = newValue.map { TextContent($0) } } }
  }
  /// The object's accessibility traits.
  open var accessibilityTraits: AccessibilityTraits {
    get { said?.attributes.traits ?? defaultAccessibilityTraits }
    set { say { $0.traits = newValue } }
  }
  /// The names for Voice Control; the label by default.
  open var accessibilityUserInputLabels: [String]! {
    get { said?.attributes.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { say { $0.userInputLabels = newValue } }
  }
  /// The language in which the object is spoken. Kept without effect.
  open var accessibilityLanguage: String? {
    get { said?.attributes.language }
    set { say { $0.language = newValue } }
  }

  // MARK: Geometry

  /// The object's accessibility frame, in the coordinates of the screen.
  open var accessibilityFrame: CGRect {
    get { said?.attributes.frame ?? defaultAccessibilityFrame }
    set { say { $0.frame = newValue } }
  }
  /// The point that activates the object, in the coordinates of the screen; the centre by default.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return said?.attributes.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { say { $0.activationPoint = newValue } }
  }

  // MARK: Contents

  /// Whether the elements inside the object are hidden from assistive technologies.
  open var accessibilityElementsHidden: Bool {
    get { said?.attributes.elementsAreHidden ?? false }
    set { say { $0.elementsAreHidden = newValue } }
  }
  /// Whether the siblings of the view are hidden from assistive technologies.
  open var accessibilityViewIsModal: Bool {
    get { said?.attributes.viewIsModal ?? false }
    set { say { $0.viewIsModal = newValue } }
  }
  /// Whether the contents of the object are read before its siblings. Kept without effect.
  open var shouldGroupAccessibilityChildren: Bool {
    get { said?.attributes.groupsChildren ?? false }
    set { say { $0.groupsChildren = newValue } }
  }
  /// The elements in the object, in order, which replace the ones found there.
  open var accessibilityElements: [Any]? {
    get { said?.attributes.elements }
    set { say { $0.elements = newValue } }
  }
  /// Returns the number of ``accessibilityElements``; `NSNotFound` if there are none.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
  /// Returns the element at an index of ``accessibilityElements``.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// Returns the index of an element in ``accessibilityElements``; `NSNotFound` if it is not there.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// The kind of the container. Kept without effect.
  open var accessibilityContainerType: AccessibilityContainerType {
    get { said?.attributes.containerType ?? .none }
    set { say { $0.containerType = newValue } }
  }
  /// The way in which Switch Control navigates the contents. Kept without effect.
  open var accessibilityNavigationStyle: AccessibilityNavigationStyle {
    get { said?.attributes.navigationStyle ?? .automatic }
    set { say { $0.navigationStyle = newValue } }
  }
  /// Whether the user can interact with the object, for Switch Control.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      said?.attributes.respondsToUserInteraction
        ?? (self as? View)?.isUserInteractionEnabled ?? true
    }
    set { say { $0.respondsToUserInteraction = newValue } }
  }
  /// Whether colours stay as they are when the screen's are inverted. Kept without effect.
  open var accessibilityIgnoresInvertColors: Bool {
    get { said?.attributes.ignoresInvertColors ?? false }
    set { say { $0.ignoresInvertColors = newValue } }
  }

  // MARK: Actions

  /// The custom actions of the object.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { said?.attributes.customActions }
    set { say { $0.customActions = newValue } }
  }
  /// Performs the action of a double tap in VoiceOver.
  ///
  /// - Returns: Whether it was performed; if not, ``accessibilityActivationPoint`` is tapped.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the value of an adjustable object. By default a slider moves by a tenth.
  open func accessibilityIncrement() { adjustAccessibilityValue(by: 1) }
  /// Decrements the value of an adjustable object. By default a slider moves by a tenth.
  open func accessibilityDecrement() { adjustAccessibilityValue(by: -1) }
  /// Scrolls by a page.
  ///
  /// - Parameter direction: The direction.
  /// - Returns: Whether the object scrolled.
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }
  /// Dismisses a modal object.
  ///
  /// - Returns: Whether it was dismissed.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action.
  ///
  /// - Returns: Whether it was performed.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Focus

  /// Called when the object gets the accessibility focus.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when the object loses the accessibility focus.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether the object has the accessibility focus.
  open func accessibilityElementIsFocused() -> Bool {
    Simulator.current.accessibleFocus.object === self
  }

  // MARK: Defaults

  /// Whether the object is an accessibility element by default.
  @_spi(Hooks) open var isAccessibilityElementByDefault: Bool { false }
  /// The object's default label.
  @_spi(Hooks) open var defaultAccessibilityLabel: String? { nil }
  /// The object's default value.
  @_spi(Hooks) open var defaultAccessibilityValue: String? { nil }
  /// The object's default traits.
  @_spi(Hooks) open var defaultAccessibilityTraits: AccessibilityTraits { .none }
  /// The object's default frame, in the coordinates of the screen.
  @_spi(Hooks) open var defaultAccessibilityFrame: CGRect { .zero }
  /// Changes an adjustable object's value by a number of steps, and notifies its targets.
  @_spi(Hooks) open func adjustAccessibilityValue(by steps: Int) {}

  // MARK: Kept

  /// The shape of the object on the screen. Kept without effect.
  open var accessibilityPath: BezierPath? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The elements that UI tests see. Kept without effect.
  open var automationElements: [Any]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The heading elements of a table. Kept without effect.
  open var accessibilityHeaderElements: [Any]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}

extension AccessibleObject: KeepsValues {}

/// The accessibility focus of a simulator.
package final class AccessibleFocus {
  /// The object that has it. Not owned.
  package weak var object: AccessibleObject?
}

extension Simulator {
  /// The accessibility focus.
  package var accessibleFocus: AccessibleFocus { kept { AccessibleFocus() } }
}

/// An object with an identifier by which tests find it.
///
/// Counterpart: `UIAccessibilityIdentification`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol AccessibilityIdentification: NSObjectProtocol {
  /// The identifier by which tests find the object.
  var accessibilityIdentifier: String? { get set }
}

extension View: AccessibilityIdentification {}
