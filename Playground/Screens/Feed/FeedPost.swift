import Foundation

struct FeedPost: Hashable {
  let id: UUID
  let caption: String?
  let place: String?
  let imageURL: URL
}

/// A page of posts, and whether there are more.
struct FeedPage {
  let posts: [FeedPost]
  let hasMore: Bool
}

@MainActor
protocol FeedLoader {
  func loadFeed() async throws -> FeedPage
  func loadMore(after post: FeedPost?) async throws -> FeedPage
}

@MainActor
protocol FeedImageLoader {
  func loadImageData(from url: URL) async throws -> Data
}
