import Foundation
import ListCore

/// An event in a list.
///
/// Lists notify their observers of every request, view, display and call. A list without observers
/// creates no events.
///
/// ```swift
/// let observation = table.observeEvents { event, _ in print(event) }
/// ```
public enum ListEvent: Hashable, Sendable {
  // MARK: Queries of the data source

  /// The data source was asked for the number of sections.
  case askedForSectionCount(answer: Int)
  /// The data source was asked for the number of items in a section.
  case askedForItemCount(section: Int, answer: Int)
  /// The data source was asked for the title of a header or footer.
  case askedForTitle(ListPlace, answer: String?)
  /// A cell, header, footer or other view was requested. The views that are dequeued for it follow.
  case askedForView(ListPlace)

  // MARK: Views

  /// A view was created, or was encountered for the first time.
  case created(ListViewName, reuseIdentifier: String?)
  /// A view was taken from the reuse pool. It has not been prepared for reuse yet.
  case reused(ListViewName, reuseIdentifier: String)
  /// A view was configured again at its position.
  case reconfigured(ListViewName, ListPlace)
  /// A view was displayed.
  case displayed(ListViewName, ListPlace)
  /// A view left the screen. Its position may be one from before an update.
  case ended(ListViewName, ListPlace)
  /// A view was added to the reuse pool.
  case pooled(ListViewName)

  // MARK: Changes

  /// `reloadData()`.
  case reloadedData
  /// `reconfigureRows(at:)` or `reconfigureItems(at:)`.
  case calledReconfigure([ItemPath], ListKind)
  /// `beginUpdates()` or `performBatchUpdates(_:completion:)`.
  case beganUpdate(CallSite?)
  /// A call that announced changes.
  case called(UpdateCall, ListKind)
  /// An update was found to be valid, and the list is about to carry it out.
  case updated(UpdatePlan)
  /// An update was found to be invalid, and the list reloads instead, as some releases do.
  case droppedUpdate(UpdateFault)
  /// A diffable data source begins to apply a snapshot.
  case beganApply(SnapshotApply)
  /// A diffable data source has applied a snapshot.
  case endedApply

  // MARK: Time

  /// A layout pass began.
  case layoutPass
  /// The animation of an update began. It takes a number of seconds on the simulator's clock.
  case animationStarted(seconds: TimeInterval)
  /// The animation of an update ended.
  case animationEnded
  /// The completion of an update was called.
  case completed(finished: Bool)

  // MARK: People

  /// The selection changed.
  case selectionChanged([ItemPath])
  /// A method of the delegate was called.
  case calledDelegate(String, ListPlace?)

  // MARK: Words

  /// A line was written to the simulator's console.
  case logged(ConsoleLine)
  /// The list crashed.
  case crashed(CrashReport)
  /// A note from a test or a data source.
  case noted(String)
}

/// The apply of a snapshot by a diffable data source.
public struct SnapshotApply: Hashable, Sendable {
  /// The way in which a list changes to a snapshot.
  public enum Style: String, Hashable, Sendable {
    /// The differences are applied, with animation.
    case animated = "animatingDifferences: true"
    /// The differences are applied without animation, or the list reloads, depending on the
    /// release.
    case notAnimated = "animatingDifferences: false"
    /// The list reloads.
    case reloadData = "usingReloadData"
  }

  /// The number of sections after the apply.
  public var sections: Int
  /// The number of items after the apply.
  public var items: Int
  /// The way in which the list changes to the snapshot.
  public var style: Style

  /// Creates a description of an apply.
  public init(sections: Int, items: Int, style: Style) {
    self.sections = sections
    self.items = items
    self.style = style
  }
}

extension ListEvent: CustomStringConvertible {
  /// The event as a line of a trace: `displayed cell-3 at 0 - 1`.
  public var description: String {
    switch self {
    case .askedForSectionCount(let answer): "number of sections? \(answer)"
    case .askedForItemCount(let section, let answer): "number of items in \(section)? \(answer)"
    case .askedForTitle(let place, let answer):
      "title of \(place)? \(answer.map { "\"\($0)\"" } ?? "none")"
    case .askedForView(let place): "view for \(place)?"
    case .created(let name, let identifier):
      "created \(name)" + (identifier.map { " \"\($0)\"" } ?? "")
    case .reused(let name, let identifier): "reused \(name) \"\(identifier)\""
    case .reconfigured(let name, let place): "reconfigured \(name) at \(place)"
    case .displayed(let name, let place): "displayed \(name) at \(place)"
    case .ended(let name, let place): "ended \(name) at \(place)"
    case .pooled(let name): "\(name) waits for reuse"
    case .reloadedData: "reloadData()"
    case .calledReconfigure(let paths, let kind): Self.reconfigureText(paths, kind)
    case .beganUpdate(let site): "update begins" + Self.text(site)
    case .called(let call, let kind): call.text(kind) + Self.text(call.site)
    case .updated(let plan): Self.text(plan)
    case .droppedUpdate: "invalid update, reloads instead"
    case .beganApply(let apply):
      "apply(\(Self.count(apply.sections, "section")), \(Self.count(apply.items, "item")), "
        + "\(apply.style.rawValue))"
    case .endedApply: "apply is over"
    case .layoutPass: "layout pass"
    case .animationStarted(let seconds): "animation of \(seconds) s begins"
    case .animationEnded: "animation ends"
    case .completed(let finished): "completion(\(finished))"
    case .selectionChanged(let paths):
      "selected: \(paths.isEmpty ? "nothing" : paths.map(\.description).joined(separator: ", "))"
    case .calledDelegate(let method, let place):
      "delegate: \(method)" + (place.map { " \($0)" } ?? "")
    case .logged(let line): "console: \(line)"
    case .crashed(let report): "CRASH: \(report.reason)"
    case .noted(let text): text
    }
  }

  private static func reconfigureText(_ paths: [ItemPath], _ kind: ListKind) -> String {
    let method = kind == .table ? "reconfigureRows" : "reconfigureItems"
    return "\(method)(at: [\(paths.map(\.description).joined(separator: ", "))])"
  }

  /// Returns the effect of an update on the counts; that on sections only if their number changed.
  private static func text(_ plan: UpdatePlan) -> String {
    let (before, after) = (plan.before, plan.after)
    let items = "update: \(before.itemCount) -> \(count(after.itemCount, "item"))"
    guard before.sectionCount != after.sectionCount else { return items }
    return items + ", \(before.sectionCount) -> \(count(after.sectionCount, "section"))"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns the call site in parentheses; an empty string for calls that a diffable data source
  /// made.
  private static func text(_ site: CallSite?) -> String {
    guard let site, !site.fileID.hasPrefix("DiffableKit/") else { return "" }
    return " (\(site))"
  }
}
