import DiffableKit
import HeadlessKit
import ListTesting

/// The feed the new way, with any kind of identifier for a tweet.
@MainActor
final class TweetSnapshots<Item: Hashable & Sendable>: ModelScreen {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Item>

  private var store: [Tweet.ID: Tweet] = [:]
  private let identifier: (Tweet) -> Item
  private let mark: (inout Snapshot, [Item]) -> Void
  let list = TableView(frame: .zero, style: .plain)
  private var source: TableViewDiffableSource<Int, Item>?

  /// - Parameters:
  ///   - tweets: What to show first.
  ///   - identifier: What a snapshot knows a tweet by.
  ///   - tweet: The tweet of an identifier; the store holds the present ones.
  ///   - mark: What to do about tweets that have changed.
  init(
    _ tweets: [Tweet], identifier: @escaping (Tweet) -> Item,
    tweet: @escaping (Item, [Tweet.ID: Tweet]) -> Tweet?,
    mark: @escaping (inout Snapshot, [Item]) -> Void = { _, _ in }
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

  func update(to tweets: [Tweet]) {
    let changed = tweets.filter { tweet in store[tweet.id].map { $0 != tweet } ?? false }
    store = Dictionary(uniqueKeysWithValues: tweets.map { ($0.id, $0) })
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(tweets.map(identifier))
    mark(&snapshot, changed.map(identifier))
    source?.apply(snapshot)
  }
}

extension TweetSnapshots where Item == Tweet.ID {
  /// Tweets by number, their content in a store, and a mark where it has changed.
  convenience init(reconfiguring tweets: [Tweet]) {
    self.init(
      tweets, identifier: \.id, tweet: { id, store in store[id] },
      mark: { $0.reconfigureItems($1) })
  }
}
