// Optional methods that only a subclass has, members of UIKit's extensions that are overridden, and
// selectors of protocols.
import UIKit

public class ListBase: UIViewController, UITableViewDelegate, UITableViewDataSource {
  public let table = UITableView()
  public private(set) var chosen: [Int] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 50
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }

  func choose(_ row: Int) { chosen.append(row) }
}

public final class ChoosingList: ListBase {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(indexPath.row)
  }
}

public final class TallList: ListBase {}

extension TallList {
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 80 }
}

extension UIView {
  @objc public func themeName(_ suffix: String) -> String { "plain" + suffix }
}

public class ThemedLabel: UILabel {
  public override func themeName(_ suffix: String) -> String {
    "label of " + super.themeName(suffix)
  }
}

private final class Headline: ThemedLabel {
  override func themeName(_ suffix: String) -> String { "big " + super.themeName(suffix) }
}

@MainActor public func makeHeadline() -> UIView { Headline() }

@MainActor @objc public protocol Paging: AnyObject {
  func nextPage()
  func showPage(_ sender: Any?)
}

public final class Pager: UIResponder, Paging {
  public private(set) var pages: [String] = []
  public func nextPage() { pages.append("next") }
  public func showPage(_ sender: Any?) { pages.append("\(sender ?? "nil")") }
}

public final class PagingButton: UIButton {
  public weak var paging: (any Paging)?

  public func connect() {
    addTarget(paging, action: #selector(Paging.nextPage), for: .touchUpInside)
    addTarget(paging, action: #selector(Paging.showPage(_:)), for: .valueChanged)
  }

  @IBAction public func tagOf(_ sender: AnyObject) -> Int { sender.tag ?? -1 }
}
