import UIKit

final class DiscoverViewController: UIViewController {
  enum Section: Int, CaseIterable {
    case featured, categories, latest

    var title: String? {
      switch self {
      case .featured: nil
      case .categories: "Categories"
      case .latest: "Latest"
      }
    }
  }

  enum Item: Hashable {
    case featured(Recipe.ID)
    case category(String)
    case latest(Recipe.ID)
  }

  private let service: any RecipeService
  private var recipes: [String: Recipe] = [:]
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  private let spinner = UIActivityIndicatorView(style: .large)
  private(set) var loading: Task<Void, Never>?

  init(service: any RecipeService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
    title = "Discover"
    tabBarItem = UITabBarItem(
      title: "Discover", image: UIImage(systemName: "sparkles"), selectedImage: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    configureCollectionView()
    configureDataSource()
    load()
  }

  private func configureCollectionView() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    spinner.center = view.center
    spinner.autoresizingMask = [
      .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
    ]
    view.addSubview(spinner)
  }

  // MARK: - Layout

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      switch Section(rawValue: index)! {
      case .featured: self?.featuredSection()
      case .categories: self?.categoriesSection(environment)
      case .latest: self?.latestSection(environment)
      }
    }
  }

  private func featuredSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(180)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 0, bottom: 8, trailing: 0)
    return section
  }

  private func categoriesSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
    section.boundarySupplementaryItems = [header]
    return section
  }

  private func latestSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let self, case .latest(let id)? = dataSource.itemIdentifier(for: indexPath) else {
        return nil
      }
      let hide = UIContextualAction(style: .destructive, title: "Hide") { _, _, completion in
        self.hide(id)
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [hide])
    }
    return .list(using: configuration, layoutEnvironment: environment)
  }

  private var header: NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  // MARK: - Data source

  private func configureDataSource() {
    let card = UICollectionView.CellRegistration<RecipeCardCell, Recipe> {
      [weak self] cell, _, recipe in
      cell.configure(with: recipe)
      cell.onSave = { self?.toggleSaved(recipe.id) }
    }
    let category = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      cell, _, name in
      var content = UIListContentConfiguration.cell()
      content.text = name
      content.textProperties.alignment = .center
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .listGroupedCell()
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Recipe> {
      cell, _, recipe in
      var content = cell.defaultContentConfiguration()
      content.text = recipe.title
      content.secondaryText = "\(recipe.minutes) min"
      cell.contentConfiguration = content
      cell.accessories = recipe.isSaved ? [.checkmark()] : [.disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = Section(rawValue: indexPath.section)?.title
      view.contentConfiguration = content
    }

    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      [weak self] collectionView, indexPath, item in
      switch item {
      case .featured(let id):
        collectionView.dequeueConfiguredReusableCell(
          using: card, for: indexPath, item: self?.recipes[id])
      case .category(let name):
        collectionView.dequeueConfiguredReusableCell(using: category, for: indexPath, item: name)
      case .latest(let id):
        collectionView.dequeueConfiguredReusableCell(
          using: row, for: indexPath, item: self?.recipes[id])
      }
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  // MARK: - Content

  private func load() {
    spinner.startAnimating()
    loading = Task {
      defer { spinner.stopAnimating() }
      do {
        show(try await service.recipes())
      } catch {
        let alert = UIAlertController(
          title: "Something went wrong", message: error.localizedDescription,
          preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Try Again", style: .default) { _ in self.load() })
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
      }
    }
  }

  private func show(_ content: Recipes) {
    for recipe in content.featured + content.latest { recipes[recipe.id] = recipe }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(content.featured.map { .featured($0.id) }, toSection: .featured)
    snapshot.appendItems(content.categories.map(Item.category), toSection: .categories)
    snapshot.appendItems(content.latest.map { .latest($0.id) }, toSection: .latest)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func toggleSaved(_ id: Recipe.ID) {
    recipes[id]?.isSaved.toggle()
    var snapshot = dataSource.snapshot()
    let shown: [Item] = [.featured(id), .latest(id)]
    snapshot.reconfigureItems(shown.filter { snapshot.indexOfItem($0) != nil })
    dataSource.apply(snapshot)
  }

  private func hide(_ id: Recipe.ID) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([.latest(id)])
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}

// MARK: - UICollectionViewDelegate

extension DiscoverViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .featured(let id), .latest(let id):
      let detail = UIViewController()
      detail.title = recipes[id]?.title
      show(detail, sender: self)
    case .category(let name):
      let list = UITableViewController(style: .plain)
      list.title = name
      navigationController?.pushViewController(list, animated: true)
    case nil:
      break
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }
}
