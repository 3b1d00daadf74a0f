#if !canImport(Darwin)
  import CoreData
  import UIKit

  /// A ship in a harbour, as Xcode writes the class of an entity.
  @objc(Ship)
  public class Ship: NSManagedObject {
    /// What the sections are called.
    @objc public var initial: String { String(name?.prefix(1) ?? "") }
  }

  extension Ship {
    @nonobjc public class func fetchRequest() -> NSFetchRequest<Ship> {
      return NSFetchRequest<Ship>(entityName: "Ship")
    }

    @NSManaged public var name: String?
    @NSManaged public var tons: Int32
    @NSManaged public var launched: Date?
    @NSManaged public var crew: NSSet?
  }

  extension Ship {
    @objc(addCrewObject:)
    @NSManaged public func addToCrew(_ value: Sailor)

    @objc(removeCrewObject:)
    @NSManaged public func removeFromCrew(_ value: Sailor)
  }

  /// Somebody on a ship.
  public class Sailor: NSManagedObject {
    @NSManaged public var name: String
    @NSManaged public var isCaptain: Bool
    @NSManaged public var ship: Ship?

    @discardableResult
    public static func hire(
      _ name: String, asCaptain isCaptain: Bool = false, in context: NSManagedObjectContext
    ) -> Sailor {
      let sailor =
        NSEntityDescription.insertNewObject(forEntityName: "Sailor", into: context) as! Sailor
      sailor.name = name
      sailor.isCaptain = isCaptain
      return sailor
    }
  }
#endif
