import Foundation
import ListCore

/// The reason why a simulated touch on a list is impossible.
enum TouchRefusal: Error, Equatable {
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
  /// The row has no such action at that edge; its titles are listed.
  case noSwipeAction(String, ItemPath, titles: [String])
  /// The index has no such title; its titles are listed.
  case noIndexTitle(String, titles: [String])
  /// The section does not scroll orthogonally.
  case noOrthogonalScrolling(Int)
}

extension TouchRefusal {
  /// Returns the message that stops the test.
  ///
  /// - Parameter method: The name of the touch, without arguments.
  func message(_ method: String) -> String {
    "Simulator.\(method): \(reason)"
  }

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
    case .noSwipeAction(let title, let path, let titles):
      "row \(Self.text(path)) has no action '\(title)' there; it has \(titles)."
    case .noIndexTitle(let title, let titles):
      "the index has no title '\(title)'; it has \(titles)."
    case .noOrthogonalScrolling(let section):
      "section \(section) does not scroll. Set its orthogonalScrollingBehavior first."
    }
  }

  private static func text(_ path: ItemPath) -> String { "[\(path.section), \(path.item)]" }

  private static func text(_ path: ItemPath, _ counts: SectionCounts) -> String {
    counts.contains(section: path.section)
      ? "section \(path.section) has \(counts[path.section])"
      : "there are \(counts.sectionCount) sections"
  }

  private static func text(_ visible: [ItemPath]) -> String {
    guard let first = visible.first, let last = visible.last else { return "nothing is visible" }
    return first == last
      ? "visible: \(text(first))" : "visible: \(text(first)) … \(text(last))"
  }
}

extension Simulator {
  /// Returns the path of a row or item that can be touched; `nil` after a crash of the list, which
  /// ignores touches.
  func path(
    touched indexPath: IndexPath, in list: ListScrollView
  ) throws(TouchRefusal) -> ItemPath? {
    run { layoutIfNeeded() }
    guard !list.hasCrashed else { return nil }
    let kind = list.engine.kind
    guard list.window?.ownSimulator === self else { throw .notShown(kind) }
    let path = ItemPath(item: indexPath.item, section: indexPath.section)
    guard !list.engine.isVisible(path) else { return path }
    let counts = run { list.engine.counts() }
    guard counts.contains(path) else { throw .missing(path, kind, counts) }
    throw .offScreen(path, kind, visible: list.engine.visiblePaths)
  }

  /// Performs a touch that may be refused. A refusal stops the test at the line of the call.
  func orRefuse<Answer>(
    _ method: String, _ file: StaticString, _ line: UInt,
    _ body: () throws(TouchRefusal) -> Answer
  ) -> Answer {
    do { return try body() } catch { refuse(error, method, file, line) }
  }

  /// Stops the test at the line of an impossible touch.
  func refuse(
    _ refusal: TouchRefusal, _ method: String, _ file: StaticString, _ line: UInt
  ) -> Never {
    fatalError(refusal.message(method), file: file, line: line)
  }
}
