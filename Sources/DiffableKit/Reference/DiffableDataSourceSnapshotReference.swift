import Foundation
import ListCore

/// A snapshot as an object, with identifiers of any hashable type.
///
/// ```swift
/// let snapshot = DiffableDataSourceSnapshotReference()
/// snapshot.appendSections(withIdentifiers: ["Novels"])
/// snapshot.appendItems(withIdentifiers: ["Emma", "Dune"])
/// dataSource.applySnapshot(snapshot, animatingDifferences: true)
/// ```
///
/// All members behave like those of ``DiffableDataSourceSnapshot``, with Objective-C's names, and
/// raise the same exceptions. Identifiers are returned with their original type: `as? String`
/// works. `reference as DiffableDataSourceSnapshot<Section, Item>` copies the content to a value.
///
/// Counterpart: `NSDiffableDataSourceSnapshotReference`.
///
/// Coverage: simulated.
open class DiffableDataSourceSnapshotReference: NSObject, NSCopying {
  typealias Snapshot = DiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier>

  /// The content of the object.
  var snapshot = Snapshot()

  /// Creates a snapshot without sections.
  public override init() {}

  /// Creates an object from a value.
  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
  }

  /// Returns a snapshot with the same content and the same marked identifiers, of this class and
  /// not of a subclass. (behaviour 7.12)
  open func copy(with zone: NSZone? = nil) -> Any {
    DiffableDataSourceSnapshotReference(snapshot)
  }

  /// Returns whether the other object is a snapshot with the same sections and items, in the same
  /// order. Marked identifiers are ignored. (behaviour 7.12)
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? DiffableDataSourceSnapshotReference else { return false }
    return snapshot.hasSameContent(as: other.snapshot)
  }

  /// A hash value that is the same for equal snapshots. It depends on the items and changes with
  /// them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open override var hash: Int { snapshot.itemIdentifiers.hashValue }

  /// The snapshot in UIKit's format, with the address of this object. (behaviour 15.8)
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open override var description: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return snapshot.referenceDescription(address: "0x\(address)")
  }

  // MARK: Questions

  /// The number of items in all sections together.
  open var numberOfItems: Int { snapshot.numberOfItems }

  /// The number of sections.
  open var numberOfSections: Int { snapshot.numberOfSections }

  /// The sections, in order.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.bases }

  /// The items of all sections, section by section.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.bases }

  /// The items marked by ``reloadItems(withIdentifiers:)``, in the order in which they were marked.
  open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.bases }

  /// The sections marked by ``reloadSections(withIdentifiers:)``, in the order in which they were
  /// marked.
  open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.bases }

  /// The items marked by ``reconfigureItems(withIdentifiers:)``, in the order in which they were
  /// marked.
  open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.bases }

  /// Returns the number of items in a section. Raises if the section is not in the snapshot.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    snapshot.numberOfItems(inSection: AnyIdentifier(sectionIdentifier))
  }

  /// Returns the items of a section, in order. Raises if the section is not in the snapshot.
  ///
  /// - Complexity: O(*m*), where *m* is the number of items in the section.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    snapshot.itemIdentifiers(inSection: AnyIdentifier(sectionIdentifier)).bases
  }

  /// Returns the section that contains an item, or `nil` if the item is not in the snapshot.
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    snapshot.sectionIdentifier(containingItem: AnyIdentifier(itemIdentifier))?.base
  }

  /// Returns the position of an item among all items, counted across sections, or `NSNotFound` if
  /// the item is not in the snapshot.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    snapshot.indexOfItem(AnyIdentifier(itemIdentifier)) ?? NSNotFound
  }

  /// Returns the position of a section, or `NSNotFound` if it is not in the snapshot.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    snapshot.indexOfSection(AnyIdentifier(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Items

  /// Adds items at the end of the last section. Items that are already in the snapshot are moved.
  ///
  /// Raises if there is no section, or if the call repeats an item. (behaviour 7.1, 7.2)
  ///
  /// - Complexity: O(*m*), where *m* is the number of items given.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    append(identifiers, to: nil)
  }

  /// Adds items at the end of a section. Items that are already in the snapshot are moved.
  ///
  /// Raises, in this order, if there is no section, if the call repeats an item, or if the section
  /// is not in the snapshot. In Objective-C, a missing section means the last one. (behaviour 7.1,
  /// 7.2)
  ///
  /// - Complexity: O(*m*), where *m* is the number of items given.
  open func appendItems(
    withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    append(identifiers, to: Given.identifier(sectionIdentifier))
  }

  /// Adds items before another one, in its section. Items that are already in the snapshot are
  /// moved.
  ///
  /// Raises, in this order, if the call repeats an item, if the other item is one of them, or if it
  /// is not in the snapshot. (behaviour 7.2, 7.3)
  ///
  /// - Complexity: O(*m*), where *m* is the number of items given.
  open func insertItems(
    withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any
  ) {
    guard let identifiers = Given.identifiers(identifiers, .identifiers),
      let itemIdentifier = Given.identifier(itemIdentifier, .destinationIdentifier)
    else { return }
    snapshot.insertItems(identifiers, beforeItem: itemIdentifier)
  }

  /// Adds items after another one, in its section; otherwise like
  /// ``insertItems(withIdentifiers:beforeItemWithIdentifier:)``.
  ///
  /// - Complexity: O(*m*), where *m* is the number of items given.
  open func insertItems(
    withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any
  ) {
    guard let identifiers = Given.identifiers(identifiers, .identifiers),
      let itemIdentifier = Given.identifier(itemIdentifier, .destinationIdentifier)
    else { return }
    snapshot.insertItems(identifiers, afterItem: itemIdentifier)
  }

  /// Removes items. Items that are not in the snapshot are ignored.
  ///
  /// Raises if the call repeats an item. In Objective-C, missing items are none. (behaviour 7.4,
  /// 15.9)
  ///
  /// - Complexity: O(*m*), where *m* is the number of items given.
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    snapshot.deleteItems(Given.identifiers(identifiers))
  }

  /// Removes all items and all sections. (behaviour 7.5)
  open func deleteAllItems() {
    snapshot.deleteAllItems()
  }

  /// Moves an item before another one, to that item's section.
  ///
  /// Raises, in this order, if both are the same, if the item is not in the snapshot, or if the
  /// other one is not. (behaviour 7.6) In Objective-C, a missing item raises
  /// `NSInvalidArgumentException`. (behaviour 15.9)
  open func moveItem(
    withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any
  ) {
    guard let toIdentifier = Given.identifier(toIdentifier, .toIdentifier),
      let fromIdentifier = Given.element(fromIdentifier)
    else { return }
    snapshot.moveItem(fromIdentifier, beforeItem: toIdentifier)
  }

  /// Moves an item after another one; otherwise like
  /// ``moveItem(withIdentifier:beforeItemWithIdentifier:)``.
  open func moveItem(
    withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any
  ) {
    guard let toIdentifier = Given.identifier(toIdentifier, .toIdentifier),
      let fromIdentifier = Given.element(fromIdentifier)
    else { return }
    snapshot.moveItem(fromIdentifier, afterItem: toIdentifier)
  }

  /// Marks items for reloading: an apply requests new cells for them.
  ///
  /// Raises if the call repeats an item, or if one is not in the snapshot; in the second case all
  /// are marked. In Objective-C, missing items are none. (behaviour 7.9, 15.9)
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    snapshot.reloadItems(Given.identifiers(identifiers))
  }

  /// Marks items for reconfiguring: an apply configures their existing cells again; otherwise like
  /// ``reloadItems(withIdentifiers:)``.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    guard let identifiers = Given.identifiers(identifiers, .itemIdentifiers) else { return }
    snapshot.reconfigureItems(identifiers)
  }

  // MARK: Sections

  /// Adds empty sections at the end.
  ///
  /// Raises, in this order, if the call repeats a section, or if one is already in the snapshot.
  /// (behaviour 7.7)
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    guard let sectionIdentifiers = Given.identifiers(sectionIdentifiers, .sectionIdentifiers) else {
      return
    }
    snapshot.appendSections(sectionIdentifiers)
  }

  /// Adds empty sections before another one.
  ///
  /// Raises, in this order, if the call repeats a section, if the other section is one of them, if
  /// it is not in the snapshot, or if one of them is already in the snapshot. In Objective-C, a
  /// missing section means the end. (behaviour 7.7, 15.9)
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any],
    beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    guard let sectionIdentifiers = Given.identifiers(sectionIdentifiers, .sectionIdentifiers) else {
      return
    }
    guard let toSectionIdentifier = Given.identifier(toSectionIdentifier) else {
      return snapshot.appendSections(sectionIdentifiers)
    }
    snapshot.insertSections(sectionIdentifiers, beforeSection: toSectionIdentifier)
  }

  /// Adds empty sections after another one; otherwise like
  /// ``insertSections(withIdentifiers:beforeSectionWithIdentifier:)``.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any],
    afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    guard let sectionIdentifiers = Given.identifiers(sectionIdentifiers, .sectionIdentifiers) else {
      return
    }
    guard let toSectionIdentifier = Given.identifier(toSectionIdentifier) else {
      return snapshot.appendSections(sectionIdentifiers)
    }
    snapshot.insertSections(sectionIdentifiers, afterSection: toSectionIdentifier)
  }

  /// Removes sections and their items. Sections that are not in the snapshot are ignored.
  ///
  /// Raises if the call repeats a section. (behaviour 7.8)
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    guard let sectionIdentifiers = Given.identifiers(sectionIdentifiers, .sectionIdentifiers) else {
      return
    }
    snapshot.deleteSections(sectionIdentifiers)
  }

  /// Moves a section with its items before another one.
  ///
  /// Raises, in this order, if both are the same, if the section is not in the snapshot, or if the
  /// other one is not. (behaviour 7.8)
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any,
    beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    guard
      let fromSectionIdentifier = Given.identifier(fromSectionIdentifier, .fromSectionIdentifier),
      let toSectionIdentifier = Given.identifier(toSectionIdentifier, .toSectionIdentifier)
    else { return }
    snapshot.moveSection(fromSectionIdentifier, beforeSection: toSectionIdentifier)
  }

  /// Moves a section with its items after another one; otherwise like
  /// ``moveSection(withIdentifier:beforeSectionWithIdentifier:)``.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any,
    afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    guard
      let fromSectionIdentifier = Given.identifier(fromSectionIdentifier, .fromSectionIdentifier),
      let toSectionIdentifier = Given.identifier(toSectionIdentifier, .toSectionIdentifier)
    else { return }
    snapshot.moveSection(fromSectionIdentifier, afterSection: toSectionIdentifier)
  }

  /// Marks sections for reloading: an apply requests new cells for all their items.
  ///
  /// Raises if the call repeats a section, or if one is not in the snapshot; in the second case all
  /// are marked. (behaviour 7.9)
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    guard let sectionIdentifiers = Given.identifiers(sectionIdentifiers, .sectionIdentifiers) else {
      return
    }
    snapshot.reloadSections(sectionIdentifiers)
  }
}

extension DiffableDataSourceSnapshotReference {
  private func append(_ identifiers: [Any], to section: AnyIdentifier?) {
    // The missing section is reported first. (crash families E3)
    guard numberOfSections > 0 else { return snapshot.appendItems([]) }
    guard let identifiers = Given.identifiers(identifiers, .identifiers) else { return }
    snapshot.appendItems(identifiers, toSection: section)
  }
}
