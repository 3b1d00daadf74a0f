extension KnownDifference {
  /// What the evidence leaves open, and what was chosen.
  static let choices: [KnownDifference] = [
    KnownDifference(
      "compositional-order", .choice,
      subject: "Supplementary items of groups; headers at a right angle; empty sections",
      here: """
        Supplementary items of groups are numbered by kind, from the section's first group on, and \
        stand at the group's size with its insets. A header at a right angle to the layout lengthens \
        its section by its size, not by its offset. An empty section keeps the distance to the next \
        one. What becomes longer above the bounds does not move the offset.
        """,
      facts: ["10.3"]),
    KnownDifference(
      "compositional-releases", .choice,
      subject: "Groups with distances between their items before iOS 26",
      here: """
        Items of all releases take their share of what the distances leave, and shares are rounded \
        down to pixels, as was recorded on the newest one. Whether iOS 13 to 15 broke such lines \
        instead, and rounded to the nearest pixel, is open.
        """),
    KnownDifference(
      "list-metrics", .choice,
      subject: "Distances of lists in collection views",
      here: """
        Rows of 44 points; 35 above each section of a grouped list without headers and 20 below it \
        without footers, 22 above a plain one whose first item is its header; headers and footers \
        estimated at 17.5, those of a plain list at 28: recorded in the idiom of the Mac on system \
        27, and unconfirmed for an iPhone. At the sides of an inset list 16 points, 20 from a width \
        of 414 on; a sidebar has those too, and 10 below each section.
        """),
    KnownDifference(
      "bounds-before-conflicts", .choice,
      subject: "Conflicts against bounds",
      here: """
        All bounds first, then conflicts, then counts; the old collection code looked at a \
        deletion's conflicts before insertions' bounds.
        """,
      facts: ["3.11"]),
    KnownDifference(
      "sections-before-rows", .choice,
      subject: "Sections or rows first",
      here: "Sections, then rows by ascending section after the batch.",
      facts: ["3.12"]),
    KnownDifference(
      "invalid-batch-texts", .choice,
      subject: "Two texts of iOS 16.4",
      here: "Too few items after the batch: the new text. Too many: the old one.",
      facts: ["A3"]),
    KnownDifference(
      "soft-reload", .choice,
      subject: "Soft reload",
      here: """
        Off; `SystemProfile.dropsInvalidCollectionUpdates` turns it on for every count \
        mismatch of a collection view.
        """,
      facts: ["A4", "3.14"]),
    KnownDifference(
      "reload-destination", .choice,
      subject: "Where a reload's insertion lands",
      here: "The old index, shifted by insertions and deletions but not by moves.",
      facts: ["3.4"]),
    KnownDifference(
      "moves-across-section-changes", .choice,
      subject: "Rows moved into an inserted or out of a deleted section",
      here: "Tables refuse in every release, collection views up to iOS 7.",
      facts: ["3B", "B4"]),
    KnownDifference(
      "tap-order", .choice,
      subject: "Tap on a collection view",
      here: """
        `didUnhighlight` after `didSelect`; `SystemProfile.unhighlightsBeforeSelection` \
        turns it round.
        """,
      facts: ["8.1"]),
    KnownDifference(
      "reload-must-exist", .choice,
      subject: "Where a reload's insertion must exist",
      here: """
        Checked last, after the counts, so that a reload in a shrunken section reports `1 \
        inserted, 1 deleted`.
        """),
    KnownDifference(
      "reload-and-move", .choice,
      subject: "A reload and a move of one item",
      here: """
        A table reports a delete and a move, a collection view a delete and a reload: one \
        report each.
        """,
      facts: ["3B"]),
    KnownDifference(
      "second-insertion", .choice,
      subject: "A second insertion at one position",
      here: "Takes the next free position."),
    KnownDifference(
      "animation-none", .choice,
      subject: "Animations of `.none` only",
      here: "End at once; the completion comes the next turn (5.3)."),
    KnownDifference(
      "no-window", .choice,
      subject: "No window",
      here: "Counts change at once; completion `true` on the next turn.",
      facts: ["5.4"]),
    KnownDifference(
      "selection-over-updates", .choice,
      subject: "Selection over updates",
      here: "Follows its item; deletion and reload deselect; nobody is told.",
      facts: ["5.6"]),
    KnownDifference(
      "offset-over-updates", .choice,
      subject: "`contentOffset` over updates",
      here: "Kept; content above is made up for only where rows were measured.",
      facts: ["5.7"]),
    KnownDifference(
      "mixed-balance", .choice,
      subject: "One section over and another under",
      here: "The lowest section that does not balance decides which text.",
      facts: ["A3"]),
    KnownDifference(
      "move-item-at", .choice,
      subject: "`moveItemAt` that updates the view",
      here: "The movement is cancelled first.",
      facts: ["8.9"]),
    KnownDifference(
      "delegate-while-held", .choice,
      subject: "Delegate callbacks while an item is held",
      here: """
        Sizes and cells are asked for with the data source's positions, other callbacks get \
        those on screen.
        """,
      facts: ["8.9"]),
    KnownDifference(
      "layout-loop", .choice,
      subject: "Layout loop",
      here: "Raised after 100 passes, in every release.",
      facts: ["10.4"]),
    KnownDifference(
      "cells-after-reload", .choice,
      subject: "Cells between `reloadData` and the next layout",
      here: """
        None: `visibleCells` is empty, `cellForRow(at:)` and `cellForItem(at:)` give \
        nothing.
        """,
      facts: ["1.13"]),
    KnownDifference(
      "will-deselect-nil", .choice,
      subject: "`willDeselectRowAt` that answers `nil` in single selection",
      here: "Both rows are selected.",
      facts: ["8.3"]),
    KnownDifference(
      "reload-inside-batch", .choice,
      subject: "`reloadData` inside a batch",
      here: """
        A collection view raises; a table takes it as a reload of its counts before the \
        batch.
        """,
      facts: ["2.8"]),
    KnownDifference(
      "visible-cells-during-update", .choice,
      subject: "Reading `visibleCells` while cells are updated",
      here: "Raises from iOS 13 on.",
      facts: ["2.9", "D5"]),
    KnownDifference(
      "first-apply-without-window", .choice,
      subject: "First apply without a window",
      here: "A reload, as in one.",
      facts: ["6.2", "12.g"]),
    KnownDifference(
      "apply-without-change", .choice,
      subject: "Completion of an apply that changes nothing",
      here: "In the next turn.",
      facts: ["6.9", "12.g"]),
    KnownDifference(
      "old-instance", .choice,
      subject: "The old instance in a provider",
      here: "In every release; `SystemProfile.providesOldInstancesDuringApply` turns it off.",
      facts: ["6.11", "12.g"]),
    KnownDifference(
      "nested-apply", .choice,
      subject: "Apply from inside a provider, `willReorder`, or anything that an apply calls",
      here: """
        Raises `Deadlock detected: …`. From a delegate or a layout outside of an apply it is \
        carried out at once.
        """,
      facts: ["6.8", "E7"]),
    KnownDifference(
      "apply-in-open-update", .choice,
      subject: "Apply inside the client's own `beginUpdates` or `performBatchUpdates`",
      here: """
        Its updates become part of that one. So what it marks is named by the path after the \
        update and taken for one before it.
        """,
      facts: ["6.3", "1.15"]),
    KnownDifference(
      "hidden-in-tree", .choice,
      subject: "An item hidden in the tree of one section and shown by another one",
      here: "Stays there until the tree shows it.",
      facts: ["6.22"]),
    KnownDifference(
      "early-words", .choice,
      subject: "Words of iOS 13 and 14 for sections that are present or unknown",
      here: "By the dates of reports, see E1 to E3.",
      facts: ["12.j"]),
    KnownDifference(
      "marked-item-in-section", .choice,
      subject: "A marked item in a marked section",
      here: "Reloaded twice by a collection view if the apply changed more, once by a table.",
      facts: ["6.2", "6.4"]),
    KnownDifference(
      "marks-of-reload", .choice,
      subject: "Marks of an apply that reloads",
      here: "Shown anew after it if it is animated, as in the first apply (6.2)."),
    KnownDifference(
      "view-gone", .choice,
      subject: "A diffable source whose view is gone",
      here: "Its snapshot is empty, and completions come in the next turn.",
      facts: ["6.1"]),
    KnownDifference(
      "marks-of-the-gone", .choice,
      subject: "Marks of what leaves the snapshot",
      here: "Kept in the snapshot, passed over by the apply.",
      facts: ["7.9"]),
    KnownDifference(
      "spellings", .choice,
      subject: "Several spellings of one string as an identifier",
      here: "The first spelling stays in a snapshot and its copies; they are equal."),
    KnownDifference(
      "new-child", .choice,
      subject: """
        A new item between an open parent and its visible children, in an apply of the whole \
        list
        """,
      here: """
        Becomes a child. Children of a parent that goes stay, at the level of their \
        predecessor.
        """,
      facts: ["6.25"]),
    KnownDifference(
      "unknown-outline-item", .choice,
      subject: "`expand` and `collapse` of an unknown item",
      here: "Ignored without a line on the console: its text is not known.",
      facts: ["6.23"]),
    KnownDifference(
      "section-snapshot-refusal", .choice,
      subject: "A section snapshot put next to an unknown item, or with items that are there",
      here: """
        Raises, even when it is empty; `replace(childrenOf:using:)` may bring back what it \
        replaces.
        """,
      facts: ["E5"]),
    KnownDifference(
      "insert-after-answer", .choice,
      subject: "What `insert(_:afterItem:)` of the reference answers",
      here: "The last root that was inserted."),
    KnownDifference(
      "nil-argument-name", .choice,
      subject: "The name of the argument that is nil, for untyped snapshots",
      here: "That of the parameter, where no report tells.",
      facts: ["E3", "E5"]),
    KnownDifference(
      "section-transaction", .choice,
      subject: "The difference of a section's transaction",
      here: "Of all items of its tree, hidden ones too.",
      facts: ["6.21"]),
    KnownDifference(
      "capture-across-queues", .choice,
      subject: "An apply that lands from another queue while a capture is open",
      here: "A crash there is not captured: captures follow tasks, not queues."),
    KnownDifference(
      "class-of-untyped-source", .choice,
      subject: "The class of an untyped source in messages",
      here: "Ours."),
    KnownDifference(
      "ambiguous-layout", .choice,
      subject: "What Auto Layout's constraints leave open, and which of a contradiction is broken",
      here: """
        What nothing determines is zero; of equally good answers always the same one is taken. The \
        constraint that became active last is broken, those that belong to outer views counting \
        as earlier; less than a pixel is no contradiction. A contradiction is logged once until \
        it is gone. Edges go to the nearest pixel, a half upwards. System spacing is 8 points.
        """),
  ]
}
