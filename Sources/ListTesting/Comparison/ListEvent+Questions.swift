import HeadlessKit
import ListCore

// What the causes of a difference ask about the events of a step.

extension ListEvent {
  var isApply: Bool {
    if case .beganApply = self { true } else { false }
  }

  /// Whether the event is a call that reloads rows, and so deselects them.
  var isReload: Bool {
    switch self {
    case .reloadedData: true
    case .called(let call, _):
      call.changes.contains {
        switch $0 {
        case .reloadItem, .reloadSection: true
        default: false
        }
      }
    default: false
    }
  }

  var isAnnouncement: Bool {
    switch self {
    case .called, .calledReconfigure, .reloadedData, .beganUpdate: true
    default: false
    }
  }

  /// Returns whether the event gives the cell of an item its content.
  func configures(_ path: ItemPath) -> Bool {
    switch self {
    case .askedForView(.item(path)), .reconfigured(_, .item(path)), .reloadedData: true
    default: false
    }
  }

  /// Whether the event reloads the whole list.
  var reloadsAll: Bool { self == .reloadedData }

  /// The items that the event reloads, by their index paths before the update.
  var reloadedItems: [ItemPath] {
    guard case .called(let call, _) = self else { return [] }
    return call.changes.compactMap { if case .reloadItem(let path) = $0 { path } else { nil } }
  }
}

extension ListTrace {
  /// The number of items that applies of snapshots reloaded one by one.
  var reloadsInApplies: Int {
    var (isApplying, number) = (false, 0)
    for event in entries.map(\.event) {
      switch event {
      case .beganApply: isApplying = true
      case .endedApply: isApplying = false
      default: if isApplying { number += event.reloadedItems.count }
      }
    }
    return number
  }

  /// Whether a snapshot without items was applied, and then one with items.
  var emptiesAndFills: Bool {
    let sizes = entries.compactMap { entry in
      if case .beganApply(let apply) = entry.event { apply.items } else { nil }
    }
    return sizes.firstIndex(of: 0).map { sizes[$0...].contains { $0 > 0 } } ?? false
  }
}

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
