import Foundation
import ListCore

/// The reason why a simulated touch on a list is impossible.
enum TouchRefusal: Refusal, Equatable {
  /// The list is not in a window of the simulator.
  case notShown(ListKind)
  /// The row or item is not on screen; those on screen are listed, in order.
  case offScreen(ItemPath, ListKind, visible: [ItemPath])
  /// There is no such row or item; the counts of its section, or of the sections, are given.
  case missing(ItemPath, ListKind, SectionCounts)
  /// The row has no detail button.
  case noDetailButton(ItemPath)
  /// The row has no editing control.
  case noEditControl(ItemPath)
  /// The item's cell has no disclosure accessory.
  case noOutlineDisclosure(ItemPath)
  /// The row has no such action at that edge; those there and at the other edge are listed.
  case noSwipeAction(
    String, ItemPath, Simulator.SwipeEdge, offered: [String], atOther: [String])
  /// The index has no such title; its titles are listed.
  case noIndexTitle(String, titles: [String])
  /// The section does not scroll orthogonally.
  case noOrthogonalScrolling(Int)
  /// The index path has not two indices.
  case malformed(IndexPath)
  /// The list crashed before.
  case crashed(ListKind)
  /// The row may not be deleted by a swipe.
  case noDeletion(ItemPath, ListKind)
  /// The swipe shows actions, but performs none of them.
  case noFullSwipe(ItemPath, titles: [String])
  /// The list is being edited, so that its rows are not swiped.
  case editing(ListKind)
}

extension TouchRefusal {
  /// The message without the name of the touch.
  var reason: String {
    switch self {
    case .notShown(let kind):
      "the \(kind.viewNoun) is not in a window of this simulator. Show it first."
    case .offScreen(let path, let kind, let visible):
      "\(kind.itemNoun) \(Self.text(path)) is not on screen; \(Self.text(visible)). "
        + "Scroll to it first."
    case .missing(let path, let kind, let counts):
      "\(kind.itemNoun) \(Self.text(path)) does not exist; \(Self.text(path, counts))."
    case .noDetailButton(let path):
      "row \(Self.text(path)) has no detail button. Set its accessoryType first."
    case .noEditControl(let path):
      "row \(Self.text(path)) shows no edit control. Edit the table view first."
    case .noOutlineDisclosure(let path):
      "item \(Self.text(path)) shows no outline disclosure. Add it to the cell's accessories first."
    case .noSwipeAction(let wanted, let path, let edge, let offered, let others):
      "row \(Self.text(path)) has no action \(wanted) at its \(edge) edge; it has "
        + "\(offered.isEmpty ? "none there" : offered.joined(separator: ", "))."
        + (others.isEmpty
          ? "" : " Its \(edge.other) edge has \(others.joined(separator: ", ")).")
    case .noIndexTitle(let title, let titles):
      "the index has no title '\(title)'; it has \(titles)."
    case .noOrthogonalScrolling(let section):
      "section \(section) does not scroll. Set its orthogonalScrollingBehavior first."
    case .malformed(let path):
      "\(Array(path)) is not the index path of a row or an item: it has \(path.count) "
        + "\(path.count == 1 ? "index" : "indices"). Create it with IndexPath(row:section:)."
    case .crashed(let kind):
      "the \(kind.viewNoun) has crashed before; on a device the app would be gone."
    case .noDeletion(let path, let kind):
      "\(kind.itemNoun) \(Self.text(path)) has no swipe actions and may not be deleted. "
        + (kind == .table
          ? "Let canEditRowAt return true and implement commit, or provide swipe actions first."
          : "Let the list configuration provide trailing swipe actions first.")
    case .noFullSwipe(let path, let titles):
      "a full swipe on row \(Self.text(path)) performs no action. Call tapSwipeAction with one of "
        + "\(titles.joined(separator: ", "))."
    case .editing(let kind):
      "the \(kind.viewNoun) is being edited, so its rows show no swipe actions. End editing first"
        + (kind == .table ? ", or call tapEditControl." : ".")
    }
  }

  private static func text(_ path: ItemPath) -> String { "[\(path.section), \(path.item)]" }

  private static func text(_ path: ItemPath, _ counts: SectionCounts) -> String {
    counts.contains(section: path.section)
      ? "section \(path.section) has \(counts[path.section])"
      : counts.sectionCount == 1
        ? "there is 1 section" : "there are \(counts.sectionCount) sections"
  }

  private static func text(_ visible: [ItemPath]) -> String {
    guard let first = visible.first, let last = visible.last else { return "nothing is visible" }
    return first == last
      ? "visible: \(text(first))" : "visible: \(text(first)) … \(text(last))"
  }
}

extension Simulator {
  /// Returns the path of a row or item to which something can be brought: one that exists, or the
  /// end of a section.
  func path(
    reached indexPath: IndexPath, in list: ListScrollView
  ) throws(TouchRefusal) -> ItemPath {
    let path = try Self.path(indexPath)
    let counts = run { list.engine.counts() }
    guard counts.contains(section: path.section),
      (0...counts[path.section]).contains(path.item)
    else { throw .missing(path, list.engine.kind, counts) }
    return path
  }

  /// Returns an index path as a pair of numbers.
  static func path(_ indexPath: IndexPath) throws(TouchRefusal) -> ItemPath {
    guard indexPath.count == 2 else { throw .malformed(indexPath) }
    return ItemPath(item: indexPath.item, section: indexPath.section)
  }
}
