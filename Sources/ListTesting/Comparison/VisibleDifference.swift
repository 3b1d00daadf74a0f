import HeadlessKit
import ListCore

/// A visible difference between two screens.
///
/// The first value of each pair belongs to the first screen.
public enum VisibleDifference: Hashable, Sendable {
  /// The names of the sections, which are in another order or of which some are missing.
  case sections([String], [String])
  /// The numbers of items in the sections.
  case counts([Int], [Int])
  /// The texts at a position; `nil` if nothing is displayed there.
  case texts(ListPlace, [String]?, [String]?)
  /// The scroll offset.
  case offset(VisibleState.Offset, VisibleState.Offset)
  /// Whether an element looks selected.
  case looksSelected(ListPlace, Bool, Bool)
  /// The selection.
  case selection([ItemPath], [ItemPath])
  /// The titles of the screens, from the root of the navigation to the one in front.
  case screens([String], [String])
  /// The number of visible lists.
  case listCount(Int, Int)
  /// A detail of a list beside texts; `nil` if it is not there.
  case detail(ScreenLook.Detail.Key, String?, String?)
  /// A bar item, text, control or image outside the compared parts of lists; `nil` if only the other
  /// screen shows it.
  case element(ScreenLook.Element?, ScreenLook.Element?)
}

extension VisibleState {
  /// Returns the difference from another state that explains most of the others; `nil` if the
  /// states are equal.
  ///
  /// Sections in another order, missing sections and different counts come first, then different texts where both show something, then the scroll
  /// offset, then elements that only one of them shows, and finally the selection.
  ///
  /// - Complexity: O(*v*), where *v* is the number of elements.
  public func firstDifference(from other: VisibleState) -> VisibleDifference? {
    guard self != other else { return nil }
    if let difference = sectionDifference(from: other) { return difference }
    if counts != other.counts { return .counts(counts, other.counts) }
    let theirs = Dictionary(other.elements.map { ($0.place, $0) }) { first, _ in first }
    let shared = elements.compactMap { mine in theirs[mine.place].map { (mine, $0) } }
    if let (mine, its) = shared.first(where: { $0.texts != $1.texts }) {
      return .texts(mine.place, mine.texts, its.texts)
    }
    if offset != other.offset { return .offset(offset, other.offset) }
    if let mine = elements.first(where: { theirs[$0.place] == nil }) {
      return .texts(mine.place, mine.texts, nil)
    }
    let places = Set(elements.map(\.place))
    if let its = other.elements.first(where: { !places.contains($0.place) }) {
      return .texts(its.place, nil, its.texts)
    }
    if let (mine, its) = shared.first(where: { $0.looksSelected != $1.looksSelected }) {
      return .looksSelected(mine.place, mine.looksSelected, its.looksSelected)
    }
    return .selection(selection, other.selection)
  }
}
