import Foundation
import Testing
import UIKit

// A wrapper around batch updates, as libraries for diffs have it. It imports only UIKit.

extension UITableView {
  fileprivate func apply(_ updates: () -> Void) {
    if #available(iOS 11.0, *) {
      performBatchUpdates(updates)
    } else {
      beginUpdates()
      updates()
      endUpdates()
    }
  }
}

extension UICollectionView {
  fileprivate func apply(_ updates: () -> Void, then completion: ((Bool) -> Void)? = nil) {
    performBatchUpdates({ updates() }, completion: completion)
  }
}

private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var count = 1
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath) }
}

@MainActor
@Suite struct BatchUpdateClosureTests {
  @Test func updatesNeedNotEscape() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain)
    table.dataSource = rows
    table.layoutIfNeeded()
    table.apply {
      rows.count = 3
      table.insertRows(
        at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .none)
    }
    #expect(table.numberOfRows(inSection: 0) == 3)
    let view = UICollectionView(
      frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    view.dataSource = rows
    view.layoutIfNeeded()
    view.apply {
      rows.count = 2
      view.deleteItems(at: [IndexPath(item: 2, section: 0)])
    }
    #expect(view.numberOfItems(inSection: 0) == 2)
  }
}
