import Foundation
import ListCore

// Some changes of a list come as one whole: an apply is a reload, or one or two batches. Where one
// of them crashes inside a capture, nobody is to find a part of it.

extension TableView {
  /// Carries out changes as one whole: if the table crashes in them and the crash is captured, it
  /// is put back as it was.
  ///
  /// Counts, selection, visible rows and their cells, the size and the offset of the content are
  /// those of before. What clients did meanwhile is not undone: a cell that was given another
  /// content keeps it. Without a capture a crash ends the process, and nothing is kept.
  ///
  /// - Returns: Whether the table survived. One that crashed earlier carries out nothing.
  public func attempt(_ changes: () -> Void) -> Bool {
    attempt(changes, keeping: restorePoint)
  }

  /// Keeps the present state; the answer puts it back.
  private func restorePoint() -> () -> Void {
    let (engineState, viewState) = (engine.restorePoint(), scrollRestorePoint())
    let (geometry, live, prepared) = (tableGeometry, cells.live, cells.prepared)
    let (bars, departures, interaction) = (bars, departures, interaction)
    return { [unowned self] in
      engineState()
      tableGeometry = geometry
      (cells.live, cells.prepared) = (live, prepared)
      (self.bars, self.departures, self.interaction) = (bars, departures, interaction)
      viewState()
    }
  }
}

extension CollectionView {
  /// Carries out changes as one whole: if the view crashes in them and the crash is captured, it is
  /// put back as it was.
  ///
  /// Counts, selection, visible items and their cells, the size and the offset of the content are
  /// those of before. What clients did meanwhile is not undone: a cell that was given another
  /// content keeps it. Without a capture a crash ends the process, and nothing is kept.
  ///
  /// - Returns: Whether the view survived. One that crashed earlier carries out nothing.
  public func attempt(_ changes: () -> Void) -> Bool {
    attempt(changes, keeping: restorePoint)
  }

  /// Keeps the present state; the answer puts it back.
  private func restorePoint() -> () -> Void {
    let (engineState, viewState) = (engine.restorePoint(), scrollRestorePoint())
    let (stage, highlighted) = (stage, highlightedItems)
    return { [unowned self] in
      engineState()
      (self.stage, highlightedItems) = (stage, highlighted)
      viewState()
    }
  }
}

extension ListEngine {
  /// Keeps counts and selection; the answer puts them back.
  fileprivate func restorePoint() -> () -> Void {
    let (counts, selection) = (loadedCounts, selection)
    return { [unowned self] in
      self.selection = selection
      resetCounts(to: counts)
    }
  }
}

extension ScrollView {
  fileprivate func attempt(_ changes: () -> Void, keeping state: () -> () -> Void) -> Bool {
    guard !hasCrashed else { return false }
    let restore = CrashCapture.current == nil ? nil : state()
    changes()
    if hasCrashed { restore?() }
    return !hasCrashed
  }

  /// Keeps the content's size and place and the views on it; the answer puts them back.
  fileprivate func scrollRestorePoint() -> () -> Void {
    let (geometry, size) = (geometry, storedContentSize)
    let places = children.map { (view: $0, geometry: $0.geometry) }
    return { [unowned self] in
      (self.geometry, storedContentSize) = (geometry, size)
      let kept = Set(places.map { ObjectIdentifier($0.view) })
      for view in children where !kept.contains(ObjectIdentifier(view)) {
        view.removeFromSuperview()
      }
      for (index, place) in places.enumerated() {
        if place.view.superview !== self { insert(place.view, at: .index(index)) }
        place.view.geometry = place.geometry
      }
      children = places.map(\.view)
    }
  }
}
