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
}
