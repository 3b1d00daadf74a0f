import UIKit

// A feed as an app writes it: it imports only UIKit.

struct FeedPost: Hashable {
  var title: String
  var author: String
}

protocol FeedLoading: AnyObject {
  @MainActor func load(_ completion: @escaping (Result<[FeedPost], any Error>) -> Void)
  @MainActor func loadImage(of post: FeedPost)
  @MainActor func cancelImage(of post: FeedPost)
}

final class FeedCell: UITableViewCell {
  let titleLabel = UILabel()
  var onReuse: (() -> Void)?

  override func prepareForReuse() {
    super.prepareForReuse()
    onReuse?()
  }
}

final class FeedViewController: UITableViewController, UITableViewDataSourcePrefetching {
  private let loader: any FeedLoading
  private var posts: [FeedPost] = []
  private var onFirstAppearance: ((FeedViewController) -> Void)?
  private(set) var errorView = UILabel()
  var onSelection: ((FeedPost) -> Void)?

  init(loader: any FeedLoading) {
    self.loader = loader
    super.init(style: .plain)
    title = "Feed"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FeedCell.self, forCellReuseIdentifier: "FeedCell")
    tableView.prefetchDataSource = self
    tableView.tableHeaderView = errorView
    errorView.alpha = 0
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.load() })
    onFirstAppearance = { controller in
      controller.onFirstAppearance = nil
      controller.load()
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onFirstAppearance?(self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = errorView.sizeThatFits(CGSize(width: tableView.bounds.width, height: 1000))
    guard errorView.frame.height != size.height else { return }
    errorView.frame.size.height = size.height
    tableView.tableHeaderView = errorView
  }

  private func load() {
    refreshControl?.beginRefreshing()
    loader.load { [weak self] result in
      guard let self else { return }
      refreshControl?.endRefreshing()
      switch result {
      case .success(let posts):
        errorView.alpha = 0
        self.posts = posts
        tableView.reloadData()
      case .failure:
        errorView.alpha = 1
        errorView.text = "Couldn't connect to server"
      }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "FeedCell") as! FeedCell
    cell.titleLabel.text = posts[indexPath.row].title
    cell.textLabel?.text = posts[indexPath.row].title
    cell.onReuse = { [weak cell] in cell?.titleLabel.text = nil }
    loader.loadImage(of: posts[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelection?(posts[indexPath.row])
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    (cell as? FeedCell)?.titleLabel.text = posts[indexPath.row].title
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    // The index path may be of a post before a reload.
    guard posts.indices.contains(indexPath.row) else { return }
    loader.cancelImage(of: posts[indexPath.row])
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths { loader.loadImage(of: posts[path.row]) }
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths { loader.cancelImage(of: posts[path.row]) }
  }
}

/// A flow that shows single posts.
@MainActor
final class FeedFlow {
  let window: UIWindow
  let navigation: UINavigationController

  init(window: UIWindow, loader: any FeedLoading) {
    self.window = window
    let feed = FeedViewController(loader: loader)
    navigation = UINavigationController(rootViewController: feed)
    feed.onSelection = { [weak navigation] post in
      let detail = UIViewController()
      detail.title = post.title
      navigation?.pushViewController(detail, animated: true)
    }
    window.rootViewController = navigation
  }

  func start() { window.makeKeyAndVisible() }
}
