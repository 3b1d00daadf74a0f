import HeadlessKit
import ListTesting

/// The feed with a data source: the rows of changed tweets are reloaded.
@MainActor
final class TweetTable: NSObject, ModelScreen, TableViewDataSource {
  private var tweets: [Tweet]
  let list = TableView(frame: .zero, style: .plain)

  init(_ tweets: [Tweet]) {
    self.tweets = tweets
    super.init()
    list.register(ValueCell.self, forCellReuseIdentifier: "tweet")
    list.dataSource = self
  }

  // snippet.tweets-old
  func update(to tweets: [Tweet]) {
    let changed = tweets.indices.filter { tweets[$0] != self.tweets[$0] }
    self.tweets = tweets
    list.reconfigureRows(at: changed.map { IndexPath(row: $0, section: 0) })
  }
  // snippet.end

  func tableView(_: TableView, numberOfRowsInSection _: Int) -> Int { tweets.count }

  func tableView(_ table: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "tweet", for: path)
    cell.textLabel?.text = tweets[path.row].text
    cell.detailTextLabel?.text = tweets[path.row].likesText
    return cell
  }
}
