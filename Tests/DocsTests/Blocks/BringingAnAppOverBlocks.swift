// Made from the blocks of Docs/HeadlessKit.docc/Articles/BringingAnAppOver.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import HeadlessKit
import Testing
import UIKit

@MainActor @Test func bringingAnAppOver_block2() throws {
// import HeadlessKit
// import UIKit

final class BookCell: UITableViewCell {
  var titleLabel: UILabel!
}

final class ShelfViewController: UITableViewController {
  var books = ["Emma", "Dune"]

  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    books.count
  }

  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "Book", for: path)
    (cell as? BookCell)?.titleLabel.text = books[path.row]
    return cell
  }

  override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    performSegue(withIdentifier: "showBook", sender: self)
  }
}

final class NovelViewController: UIViewController {}

let simulator = Simulator()
#sourceLocation(file: "BringingAnAppOver.md", line: 212)
let interfaces = simulator.interfaces
interfaces.register(storyboard: "Main") { ShelfViewController(style: .plain) }
interfaces.register(storyboard: "Main", identifier: "Book") { NovelViewController() }
interfaces.register(prototype: "Book", in: ShelfViewController.self) {
  let cell = BookCell(style: .default, reuseIdentifier: "Book")
  let label = UILabel(frame: cell.contentView.bounds)
  cell.contentView.addSubview(label)
  cell.titleLabel = label
  return cell
}
interfaces.register(segue: "showBook", from: ShelfViewController.self, .show) {
  NovelViewController()
}
#sourceLocation()
simulator.show(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!)
try simulator.tap(.text("Dune"))
try simulator.settle()
#expect(simulator.windows.first?.rootViewController?.presentedViewController is NovelViewController)
}

@MainActor @Test func bringingAnAppOver_block3() throws {
// import HeadlessKit
// import UIKit

final class FeedCell: UITableViewCell {
  var titleLabel: UILabel!
}

final class FeedViewController: UITableViewController, UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}

let simulator = Simulator()
let interfaces = simulator.interfaces
#sourceLocation(file: "BringingAnAppOver.md", line: 259)
interfaces.register(nib: "FeedCell") { _ in
  let cell = FeedCell(style: .default, reuseIdentifier: "Feed")
  cell.titleLabel = UILabel()
  return [cell]
}
interfaces.register(nib: "FeedViewController") { owner in
  guard let controller = owner as? FeedViewController else { return [] }
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
  table.dataSource = controller
  table.delegate = controller
  table.prefetchDataSource = controller
  table.register(UINib(nibName: "FeedCell", bundle: nil), forCellReuseIdentifier: "Feed")
  return [table]
}
#sourceLocation()
let feed = FeedViewController(style: .plain)
#expect(!feed.isViewLoaded)
#expect(feed.tableView.prefetchDataSource === feed)
#expect(feed.tableView.dequeueReusableCell(withIdentifier: "Feed") is FeedCell)
}
