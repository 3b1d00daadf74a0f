import Foundation
import ListCore

extension ListScrollView {
  /// Makes changes as a unit: if the list crashes and the crash is captured, its previous state is
  /// restored.
  ///
  /// An apply is a reload, or one or two batches. If one of them crashes inside a capture, nothing
  /// of it remains: the counts, the selection, the visible cells, and the size and offset of the
  /// content are restored. Changes by clients in the meantime are not undone: a cell that was given
  /// other content keeps it. Without a capture a crash ends the process, and nothing is saved.
  ///
  /// - Returns: Whether the list survived. If it had crashed earlier, the changes are not made.
  public final func attempt(_ changes: () -> Void) -> Bool {
    guard !hasCrashed else { return false }
    let restore = CrashCapture.current == nil ? nil : restorePoint()
    changes()
    if hasCrashed { restore?() }
    return !hasCrashed
  }

  /// Saves the current state.
  ///
  /// - Returns: A closure that restores it.
  private func restorePoint() -> () -> Void {
    let restoreFace = engine.owner.engineRestorePoint()
    let (counts, selection) = (engine.loadedCounts, engine.selection)
    let (geometry, size) = (geometry, storedContentSize)
    let places = children.map { (view: $0, geometry: $0.geometry) }
    return { [unowned self] in
      engine.selection = selection
      engine.resetCounts(to: counts)
      restoreFace()
      (self.geometry, storedContentSize) = (geometry, size)
      restoreChildren(places)
    }
  }

  /// Restores the subviews and their positions.
  private func restoreChildren(_ places: [(view: View, geometry: ViewGeometry)]) {
    let known = Set(places.map { ObjectIdentifier($0.view) })
    for view in children where !known.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
    for (index, place) in places.enumerated() {
      if place.view.superview !== self { insert(place.view, at: .index(index)) }
      place.view.geometry = place.geometry
    }
    arrangeChildren(places.map(\.view))
  }
}
