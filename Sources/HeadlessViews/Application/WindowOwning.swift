import Foundation

/// The window of an app's or a scene's delegate.
///
/// UIKit declares the property as optional, so that it is doubly optional for code that knows the
/// protocol only: `UIApplication.shared.delegate?.window??.rootViewController`. // behaviour 25.39
@preconcurrency @MainActor
public protocol WindowOwning: NSObjectProtocol {
  /// The window, which a delegate may lack.
  @_disfavoredOverload var window: Window? { get set }
}

extension WindowOwning {
  @_disfavoredOverload public var window: Window? {
    get { nil }
    set {}
  }
}

extension ApplicationDelegate {
  /// The window of an app without scenes.
  public var window: Window?? { .some(window as Window?) }
}

extension WindowSceneDelegate {
  /// The window of the scene.
  public var window: Window?? { .some(window as Window?) }
}
