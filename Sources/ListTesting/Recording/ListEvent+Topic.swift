import HeadlessKit

extension ListEvent {
  /// The topic of an event.
  public enum Topic: String, CaseIterable, Hashable, Sendable {
    /// Queries to the data source.
    case questions
    /// The life cycle of cells, headers and other views.
    case views
    /// Announced, applied and carried-out changes.
    case changes
    /// Layout, animations and completions.
    case time
    /// Selection, and calls to the delegate.
    case people
    /// The console, crashes and notes.
    case words
  }

  /// The topic of the event.
  public var topic: Topic {
    switch self {
    case .askedForSectionCount, .askedForItemCount, .askedForTitle, .askedForView: .questions
    case .created, .reused, .reconfigured, .displayed, .ended, .pooled: .views
    case .reloadedData, .calledReconfigure, .beganUpdate, .called, .updated, .droppedUpdate,
      .beganApply, .endedApply:
      .changes
    case .layoutPass, .animationStarted, .animationEnded, .completed: .time
    case .selectionChanged, .calledDelegate: .people
    case .logged, .crashed, .noted: .words
    }
  }
}
