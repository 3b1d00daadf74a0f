import UIKit

/// A table as tall as its rows, as in a scrolling screen: it follows its own content size by name.
public final class GrowingListController: UIViewController, UITableViewDataSource {
  public let table = UITableView()
  public private(set) var heights: [CGFloat] = []
  public private(set) var height: NSLayoutConstraint!
  public var rows = 3
  private var context = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.rowHeight = 40
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    height = table.heightAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor), height,
      table.widthAnchor.constraint(equalTo: view.widthAnchor),
    ])
    table.addObserver(
      self, forKeyPath: #keyPath(UITableView.contentSize), options: .new, context: &context)
  }

  deinit {
    table.removeObserver(self, forKeyPath: #keyPath(UITableView.contentSize))
  }

  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &self.context, let size = change?[.newKey] as? CGSize else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    heights.append(size.height)
    height.constant = size.height
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}
