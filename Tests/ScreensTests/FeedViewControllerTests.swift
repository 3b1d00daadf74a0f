import UIKit
import XCTest

@testable import Screens

@MainActor
final class FeedViewControllerTests: XCTestCase {
  func test_feed_hasTitle() async {
    let (sut, _) = makeSUT()
    sut.simulateAppearance()
    XCTAssertEqual(sut.title, "Feed")
    XCTAssertEqual(sut.navigationItem.title, "Feed")
  }

  func test_loading_happensOnFirstAppearanceAndOnReload() async {
    let (sut, loader) = makeSUT()
    XCTAssertEqual(loader.feedCallCount, 0)

    sut.simulateAppearance()
    await drainTasks()
    XCTAssertEqual(loader.feedCallCount, 1)

    await loader.completeFeed()
    sut.simulateAppearance()
    await drainTasks()
    XCTAssertEqual(loader.feedCallCount, 1, "A second appearance does not load.")

    await sut.simulateUserInitiatedReload()
    XCTAssertEqual(loader.feedCallCount, 2)
  }

  func test_loadingIndicator_isVisibleWhileLoading() async {
    let (sut, loader) = makeSUT()
    sut.simulateAppearance()
    await drainTasks()
    XCTAssertTrue(sut.isShowingLoadingIndicator)

    await loader.completeFeed(at: 0)
    XCTAssertFalse(sut.isShowingLoadingIndicator)

    await sut.simulateUserInitiatedReload()
    XCTAssertTrue(sut.isShowingLoadingIndicator)

    await loader.failFeed(at: 1)
    XCTAssertFalse(sut.isShowingLoadingIndicator)
  }

  func test_completion_rendersPosts() async {
    let posts = [makePost("One", place: "Rome"), makePost(nil, place: nil), makePost("Three")]
    let (sut, loader) = makeSUT()
    sut.simulateAppearance()
    await drainTasks()
    assertThat(sut, isRendering: [])

    await loader.completeFeed(with: [posts[0]], hasMore: true, at: 0)
    assertThat(sut, isRendering: [posts[0]])

    await sut.simulateLoadMore()
    await loader.completeMore(with: [posts[1], posts[2]])
    assertThat(sut, isRendering: posts)

    await sut.simulateUserInitiatedReload()
    await loader.completeFeed(with: [posts[2]], at: 1)
    assertThat(sut, isRendering: [posts[2]])

    await sut.simulateUserInitiatedReload()
    await loader.completeFeed(with: [], at: 2)
    assertThat(sut, isRendering: [])
  }

  func test_failure_keepsPostsAndShowsAMessageUntilItIsTapped() async {
    let post = makePost("One")
    let (sut, loader) = await makeLoadedSUT([post])
    XCTAssertNil(sut.errorMessage)

    await sut.simulateUserInitiatedReload()
    await loader.failFeed(at: 1)
    assertThat(sut, isRendering: [post])
    XCTAssertEqual(sut.errorMessage, "Couldn't connect to the server")

    sut.simulateErrorBannerTap()
    XCTAssertNil(sut.errorMessage)

    await sut.simulateUserInitiatedReload()
    await loader.failFeed(at: 2)
    await sut.simulateUserInitiatedReload()
    XCTAssertNil(sut.errorMessage, "A reload puts the message away.")
  }

  func test_layoutPass_createsNoCellBehindTheTestsBack() async {
    let (sut, loader) = await makeLoadedSUT([makePost("One"), makePost("Two")])
    sut.view.enforceLayoutCycle()
    XCTAssertEqual(sut.numberOfPosts, 2)
    XCTAssertEqual(loader.requestedURLs, [])
  }

  // MARK: - Load more

  func test_loadMore_asksOnceUntilItIsAnswered() async {
    let (sut, loader) = await makeLoadedSUT([makePost("One")], hasMore: true)
    XCTAssertEqual(loader.loadMoreCallCount, 0)
    await sut.simulateLoadMore()
    await sut.simulateLoadMore()
    XCTAssertEqual(loader.loadMoreCallCount, 1)

    await loader.completeMore(with: [makePost("Two")], hasMore: true, at: 0)
    await sut.simulateLoadMore()
    XCTAssertEqual(loader.loadMoreCallCount, 2)

    await loader.failMore(at: 1)
    XCTAssertEqual(sut.loadMoreCell?.message, "Couldn't load more. Tap to try again.")
    await sut.simulateTapOnLoadMore()
    XCTAssertEqual(loader.loadMoreCallCount, 3)
    XCTAssertEqual(sut.loadMoreCell?.isLoading, true)

    await loader.completeMore(with: [], hasMore: false, at: 2)
    XCTAssertFalse(sut.canLoadMore)
  }

  // MARK: - Images

  func test_image_loadsWhenVisibleAndCancelsWhenNotAnyMore() async {
    let posts = [makePost("One"), makePost("Two")]
    let (sut, loader) = await makeLoadedSUT(posts)

    await sut.simulatePostNotVisible(at: 0)
    XCTAssertEqual(loader.requestedURLs, [posts[0].imageURL])
    XCTAssertEqual(loader.cancelledURLs, [posts[0].imageURL])

    await sut.simulatePostNotVisible(at: 1)
    XCTAssertEqual(loader.requestedURLs, posts.map(\.imageURL))
    XCTAssertEqual(loader.cancelledURLs, posts.map(\.imageURL))
  }

