import Foundation
import HeadlessViews

extension ViewController {
  /// The identifier for state restoration. Kept without effect.
  public var restorationIdentifier: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The class that creates the controller when the app's state is restored. Kept without effect.
  public var restorationClass: (any ViewControllerRestoration.Type)? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// Whether the presented controller controls the status bar. Kept without effect: there is none.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// Whether this context's transition style applies to presented controllers. Kept without effect.
  public var providesPresentationContextTransitionStyle: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// Whether focus is restored after a transition. Kept without effect: nothing is focused here.
  public var restoresFocusAfterTransition: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
  /// The identifier of the focus group. Kept without effect: nothing is focused here.
  public var focusGroupIdentifier: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}
