#if !canImport(Darwin)
  import CoreData
  import UIKit

  /// A grid of sailors, which takes the snapshots of a controller.
  public final class CrewViewController: UIViewController {
    private let container: NSPersistentContainer
    public private(set) var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<String, NSManagedObjectID>!
    private var fetchedResultsController: NSFetchedResultsController<Sailor>!

    /// Only names with this in them, in letters of either case.
    public var filter: String? {
      didSet {
        fetchedResultsController.fetchRequest.predicate = filter.map {
          NSPredicate(format: "%K CONTAINS[cd] %@", #keyPath(Sailor.name), $0)
        }
        try? fetchedResultsController.performFetch()
      }
    }

    public init(container: NSPersistentContainer) {
      self.container = container
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override func viewDidLoad() {
      super.viewDidLoad()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 40)
      collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      view.addSubview(collectionView)
      let registration = UICollectionView.CellRegistration<
        UICollectionViewListCell, NSManagedObjectID
      > { [container] cell, _, id in
        guard let sailor = try? container.viewContext.existingObject(with: id) as? Sailor else {
          return
        }
        var content = cell.defaultContentConfiguration()
        content.text = sailor.isCaptain ? "Captain \(sailor.name)" : sailor.name
        cell.contentConfiguration = content
      }
      dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
        view, path, id in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
      }
      let request = NSFetchRequest<Sailor>(entityName: "Sailor")
      request.sortDescriptors = [
        NSSortDescriptor(keyPath: \Sailor.isCaptain, ascending: false),
        NSSortDescriptor(keyPath: \Sailor.name, ascending: true),
      ]
      fetchedResultsController = NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: container.viewContext,
        sectionNameKeyPath: nil, cacheName: nil)
      fetchedResultsController.delegate = self
      try! fetchedResultsController.performFetch()
    }
  }

  extension CrewViewController: NSFetchedResultsControllerDelegate {
    public nonisolated func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
      let snapshot = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
      MainActor.assumeIsolated {
        let shouldAnimate = collectionView.numberOfSections != 0
        dataSource.apply(snapshot, animatingDifferences: shouldAnimate)
      }
    }
  }
#endif
