extension UpdatePlan {
  /// The changes that a view animates, sorted.
  struct Summary: Equatable, Sendable {
    var deletedItems: [ItemPath] = []
    var insertedItems: [ItemPath] = []
    var reloadedItems: [ItemTransition] = []
    var movedItems: [ItemTransition] = []
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var reloadedSections: [SectionTransition] = []
    var movedSections: [SectionTransition] = []
    var doublyAnimatedItems: [ItemPath] = []
    var advice: [UpdateAdvice] = []
  }
}

extension UpdatePlan {
  /// The items before the batch that are deleted, ascending, each once, without those deleted with
  /// their sections.
  public var deletedItems: [ItemPath] { summary.deletedItems }

  /// The items after the batch that are inserted, ascending, each once, without those inserted with
  /// their sections.
  public var insertedItems: [ItemPath] { summary.insertedItems }

  /// The items that are reloaded, ascending, each once, without those that are deleted or reloaded
  /// with their sections.
  public var reloadedItems: [ItemTransition] { summary.reloadedItems }

  /// The items that are moved, ascending by their path before the batch.
  ///
  /// In a collection view these may come from deleted sections and be moved into inserted ones.
  public var movedItems: [ItemTransition] { summary.movedItems }

  /// The sections before the batch that are deleted, ascending, each once.
  public var deletedSections: [Int] { summary.deletedSections }

  /// The sections after the batch that are inserted, ascending, each once.
  public var insertedSections: [Int] { summary.insertedSections }

  /// The sections that are reloaded, ascending, each once.
  public var reloadedSections: [SectionTransition] { summary.reloadedSections }

  /// The sections that are moved, ascending by their index before the batch.
  public var movedSections: [SectionTransition] { summary.movedSections }

  /// The items before the batch that are part of two operations, ascending: those reloaded twice,
  /// and those reloaded both by themselves and with their section.
  ///
  /// UIKit refuses two animations of one cell only if the cell is on screen (behaviour 3B, crash
  /// families B6), so the view has to check these.
  public var doublyAnimatedItems: [ItemPath] { summary.doublyAnimatedItems }

  /// The problems in the batch that UIKit accepts although they corrupt the view later: first
  /// deletions, ascending, then sections.
  public var advice: [UpdateAdvice] { summary.advice }
}
