import Foundation

// Long presses and swipes at points of the screen, and long presses on rows and items.

extension Simulator {
  /// Long-presses a point of the screen: see `longPress(_:duration:)`.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the screen.
  ///   - duration: The duration, in seconds of the simulator's clock.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless there is a view at the point.
  public func longPress(
    at point: CGPoint, duration: TimeInterval = 1, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) {
    try reach(point, "longPress", file, line) { try longPress($0, duration: duration) }
  }

  /// Swipes across the screen from a point: see `swipe(_:_:)`.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the screen.
  ///   - direction: The direction of the swipe.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless there is a view at the point, and the swipe is
  ///   recognised.
  public func swipe(
    at point: CGPoint, _ direction: SwipeGestureRecognizer.Direction,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try reach(point, "swipe", file, line) { spot in
      guard swipe(spot, direction) else {
        throw ViewTouchRefusal.unrecognized(spot.view.description, gesture: "swipe")
      }
    }
  }

  /// Long-presses a row.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - table: The table.
  ///   - duration: The duration, in seconds of the simulator's clock.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the row is on screen, and a finger can reach it.
  public func longPress(
    _ indexPath: IndexPath, in table: TableView, duration: TimeInterval = 1,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("longPress", on: indexPath, file, line) {
      let row = try row(indexPath, in: table)
      try longPress(try spot(on: row, in: table), duration: duration)
    }
  }

  /// Long-presses an item.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - collectionView: The collection view.
  ///   - duration: The duration, in seconds of the simulator's clock.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the item is on screen, and a finger can reach
  ///   it.
  public func longPress(
    _ indexPath: IndexPath, in collectionView: CollectionView, duration: TimeInterval = 1,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("longPress", on: indexPath, file, line) {
      let row = try row(indexPath, in: collectionView)
      try longPress(try spot(on: row, in: collectionView), duration: duration)
    }
  }

  /// Performs a touch at a point of the screen.
  private func reach(
    _ point: CGPoint, _ method: String, _ file: StaticString, _ line: UInt,
    _ action: (Spot) throws -> Void
  ) throws(QueryFailure) {
    try perform(method, on: point, file, line) {
      guard let spot = hit(at: point) else { throw ViewTouchRefusal.nothing(point) }
      try action(spot)
    }
  }
}
