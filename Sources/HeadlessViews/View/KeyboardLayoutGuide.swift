import Foundation

/// The frame of the simulator's keyboard, in screen coordinates, while it is shown.
package final class KeyboardPlace {
  package var frame: CGRect?
  package init() {}
}

/// The area of a view that the keyboard covers; the bottom of the safe area while it is hidden.
///
/// Counterpart: `UIKeyboardLayoutGuide`.
///
/// Coverage: simulated. Kept without effect: `followsUndockedKeyboard`.
@preconcurrency @MainActor
open class KeyboardLayoutGuide: LayoutGuide {
  /// Whether the guide follows a keyboard that is not at the bottom. Kept without effect.
  open var followsUndockedKeyboard = false
  /// Whether the guide is at the bottom of the safe area while the keyboard is hidden; if not, at
  /// the bottom of the view.
  open var usesBottomSafeArea = true {
    didSet { owningView?.requestConstrainedLayout() }
  }
}

extension View {
  /// The insets of the keyboard's area from the edges of the view.
  var keyboardGuideInsets: EdgeInsets {
    let safe = keyboardLayoutGuide.usesBottomSafeArea ? safeAreaInsets.bottom : 0
    let keyboard = window?.ownSimulator?.keptStates.known(KeyboardPlace.self)?.frame
    let covered = keyboard.flatMap { frame -> CGFloat? in
      guard let window else { return nil }
      let place = window.convert(bounds, from: self).offsetBy(
        dx: window.frame.minX, dy: window.frame.minY)
      return place.maxY - frame.minY
    }
    let height = min(max(safe, covered ?? 0), bounds.height)
    return EdgeInsets(top: bounds.height - height, left: 0, bottom: 0, right: 0)
  }

  /// Lays out the views whose constraints involve the keyboard.
  package func noticeKeyboard() {
    if autoLayout.standardGuides[.keyboard] != nil { requestConstrainedLayout() }
    for view in children { view.noticeKeyboard() }
  }
}
