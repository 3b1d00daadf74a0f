import Foundation

/// What was copied on a simulator.
///
/// ```swift
/// simulator.tap(copyButton)
/// #expect(simulator.pasteboard.string == "0151 1234")
/// ```
///
/// Counterpart: `UIPasteboard`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class Pasteboard: NSObject {
  /// What a pasteboard is called.
  ///
  /// Counterpart: `UIPasteboard.Name`.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name.
    ///
    /// - Parameter rawValue: The text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The one for copying and pasting.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// How a pasteboard is filled.
  ///
  /// Counterpart: `UIPasteboard.OptionsKey`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// When the content goes.
    public static let expirationDate = OptionsKey(
      rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether it stays on this device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// What the pasteboard is called.
  public let name: Name
  /// How often the content has changed.
  open private(set) var changeCount = 0
  /// The content: for each item its values, by their types.
  open var items: [[String: Any]] = [] { didSet { contentDidChange() } }

  init(_ name: Name) {
    self.name = name
    super.init()
  }

  /// The one for copying and pasting, on the current simulator.
  open class var general: Pasteboard { Simulator.current.pasteboard }

  private func contentDidChange() {
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  /// Posted when the content changes.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  /// Posted when a pasteboard is removed.
  nonisolated public static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")
}

extension Simulator {
  /// What was copied on this simulator.
  public var pasteboard: Pasteboard {
    kept { Pasteboard(.general) }
  }
}
