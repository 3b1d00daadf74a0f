import HeadlessKit

extension ListEvent {
  /// What an event is about.
  public enum Topic: String, CaseIterable, Hashable, Sendable {
    /// What the data source was asked.
    case questions
    /// What became of cells, headers and other views.
    case views
    /// What was announced, applied and carried out.
    case changes
    /// Layout, animations and completions.
    case time
    /// Selection, and what the delegate was told.
    case people
    /// The console, crashes and notes.
    case words
  }

  /// What the event is about.
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
