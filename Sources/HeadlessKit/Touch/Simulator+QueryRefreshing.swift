import Foundation

extension Simulator {
  /// Pulls down the scroll view that matches a query, or that contains its match, until it
  /// refreshes.
  ///
  /// ```swift
  /// try simulator.pullToRefresh()
  /// ```
  ///
  /// - Parameters:
  ///   - query: The scroll view; `nil` for the one on the screen that has a refresh control.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such scroll view, or it cannot be
  ///   pulled: it has no refresh control, or is already refreshing.
  public func pullToRefresh(
    _ query: ScreenQuery? = nil, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    let refreshable = ScreenQuery.that("a scroll view with a refresh control") {
      ($0.view as? ScrollView)?.refreshControl != nil
    }
    try touch(query ?? refreshable, "pullToRefresh", file, line) { element in
      let around = sequence(first: element.view, next: { $0?.superview })
      guard let view = around.lazy.compactMap({ $0 as? ScrollView }).first else {
        throw CannotTouch("\(element) is not in a scroll view.")
      }
      if let refusal = refusalToRefresh(view) { throw refusal }
      try pullToRefresh(in: view)
    }
  }
}
