import Foundation

@testable import Screens

/// A loader that holds every request until the test completes it.
@MainActor
final class FeedLoaderSpy: FeedLoader, FeedImageLoader {
  private var pages: [CheckedContinuation<FeedPage, Error>?] = []
  private var more: [CheckedContinuation<FeedPage, Error>?] = []
  private var images: [(url: URL, continuation: CheckedContinuation<Data, Error>?)] = []
  private(set) var cancelledURLs: [URL] = []

  var feedCallCount: Int { pages.count }
  var loadMoreCallCount: Int { more.count }
  var requestedURLs: [URL] { images.map(\.url) }

  func loadFeed() async throws -> FeedPage {
    try await withCheckedThrowingContinuation { pages.append($0) }
  }

  func loadMore(after post: FeedPost?) async throws -> FeedPage {
    try await withCheckedThrowingContinuation { more.append($0) }
  }

  func loadImageData(from url: URL) async throws -> Data {
    let index = images.count
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { images.append((url, $0)) }
    } onCancel: {
      Task { @MainActor in self.cancelImage(at: index) }
    }
  }

  // MARK: - Completing

  func completeFeed(
    with posts: [FeedPost] = [], hasMore: Bool = false, at index: Int = 0
  ) async {
    pages[index].take()?.resume(returning: FeedPage(posts: posts, hasMore: hasMore))
    await drainTasks()
  }

  func failFeed(at index: Int = 0) async {
    pages[index].take()?.resume(throwing: URLError(.notConnectedToInternet))
    await drainTasks()
  }

  func completeMore(
    with posts: [FeedPost] = [], hasMore: Bool = false, at index: Int = 0
  ) async {
    more[index].take()?.resume(returning: FeedPage(posts: posts, hasMore: hasMore))
    await drainTasks()
  }

  func failMore(at index: Int = 0) async {
    more[index].take()?.resume(throwing: URLError(.notConnectedToInternet))
    await drainTasks()
  }

  func completeImage(with data: Data, at index: Int = 0) async {
    images[index].continuation.take()?.resume(returning: data)
    await drainTasks()
  }

  func failImage(at index: Int = 0) async {
    images[index].continuation.take()?.resume(throwing: URLError(.timedOut))
    await drainTasks()
  }

  /// Cancels all pending requests.
  func cancelAll() async {
    for index in pages.indices { pages[index].take()?.resume(throwing: CancellationError()) }
    for index in more.indices { more[index].take()?.resume(throwing: CancellationError()) }
    for index in images.indices {
      images[index].continuation.take()?.resume(throwing: CancellationError())
    }
    await drainTasks()
  }

  private func cancelImage(at index: Int) {
    cancelledURLs.append(images[index].url)
    images[index].continuation.take()?.resume(throwing: CancellationError())
  }
}

/// Lets the pending tasks run, those of the main actor and those in the pool behind it: a task of the
/// least priority runs when no other is ready, however loaded the machine is.
@MainActor
func drainTasks() async {
  for _ in 0..<10 {
    await Task.detached(priority: .background) {}.value
    await Task.yield()
  }
}
