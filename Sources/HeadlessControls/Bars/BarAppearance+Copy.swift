import Foundation
@_spi(Hooks) import HeadlessViews

extension BarAppearance {
  /// Returns an appearance of the class of this one, with the system's defaults.
  func newAppearance() -> BarAppearance {
    let own = type(of: self)
    if own == NavigationBarAppearance.self { return NavigationBarAppearance() }
    if own == ToolbarAppearance.self { return ToolbarAppearance() }
    if own == TabBarAppearance.self { return TabBarAppearance() }
    if own == BarAppearance.self { return BarAppearance() }
    return NSObject.plainInitializer.exactly(own, ())
  }

  fileprivate func typedCopy<Appearance>() -> Appearance {
    let copy = copy(with: nil)
    guard let typed = copy as? Appearance else {
      preconditionFailure("copy(with:) of \(type(of: self)) returned \(copy)")
    }
    return typed
  }
}

// In UIKit the copies have the types of the appearances.

extension NavigationBarAppearance {
  /// Returns a copy.
  public func copy() -> NavigationBarAppearance { typedCopy() }
}

extension ToolbarAppearance {
  /// Returns a copy.
  public func copy() -> ToolbarAppearance { typedCopy() }
}

extension TabBarAppearance {
  /// Returns a copy.
  public func copy() -> TabBarAppearance { typedCopy() }
}

extension BarButtonItemAppearance {
  /// Returns a copy.
  public func copy() -> BarButtonItemAppearance {
    let copy = BarButtonItemAppearance()
    copy.normal.copy(from: normal)
    copy.highlighted.copy(from: highlighted)
    copy.disabled.copy(from: disabled)
    return copy
  }
}

extension BarButtonItemAppearance.StateAppearance {
  fileprivate func copy(from other: BarButtonItemAppearance.StateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    backgroundImage = other.backgroundImage
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}
