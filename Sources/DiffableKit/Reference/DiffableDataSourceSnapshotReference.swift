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
/// All members do what those of ``DiffableDataSourceSnapshot`` do, under their names in
/// Objective-C, and raise as those do. Identifiers come back as they were put in: `as? String`
/// works. `reference as DiffableDataSourceSnapshot<Section, Item>` is a copy as a value.
///
/// UIKit's counterpart is `NSDiffableDataSourceSnapshotReference`.
///
/// Coverage: simulated.
open class DiffableDataSourceSnapshotReference: NSObject, NSCopying {
  typealias Snapshot = DiffableDataSourceSnapshot<AnyIdentifier, AnyIdentifier>

  /// What the object holds.
  var snapshot = Snapshot()

  /// Creates a snapshot without sections.
  public override init() {}

  /// Creates an object that holds a value.
  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
  }

  /// A snapshot with the same content and the same marks, of this class and not of a subclass.
  /// (behaviour 7.12)
  open func copy(with zone: NSZone? = nil) -> Any {
    DiffableDataSourceSnapshotReference(snapshot)
  }

  /// Whether the other object is a snapshot that holds the same sections with the same items, in
  /// the same order. Marks do not count. (behaviour 7.12)
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? DiffableDataSourceSnapshotReference else { return false }
    return snapshot.hasSameContent(as: other.snapshot)
  }

  /// A number that equal snapshots share. It follows from the items and changes with them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open override var hash: Int { snapshot.itemIdentifiers.hashValue }

  /// The snapshot in UIKit's form, with a line for each section, under the address of this object.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  open override var description: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return snapshot.description(address: "0x\(address)")
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

  /// The number of items in a section. A section that is not in the snapshot raises.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    snapshot.numberOfItems(inSection: AnyIdentifier(sectionIdentifier))
  }

  /// The items of a section, in order. A section that is not in the snapshot raises.
  ///
  /// - Complexity: O(*m*), where *m* is the number of items in the section.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    snapshot.itemIdentifiers(inSection: AnyIdentifier(sectionIdentifier)).bases
  }

  /// The section that holds an item, or `nil` if the item is not in the snapshot.
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    snapshot.sectionIdentifier(containingItem: AnyIdentifier(itemIdentifier))?.base
  }

  /// The position of an item among all items, counted across sections, or `NSNotFound` if the item
  /// is not in the snapshot.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    snapshot.indexOfItem(AnyIdentifier(itemIdentifier)) ?? NSNotFound
  }

  /// The position of a section, or `NSNotFound` if it is not in the snapshot.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    snapshot.indexOfSection(AnyIdentifier(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Items

  /// Adds items at the end of the last section. Items that are in the snapshot already are moved.
  ///
  /// Raises if there is no section, or if the call repeats an item. (behaviour 7.1, 7.2)
  ///
  /// - Complexity: O(*m*), where *m* is the number of items given.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    append(identifiers, to: nil)
  }

  /// Adds items at the end of a section. Items that are in the snapshot already are moved.
  ///
  /// Raises, in this order, if there is no section, if the call repeats an item, or if the section
  /// is not in the snapshot. No section, in Objective-C, means the last one. (behaviour 7.1, 7.2)
  ///
  /// - Complexity: O(*m*), where *m* is the number of items given.
  open func appendItems(
    withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    append(identifiers, to: Given.identifier(sectionIdentifier))
  }

  /// Adds items before another one, in its section. Items that are in the snapshot already are
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

  /// Adds items after another one, in its section; else as
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

  /// Removes items. Those that are not in the snapshot are passed over.
  ///
  /// Raises if the call repeats an item. (behaviour 7.4)
  ///
  /// - Complexity: O(*m*), where *m* is the number of items given.
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    guard let identifiers = Given.identifiers(identifiers, .identifiers) else { return }
    snapshot.deleteItems(identifiers)
  }

  /// Removes all items and all sections. (behaviour 7.5)
  open func deleteAllItems() {
    snapshot.deleteAllItems()
  }

  /// Moves an item before another one, in the section of that.
  ///
  /// Raises, in this order, if both are the same, if the item is not in the snapshot, or if the
  /// other one is not. (behaviour 7.6)
  open func moveItem(
    withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any
  ) {
    guard let fromIdentifier = Given.identifier(fromIdentifier, .fromIdentifier),
      let toIdentifier = Given.identifier(toIdentifier, .toIdentifier)
    else { return }
    snapshot.moveItem(fromIdentifier, beforeItem: toIdentifier)
  }

  /// Moves an item after another one; else as
  /// ``moveItem(withIdentifier:beforeItemWithIdentifier:)``.
  open func moveItem(
    withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any
  ) {
    guard let fromIdentifier = Given.identifier(fromIdentifier, .fromIdentifier),
      let toIdentifier = Given.identifier(toIdentifier, .toIdentifier)
    else { return }
    snapshot.moveItem(fromIdentifier, afterItem: toIdentifier)
  }

  /// Marks items, so that an apply asks for new cells for them.
  ///
  /// Raises if the call repeats an item, or if one is not in the snapshot; in the second case all
  /// are marked. (behaviour 7.9)
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    guard let identifiers = Given.identifiers(identifiers, .itemIdentifiers) else { return }
    snapshot.reloadItems(identifiers)
  }

  /// Marks items, so that an apply configures the cells they have once more; else as
  /// ``reloadItems(withIdentifiers:)``.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    guard let identifiers = Given.identifiers(identifiers, .itemIdentifiers) else { return }
    snapshot.reconfigureItems(identifiers)
  }

  // MARK: Sections

  /// Adds empty sections at the end.
  ///
  /// Raises, in this order, if the call repeats a section, or if one is in the snapshot already.
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
  /// it is not in the snapshot, or if one of them is in the snapshot already. (behaviour 7.7)
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any],
    beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    guard let sectionIdentifiers = Given.identifiers(sectionIdentifiers, .sectionIdentifiers),
      let toSectionIdentifier = Given.identifier(toSectionIdentifier, .toSectionIdentifier)
    else { return }
    snapshot.insertSections(sectionIdentifiers, beforeSection: toSectionIdentifier)
  }

  /// Adds empty sections after another one; else as
  /// ``insertSections(withIdentifiers:beforeSectionWithIdentifier:)``.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any],
    afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    guard let sectionIdentifiers = Given.identifiers(sectionIdentifiers, .sectionIdentifiers),
      let toSectionIdentifier = Given.identifier(toSectionIdentifier, .toSectionIdentifier)
    else { return }
    snapshot.insertSections(sectionIdentifiers, afterSection: toSectionIdentifier)
  }

  /// Removes sections and their items. Those that are not in the snapshot are passed over.
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

  /// Moves a section with its items after another one; else as
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

  /// Marks sections, so that an apply asks for new cells for all their items.
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
    // That there is no section is said first. (crash families E3)
    guard numberOfSections > 0 else { return snapshot.appendItems([]) }
    guard let identifiers = Given.identifiers(identifiers, .identifiers) else { return }
    snapshot.appendItems(identifiers, toSection: section)
  }
}
