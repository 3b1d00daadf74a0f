import Foundation
import HeadlessKit

/// The results of a controller of any type.
final class LiveResults {
  let terms: FetchTerms
  let context: ManagedObjectContext
  let sectionNameKeyPath: String?
  let cacheName: String?
  weak var delegate: (any FetchedResultsControllerDelegate)?

  /// The results; `nil` before the first fetch.
  var set: ResultSet<ManagedObject>?
  /// Whether a delegate's method is missing. Set by its default implementation.
  var isMethodMissing = false

  init(
    terms: FetchTerms, context: ManagedObjectContext, sectionNameKeyPath: String?,
    cacheName: String?
  ) {
    self.terms = terms
    self.context = context
    self.sectionNameKeyPath = sectionNameKeyPath
    self.cacheName = cacheName
    if terms.sortDescriptors?.isEmpty ?? true { FetchingFault.noSortDescriptors.raise() }
    context.listeners.append(WeakListener(listener: self))
  }

  /// The controller that is passed to the delegate.
  var controller: FetchedResultsController<any FetchRequestResult> {
    FetchedResultsController(self)
  }

  func performFetch() throws {
    context.processPendingChanges()
    let objects = context.objects(for: terms)
    let found = sorted(objects)
    if found.objects != objects, let (index, name) = outOfOrder(objects) {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 134_060,
        userInfo: ["reason": FetchingWarning.outOfOrderReason(index: index, name: name)])
    }
    set = found
    tellSnapshot(of: found, changed: [])
  }

  /// Returns the objects, grouped into sections.
  func sorted(_ objects: [ManagedObject]) -> ResultSet<ManagedObject> {
    guard sectionNameKeyPath != nil else {
      return ResultSet([ResultSet.Section(name: "", objects: objects)])
    }
    return ResultSet(objects, sectionName: sectionName)
  }

  private func sectionName(of object: ManagedObject) -> String {
    guard let keyPath = sectionNameKeyPath else { return "" }
    guard let value = object.value(forKeyPath: keyPath).flatMap(ManagedObject.unwrapped) else {
      context.say(.unnamedSection(object: "\(object.objectID)", keyPath: keyPath))
      return ""
    }
    return "\(value)"
  }

  /// Returns the first object that is not adjacent to the others of its section.
  func outOfOrder(_ objects: [ManagedObject]) -> (index: Int, name: String)? {
    var names: [String] = []
    for (index, object) in objects.enumerated() {
      let name = sectionName(of: object)
      if names.last == name { continue }
      if names.contains(name) { return (index, name) }
      names.append(name)
    }
    return nil
  }

  // MARK: Index

  func info(of section: ResultSet<ManagedObject>.Section) -> FetchedSection {
    FetchedSection(
      name: section.name, indexTitle: indexTitle(of: section.name), content: section.objects)
  }

  func indexTitle(of name: String) -> String? {
    guard let delegate else { return controller.sectionIndexTitle(forSectionName: name) }
    return delegate.controller(controller, sectionIndexTitleForSectionName: name)
  }

  var indexTitles: [String] {
    var seen: Set<String> = []
    return (set?.sections ?? []).compactMap { indexTitle(of: $0.name) }
      .filter { seen.insert($0).inserted }
  }
}
