import Foundation

/// Who shows the results of a search.
///
/// Counterpart: `UISearchResultsUpdating`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol SearchResultsUpdating: NSObjectProtocol {
  /// The search has begun or ended, or its words are other ones.
  func updateSearchResults(for searchController: SearchController)
}

/// Who is told that a search begins and ends.
///
/// Counterpart: `UISearchControllerDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol SearchControllerDelegate: NSObjectProtocol {
  /// A search begins.
  func willPresentSearchController(_ searchController: SearchController)
  /// A search has begun.
  func didPresentSearchController(_ searchController: SearchController)
  /// A search ends.
  func willDismissSearchController(_ searchController: SearchController)
  /// A search has ended.
  func didDismissSearchController(_ searchController: SearchController)
}

extension SearchControllerDelegate {
  public func willPresentSearchController(_ searchController: SearchController) {}
  public func didPresentSearchController(_ searchController: SearchController) {}
  public func willDismissSearchController(_ searchController: SearchController) {}
  public func didDismissSearchController(_ searchController: SearchController) {}
}

/// A search bar, and whoever shows what is found.
///
/// A search begins and ends at once. The controller's own view, and that of a controller for the
/// results, are not put on screen: what is found is shown in the list below the bar.
///
/// Counterpart: `UISearchController`.
///
/// Coverage: simulated. Kept without effect: `automaticallyShowsScopeBar`,
/// `automaticallyShowsSearchResultsController`, `dimsBackgroundDuringPresentation`,
/// `hidesNavigationBarDuringPresentation`, `obscuresBackgroundDuringPresentation`,
/// `searchResultsController`, `showsSearchResultsController`.
@preconcurrency @MainActor
open class SearchController: ViewController {
  private var searches = false
  fileprivate(set) weak var screen: ViewController?

  /// Who shows the results.
  open weak var searchResultsUpdater: (any SearchResultsUpdating)?
  /// Who is told that a search begins and ends.
  open weak var delegate: (any SearchControllerDelegate)?
  /// The controller for the results. It is kept; see above.
  open private(set) var searchResultsController: ViewController?
  /// The search bar.
  public let searchBar = SearchBar(frame: .zero)
  /// Whether what is below is dimmed during a search. There are no pixels to dim.
  open var obscuresBackgroundDuringPresentation = true
  /// The same as ``obscuresBackgroundDuringPresentation``, by its name of before iOS 12.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar hides during a search. It does not here.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button to cancel comes and goes by itself. It does.
  open var automaticallyShowsCancelButton = true
  /// Whether scopes come and go by themselves.
  open var automaticallyShowsScopeBar = true
  /// When scopes come and go by themselves.
  ///
  /// Counterpart: `UISearchController.ScopeBarActivation`.
  public enum ScopeBarActivation: Int, Hashable, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }
  /// When scopes come and go by themselves. With `manual` they do not.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Whether the controller for the results shows. It is kept: it is not put on screen.
  open var showsSearchResultsController = false
  /// Whether the controller for the results comes and goes by itself. It is kept.
  open var automaticallyShowsSearchResultsController = true

  /// Creates a search.
  ///
  /// - Parameter searchResultsController: The controller for the results; `nil` where the list
  ///   below the bar shows them.
  public init(searchResultsController: ViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.search = self
  }

  /// Creates a search without a controller for the results.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.search = self
  }

  /// Creates a search. Archives are not simulated.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchBar.search = self
  }

  /// Whether a search is under way. Ending it empties the search bar.
  open var isActive: Bool {
    get { searches }
    set { newValue ? begin() : end() }
  }
}

extension SearchController {
  /// Puts the search bar where a screen's navigation bar shows it.
  func simulator(in screen: ViewController?) { self.screen = screen }

  package func update() { searchResultsUpdater?.updateSearchResults(for: self) }

  private func begin() {
    guard !searches else { return }
    delegate?.willPresentSearchController(self)
    searches = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    update()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    guard searches else { return }
    delegate?.willDismissSearchController(self)
    searches = false
    searchBar.text = nil
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    searchBar.resignFirstResponder()
    update()
    delegate?.didDismissSearchController(self)
  }
}
