import Foundation

/// A Home Screen quick action.
///
/// Counterpart: `UIApplicationShortcutItem`.
///
/// Coverage: simulated.
open class ApplicationShortcutItem: NSObject {
  /// The type of the action.
  open internal(set) var type: String
  /// The title.
  open internal(set) var localizedTitle: String
  /// The subtitle.
  open internal(set) var localizedSubtitle: String?
  /// Additional data of the app.
  open internal(set) var userInfo: [String: any NSSecureCoding]?

  /// Creates a quick action.
  ///
  /// - Parameters:
  ///   - type: The type of the action.
  ///   - localizedTitle: The title.
  ///   - localizedSubtitle: The subtitle.
  ///   - icon: The icon.
  ///   - userInfo: Additional data of the app.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: ApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// The icon.
  open internal(set) var icon: ApplicationShortcutIcon?
}

/// The icon of a Home Screen quick action.
///
/// Counterpart: `UIApplicationShortcutIcon`.
///
/// Coverage: simulated.
open class ApplicationShortcutIcon: NSObject {
  /// The name of the image.
  public let imageName: String

  /// Creates an icon from an image of the app.
  ///
  /// - Parameter templateImageName: The name of the image.
  public init(templateImageName: String) {
    imageName = templateImageName
    super.init()
  }

  /// Creates an icon from a symbol.
  ///
  /// - Parameter systemImageName: The name of the symbol.
  public init(systemImageName: String) {
    imageName = systemImageName
    super.init()
  }
}
