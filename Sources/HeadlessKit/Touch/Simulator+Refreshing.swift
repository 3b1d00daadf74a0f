import Foundation

extension Simulator {
  /// Pulls down the content of a scroll view until it refreshes.
  ///
  /// The control begins refreshing, and then sends `.valueChanged`.
  ///
  /// - Precondition: The scroll view is on screen and has an enabled refresh control that is not
  ///   refreshing.
  public func pullToRefresh(
    in scrollView: ScrollView, file: StaticString = #filePath, line: UInt = #line
  ) {
    run {
      layoutIfNeeded()
      if let refusal = refusalToRefresh(scrollView) {
        refuse(refusal, "pullToRefresh", file, line)
      }
      scrollView.refreshControl?.beginRefreshing()
      scrollView.refreshControl?.sendActions(for: .valueChanged)
      layoutIfNeeded()
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
