import Foundation
import HeadlessViews

/// The pasteboard of a simulator.
///
/// ```swift
/// try simulator.tap(copyButton)
/// #expect(simulator.pasteboard.string == "0151 1234")
/// ```
///
/// Counterpart: `UIPasteboard`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class Pasteboard: NSObject {
  /// The name of a pasteboard.
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

    /// The general pasteboard, for copying and pasting.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// An option for the content of a pasteboard.
  ///
  /// Counterpart: `UIPasteboard.OptionsKey`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The expiration date of the content.
    public static let expirationDate = OptionsKey(
      rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the content stays on this device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The name of the pasteboard.
  open private(set) var name: Name
  /// The number of changes of the content.
  open private(set) var changeCount = 0
  /// The content: the values of each item, by type.
  open var items: [[String: Any]] = [] { didSet { contentDidChange() } }

  init(_ name: Name) {
    self.name = name
    super.init()
  }

  /// The general pasteboard of the current simulator.
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
  /// The general pasteboard of this simulator.
  public var pasteboard: Pasteboard {
    kept { Pasteboard(.general) }
  }
}
