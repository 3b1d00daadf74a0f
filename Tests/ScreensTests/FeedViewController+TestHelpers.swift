import UIKit

@testable import Screens

extension FeedViewController {
  func simulateAppearance() {
    if !isViewLoaded {
      loadViewIfNeeded()
      prepareForFirstAppearance()
    }
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
  }

  private func prepareForFirstAppearance() {
    // No room for a cell, so that a layout pass makes none unexpectedly.
    tableView.frame = CGRect(x: 0, y: 0, width: 390, height: 1)
    replaceRefreshControlWithFake()
  }

  private func replaceRefreshControlWithFake() {
    let fake = FakeRefreshControl()
    refreshControl?.allTargets.forEach { target in
      refreshControl?.actions(forTarget: target, forControlEvent: .valueChanged)?.forEach {
        fake.addTarget(target, action: Selector($0), for: .valueChanged)
      }
    }
    refreshControl = fake
  }

  private final class FakeRefreshControl: UIRefreshControl {
    private var _isRefreshing = false
    override var isRefreshing: Bool { _isRefreshing }
    override func beginRefreshing() { _isRefreshing = true }
    override func endRefreshing() { _isRefreshing = false }
  }
}

// MARK: - Actions

extension FeedViewController {
  func simulateUserInitiatedReload() async {
    refreshControl?.simulate(.valueChanged)
    await drainTasks()
  }

  func simulateErrorBannerTap() {
    errorBanner.simulate(.touchUpInside)
  }

  func simulateTapOnPost(at row: Int) {
    tableView.delegate?.tableView?(tableView, didSelectRowAt: IndexPath(row: row, section: 0))
  }

  @discardableResult
  func simulatePostVisible(at row: Int) async -> FeedPostCell? {
    let cell = postCell(at: row)
    await drainTasks()
    return cell
  }

  @discardableResult
  func simulatePostNotVisible(at row: Int) async -> FeedPostCell? {
    guard let cell = await simulatePostVisible(at: row) else { return nil }
    tableView.delegate?.tableView?(
      tableView, didEndDisplaying: cell, forRowAt: IndexPath(row: row, section: 0))
    await drainTasks()
    return cell
  }

  func simulatePostVisibleAgain(at row: Int) async {
    guard let cell = await simulatePostNotVisible(at: row) else { return }
    tableView.delegate?.tableView?(
      tableView, willDisplay: cell, forRowAt: IndexPath(row: row, section: 0))
    await drainTasks()
  }

  func simulatePostNearVisible(at row: Int) async {
    tableView.prefetchDataSource?.tableView(
      tableView, prefetchRowsAt: [IndexPath(row: row, section: 0)])
    await drainTasks()
  }

  func simulatePostNotNearVisible(at row: Int) async {
    await simulatePostNearVisible(at: row)
    tableView.prefetchDataSource?.tableView?(
      tableView, cancelPrefetchingForRowsAt: [IndexPath(row: row, section: 0)])
    await drainTasks()
  }

  func simulateLoadMore() async {
    guard let cell = loadMoreCell else { return }
    tableView.delegate?.tableView?(
      tableView, willDisplay: cell, forRowAt: IndexPath(row: 0, section: 1))
    await drainTasks()
  }

  func simulateTapOnLoadMore() async {
    tableView.delegate?.tableView?(tableView, didSelectRowAt: IndexPath(row: 0, section: 1))
    await drainTasks()
  }
}

// MARK: - Visible state

extension FeedViewController {
  var isShowingLoadingIndicator: Bool { refreshControl?.isRefreshing == true }
  var errorMessage: String? { errorBanner.message }
  var numberOfPosts: Int { numberOfRows(in: 0) }
  var canLoadMore: Bool { loadMoreCell != nil }
  var loadMoreCell: LoadMoreCell? { cell(row: 0, section: 1) as? LoadMoreCell }

  func postCell(at row: Int) -> FeedPostCell? { cell(row: row, section: 0) as? FeedPostCell }

  private func numberOfRows(in section: Int) -> Int {
    tableView.numberOfSections > section ? tableView.numberOfRows(inSection: section) : 0
  }

  private func cell(row: Int, section: Int) -> UITableViewCell? {
    guard numberOfRows(in: section) > row else { return nil }
    return tableView.dataSource?.tableView(
      tableView, cellForRowAt: IndexPath(row: row, section: section))
  }
}

extension FeedPostCell {
  var isShowingPlace: Bool { !placeLabel.isHidden }
  var isShowingSpinner: Bool { spinner.isAnimating }
  var isShowingRetry: Bool { !retryButton.isHidden }
  var renderedImage: Data? { postImageView.image?.pngData() }
}

extension UIControl {
  func simulate(_ event: UIControl.Event) {
    allTargets.forEach { target in
      actions(forTarget: target, forControlEvent: event)?.forEach {
        (target as NSObject).perform(Selector($0))
      }
    }
  }
}

extension UIImage {
  static func make(withColor color: UIColor) -> UIImage {
    let size = CGSize(width: 1, height: 1)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
