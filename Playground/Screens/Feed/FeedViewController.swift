import UIKit

final class FeedViewController: UITableViewController, UITableViewDataSourcePrefetching {
  private let loader: FeedLoader
  private let imageLoader: FeedImageLoader
  private var posts: [FeedPost] = []
  private var hasMore = false
  private var isLoadingMore = false
  private var moreError: String?
  private var imageTasks: [IndexPath: Task<Void, Never>] = [:]
  private var onFirstAppearance: ((FeedViewController) -> Void)?

  private(set) lazy var errorBanner = ErrorBanner()
  var onSelection: ((FeedPost) -> Void)?

  private enum Section: Int, CaseIterable {
    case posts, loadMore
  }

  init(loader: FeedLoader, imageLoader: FeedImageLoader) {
    self.loader = loader
    self.imageLoader = imageLoader
    super.init(style: .plain)
    title = NSLocalizedString("Feed", comment: "Title of the feed")
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      FeedPostCell.self, forCellReuseIdentifier: FeedPostCell.reuseIdentifier)
    tableView.register(LoadMoreCell.self, forCellReuseIdentifier: "LoadMoreCell")
    tableView.prefetchDataSource = self
    tableView.separatorStyle = .none
    tableView.tableHeaderView = errorBanner
    errorBanner.onHide = { [weak self] in
      self?.tableView.beginUpdates()
      self?.sizeTableHeaderToFit()
      self?.tableView.endUpdates()
    }
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
    onFirstAppearance = { controller in
      controller.onFirstAppearance = nil
      controller.refresh()
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onFirstAppearance?(self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sizeTableHeaderToFit()
  }

  private func sizeTableHeaderToFit() {
    guard let header = tableView.tableHeaderView else { return }
    let size = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if header.frame.height != size.height {
      header.frame.size.height = size.height
      tableView.tableHeaderView = header
    }
  }

  // MARK: - Loading

  @objc private func refresh() {
    refreshControl?.beginRefreshing()
    errorBanner.message = nil
    Task { [weak self, loader] in
      let result: Result<FeedPage, Error>
      do { result = .success(try await loader.loadFeed()) } catch { result = .failure(error) }
      self?.show(result)
    }
  }

  private func show(_ result: Result<FeedPage, Error>) {
    switch result {
    case .success(let page):
      cancelImages()
      posts = page.posts
      hasMore = page.hasMore
      moreError = nil
      tableView.reloadData()
    case .failure:
      errorBanner.message = NSLocalizedString("Couldn't connect to the server", comment: "")
    }
    refreshControl?.endRefreshing()
  }

  private func loadMore() {
    guard hasMore, !isLoadingMore else { return }
    isLoadingMore = true
    moreError = nil
    loadMoreCell?.message = nil
    loadMoreCell?.isLoading = true
    Task { [weak self, loader] in
      let last = self?.posts.last
      do {
        let page = try await loader.loadMore(after: last)
        self?.append(page)
      } catch {
        self?.stopLoadingMore(message: "Couldn't load more. Tap to try again.")
      }
    }
  }

  private func append(_ page: FeedPage) {
    stopLoadingMore(message: nil)
    let first = posts.count
    posts += page.posts
    let paths = (first..<posts.count).map { IndexPath(row: $0, section: Section.posts.rawValue) }
    tableView.performBatchUpdates {
      self.tableView.insertRows(at: paths, with: .fade)
      if !page.hasMore {
        self.hasMore = false
        self.tableView.deleteRows(
          at: [IndexPath(row: 0, section: Section.loadMore.rawValue)], with: .fade)
      }
    }
  }

  private func stopLoadingMore(message: String?) {
    isLoadingMore = false
    moreError = message
    loadMoreCell?.isLoading = false
    loadMoreCell?.message = message
  }

  private var loadMoreCell: LoadMoreCell? {
    tableView.cellForRow(at: IndexPath(row: 0, section: Section.loadMore.rawValue))
      as? LoadMoreCell
  }

  // MARK: - Images

  private func loadImage(at indexPath: IndexPath, into cell: FeedPostCell? = nil) {
    let url = posts[indexPath.row].imageURL
    cell?.spinner.startAnimating()
    cell?.retryButton.isHidden = true
    imageTasks[indexPath]?.cancel()
    imageTasks[indexPath] = Task { [weak cell, imageLoader] in
      let image = try? await UIImage(data: imageLoader.loadImageData(from: url))
      guard !Task.isCancelled else { return }
      cell?.spinner.stopAnimating()
      cell?.postImageView.image = image
      cell?.retryButton.isHidden = image != nil
    }
  }

  private func cancelImage(at indexPath: IndexPath) {
    imageTasks.removeValue(forKey: indexPath)?.cancel()
  }

  private func cancelImages() {
    imageTasks.values.forEach { $0.cancel() }
    imageTasks = [:]
  }

  // MARK: - Data source

  override func numberOfSections(in tableView: UITableView) -> Int {
    Section.allCases.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section)! {
    case .posts: return posts.count
    case .loadMore: return hasMore ? 1 : 0
    }
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch Section(rawValue: indexPath.section)! {
    case .posts:
      let cell =
        tableView.dequeueReusableCell(withIdentifier: FeedPostCell.reuseIdentifier) as! FeedPostCell
      let post = posts[indexPath.row]
      cell.placeLabel.text = post.place
      cell.placeLabel.isHidden = post.place == nil
      cell.captionLabel.text = post.caption
      cell.onRetry = { [weak self, weak cell] in self?.loadImage(at: indexPath, into: cell) }
      cell.onReuse = { [weak self] in self?.cancelImage(at: indexPath) }
      loadImage(at: indexPath, into: cell)
      return cell
    case .loadMore:
      let cell = tableView.dequeueReusableCell(withIdentifier: "LoadMoreCell", for: indexPath)
      (cell as? LoadMoreCell)?.message = moreError
      (cell as? LoadMoreCell)?.isLoading = isLoadingMore
      return cell
    }
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths where path.section == Section.posts.rawValue { loadImage(at: path) }
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    indexPaths.forEach(cancelImage)
  }

  // MARK: - Delegate

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch Section(rawValue: indexPath.section)! {
    case .posts: onSelection?(posts[indexPath.row])
    case .loadMore: loadMore()
    }
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if cell is LoadMoreCell { return loadMore() }
    if imageTasks[indexPath] == nil { loadImage(at: indexPath, into: cell as? FeedPostCell) }
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    cancelImage(at: indexPath)
  }
}
