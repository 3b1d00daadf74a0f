import Foundation
import HeadlessControls
import HeadlessViews

/// A kind of element that VoiceOver users can step through. A test steps with its search.
///
/// Counterpart: `UIAccessibilityCustomRotor`.
///
/// Coverage: simulated. Kept without effect: `itemSearchBlock`, `name`.
@preconcurrency @MainActor
open class AccessibilityCustomRotor: NSObject {
  /// Finds the next element.
  public typealias Search = (AccessibilityCustomRotorSearchPredicate)
    -> AccessibilityCustomRotorItemResult?

  /// A direction. Counterpart: `UIAccessibilityCustomRotor.Direction`.
  public enum Direction: Int, Hashable, Sendable {
    case previous, next
  }

  /// A rotor of the system. Counterpart: `UIAccessibilityCustomRotor.SystemRotorType`.
  public enum SystemRotorType: Int, Hashable, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
    case misspelledWord, image, textField, table, list, landmark
  }

  /// The name of the rotor.
  open var name: String
  /// Finds the next element.
  open var itemSearchBlock: Search
  /// The system's rotor that this one replaces.
  open private(set) var systemRotorType: SystemRotorType

  /// Creates a rotor.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
    super.init()
  }

  /// Creates a rotor that replaces one of the system.
  public init(systemType: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, systemType)
    super.init()
  }
}

/// A step of a rotor.
///
/// Counterpart: `UIAccessibilityCustomRotorSearchPredicate`.
///
/// Coverage: simulated. Kept without effect: `currentItem`, `searchDirection`.
@preconcurrency @MainActor
open class AccessibilityCustomRotorSearchPredicate: NSObject {
  /// The current element.
  open var currentItem = AccessibilityCustomRotorItemResult()
  /// The direction.
  open var searchDirection = AccessibilityCustomRotor.Direction.next
}

/// An element that a rotor found.
///
/// Counterpart: `UIAccessibilityCustomRotorItemResult`.
///
/// Coverage: simulated. Kept without effect: `targetElement`, `targetRange`.
@preconcurrency @MainActor
open class AccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: NSObject?
  /// The range of its text.
  open var targetRange: TextRange?

  /// Creates a result without an element.
  public override init() {
    super.init()
  }

  /// Creates a result.
  public init(targetElement: any NSObjectProtocol, targetRange: TextRange?) {
    (self.targetElement, self.targetRange) = (targetElement as? NSObject, targetRange)
    super.init()
  }
}

/// A place for drags and drops.
///
/// Counterpart: `UIAccessibilityLocationDescriptor`.
///
/// Coverage: simulated. Kept without effect: `name`, `point`, `view`.
@preconcurrency @MainActor
open class AccessibilityLocationDescriptor: NSObject {
  /// The name.
  open private(set) var name: String
  /// The view.
  open private(set) weak var view: View?
  /// The point of the view.
  open private(set) var point: CGPoint

  /// Creates a place.
  public init(name: String, point: CGPoint, in view: View) {
    (self.name, self.point, self.view) = (name, point, view)
    super.init()
  }

  /// Creates a place in the middle of a view.
  public convenience init(name: String, view: View) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }
}

extension AccessibleObject {
  /// The rotors of the object. A test reads them.
  public var accessibilityCustomRotors: [AccessibilityCustomRotor]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The places from which it can be dragged. Kept without effect.
  public var accessibilityDragSourceDescriptors: [AccessibilityLocationDescriptor]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The places at which something can be dropped. Kept without effect.
  public var accessibilityDropPointDescriptors: [AccessibilityLocationDescriptor]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The kind of the text. Kept without effect.
  public var accessibilityTextualContext: AccessibilityTextualContext? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}

/// The kind of a text. Counterpart: `UIAccessibilityTextualContext`.
public struct AccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A document.
  public static let wordProcessing = AccessibilityTextualContext(rawValue: "wordProcessing")
  /// A story.
  public static let narrative = AccessibilityTextualContext(rawValue: "narrative")
  /// Messages.
  public static let messaging = AccessibilityTextualContext(rawValue: "messaging")
  /// A table of numbers.
  public static let spreadsheet = AccessibilityTextualContext(rawValue: "spreadsheet")
  /// Files.
  public static let fileSystem = AccessibilityTextualContext(rawValue: "fileSystem")
  /// Source code.
  public static let sourceCode = AccessibilityTextualContext(rawValue: "sourceCode")
  /// A terminal.
  public static let console = AccessibilityTextualContext(rawValue: "console")
}

/// An interaction that shows the title of a small item in large text during a long press.
///
/// Counterpart: `UILargeContentViewerInteraction`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class LargeContentViewerInteraction: NSObject, Interaction {
  /// The delegate. Not owned.
  open private(set) weak var delegate: (any LargeContentViewerInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: View?
  /// The recogniser of the press.
  open private(set) var gestureRecognizerForExclusionRelationship = GestureRecognizer(
    target: nil, action: nil)
  /// Whether the viewer is on: never, here.
  open class var isEnabled: Bool { false }
  /// Posted when the viewer is turned on or off: never, here.
  nonisolated public static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Creates an interaction.
  public init(delegate: (any LargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: View?) {}
  open func didMove(to view: View?) { self.view = view }
}

/// The delegate of the large content viewer.
///
/// Counterpart: `UILargeContentViewerInteractionDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol LargeContentViewerInteractionDelegate: NSObjectProtocol {}

/// An item that the large content viewer can show.
///
/// Counterpart: `UILargeContentViewerItem`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol LargeContentViewerItem: NSObjectProtocol {
  /// Whether the viewer shows the item.
  var showsLargeContentViewer: Bool { get }
  /// The title that the viewer shows.
  var largeContentTitle: String? { get }
  /// The image that the viewer shows.
  var largeContentImage: Image? { get }
}

extension View: LargeContentViewerItem {}
