import Foundation
import HeadlessKit

/// A controller that keeps the results of a request up to date, and notifies its delegate of
/// changes.
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
/// Changes arrive in batches, when the context processes them: during a save, or at the end of the
/// turn.
///
/// Counterpart: `NSFetchedResultsController`. The controller that a delegate receives is another
/// object for the same results, because its type differs: the two are equal, and `===` treats them
/// as identical.
open class FetchedResultsController<ResultType>: NSObject {
  let results: LiveResults

  /// Creates a controller without results.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request. It must have sort descriptors.
  ///   - context: The context to fetch from.
  ///   - sectionNameKeyPath: The key path from an object to the name of its section; `nil` for one
  ///     section. The request must sort by it first.
  ///   - name: The name of a cache. It is stored but has no effect.
  public init(
    fetchRequest: FetchRequest<ResultType>, managedObjectContext context: ManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    results = LiveResults(
      terms: fetchRequest.terms, context: context, sectionNameKeyPath: sectionNameKeyPath,
      cacheName: name)
  }

  init(_ results: LiveResults) { self.results = results }

  /// Creates a controller without a request, as a test gives one to a delegate. It has no results.
  public convenience override init() {
    let request = FetchRequest<ResultType>(entityName: "")
    request.sortDescriptors = [NSSortDescriptor(key: "self", ascending: true)]
    self.init(
      fetchRequest: request,
      managedObjectContext: ManagedObjectContext(concurrencyType: .mainQueueConcurrencyType),
      sectionNameKeyPath: nil, cacheName: nil)
  }

  /// Fetches the objects. Until then there are no results, and the delegate is not notified.
  ///
  /// - Throws: Cocoa error 134060 if the request does not sort by sections. Its reason names the
  ///   object.
  open func performFetch() throws { try results.performFetch() }

  // MARK: What it was given

  /// The request. After changing it, fetch again.
  open var fetchRequest: FetchRequest<ResultType> { FetchRequest(results.terms) }
  /// The context to fetch from.
  open var managedObjectContext: ManagedObjectContext { results.context }
  /// The key path from an object to the name of its section.
  open var sectionNameKeyPath: String? { results.sectionNameKeyPath }
  /// The name of a cache. It is stored but has no effect.
  open var cacheName: String? { results.cacheName }
  /// The delegate, which is notified of changes. It is not retained.
  open var delegate: (any FetchedResultsControllerDelegate)? {
    get { results.delegate }
    set { results.delegate = newValue }
  }

  /// Deletes a cache. Does nothing, because there is no cache.
  ///
  /// - Parameter name: The cache's name; `nil` for all.
  open class func deleteCache(withName name: String?) {}

  // MARK: Results

  /// The objects, section by section; `nil` before the first fetch.
  ///
  /// - Complexity: O(*n*), where *n* is the number of objects.
  open var fetchedObjects: [ResultType]? { results.set?.objects.map(Self.result) }

  /// The sections; `nil` before the first fetch. Without a key path there is one section, which may
  /// be empty.
  open var sections: [any FetchedResultsSectionInfo]? {
    results.set?.sections.map { results.info(of: $0) }
  }

  /// Returns the object at an index path. Raises if there is none.
  ///
  /// - Parameter indexPath: The index path.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let object = ItemPath(indexPath).flatMap({ results.set?.object(at: $0) }) else {
      let fault = FetchingFault.noObject(
        section: indexPath.section, item: indexPath.item,
        sections: results.set?.sections.count ?? 0)
      guard let substitute = Self.substitute else { fault.stop() }
      fault.raise()
      return substitute
    }
    return Self.result(object)
  }

  /// Returns the index path of an object; `nil` if the object is not among the results.
  ///
  /// - Parameter object: The object.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? ManagedObject).flatMap { results.set?.path(of: $0) }.map { IndexPath($0) }
  }

  private static func result(_ object: ManagedObject) -> ResultType {
    if let result = object as? ResultType { return result }
    let fault = FetchingFault.wrongType(
      key: "self", class: "\(type(of: object))", value: "\(object)", type: "\(ResultType.self)")
    guard let substitute else { fault.stop() }
    fault.raise()
    return substitute
  }

  /// An object in no context, which is the result where there is none; `nil` if results are no
  /// managed objects.
  private static var substitute: ResultType? {
    let type = ResultType.self as? ManagedObject.Type ?? ManagedObject.self
    return type.init(entity: type.entity(), insertInto: nil) as? ResultType
  }

  // MARK: Index

  /// Returns the default index title of a section: the capitalised first letter of its name.
  /// Subclasses may return other titles.
  ///
  /// - Parameter sectionName: The section's name.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { $0.uppercased() }
  }

  /// The index titles, without repetitions.
  open var sectionIndexTitles: [String] { results.indexTitles }

  /// Returns the section for an index title: the first one with that title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - sectionIndex: The index of the title in ``sectionIndexTitles``.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    results.set?.sections.firstIndex { results.indexTitle(of: $0.name) == title } ?? NSNotFound
  }

  // MARK: Identity

  /// Returns whether the other object is a controller of the same results.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any ResultsHolder)?.results === results
  }

  /// A hash value that is the same for controllers of the same results.
  open override var hash: Int { ObjectIdentifier(results).hashValue }
}

/// A controller of any type of results.
protocol ResultsHolder {
  var results: LiveResults { get }
}

extension FetchedResultsController: ResultsHolder {}
