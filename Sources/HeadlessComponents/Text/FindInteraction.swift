import Foundation
import HeadlessControls
import HeadlessViews

/// An interaction that finds text in a view. No panel is shown here.
///
/// Counterpart: `UIFindInteraction`.
///
/// Coverage: simulated. Kept without effect: `optionsMenuProvider`, `replacementText`,
/// `searchText`.
@preconcurrency @MainActor
open class FindInteraction: NSObject, Interaction {
  /// The delegate. Not owned.
  open private(set) weak var delegate: (any FindInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: View?
  /// The text to find.
  open var searchText: String?
  /// The text to insert instead.
  open var replacementText: String?
  /// The session, while the panel is shown.
  open private(set) var activeFindSession: FindSession?
  /// Returns the menu of the search options.
  open var optionsMenuProvider: (([MenuElement]) -> Menu?)?
  /// Whether the panel is shown.
  open var isFindNavigatorVisible: Bool { activeFindSession != nil }

  /// Creates an interaction.
  public init(sessionDelegate: any FindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  open func willMove(to view: View?) {}
  open func didMove(to view: View?) { self.view = view }

  /// Begins a session, as the panel would.
  open func presentFindNavigator(showingReplace: Bool) {
    guard activeFindSession == nil, let view,
      let session = delegate?.findInteraction(self, sessionFor: view)
    else { return }
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
  }
  /// Ends the session.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
  }
  /// Moves to the next result.
  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  /// Moves to the previous result.
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
  /// Has no effect: no panel shows the number of results.
  open func updateResultCount() {}
}

/// The delegate of a find interaction.
///
/// Counterpart: `UIFindInteractionDelegate`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol FindInteractionDelegate: NSObjectProtocol {
  /// Returns the session for a view.
  func findInteraction(_ interaction: FindInteraction, sessionFor view: View) -> FindSession?
  /// Called when a session has begun.
  func findInteraction(_ interaction: FindInteraction, didBegin session: FindSession)
  /// Called when a session has ended.
  func findInteraction(_ interaction: FindInteraction, didEnd session: FindSession)
}

extension FindInteractionDelegate {
  public func findInteraction(_ interaction: FindInteraction, didBegin session: FindSession) {}
  public func findInteraction(_ interaction: FindInteraction, didEnd session: FindSession) {}
}

/// A search in a view. A subclass searches.
///
/// Counterpart: `UIFindSession`.
///
/// Coverage: simulated. Kept without effect: `searchResultDisplayStyle`.
@preconcurrency @MainActor
open class FindSession: NSObject {
  /// The way in which results are counted. Counterpart: `UIFindSession.SearchResultDisplayStyle`.
  public enum SearchResultDisplayStyle: Int, Hashable, Sendable {
    case currentAndTotal, total, none
  }

  /// The way in which results are counted.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// The number of results.
  open var resultCount: Int { 0 }
  /// The index of the current result.
  open var highlightedResultIndex: Int { NSNotFound }
  /// Whether results can be replaced.
  open var supportsReplacement: Bool { false }
  /// Whether the current result can be replaced.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }
  /// Searches.
  open func performSearch(query: String, options: TextSearchOptions?) {}
  /// Replaces the current result.
  open func performSingleReplacement(
    query: String, replacementString: String, options: TextSearchOptions?
  ) {}
  /// Replaces all results.
  open func replaceAll(query: String, replacementString: String, options: TextSearchOptions?) {}
  /// Moves to another result.
  open func highlightNextResult(in direction: TextStorageDirection) {}
  /// Forgets the results.
  open func invalidateFoundResults() {}
}

/// The options of a search.
///
/// Counterpart: `UITextSearchOptions`.
///
/// Coverage: simulated. Kept without effect: `stringCompareOptions`, `wordMatchMethod`.
@preconcurrency @MainActor
open class TextSearchOptions: NSObject {
  /// The way in which words match. Counterpart: `UITextSearchOptions.WordMatchMethod`.
  public enum WordMatchMethod: Int, Hashable, Sendable {
    case contains, startsWith, fullWord
  }
  /// The way in which words match.
  open var wordMatchMethod: WordMatchMethod { .contains }
  /// The options with which strings are compared.
  open var stringCompareOptions: NSString.CompareOptions { [.caseInsensitive] }
}

extension TextView {
  /// The interaction that finds text; `nil` unless finding is enabled.
  public var findInteraction: FindInteraction? {
    guard isFindInteractionEnabled else { return nil }
    let interaction = kept(or: FindInteraction(sessionDelegate: NoSessions.shared))
    keep(interaction)
    return interaction
  }
}

private final class NoSessions: NSObject, FindInteractionDelegate {
  static let shared = NoSessions()

  func findInteraction(_ interaction: FindInteraction, sessionFor view: View) -> FindSession? {
    FindSession()
  }
}
