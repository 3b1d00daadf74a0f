import Foundation
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

/// The method that updates the results of a search.
///
/// Counterpart: `UISearchResultsUpdating`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol SearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins or ends, or its text changes.
  func updateSearchResults(for searchController: SearchController)
}

/// The methods that notify of the beginning and end of a search.
///
/// Counterpart: `UISearchControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol SearchControllerDelegate: NSObjectProtocol {
  /// Called when a search is about to begin.
  func willPresentSearchController(_ searchController: SearchController)
  /// Called when a search has begun.
  func didPresentSearchController(_ searchController: SearchController)
  /// Called when a search is about to end.
  func willDismissSearchController(_ searchController: SearchController)
  /// Called when a search has ended.
  func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  public func willPresentSearchController(_ searchController: SearchController) {}
  public func didPresentSearchController(_ searchController: SearchController) {}
  public func willDismissSearchController(_ searchController: SearchController) {}
  public func didDismissSearchController(_ searchController: SearchController) {}
}

/// A controller that coordinates a search bar with the object that shows the results.
///
/// A search begins and ends immediately. The controller's own view is not put on screen. The results
/// controller's view covers the screen's while there is text, or while
/// ``showsSearchResultsController`` says so; without a results controller, the list below the bar
/// shows the results.
///
/// Counterpart: `UISearchController`.
///
/// Coverage: simulated. Kept without effect: `automaticallyShowsScopeBar`,
/// `dimsBackgroundDuringPresentation`, `obscuresBackgroundDuringPresentation`.
@preconcurrency @MainActor
open class SearchController: ViewController {
  private var searches = false
  fileprivate(set) weak var screen: ViewController?

  /// The object that updates the search results.
  open weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// The delegate, which is notified when a search begins and ends.
  open weak var delegate: (any SearchControllerDelegate)?
  /// The controller for the results, which is shown over the screen during a search.
  open private(set) var searchResultsController: ViewController?
  /// The search bar.
  open var searchBar: SearchBar { ownSearchBar }
  private let ownSearchBar = SearchBar(frame: .zero)
  /// Whether the content below is dimmed during a search. Kept without effect: nothing is drawn.
  open var obscuresBackgroundDuringPresentation = true
  /// The name of ``obscuresBackgroundDuringPresentation`` before iOS 12.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether a search hides the title and the buttons of the navigation bar, until it ends.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button is shown and hidden automatically.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes are shown and hidden automatically.
  open var automaticallyShowsScopeBar = true
  /// The condition for showing the scopes automatically.
  ///
  /// Counterpart: `UISearchController.ScopeBarActivation`.
  public enum ScopeBarActivation: Int, Hashable, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }
  /// The condition for showing the scopes automatically. With `manual` they are not.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Whether the results controller is shown during a search even without text. Setting it turns
  /// ``automaticallyShowsSearchResultsController`` off.
  open var showsSearchResultsController = false {
    didSet {
      automaticallyShowsSearchResultsController = false
      placeResults()
    }
  }
  /// Whether the results controller is shown while there is text.
  open var automaticallyShowsSearchResultsController = true { didSet { placeResults() } }

  /// Creates a search controller.
  ///
  /// - Parameter searchResultsController: The controller for the results; `nil` if the list below
  ///   the bar shows them.
  public init(searchResultsController: ViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.search = self
  }

  /// Creates a search controller without a results controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.search = self
  }

  /// Creates a search controller. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @_spi(Hooks) open override func setUpForCoder() {
    super.setUpForCoder()
    searchBar.search = self
  }

  // The results cover the screen that shows the search bar.
  @_spi(Hooks) open override func showsChildren(in other: ViewController) -> Bool { true }

  /// Whether a search is in progress. Ending it clears the search bar.
  open var isActive: Bool {
    get { searches }
    set { newValue ? begin() : end() }
  }

  /// Ends the search: in UIKit, an active search controller is presented (behaviour 25.100).
  ///
  /// - Parameters:
  ///   - flag: Whether the transition is animated, for half a second of the simulator's clock.
  ///   - completion: Called when the search has ended.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard searches, presentedViewController == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    isActive = false
    guard let completion else { return }
    guard flag && simulator.allowsAnimations else { return completion() }
    simulator.perform(true, "dismissal of \(self)") { completion() }
  }
}

extension SearchController: SearchBarOwner {
  package var screenWindow: Window? { screen?.viewIfLoaded?.window }

  /// Attaches the search bar to the screen whose navigation bar shows it.
  func attach(to screen: ViewController?) { self.screen = screen }

  /// Begins the search when the user begins to type; if it has begun, updates its results again
  /// (behaviour 22.9).
  package func barBecameFirstResponder() { searches ? update() : begin() }

  package func update() {
    if searches { searchResultsController?.loadViewIfNeeded() }  // behaviour 25.29
    searchResultsUpdater?.updateSearchResults(for: self)
    placeResults()
  }

  /// Shows or hides the results controller.
  private func placeResults() {
    guard let results = searchResultsController else { return }
    let hasText = !(searchBar.text ?? "").isEmpty
    let shows =
      searches
      && (automaticallyShowsSearchResultsController ? hasText : showsSearchResultsController)
    guard shows != (results.viewIfLoaded?.superview != nil) else { return }
    if shows, let host = (screen ?? searchBar.nearestController)?.view {
      addChild(results)
      results.beginAppearance(true, animated: false)
      results.view.frame = host.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.addSubview(results.view)
      results.endAppearance()
      results.didMove(toParent: self)
    } else if !shows {
      results.willMove(toParent: nil)
      results.beginAppearance(false, animated: false)
      results.view.removeFromSuperview()
      results.endAppearance()
      results.removeFromParent()
    }
  }

  /// Hides the title and the buttons of the navigation bar during a search, or shows them again
  /// (behaviour 25.28).
  private func hideBar(_ hides: Bool) {
    let host = screen ?? searchBar.nearestController
    guard let bar = host?.navigationController?.navigationBar else { return }
    let isDue =
      hides && hidesNavigationBarDuringPresentation && simulator.profile.searchHidesNavigationBar
    bar.searchedItem = isDue ? bar.topItem : nil
    bar.setNeedsLayout()
  }

  private func begin() {
    guard !searches else { return }
    delegate?.willPresentSearchController(self)
    searches = true
    hideBar(true)
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    update()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    guard searches else { return }
    delegate?.willDismissSearchController(self)
    searches = false
    hideBar(false)
    searchBar.text = nil
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    searchBar.resignFirstResponder()
    update()
    delegate?.didDismissSearchController(self)
  }
}
