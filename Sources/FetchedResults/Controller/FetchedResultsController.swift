import Foundation
import HeadlessKit

/// Keeps the results of a request up to date, and tells a delegate what becomes of them.
///
/// ```swift
/// let request = FetchRequest<Song>(entityName: "Song")
/// request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
/// let controller = FetchedResultsController(
///   fetchRequest: request, managedObjectContext: container.viewContext,
///   sectionNameKeyPath: nil, cacheName: nil)
/// controller.delegate = self
/// try controller.performFetch()
/// ```
///
/// Changes come in batches, when the context processes them: at a save, or at the end of the turn.
///
/// Core Data's counterpart is `NSFetchedResultsController`. The controller that a delegate is given
/// is another object for the same results, since its type is another one: they are equal, and `===`
/// takes them for one.
open class FetchedResultsController<ResultType>: NSObject {
  let results: LiveResults

  /// Creates a controller without results.
  ///
  /// - Parameters:
  ///   - fetchRequest: What to find. It must have sort descriptors.
  ///   - context: Where to find it.
  ///   - sectionNameKeyPath: The keys that lead from an object to the name of its section; `nil`
  ///     for one section. The request must sort by it first.
  ///   - name: The name of a cache. It is kept as data.
  public init(
    fetchRequest: FetchRequest<ResultType>, managedObjectContext context: ManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    results = LiveResults(
      terms: fetchRequest.terms, context: context, sectionNameKeyPath: sectionNameKeyPath,
      cacheName: name)
  }

  init(_ results: LiveResults) { self.results = results }

  /// Finds the objects. Until then there are no results, and no changes are told.
  ///
  /// - Throws: Cocoa's error 134060 if the request does not sort by sections. Its reason names the
  ///   object.
  open func performFetch() throws { try results.performFetch() }

  // MARK: What it was given

  /// What to find. After a change of it, fetch again.
  open var fetchRequest: FetchRequest<ResultType> { FetchRequest(results.terms) }
  /// Where to find it.
  open var managedObjectContext: ManagedObjectContext { results.context }
  /// The keys that lead from an object to the name of its section.
  open var sectionNameKeyPath: String? { results.sectionNameKeyPath }
  /// The name of a cache. It is kept as data.
  open var cacheName: String? { results.cacheName }
  /// Who hears of changes. It is not kept alive.
  open var delegate: (any FetchedResultsControllerDelegate)? {
    get { results.delegate }
    set { results.delegate = newValue }
  }

  /// Deletes a cache: there is none.
  ///
  /// - Parameter name: The cache's name; `nil` for all.
  open class func deleteCache(withName name: String?) {}

  // MARK: Results

  /// The objects, section by section; `nil` before the first fetch.
  ///
  /// - Complexity: O(*n*), where *n* is the number of objects.
  open var fetchedObjects: [ResultType]? { results.set?.objects.map(Self.result) }

  /// The sections; `nil` before the first fetch. Without a key path there is one, which may be
  /// empty.
  open var sections: [any FetchedResultsSectionInfo]? {
    results.set?.sections.map { results.info(of: $0) }
  }

  /// The object at a path. Stops if there is none.
  ///
  /// - Parameter indexPath: The path.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let object = ItemPath(indexPath).flatMap({ results.set?.object(at: $0) }) else {
      FetchingFault.noObject(
        section: indexPath.section, item: indexPath.item,
        sections: results.set?.sections.count ?? 0
      ).stop()
    }
    return Self.result(object)
  }

  /// Where an object is; `nil` if it is not among the results.
  ///
  /// - Parameter object: The object.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? ManagedObject).flatMap { results.set?.path(of: $0) }.map { IndexPath($0) }
  }

  private static func result(_ object: ManagedObject) -> ResultType {
    guard let result = object as? ResultType else {
      FetchingFault.wrongType(
        key: "self", class: "\(type(of: object))", value: "\(object)", type: "\(ResultType.self)"
      ).stop()
    }
    return result
  }

  // MARK: Index

  /// The title in an index that a section has by default: the first letter of its name, as a
  /// capital. Subclasses may have others.
  ///
  /// - Parameter sectionName: The section's name.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { $0.uppercased() }
  }

  /// The titles of an index, each of them once.
  open var sectionIndexTitles: [String] { results.indexTitles }

  /// The section that a title of an index leads to: the first one that has the title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - sectionIndex: The place of the title in ``sectionIndexTitles``.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    results.set?.sections.firstIndex { results.indexTitle(of: $0.name) == title } ?? NSNotFound
  }

  // MARK: Identity

  /// Whether the other object is a controller of the same results.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any ResultsHolder)?.results === results
  }

  /// A number that controllers of the same results share.
  open override var hash: Int { ObjectIdentifier(results).hashValue }
}

/// A controller of any type of results.
protocol ResultsHolder {
  var results: LiveResults { get }
}

extension FetchedResultsController: ResultsHolder {}
