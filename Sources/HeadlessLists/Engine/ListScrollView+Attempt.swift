import Foundation
import ListCore

extension ListScrollView {
  /// Carries out changes as one whole: if the list crashes in them and the crash is captured, it is
  /// restored to the state before.
  ///
  /// An apply is a reload, or one or two batches. Where one of them crashes inside a capture, no
  /// part of it remains: counts, selection, visible cells, and the size and the offset of the
  /// content are those of before. What clients did meanwhile is not undone: a cell that was given
  /// other content keeps it. Without a capture a crash ends the process, and nothing is saved.
  ///
  /// - Returns: Whether the list survived. One that crashed earlier carries out nothing.
  public final func attempt(_ changes: () -> Void) -> Bool {
    guard !hasCrashed else { return false }
    let restore = CrashCapture.current == nil ? nil : restorePoint()
    changes()
    if hasCrashed { restore?() }
    return !hasCrashed
  }

  /// Saves the present state.
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

  /// Restores the views on the content and their places.
  private func restoreChildren(_ places: [(view: View, geometry: ViewGeometry)]) {
    let known = Set(places.map { ObjectIdentifier($0.view) })
    for view in children where !known.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
    for (index, place) in places.enumerated() {
      if place.view.superview !== self { insert(place.view, at: .index(index)) }
      place.view.geometry = place.geometry
    }
    children = places.map(\.view)
  }
}
