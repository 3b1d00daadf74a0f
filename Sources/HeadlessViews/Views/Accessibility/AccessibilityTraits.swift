/// What something is and does, for those who cannot see it.
///
/// Counterpart: `UIAccessibilityTraits`; the numbers are UIKit's.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public var rawValue: UInt64

  /// Creates traits from their bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// It has no traits.
  public static let none = AccessibilityTraits([])
  /// It can be tapped.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// It leads elsewhere.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound of its own.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// It is text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// It sums up what is going on when an app starts.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used now.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// Its label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// It is a field for the words to search for.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// It starts a recording or a playback.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Its value goes up and down.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// It takes touches by itself.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// The page turns when it has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// It is a bar of tabs.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 15)
  /// It is the heading of what follows.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
  /// It is on or off.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 53)
}

extension AccessibilityTraits: CustomStringConvertible {
  /// The traits as Swift spells them: `.button`, `[.header, .selected]`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of traits that there are.
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
