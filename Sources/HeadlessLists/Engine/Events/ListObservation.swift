import Foundation
import ListCore

/// An observation of the events in a list. It lasts as long as it is retained.
///
/// Counterpart: none in UIKit. `TableView.observeEvents(_:)`, `CollectionView.observeEvents(_:)`
/// and `Simulator.observeEvents(_:)` return one.
@preconcurrency @MainActor
public final class ListObservation {
  /// A closure that is called with each event and the view that it is about, if there is one.
  public typealias Handler = @MainActor (ListEvent, View?) -> Void

  private var handler: Handler?

  init(_ handler: @escaping Handler) {
    self.handler = handler
  }

  /// Ends the observation.
  public func cancel() {
    handler = nil
  }

  var isCancelled: Bool { handler == nil }

  func hear(_ event: ListEvent, _ view: View?) {
    handler?(event, view)
  }
}

/// The observers of a list.
@MainActor
struct EventPort {
  private struct Listener {
    weak var observation: ListObservation?
  }

  private var listeners: [Listener] = []
  /// Whether there are observers, so that events must be created.
  ///
  /// It is stored because it is read at every event, and reading the array would retain it.
  private(set) var isObserved = false

  init() {}

  mutating func add(_ observation: ListObservation) {
    listeners.append(Listener(observation: observation))
    isObserved = true
  }

  /// Returns the observers of an event, after removing those that no longer exist.
  mutating func audience() -> [ListObservation] {
    let present = listeners.compactMap(\.observation).filter { !$0.isCancelled }
    if present.count != listeners.count { listeners = present.map { Listener(observation: $0) } }
    isObserved = !listeners.isEmpty
    return present
  }
}

/// The state of a list at one moment. Creating it calls no client and changes nothing.
@preconcurrency @MainActor
public struct ListInspection {
  /// A view and its position in the list.
  public struct Entry {
    /// The position that the view represents.
    public let place: ListPlace
    /// The view.
    public let view: View
    /// The name of the view in traces.
    public let name: ListViewName
  }

  /// The counts that the list has loaded; `nil` if it would have to ask for them.
  public var counts: SectionCounts?
  /// Whether the open update, or one that would begin now, has to ask for the counts before it,
  /// because the list has not loaded them.
  public var isUpdatingFromLateCounts = false
  /// The cells on screen, in list order.
  public var cells: [Entry] = []
  /// The headers, footers and other views on screen, in list order.
  public var otherViews: [Entry] = []
  /// The cells off screen that are prepared for their rows (behaviour 4.9).
  public var preparedCells: [Entry] = []
  /// The names of the views in the reuse pool, by reuse identifier, the next one to be reused last.
  public var pool: [String: [ListViewName]] = [:]
  /// The selected items, in the order of selection.
  public var selection: [ItemPath] = []

  init() {}
}
