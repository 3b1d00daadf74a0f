import Foundation

/// The actions of a control and their events, in the order in which they were added.
///
/// A method of a target is listed once, with the events of all its additions, as in UIKit. Targets
/// are not owned; the actions of a released target have no effect.
///
/// ```swift
/// var actions = ActionList<Control.Event>()
/// actions.add(ControlAction(target: screen, action: didTap), for: .touchUpInside)
/// actions.send(.touchUpInside, from: button)
/// ```
@preconcurrency @MainActor
public struct ActionList<Events: OptionSet & Sendable> {
  private struct Entry {
    let action: ControlAction
    var events: Events
  }

  private var entries: [Entry] = []

  /// Creates an empty list.
  public nonisolated init() {}
}

extension ActionList {
  /// Adds an action, or adds events to a listed one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of actions.
  public mutating func add(_ action: ControlAction, for events: Events) {
    entries.removeAll { $0.action.isOver }
    if let index = entries.firstIndex(where: { $0.action.isSame(as: action) }) {
      entries[index].events.formUnion(events)
    } else {
      entries.append(Entry(action: action, events: events))
    }
  }

  /// Removes events from the actions of a target; an action without events is removed.
  ///
  /// - Parameters:
  ///   - target: The target; `nil` for all targets, including the responder chain.
  ///   - selector: The method; `nil` for all methods.
  ///   - events: The events.
  public mutating func remove(target: Any?, action selector: Selector?, for events: Events) {
    let object = target.map { $0 as AnyObject }
    remove(events) { action in
      action.id == nil && (object == nil || action.target === object)
        && (selector == nil || action.selector == selector)
    }
  }

  /// Removes events from a closure; a closure without events is removed.
  public mutating func remove(id: AnyHashable, for events: Events) {
    remove(events) { $0.id == id }
  }

  private mutating func remove(_ events: Events, where matches: (ControlAction) -> Bool) {
    for index in entries.indices where matches(entries[index].action) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty || $0.action.isOver }
  }
}

extension ActionList {
  /// The actions, in order, without those of released targets.
  public var actions: [ControlAction] { entries.map(\.action).filter { !$0.isOver } }

  /// The actions and their events, in order, without those of released targets.
  public var listed: [(action: ControlAction, events: Events)] {
    entries.filter { !$0.action.isOver }.map { ($0.action, $0.events) }
  }

  /// The events of all actions.
  public var allEvents: Events {
    entries.filter { !$0.action.isOver }.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The targets, and `NSNull` for the responder chain, as in UIKit.
  public var allTargets: Set<AnyHashable> {
    let actions = actions
    let targets = Set(
      actions.compactMap(\.target).map { $0 as? AnyHashable ?? AnyHashable(ObjectIdentifier($0)) })
    return actions.contains(where: \.asksResponderChain) ? targets.union([NSNull()]) : targets
  }

  /// Returns the names of a target's methods for an event.
  ///
  /// - Parameters:
  ///   - target: The target; `nil` for the responder chain.
  ///   - event: The event.
  /// - Returns: The names in order, or `nil` if there are none.
  public func names(forTarget target: Any?, event: Events) -> [String]? {
    let object = target.flatMap { $0 is NSNull ? nil : $0 as AnyObject }
    let names = entries.filter { entry in
      !entry.events.isDisjoint(with: event)
        && (object == nil ? entry.action.asksResponderChain : entry.action.target === object)
    }.compactMap { $0.action.selector?.description }
    return names.isEmpty ? nil : names
  }

  /// Runs the actions for any of some events, in order.
  ///
  /// Actions that an action adds or removes take effect on the next call.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - sender: The object that sends the actions.
  ///   - event: The input event, such as a touch.
  /// - Returns: The number of actions that were delivered.
  @discardableResult
  public func send(_ events: Events, from sender: Any?, for event: Event? = nil) -> Int {
    entries.filter { !$0.events.isDisjoint(with: events) }
      .count { $0.action.send(from: sender, for: event) }
  }
}
