import Foundation

extension Simulator {
  /// Pulls down the content of a scroll view until it refreshes.
  ///
  /// The control begins refreshing, and then sends `.valueChanged`.
  ///
  /// - Throws: A ``QueryFailure`` unless the scroll view is on screen and has an enabled refresh
  ///   control that is not refreshing.
  public func pullToRefresh(
    in scrollView: ScrollView, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("pullToRefresh", on: scrollView, file, line) {
      if let refusal = refusalToRefresh(scrollView) {
        throw refusal
      }
      scrollView.refreshControl?.beginRefreshing()
      scrollView.refreshControl?.sendActions(for: .valueChanged)
    }
  }

  /// Returns the reason why a scroll view cannot be pulled; `nil` if it can.
  func refusalToRefresh(_ scrollView: ScrollView) -> ControllerRefusal? {
    guard scrollView.window?.ownSimulator === self else { return .notShown(scrollView.description) }
    guard let control = scrollView.refreshControl else {
      return .noRefreshControl(scrollView.description)
    }
    guard control.isEnabled else { return .disabledControl(control.description) }
    return control.isRefreshing ? .refreshing(scrollView.description) : nil
  }

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
