import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

import struct HeadlessViews.Selector

extension NavigationController {
  /// The recogniser of the swipe from anywhere in the content that goes back.
  public var interactiveContentPopGestureRecognizer: GestureRecognizer? {
    interactivePopGestureRecognizer
  }
  /// The recogniser that hides the bars with a swipe.
  public var barHideOnSwipeGestureRecognizer: PanGestureRecognizer {
    recognizer(PanGestureRecognizer.init(target:action:))
  }
  /// The recogniser that hides the bars with a tap.
  public var barHideOnTapGestureRecognizer: TapGestureRecognizer {
    recognizer(TapGestureRecognizer.init(target:action:))
  }
  /// Whether the bars are hidden in a compact height. Kept without effect.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  private func recognizer<Kind: GestureRecognizer>(
    _ make: (Any?, Selector?) -> Kind, _ name: String = #function
  ) -> Kind {
    let recognizer = kept(or: make(nil, nil), name)
    keep(recognizer, name)
    return recognizer
  }
}

extension TabBarController {
  /// Hides or shows the tab bar.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) { tabBar.isHidden = hidden }
  /// Whether the tab bar is hidden.
  public var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }
  /// The way in which tabs are shown. Counterpart: `UITabBarController.Mode`.
  public enum Mode: Int, Hashable, Sendable {
    case automatic, tabBar, tabSidebar
  }
  /// The condition under which the tab bar is minimized. Counterpart:
  /// `UITabBarController.MinimizeBehavior`.
  public enum MinimizeBehavior: Int, Hashable, Sendable {
    case automatic, never, onScrollDown, onScrollUp
  }
  /// The way in which tabs are shown. Kept without effect.
  public var mode: Mode {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  /// The condition under which the tab bar is minimized. Kept without effect.
  public var tabBarMinimizeBehavior: MinimizeBehavior {
    get { kept(or: .automatic) }
    set { keep(newValue) }
  }
  /// The identifier for the user's order of tabs. Kept without effect.
  public var customizationIdentifier: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The stack of the "More" tab, which is never shown here.
  public var moreNavigationController: NavigationController {
    let stack = kept(or: NavigationController())
    keep(stack)
    return stack
  }
  /// The screens whose tabs the user can move. Kept without effect.
  public var customizableViewControllers: [ViewController]? {
    get { kept(or: viewControllers) }
    set { keep(newValue) }
  }
}

extension SearchController {
  /// Whether suggestions are hidden while the bar is stacked. Kept without effect.
  public var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }
  /// The suggestions below the search bar. Kept without effect.
  public var searchSuggestions: [any SearchSuggestion]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}

extension ViewController {
  /// The orientation of the interface, by the older name.
  public var interfaceOrientation: InterfaceOrientation {
    Application.shared.statusBarOrientation
  }
  /// The transition with which a controller is shown. Counterpart: `UIViewController.Transition`.
  public typealias Transition = ControllerTransition

  /// The transition with which the controller is shown. Kept without effect.
  public var preferredTransition: ControllerTransition? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
  /// The class that creates the controller when the app's state is restored. Kept without effect.
  public var restorationClass: (any ViewControllerRestoration.Type)? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}

/// A transition between controllers, chosen by the one that is shown.
///
/// Counterpart: `UIViewController.Transition`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class ControllerTransition: NSObject {
  /// The view to zoom from is asked for with it.
  ///
  /// Counterpart: `UIZoomTransitionSourceViewProviderContext`.
  ///
  /// Coverage: simulated.
  public struct SourceContext {
    /// The controller that is left.
    public let sourceViewController: ViewController
    /// The controller that is shown.
    public let zoomedViewController: ViewController
  }

  /// Returns a transition that zooms from a view. It is kept without effect.
  public static func zoom(
    sourceViewProvider: @escaping (SourceContext) -> View?
  ) -> ControllerTransition { ControllerTransition() }
  /// The transition that covers the screen from below.
  public static var coverVertical: ControllerTransition { ControllerTransition() }
  /// The transition that fades.
  public static var crossDissolve: ControllerTransition { ControllerTransition() }
}

/// An item of a search's suggestions.
///
/// Counterpart: `UISearchSuggestionItem`.
///
/// Coverage: simulated. Kept without effect: `iconImage`, `localizedAttributedSuggestion`,
/// `localizedDescription`, `localizedSuggestion`, `representedObject`.
@preconcurrency @MainActor
open class SearchSuggestionItem: NSObject, SearchSuggestion {
  /// The suggested text.
  open var localizedSuggestion: String? { localizedAttributedSuggestion?.string }
  /// The suggested text with attributes.
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  /// The meaning of the suggestion.
  open private(set) var localizedDescription: String?
  /// The image.
  open private(set) var iconImage: Image?
  /// The client's own value.
  open var representedObject: Any?

  /// Creates an item.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: Image? = nil
  ) {
    localizedAttributedSuggestion = NSAttributedString(string: suggestion)
    (localizedDescription, self.iconImage) = (description, iconImage)
    super.init()
  }

  /// Creates an item.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil, iconImage: Image? = nil
  ) {
    localizedAttributedSuggestion = suggestion
    (localizedDescription, self.iconImage) = (description, iconImage)
    super.init()
  }
}

/// A suggestion of a search.
///
/// Counterpart: `UISearchSuggestion`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol SearchSuggestion: AnyObject {
  /// The suggested text.
  var localizedSuggestion: String? { get }
  /// The image.
  var iconImage: Image? { get }
  /// The client's own value.
  var representedObject: Any? { get set }
}

/// A screen with the system's dictionary. It has no content here.
///
/// Counterpart: `UIReferenceLibraryViewController`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class ReferenceLibraryViewController: ViewController {
  /// The word.
  open private(set) var term: String

  /// Creates a screen for a word.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }

  /// Returns whether the dictionary has a word: none, here.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
