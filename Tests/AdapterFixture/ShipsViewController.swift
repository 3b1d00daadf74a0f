#if !canImport(Darwin)
  import CoreData
  import UIKit

  /// A table of ships by their initials, which follows a controller call by call.
  public final class ShipsViewController: UITableViewController {
    private let context: NSManagedObjectContext

    public private(set) lazy var fetchedResultsController: NSFetchedResultsController<Ship> = {
      let request: NSFetchRequest<Ship> = Ship.fetchRequest()
      request.sortDescriptors = [
        NSSortDescriptor(
          key: #keyPath(Ship.name), ascending: true,
          selector: #selector(NSString.localizedStandardCompare(_:)))
      ]
      request.fetchBatchSize = 20
      let controller = NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: context,
        sectionNameKeyPath: #keyPath(Ship.initial), cacheName: nil)
      controller.delegate = self
      return controller
    }()

    public init(context: NSManagedObjectContext) {
      self.context = context
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ShipCell")
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: self, action: #selector(addShip))
      do {
        try fetchedResultsController.performFetch()
      } catch {
        print("Unresolved error \(error)")
      }
    }

    @objc func addShip() {
      let ship = Ship(context: context)
      ship.name = "New ship"
      ship.tons = 1
    }

    public override func numberOfSections(in tableView: UITableView) -> Int {
      return fetchedResultsController.sections?.count ?? 0
    }

    public override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      guard let sectionInfo = fetchedResultsController.sections?[section] else { return 0 }
      return sectionInfo.numberOfObjects
    }

    public override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      return fetchedResultsController.sections?[section].name
    }

    public override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "ShipCell", for: indexPath)
      configureCell(cell, withShip: fetchedResultsController.object(at: indexPath))
      return cell
    }

    public override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      if editingStyle == .delete {
        context.delete(fetchedResultsController.object(at: indexPath))
        do {
          try context.save()
        } catch {
          let nserror = error as NSError
          fatalError("Unresolved error \(nserror), \(nserror.userInfo)")
        }
      }
    }

    func configureCell(_ cell: UITableViewCell, withShip ship: Ship) {
      cell.textLabel?.text = "\(ship.name ?? "?"), \(ship.tons) t"
    }
  }

  extension ShipsViewController: @preconcurrency NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      tableView.beginUpdates()
    }

    public func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) {
      switch type {
      case .insert:
        tableView.insertSections(IndexSet(integer: sectionIndex), with: .fade)
      case .delete:
        tableView.deleteSections(IndexSet(integer: sectionIndex), with: .fade)
      default:
        return
      }
    }

    public func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
      newIndexPath: IndexPath?
    ) {
      switch type {
      case .insert:
        tableView.insertRows(at: [newIndexPath!], with: .fade)
      case .delete:
        tableView.deleteRows(at: [indexPath!], with: .fade)
      case .update:
        if let cell = tableView.cellForRow(at: indexPath!) {
          configureCell(cell, withShip: anObject as! Ship)
        }
      case .move:
        // The template of Xcode: right inside a section, a crash with a section that is new.
        if let cell = tableView.cellForRow(at: indexPath!) {
          configureCell(cell, withShip: anObject as! Ship)
        }
        tableView.moveRow(at: indexPath!, to: newIndexPath!)
      @unknown default:
        return
      }
    }

    public func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      tableView.endUpdates()
    }
  }
#endif
