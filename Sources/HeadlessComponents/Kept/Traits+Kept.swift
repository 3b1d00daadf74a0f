import Foundation
import HeadlessViews

/// Whether a display reports the force of touches. Counterpart: `UIForceTouchCapability`.
public enum ForceTouchCapability: Int, Hashable, Sendable {
  case unknown, unavailable, available
}

/// Whether a window is active. Counterpart: `UIUserInterfaceActiveAppearance`.
public enum UserInterfaceActiveAppearance: Int, Hashable, Sendable {
  case unspecified = -1
  case inactive, active
}

/// Whether the screen is recorded or mirrored. Counterpart: `UISceneCaptureState`.
public enum SceneCaptureState: Int, Hashable, Sendable {
  case unspecified = -1
  case inactive, active
}

extension TraitCollection {
  /// Creates a collection without traits: no display here reports force.
  public convenience init(forceTouchCapability: ForceTouchCapability) { self.init() }
  /// Creates a collection without traits: all windows are active.
  public convenience init(activeAppearance: UserInterfaceActiveAppearance) { self.init() }
  /// Whether the display reports the force of touches: no.
  public var forceTouchCapability: ForceTouchCapability { .unavailable }
  /// Whether the window is active: yes.
  public var activeAppearance: UserInterfaceActiveAppearance { .active }
  /// Whether the screen is recorded or mirrored: no.
  public var sceneCaptureState: SceneCaptureState { .inactive }
  /// The language whose letterforms text has: the system's.
  public var typesettingLanguage: Locale.Language? { nil }
  /// The range of brightness of images.
  public var imageDynamicRange: Image.DynamicRange { .unspecified }
}
