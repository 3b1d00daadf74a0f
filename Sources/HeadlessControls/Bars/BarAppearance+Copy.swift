import Foundation
@_spi(Hooks) import HeadlessViews

// In UIKit the copies have the types of the appearances.

extension BarAppearance {
  /// Copies what all bars have.
  func copyBar(from other: BarAppearance) {
    keptStates = other.keptStates
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }
}

extension NavigationBarAppearance {
  /// Returns a copy.
  public func copy() -> NavigationBarAppearance {
    let copy = NavigationBarAppearance()
    copy.copyBar(from: self)
    copy.titleTextAttributes = titleTextAttributes
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    copy.buttonAppearance = buttonAppearance.copy()
    copy.backButtonAppearance = backButtonAppearance.copy()
    copy.doneButtonAppearance = doneButtonAppearance.copy()
    copy.setBackIndicatorImage(
      backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    return copy
  }
}

extension ToolbarAppearance {
  /// Returns a copy.
  public func copy() -> ToolbarAppearance {
    let copy = ToolbarAppearance()
    copy.copyBar(from: self)
    copy.buttonAppearance = buttonAppearance.copy()
    copy.doneButtonAppearance = doneButtonAppearance.copy()
    return copy
  }
}

extension TabBarAppearance {
  /// Returns a copy.
  public func copy() -> TabBarAppearance {
    let copy = TabBarAppearance()
    copy.copyBar(from: self)
    copy.selectionIndicatorTintColor = selectionIndicatorTintColor
    return copy
  }
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
