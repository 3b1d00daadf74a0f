import ListCore

extension ListEngine {
  /// Notifies observers of an event. Without observers, the event is not created.
  @inline(__always)
  func emit(_ event: @autoclosure () -> ListEvent, _ view: View? = nil) {
    guard port.isObserved else { return }
    deliver(event(), view)
  }

  /// Notifies observers of an event about a view.
  @inline(__always)
  func emit(_ view: View, _ place: ListPlace, _ event: (ListViewName, ListPlace) -> ListEvent) {
    guard port.isObserved else { return }
    deliver(event(name(of: view, place.role), place), view)
  }

  /// Notifies observers that a view was created, unless they have already been told.
  func emitCreation(of view: View, _ role: ListViewName.Role, _ identifier: String?) {
    guard port.isObserved, view.listName == nil else { return }
    deliver(.created(name(of: view, role), reuseIdentifier: identifier), view)
  }

  /// Returns the name of a view, assigning one if it has none.
  func name(of view: View, _ role: ListViewName.Role) -> ListViewName {
    if let name = view.listName { return name }
    nameCounts[role, default: 0] += 1
    let name = ListViewName(role, nameCounts[role, default: 0])
    view.listName = name
    return name
  }

  private func deliver(_ event: ListEvent, _ view: View?) {
    for observation in port.audience() { observation.hear(event, view) }
  }
}
