import DiffableKit
import Foundation
import HeadlessKit

extension LiveResults: ContextListener {
  func context(_ context: ManagedObjectContext, didChange changes: PendingChanges) {
    guard let before = set else { return }
    let objects = context.objects(for: terms)
    let after = sorted(objects)
    if after.objects != objects, let (index, name) = outOfOrder(objects) {
      context.say(.outOfOrder(index: index, name: name))
    }
    let list = after.changes(from: before, changed: changes.changed)
    guard !list.isEmpty else { return }
    guard delegate != nil else { return set = after }
    set = after
    if tellSnapshot(of: after, changed: changes.changed, since: before) { return }
    if sectionNameKeyPath == nil, tellDifference(list) { return }
    tell(list, from: before, to: after)
  }

  /// Notifies the delegate of each change.
  private func tell(
    _ list: [ResultChange<ManagedObject>], from before: ResultSet<ManagedObject>,
    to after: ResultSet<ManagedObject>
  ) {
    let controller = controller
    set = before
    call(.willChange) { $0.controllerWillChangeContent(controller) }
    set = after
    for change in list {
      switch change {
      case .sectionDeleted(let index):
        let info = info(of: before.sections[index])
        call(.section) {
          $0.controller(controller, didChange: info, atSectionIndex: index, for: .delete)
        }
      case .sectionInserted(let index):
        let info = info(of: after.sections[index])
        call(.section) {
          $0.controller(controller, didChange: info, atSectionIndex: index, for: .insert)
        }
      case .deleted(let object, let path): tell(object, .delete, path, nil)
      case .inserted(let object, let path): tell(object, .insert, nil, path)
      case .updated(let object, let old, let new): tell(object, .update, old, new)
      case .moved(let object, let old, let new): tell(object, .move, old, new)
      }
    }
    call(.didChange) { $0.controllerDidChangeContent(controller) }
  }

  private func tell(
    _ object: ManagedObject, _ type: FetchedResultsChangeType, _ old: ItemPath?, _ new: ItemPath?
  ) {
    let controller = controller
    call(.object) {
      $0.controller(
        controller, didChange: object, at: old.map { IndexPath($0) }, for: type,
        newIndexPath: new.map { IndexPath($0) })
    }
  }

  /// Notifies the delegate with a snapshot, if it has the method.
  ///
  /// - Returns: Whether the delegate has the method.
  @discardableResult
  func tellSnapshot(
    of set: ResultSet<ManagedObject>, changed: Set<ManagedObject>,
    since before: ResultSet<ManagedObject>? = nil
  ) -> Bool {
    let snapshot = DiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: set.sections.map(\.name))
    for section in set.sections {
      snapshot.appendItems(
        withIdentifiers: section.objects.map(\.objectID),
        intoSectionWithIdentifier: section.name)
    }
    let marked = set.objects.filter { changed.contains($0) && before?.path(of: $0) != nil }
      .map(\.objectID)
    if context.profile.reconfiguresFetchedObjects {
      snapshot.reconfigureItems(withIdentifiers: marked)
    } else {
      snapshot.reloadItems(withIdentifiers: marked)
    }
    return callIfPresent(.snapshot) {
      $0.controller(controller, didChangeContentWith: snapshot)
    }
  }

  /// Notifies the delegate with a difference, if it has the method.
  private func tellDifference(_ list: [ResultChange<ManagedObject>]) -> Bool {
    var changes: [CollectionDifference<ManagedObjectID>.Change] = []
    for change in list {
      switch change {
      case .sectionDeleted, .sectionInserted: break
      case .deleted(let object, let path):
        changes.append(
          .remove(offset: path.item, element: object.objectID, associatedWith: nil))
      case .inserted(let object, let path):
        changes.append(
          .insert(offset: path.item, element: object.objectID, associatedWith: nil))
      case .updated(let object, let old, let new), .moved(let object, let old, let new):
        changes.append(
          .remove(offset: old.item, element: object.objectID, associatedWith: new.item))
        changes.append(
          .insert(offset: new.item, element: object.objectID, associatedWith: old.item))
      }
    }
    guard let difference = CollectionDifference(changes) else {
      fatalError("The changes of a fetch are not a difference: \(list)")
    }
    return callIfPresent(.difference) {
      $0.controller(controller, didChangeContentWith: difference)
    }
  }

  // MARK: Calling

  /// Calls a method that may be missing.
  ///
  /// - Returns: Whether the method exists.
  private func callIfPresent(
    _ name: FetchingWarning.DelegateCall, _ body: (any FetchedResultsControllerDelegate) -> Void
  ) -> Bool {
    isMethodMissing = false
    defer { isMethodMissing = false }
    call(name, body)
    return !isMethodMissing
  }

  /// Calls the delegate. A crash in the delegate is caught and logged, as in Core Data. (crash
  /// families A1)
  private func call(
    _ name: FetchingWarning.DelegateCall, _ body: (any FetchedResultsControllerDelegate) -> Void
  ) {
    guard let delegate else { return }
    for report in survivingCrashes({ body(delegate) }) {
      let warning = FetchingWarning.caught(reason: report.reason, call: name)
      FileHandle.standardError.write(Data("\(warning.text)\n\(report.explanation)\n".utf8))
      context.say(warning)
    }
  }
}
