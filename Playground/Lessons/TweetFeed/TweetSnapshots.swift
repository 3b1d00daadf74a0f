import DiffableKit
import HeadlessKit
import ListTesting

/// The feed with snapshots, with any kind of identifier for a tweet.
@MainActor
final class TweetSnapshots<Item: Hashable & Sendable>: ModelScreen {
  // snippet.tweets-store
  private var store: [Tweet.ID: Tweet] = [:]
  private let identifier: (Tweet) -> Item
  private let mark: (inout DiffableDataSourceSnapshot<Int, Item>, [Item]) -> Void
  // snippet.end
  let list = TableView(frame: .zero, style: .plain)
  private var source: TableViewDiffableSource<Int, Item>?

  // snippet.tweets-init
  /// - Parameters:
  ///   - tweets: The tweets to show first.
  ///   - identifier: Returns the identifier of a tweet.
  ///   - tweet: Returns the tweet for an identifier; the store contains the current ones.
  ///   - mark: Marks the tweets that have changed.
  init(
    _ tweets: [Tweet], identifier: @escaping (Tweet) -> Item,
    tweet: @escaping (Item, [Tweet.ID: Tweet]) -> Tweet?,
    mark: @escaping (inout DiffableDataSourceSnapshot<Int, Item>, [Item]) -> Void = { _, _ in }
  ) {
    self.identifier = identifier
    self.mark = mark
    list.register(ValueCell.self, forCellReuseIdentifier: "tweet")
    source = TableViewDiffableSource(tableView: list) { [weak self] table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "tweet", for: path)
      let shown = tweet(item, self?.store ?? [:])
      cell.textLabel?.text = shown?.text
      cell.detailTextLabel?.text = shown?.likesText
      return cell
    }
    update(to: tweets)
  }
  // snippet.end

  // snippet.tweets-new uses tweets-store
  func update(to tweets: [Tweet]) {
    let changed = tweets.filter { tweet in store[tweet.id].map { $0 != tweet } ?? false }
    store = Dictionary(uniqueKeysWithValues: tweets.map { ($0.id, $0) })
    var snapshot = DiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(tweets.map(identifier))
    mark(&snapshot, changed.map(identifier))
    source?.apply(snapshot)
  }
  // snippet.end
}

extension TweetSnapshots where Item == Tweet.ID {
  /// Creates a feed of tweet numbers, with the content in a store and marks for changes.
  // snippet.tweets-reconfigure uses tweets-init
  convenience init(reconfiguring tweets: [Tweet]) {
    self.init(
      tweets, identifier: \.id, tweet: { id, store in store[id] },
      mark: { $0.reconfigureItems($1) })
  }
  // snippet.end
}
