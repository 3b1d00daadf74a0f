extension UpdatePlan {
  /// What a view animates, sorted.
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
  /// The items before the batch that are deleted, ascending, each once; without those that go
  /// with their sections.
  public var deletedItems: [ItemPath] { summary.deletedItems }

  /// The items after the batch that are inserted, ascending, each once; without those that come
  /// with their sections.
  public var insertedItems: [ItemPath] { summary.insertedItems }

  /// The items that are reloaded, ascending, each once; without those that are deleted or
  /// reloaded with their sections.
  public var reloadedItems: [ItemTransition] { summary.reloadedItems }

  /// The items that are moved, ascending by where they were.
  ///
  /// In a collection view these may come from deleted sections and go into inserted ones.
  public var movedItems: [ItemTransition] { summary.movedItems }

  /// The sections before the batch that are deleted, ascending, each once.
  public var deletedSections: [Int] { summary.deletedSections }

  /// The sections after the batch that are inserted, ascending, each once.
  public var insertedSections: [Int] { summary.insertedSections }

  /// The sections that are reloaded, ascending, each once.
  public var reloadedSections: [SectionTransition] { summary.reloadedSections }

  /// The sections that are moved, ascending by where they were.
  public var movedSections: [SectionTransition] { summary.movedSections }

  /// The items before the batch that are part of two operations, ascending: those reloaded twice,
  /// and those reloaded by themselves and with their section.
  ///
  /// UIKit refuses two animations of one cell, but only of a cell that is on screen
  /// (behaviour 3B, crash families B6), so it is for the view to judge these.
  public var doublyAnimatedItems: [ItemPath] { summary.doublyAnimatedItems }

  /// What UIKit accepts in the batch although it corrupts the view later: first deletions,
  /// ascending, then sections.
  public var advice: [UpdateAdvice] { summary.advice }
}
