import Foundation

extension Simulator {
  /// Pulls the content of a scroll view down until it refreshes.
  ///
  /// The control begins to refresh, and then sends its `.valueChanged`.
  ///
  /// - Precondition: The scroll view is on screen and has a refresh control that is enabled and
  ///   does not refresh.
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

  /// Why a scroll view cannot be pulled, if it cannot.
  func refusalToRefresh(_ scrollView: ScrollView) -> ControllerRefusal? {
    guard scrollView.window?.ownSimulator === self else { return .notShown(scrollView.description) }
    guard let control = scrollView.refreshControl else {
      return .noRefreshControl(scrollView.description)
    }
    guard control.isEnabled else { return .disabledControl(control.description) }
    return control.isRefreshing ? .refreshing(scrollView.description) : nil
  }
}
