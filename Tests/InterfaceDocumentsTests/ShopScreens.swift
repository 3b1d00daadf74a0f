import UIKit

// The classes that the fixtures' documents name. Their members are listed as the adapter would do it.

/// What is called while a screen is loaded, in order.
@MainActor final class LoadingLog {
  static var current = LoadingLog()
  var lines: [String] = []

  static func note(_ line: String) { current.lines.append(line) }
}

final class ShelfViewController: UITableViewController {
  var sortButton: UIBarButtonItem!
  var books = ["Emma", "Dune", "Momo"]
  private(set) var sorted = 0
  private(set) var unwound: String?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    LoadingLog.note("Shelf.init")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    LoadingLog.note("Shelf.awake button=\(sortButton != nil) view=\(isViewLoaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    LoadingLog.note("Shelf.viewDidLoad")
  }

  func sort(_ sender: Any) { sorted += 1 }

  func makeSettings(_ coder: NSCoder, sender: Any?) -> SettingsViewController? {
    LoadingLog.note("Shelf.makeSettings sender=\(sender is UIBarButtonItem)")
    return SettingsViewController(coder: coder, theme: "blue")
  }

  func unwindToShelf(_ segue: UIStoryboardSegue) {
    unwound = segue.identifier
    LoadingLog.note("Shelf.unwind \(segue.identifier ?? "nil")")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    books.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
    (cell as? BookCell)?.titleLabel.text = books[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    LoadingLog.note("Shelf.didSelectRow")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    LoadingLog.note("Shelf.should \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    LoadingLog.note("Shelf.prepare \(segue.identifier ?? "nil") sender=\(type(of: sender))")
    guard let row = tableView.indexPathForSelectedRow?.row else { return }
    (segue.destination as? BookViewController)?.book = books[row]
  }

  struct InterfaceMembers_ShopScreens_1: InterfaceMemberList {
    @MainActor static var members: [InterfaceMember] {
      [
        .property("sortButton", \ShelfViewController.sortButton),
        .action(Selector(ShelfViewController.sort(_:), "sort:")),
        .action(Selector(ShelfViewController.unwindToShelf(_:), "unwindToShelf:")),
        .segueAction("makeSettings:sender:", ShelfViewController.makeSettings(_:sender:)),
      ]
    }
  }
}

final class BookCell: UITableViewCell {
  weak var titleLabel: UILabel!

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    LoadingLog.note("BookCell.init")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    LoadingLog.note("BookCell.awake label=\(titleLabel != nil)")
  }

  struct InterfaceMembers_ShopScreens_2: InterfaceMemberList {
    @MainActor static var members: [InterfaceMember] {
      [.property("titleLabel", \BookCell.titleLabel)]
    }
  }
}

final class BookViewController: UIViewController {
  private weak var nameLabel: UILabel! { didSet { LoadingLog.note("Book.nameLabel") } }
  private var labels: [UILabel]! { didSet { LoadingLog.note("Book.labels \(labels.count)") } }
  private var topDistance: NSLayoutConstraint!
  var book = ""
  private(set) var shared = 0
  private(set) var folds = 0

  var name: String? { nameLabel?.text }
  var texts: [String?] { labels.map(\.text) }
  var distance: CGFloat? { topDistance?.constant }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    LoadingLog.note("Book.init")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    LoadingLog.note("Book.awake label=\(nameLabel != nil)")
  }

  override func loadView() {
    LoadingLog.note("Book.loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    LoadingLog.note("Book.viewDidLoad label=\(nameLabel != nil) children=\(children.count)")
    if !book.isEmpty { nameLabel?.text = book }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    LoadingLog.note("Book.prepare \(segue.identifier ?? "nil")")
  }

  func share(_ sender: UIButton) { shared += 1 }
  func fold(_ sender: UITapGestureRecognizer) { folds += 1 }

  struct InterfaceMembers_ShopScreens_3: InterfaceMemberList {
    @MainActor static var members: [InterfaceMember] {
      [
        .property("nameLabel", \BookViewController.nameLabel),
        .property("labels", \BookViewController.labels),
        .property("topDistance", \BookViewController.topDistance),
        .action(Selector(BookViewController.share(_:), "share:")),
        .action(Selector(BookViewController.fold(_:), "fold:")),
      ]
    }
  }
}

final class PageView: UIView {
  private(set) var isFolded = false { didSet { LoadingLog.note("Page.isFolded") } }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    LoadingLog.note("Page.init subviews=\(subviews.count)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    LoadingLog.note("Page.awake folded=\(isFolded)")
  }

  struct InterfaceMembers_ShopScreens_4: InterfaceMemberList {
    @MainActor static var members: [InterfaceMember] {
      [.property("isFolded", \PageView.isFolded)]
    }
  }
}

final class ReviewsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    LoadingLog.note("Reviews.viewDidLoad")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    LoadingLog.note("Reviews.didMove")
  }
}

final class SettingsViewController: UITableViewController {
  var slider: UISlider!
  let theme: String
  private(set) var resized = 0

  init?(coder: NSCoder, theme: String) {
    self.theme = theme
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    theme = "plain"
    super.init(coder: coder)
  }

  func resize() { resized += 1 }

  struct InterfaceMembers_ShopScreens_5: InterfaceMemberList {
    @MainActor static var members: [InterfaceMember] {
      [
        .property("slider", \SettingsViewController.slider),
        .action(Selector(SettingsViewController.resize, "resize")),
      ]
    }
  }
}

final class BadgeView: UIView {
  var image: UIImageView!
  var theme: BadgeTheme!
  private(set) var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = image != nil
  }

  struct InterfaceMembers_ShopScreens_6: InterfaceMemberList {
    @MainActor static var members: [InterfaceMember] {
      [.property("image", \BadgeView.image), .property("theme", \BadgeView.theme)]
    }
  }
}

final class BadgeTheme: NSObject {}

final class BadgeOwner: NSObject {
  var badge: BadgeView?
}
