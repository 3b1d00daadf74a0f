extension UpdateFault {
  /// Returns the reason of the exception that a list raises, as UIKit words it.
  ///
  /// - Parameters:
  ///   - kind: The list that was updated.
  ///   - profile: The release whose wording to use.
  ///   - view: The description of the view: `<UITableView: 0x…; …>`. Some releases end the messages
  ///     about counts with it, and no others. (crash families A1, B)
  public func reason(
    _ kind: ListKind, _ profile: SystemProfile, view: String? = nil
  ) -> String {
    switch self {
    // Families B1
    case .deletedItemMissing(let path, let items):
      """
      attempt to delete \(kind.itemNoun) \(path.item.printed) from section \(path.section.printed) \
      which only contains \(items) \(kind.itemNoun)s before the update
      """
    case .deletedItemSectionMissing(let path, let sections):
      """
      attempt to delete \(kind.itemNoun) \(path.item.printed) \
      from section \(path.section.printed), but there are only \(sections) sections before the update
      """
    case .deletedSectionMissing(let section, let sections):
      """
      attempt to delete section \(section.printed), \
      but there are only \(sections) sections before the update
      """

    // Families B2. The section's form has no comma.
    case .insertedItemMissing(let path, let items):
      """
      attempt to insert \(kind.itemNoun) \(path.item.printed) \
      into section \(path.section.printed), but there are only \(items) \(kind.itemNoun)s \
      in section \(path.section.printed) after the update
      """
    case .insertedItemSectionMissing(let path, let sections):
      """
      attempt to insert \(kind.itemNoun) \(path.item.printed) \
      into section \(path.section.printed), but there are only \(sections) sections after the update
      """
    case .insertedSectionMissing(let section, let sections):
      """
      attempt to insert section \(section.printed) \
      but there are only \(sections) sections after the update
      """

    // Families B4
    case .movedItemMissing(let path, let items):
      """
      attempt to move index path (\(profile.text(path))) that does not exist - \
      there are only \(items) \(kind.itemNoun)s in section \(path.section.printed) before the update
      """
    case .moveTargetMissing(let from, let to, let items):
      """
      attempt to move index path (\(profile.text(from))) to index path (\(profile.text(to))) \
      that does not exist - \
      there are only \(items) \(kind.itemNoun)s in section \(to.section.printed) after the update
      """
    // No source found for the next four messages; they are worded like the two above.
    case .movedItemSectionMissing(let path, let sections):
      """
      attempt to move index path (\(profile.text(path))) that does not exist - \
      there are only \(sections) sections before the update
      """
    case .moveTargetSectionMissing(let from, let to, let sections):
      """
      attempt to move index path (\(profile.text(from))) to index path (\(profile.text(to))) \
      that does not exist - there are only \(sections) sections after the update
      """
    case .movedSectionMissing(let section, let sections):
      """
      attempt to move section \(section.printed) that does not exist - \
      there are only \(sections) sections before the update
      """
    case .moveTargetOfSectionMissing(let from, let to, let sections):
      """
      attempt to move section \(from.printed) to section \(to.printed) that does not exist - \
      there are only \(sections) sections after the update
      """

    // Families B3
    case .itemDeletedAndReloaded(let path):
      "attempt to delete and reload the same index path (\(profile.text(path)))"
    case .itemDeletedAndMoved(let path):
      """
      attempt to perform a delete and a move from the same index path (\(profile.text(path)))
      """
    case .itemInsertedAndMovedTo(let path):
      """
      attempt to perform an insert and a move to the same index path (\(profile.text(path)))
      """
    case .sectionDeletedAndReloaded(let section):  // no source found
      "attempt to delete and reload the same section (\(section.printed))"
    case .sectionDeletedAndMoved(let section):  // behaviour 3B
      "attempt to delete and move from the same section \(section.printed)"
    case .sectionInsertedAndMovedTo(let section):  // behaviour 3.4
      "attempt to perform an insert and a move to the same section (\(section.printed))"

    // Families B4
    case .itemsMovedToOnePlace(let one, let other, let to):
      """
      attempt to move both \(kind.itemNoun) at index path \(profile.text(one)) \
      and \(profile.text(other)) to \(profile.text(to))
      """
    case .sectionsMovedToOnePlace(let one, let other, let to):  // no source found
      "attempt to move both section \(one) and \(other) to \(to)"
    case .itemMovedTwice(let path, let one, let other):  // no source found
      """
      attempt to move \(kind.itemNoun) at index path \(profile.text(path)) \
      to both \(profile.text(one)) and \(profile.text(other))
      """
    case .sectionMovedTwice(let section, let one, let other):  // no source found
      "attempt to move section \(section.printed) to both \(one) and \(other)"
    case .itemMovedIntoInsertedSection(let section):
      "cannot move \(kind.itemNounWithArticle) into a newly inserted section (\(section.printed))"
    case .itemMovedOutOfDeletedSection(let section):
      "cannot move \(kind.itemNounWithArticle) from a deleted section (\(section.printed))"

    // Families A
    case .sectionCountMismatch(let mismatch, let evidence):
      profile.countReason(
        kind, isShort: mismatch.after < mismatch.expected, evidence, view: view
      ) {
        mismatch.reason(kind, profile)
      }
    case .itemCountMismatch(let mismatch, let evidence):
      profile.countReason(
        kind, isShort: mismatch.after < mismatch.expected, evidence, view: view
      ) {
        mismatch.reason(kind, profile)
      }

    // Families B6
    case .twoAnimationsForCell:
      switch kind {
      case .table: "Attempt to create two animations for cell"
      case .collection: "attempt to create view animation for nil view"
      }
    }
  }
}

extension ListKind {
  /// The noun for one element of a section, with its article: `a row` or `an item`.
  var itemNounWithArticle: String {
    switch self {
    case .table: "a row"
    case .collection: "an item"
    }
  }
}

extension SystemProfile {
  /// Returns the description of a path in this release.
  func text(_ path: ItemPath) -> String { path.objectDescription(indexPathStyle) }
}
