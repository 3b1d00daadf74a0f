import Foundation

/// The controller of a view, as views know it: the questions that it answers, and the events that
/// it is notified of.
///
/// Views know no view controllers. `ViewController`, two floors above, adopts this protocol, and the
/// view that it loads keeps it as its owner.
@MainActor
package protocol ViewOwner: Responder, TraitEnvironment {
  // MARK: The view

  /// The view. It is loaded on first access.
  var view: View! { get }
  /// The view, if it is loaded.
  var viewIfLoaded: View? { get }
  /// The simulator that the view belongs to, or the current one.
  var simulator: Simulator { get }
  /// Whether the owner loads further screens in its first layout. (behaviour 17.1)
  var loadsScreensInLayout: Bool { get }

  // MARK: Windows

  /// Called before the view moves to a window, or out of its window.
  func viewWillMove(toWindow window: Window?)
  /// Called after the view has moved to a window, or out of its window.
  func viewDidMove(toWindow window: Window?)
  /// Called when the window with the view is on screen again.
  func windowDidShow()
  /// Called when the window with the view has left the screen.
  func windowDidHide()
  /// Called when memory is low.
  func didReceiveMemoryWarning()

  /// Returns whether the view may become a subview of another one; raises UIKit's exception if not.
  func viewMayMove(to superview: View) -> Bool

  // MARK: Layout

  /// Runs the update of properties.
  func runUpdateOfProperties()

  /// Updates the constraints of the view.
  func updateViewConstraints()
  /// Called before the view lays out its subviews.
  func viewLayoutBegins()
  /// Called after the view has laid out its subviews.
  func viewLayoutEnds()

  // MARK: Surroundings

  /// The traits of the view without the owner's overrides.
  var inheritedTraits: TraitCollection { get }
  /// The insets of the view that bars cover, and those that the owner adds.
  var obstructedInsets: EdgeInsets { get }
  /// Called when the view's safe area has changed.
  func viewSafeAreaInsetsDidChange()
  /// The least margins of the view, which the system requires; `nil` if it requires none.
  var leastLayoutMargins: DirectionalEdgeInsets? { get }
  /// Called when the view's margins have changed.
  func viewLayoutMarginsDidChange()
  /// The scroll view whose insets follow the bars of the container around the owner; `nil` if there are
  /// no such bars. (behaviour 16.2)
  var scrollViewBetweenBars: ScrollView? { get }
}