  func test_image_loadsAgainWhenVisibleAgain() async {
    let post = makePost("One")
    let (sut, loader) = await makeLoadedSUT([post])
    await sut.simulatePostVisibleAgain(at: 0)
    XCTAssertEqual(loader.requestedURLs, [post.imageURL, post.imageURL])
    XCTAssertEqual(loader.cancelledURLs, [post.imageURL])
  }

  func test_image_isRenderedOrCanBeRetried() async {
    let (sut, loader) = await makeLoadedSUT([makePost("One"), makePost("Two")])
    let first = await sut.simulatePostVisible(at: 0)
    let second = await sut.simulatePostVisible(at: 1)
    XCTAssertEqual(first?.isShowingSpinner, true)
    XCTAssertEqual(second?.isShowingSpinner, true)

    let red = UIImage.make(withColor: .red).pngData()!
    await loader.completeImage(with: red, at: 0)
    XCTAssertEqual(first?.renderedImage, red)
    XCTAssertEqual(first?.isShowingSpinner, false)
    XCTAssertEqual(first?.isShowingRetry, false)
    XCTAssertNil(second?.renderedImage)

    await loader.failImage(at: 1)
    XCTAssertEqual(second?.isShowingRetry, true)
    second?.retryButton.simulate(.touchUpInside)
    await drainTasks()
    XCTAssertEqual(loader.requestedURLs.count, 3)
    XCTAssertEqual(second?.isShowingRetry, false)

    await loader.completeImage(with: Data("no image".utf8), at: 2)
    XCTAssertEqual(second?.isShowingRetry, true)
  }

  func test_image_isPreloadedWhenNearVisible() async {
    let post = makePost("One")
    let (sut, loader) = await makeLoadedSUT([post])
    await sut.simulatePostNotNearVisible(at: 0)
    XCTAssertEqual(loader.requestedURLs, [post.imageURL])
    XCTAssertEqual(loader.cancelledURLs, [post.imageURL])
  }

  func test_image_doesNotAppearInAReusedCell() async {
    let (sut, loader) = await makeLoadedSUT([makePost("One")])
    let cell = await sut.simulatePostVisible(at: 0)
    cell?.prepareForReuse()
    await loader.completeImage(with: UIImage.make(withColor: .red).pngData()!)
    XCTAssertNil(cell?.renderedImage)
  }

  // MARK: - Selection

  func test_tap_selectsThePost() async {
    let posts = [makePost("One"), makePost("Two")]
    let (sut, _) = await makeLoadedSUT(posts)
    var selected: [FeedPost] = []
    sut.onSelection = { selected.append($0) }
    sut.simulateTapOnPost(at: 1)
    sut.simulateTapOnPost(at: 0)
    XCTAssertEqual(selected, [posts[1], posts[0]])
  }

  // MARK: - Helpers

  private func makeSUT(
    file: StaticString = #filePath, line: UInt = #line
  ) -> (FeedViewController, FeedLoaderSpy) {
    let loader = FeedLoaderSpy()
    let sut = FeedViewController(loader: loader, imageLoader: loader)
    trackForMemoryLeaks(loader, file: file, line: line)
    trackForMemoryLeaks(sut, file: file, line: line)
    addTeardownBlock { [weak loader] in await loader?.cancelAll() }
    return (sut, loader)
  }

  private func makeLoadedSUT(
    _ posts: [FeedPost], hasMore: Bool = false
  ) async -> (FeedViewController, FeedLoaderSpy) {
    let (sut, loader) = makeSUT()
    sut.simulateAppearance()
    await drainTasks()
    await loader.completeFeed(with: posts, hasMore: hasMore)
    return (sut, loader)
  }

  private func makePost(_ caption: String?, place: String? = "Somewhere") -> FeedPost {
    let id = UUID()
    return FeedPost(
      id: id, caption: caption, place: place, imageURL: URL(string: "https://feed.test/\(id)")!)
  }

  private func assertThat(
    _ sut: FeedViewController, isRendering posts: [FeedPost],
    file: StaticString = #filePath, line: UInt = #line
  ) {
    sut.view.enforceLayoutCycle()
    let cells = (0..<sut.numberOfPosts).map { sut.postCell(at: $0) }
    XCTAssertEqual(
      cells.map { $0?.captionLabel.text }, posts.map(\.caption), file: file, line: line)
    XCTAssertEqual(cells.map { $0?.placeLabel.text }, posts.map(\.place), file: file, line: line)
    XCTAssertEqual(
      cells.map { $0?.isShowingPlace }, posts.map { $0.place != nil }, file: file, line: line)
    executeRunLoopToCleanUpReferences()
  }

  private func executeRunLoopToCleanUpReferences() {
    RunLoop.current.run(until: Date())
  }
}

extension UIView {
  func enforceLayoutCycle() {
    layoutIfNeeded()
    RunLoop.current.run(until: Date())
  }
}
