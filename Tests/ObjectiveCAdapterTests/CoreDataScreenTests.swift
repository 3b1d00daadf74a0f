#if os(Linux)
  import AdapterFixture
  import CoreData
  import Testing
  import UIKit

  /// Working screens on Core Data, with its names and Objective-C's syntax.
  @MainActor
  @Suite struct CoreDataScreenTests {
    private let simulator = Simulator()

    private func container() -> NSPersistentContainer {
      let container = simulator.run { NSPersistentContainer(name: "Harbour") }
      container.loadPersistentStores { _, error in
        if let error = error as NSError? { fatalError("Unresolved error \(error)") }
      }
      container.viewContext.automaticallyMergesChangesFromParent = true
      container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
      container.viewContext.undoManager = nil
      return container
    }

    private func ships(_ names: String..., in context: NSManagedObjectContext) -> [Ship] {
      names.map { name in
        let ship = Ship(context: context)
        ship.name = name
        return ship
      }
    }

    private func rows(_ screen: ShipsViewController) -> [String?] {
      screen.tableView.visibleCells.map(\.textLabel?.text)
    }

    private func headers(_ screen: ShipsViewController) -> [String?] {
      (0..<screen.tableView.numberOfSections).map {
        screen.tableView.headerView(forSection: $0)?.textLabel?.text
      }
    }

    // behaviour 19.5
    @Test func anObjectMadeByItsEntityIsOfTheEntitysClass() {
      let context = container().viewContext
      let entity = Ship.entity()
      let made = NSManagedObject(entity: entity, insertInto: context)
      made.setValue("Argo", forKey: "name")
      #expect((made as? Ship)?.name == "Argo")
      let own = Ship(entity: entity, insertInto: nil)
      #expect(own.managedObjectContext == nil)
    }

    @Test func theTableFollowsItsController() throws {
      let context = container().viewContext
      let ships = ships("Argo", "Ariel", "Bounty", in: context)
      let screen = ShipsViewController(context: context)
      simulator.show(UINavigationController(rootViewController: screen))
      #expect(rows(screen) == ["Argo, 0 t", "Ariel, 0 t", "Bounty, 0 t"])
      #expect(headers(screen) == ["A", "B"])
      ships[0].tons = 40
      ships[1].name = "Abby"
      context.delete(ships[2])
      _ = self.ships("Cutty Sark", in: context)
      try simulator.settle()
      #expect(rows(screen) == ["Abby, 0 t", "Argo, 40 t", "Cutty Sark, 0 t"])
      #expect(headers(screen) == ["A", "C"])
      let button = try #require(screen.navigationItem.rightBarButtonItem)
      try simulator.tap(button)
      try simulator.settle()
      #expect(rows(screen).last == "New ship, 1 t")
      screen.tableView(screen.tableView, commit: .delete, forRowAt: [0, 0])
      try simulator.settle()
      #expect(rows(screen).first == "Argo, 40 t")
      #expect(!context.hasChanges)
    }

    /// The template's pitfall: a row may not be moved into a new section. Core Data catches the
    /// exception, and the table stays wrong. (behaviour 3B, crash families A1)
    @Test func aMoveIntoANewSectionIsLoggedAndLost() throws {
      let context = container().viewContext
      let ships = ships("Argo", "Ariel", in: context)
      let screen = ShipsViewController(context: context)
      simulator.show(screen)
      ships[0].name = "Zora"
      let crash = try captureCrash { try simulator.settle() }
      #expect(crash?.reason == "cannot move a row into a newly inserted section (1)")
      #expect(
        simulator.console.lines.map(\.text) == [
          "CoreData: error: Serious application error.  An exception was caught from the delegate "
            + "of NSFetchedResultsController during a call to -controllerDidChangeContent:.  "
            + "cannot move a row into a newly inserted section (1) with userInfo (null)"
        ])
      #expect(rows(screen) == ["Zora, 0 t", "Ariel, 0 t"])
    }

    @Test func theGridAppliesSnapshots() async throws {
      let container = container()
      let context = container.viewContext
      Sailor.hire("Bligh", asCaptain: true, in: context)
      for name in ["Fryer", "Adams"] { Sailor.hire(name, in: context) }
      try context.save()
      let screen = CrewViewController(container: container)
      simulator.show(screen)
      #expect(names(screen) == ["Captain Bligh", "Adams", "Fryer"])
      try await container.performBackgroundTask { context in
        let request = NSFetchRequest<Sailor>(entityName: "Sailor")
        request.predicate = NSPredicate(format: "name == %@", "Adams")
        let adams = try context.fetch(request)[0]
        adams.isCaptain = true
        try context.save()
      }
      try simulator.settle()
      #expect(names(screen) == ["Captain Adams", "Captain Bligh", "Fryer"])
      screen.filter = "r"
      try simulator.settle()
      #expect(names(screen) == ["Fryer"])
    }

    @Test func relationshipsChangeThroughXcodesAccessors() {
      let context = container().viewContext
      let ship = ships("Argo", in: context)[0]
      let (jason, orpheus) = (Sailor(context: context), Sailor(context: context))
      ship.addToCrew(jason)
      ship.addToCrew(orpheus)
      ship.removeFromCrew(jason)
      #expect(ship.crew == NSSet(array: [orpheus]))
      #expect(jason.name == "")
      #expect(ship.launched == nil)
      #expect(ship.value(forKey: "initial") as? String == "A")
    }

    private func names(_ screen: CrewViewController) -> [String?] {
      screen.collectionView.indexPathsForVisibleItems.sorted().map { path in
        let cell = screen.collectionView.cellForItem(at: path)
        return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
      }
    }
  }
#endif
