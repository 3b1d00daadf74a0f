/// The role and the state of an object for assistive technologies.
///
/// Counterpart: `UIAccessibilityTraits`; the raw values are UIKit's.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public var rawValue: UInt64

  /// Creates traits from their bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none = AccessibilityTraits([])
  /// A button.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// A selected object.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// An object that plays its own sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// A summary of the app's state at launch.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// A disabled object.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// An object whose label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// An object that starts a recording or a playback.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// An object with an adjustable value.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// An object that handles touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// Text that turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// A tab bar.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 15)
  /// A header.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
  /// A toggle button.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 53)
}

extension AccessibilityTraits: CustomStringConvertible {
  /// The traits as Swift spells them: `.button`, `[.header, .selected]`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of known traits.
  public var description: String {
    let names = Self.named.filter { contains($0.trait) }.map { ".\($0.name)" }
    switch names.count {
    case 0: return ".none"
    case 1: return names[0]
    default: return "[\(names.joined(separator: ", "))]"
    }
  }

  private static let named: [(trait: AccessibilityTraits, name: String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
    (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
    (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
    (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.tabBar, "tabBar"), (.header, "header"), (.toggleButton, "toggleButton"),
  ]
}
