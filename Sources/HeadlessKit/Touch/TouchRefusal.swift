import Foundation
import ListCore

/// Why a finger cannot do what a test asks of it.
enum TouchRefusal: Error, Equatable {
  /// The list is in no window of the simulator.
  case notShown(ListKind)
  /// The row or item is not on screen; those that are, in order.
  case offScreen(ItemPath, ListKind, visible: [ItemPath])
  /// There is no such row or item; what its section has, or how many sections there are.
  case missing(ItemPath, ListKind, SectionCounts)
  /// The row has no button for details.
  case noDetailButton(ItemPath)
  /// The row has no control in front of it.
  case noEditControl(ItemPath)
  /// The item's cell has nothing that opens and closes the item.
  case noOutlineDisclosure(ItemPath)
  /// The row has no such action on that side; those that it has.
  case noSwipeAction(String, ItemPath, titles: [String])
  /// The index has no such title; those that it has.
  case noIndexTitle(String, titles: [String])
  /// The section does not scroll at right angles to its layout.
  case noOrthogonalScrolling(Int)
}

extension TouchRefusal {
  /// The sentence that a test stops with.
  ///
  /// - Parameter method: The name of the touch, without arguments.
  func message(_ method: String) -> String {
    "Simulator.\(method): \(reason)"
  }

  /// The sentence without the name of the touch.
  var reason: String {
    switch self {
    case .notShown(let kind):
      "the \(kind.viewNoun) is in no window of this simulator. Show it first."
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
      ? "visible is \(text(first))" : "visible are \(text(first)) … \(text(last))"
  }
}

extension Simulator {
  /// Finds out whether a row or item can be touched.
  ///
  /// - Returns: Its path; `nil` after a crash of the list, which ignores touches.
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

  /// Does what may be refused. A refusal stops the test, in its own line.
  func orRefuse<Answer>(
    _ method: String, _ file: StaticString, _ line: UInt,
    _ body: () throws(TouchRefusal) -> Answer
  ) -> Answer {
    do { return try body() } catch { refuse(error, method, file, line) }
  }

  /// Stops a test, in its own line, at a touch that no finger could make.
  func refuse(
    _ refusal: TouchRefusal, _ method: String, _ file: StaticString, _ line: UInt
  ) -> Never {
    fatalError(refusal.message(method), file: file, line: line)
  }
}
