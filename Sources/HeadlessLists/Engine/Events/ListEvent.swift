import Foundation
import ListCore

/// One thing that happened in a list.
///
/// Lists tell their observers of everything that they ask, make, show and are told. A list that
/// nobody observes makes no events.
///
/// ```swift
/// let observation = table.observeEvents { event, _ in print(event) }
/// ```
public enum ListEvent: Hashable, Sendable {
  // MARK: Questions to the data source

  /// The number of sections.
  case askedForSectionCount(answer: Int)
  /// The number of items in a section.
  case askedForItemCount(section: Int, answer: Int)
  /// The title of a header or footer.
  case askedForTitle(ListPlace, answer: String?)
  /// A cell, a header, a footer or another view. What is dequeued for it follows.
  case askedForView(ListPlace)

  // MARK: Views

  /// A view came into being, or is seen for the first time.
  case created(ListViewName, reuseIdentifier: String?)
  /// A view was taken out of the reuse pool. It has not been prepared for reuse yet.
  case reused(ListViewName, reuseIdentifier: String)
  /// A view was given its content again and kept its place.
  case reconfigured(ListViewName, ListPlace)
  /// A view came on screen.
  case displayed(ListViewName, ListPlace)
  /// A view left the screen. The place may be one of before an update.
  case ended(ListViewName, ListPlace)
  /// A view began to wait for reuse.
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
  /// An update was found valid, and the list is about to carry it out.
  case updated(UpdatePlan)
  /// An update was found invalid, and the list reloads instead, as some releases do.
  case droppedUpdate(UpdateFault)
  /// A diffable data source begins to apply a snapshot.
  case beganApply(SnapshotApply)
  /// A diffable data source has applied a snapshot.
  case endedApply

  // MARK: Time

  /// A layout pass begins.
  case layoutPass
  /// The rows of an update are on their way, for some seconds of the simulator's clock.
  case animationStarted(seconds: TimeInterval)
  /// The rows of an update have arrived.
  case animationEnded
  /// The completion of an update is called.
  case completed(finished: Bool)

  // MARK: People

  /// The selection became another one.
  case selectionChanged([ItemPath])
  /// A method of the delegate is called.
  case calledDelegate(String, ListPlace?)

  // MARK: Words

  /// A line on the simulator's console.
  case logged(ConsoleLine)
  /// The list crashed.
  case crashed(CrashReport)
  /// Something that a test or a data source said.
  case noted(String)
}

/// What a diffable data source applies.
public struct SnapshotApply: Hashable, Sendable {
  /// How a list gets to a snapshot.
  public enum Style: String, Hashable, Sendable {
    /// By what is different, animated.
    case animated = "animatingDifferences: true"
    /// By what is different or by a reload, as the release has it.
    case notAnimated = "animatingDifferences: false"
    /// By a reload.
    case reloadData = "usingReloadData"
  }

  /// The number of sections after the apply.
  public var sections: Int
  /// The number of items after the apply.
  public var items: Int
  /// How the list gets there.
  public var style: Style

  /// Creates a description of an apply.
  public init(sections: Int, items: Int, style: Style) {
    self.sections = sections
    self.items = items
    self.style = style
  }
}
