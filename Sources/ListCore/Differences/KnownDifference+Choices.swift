extension KnownDifference {
  /// The choices made where the evidence is incomplete.
  static let choices: [KnownDifference] = [
    KnownDifference(
      "newest-releases", .choice,
      subject: "iOS 26 and 27, where nothing was recorded",
      here: """
        As in iOS 18, and iOS 26 as iOS 27. Descriptions of collection views in messages lack \
        `topEdge=<style=soft …`, which iOS 26 adds, because no report shows it to its end.
        """,
      facts: ["A1"]),
    KnownDifference(
      "compositional-order", .choice,
      subject: "Group supplementary items, items beside the cells, empty sections",
      here: """
        Supplementary items of groups are numbered by kind within their section and are anchored to \
        the whole group. A boundary item beside the cells lengthens its section by its size, not by \
        its offset. An empty section keeps the spacing to the next one. Growth above the bounds does \
        not move the offset.
        """,
      facts: ["10.3", "14.5", "14.7", "14.10"]),
    KnownDifference(
      "compositional-releases", .choice,
      subject: "Item spacing and rounding in compositional layouts before iOS 26",
      here: """
        The rules recorded on the newest system apply to every release. Whether iOS 13 to 15 wrapped \
        items instead of shrinking them, and rounded to the nearest pixel, is unknown.
        """,
      facts: ["14.1", "14.8"]),
    KnownDifference(
      "interactive-transitions", .choice,
      subject: "Layout transitions that a gesture drives",
      here: """
        The transition layout moves, resizes and fades each element in proportion to its progress; \
        an element that only one of the layouts has fades. From memory: no source says so.
        """),
    KnownDifference(
      "list-metrics", .choice,
      subject: "Metrics of lists in collection views",
      here: """
        Rows of 44 points until they are measured. Section insets and estimates as recorded on system 27 in the Mac idiom, \
        unconfirmed for the iPhone: 35 points above each section of a grouped list without headers, \
        20 points below it without footers, 22 points above a plain section whose first item is its \
        header. 16 points at the sides of an inset list or a sidebar, 20 points from a width of 414 \
        points on.
        """,
      facts: ["14.13"]),
    KnownDifference(
      "bounds-before-conflicts", .choice,
      subject: "Conflicts or bounds first",
      here: """
        All bounds first, then conflicts, then counts. The old collection view code checked the \
        conflicts of deletions before the bounds of insertions.
        """,
      facts: ["3.11"]),
    KnownDifference(
      "sections-before-rows", .choice,
      subject: "Sections or rows first",
      here: "Sections, then rows by ascending section after the batch.",
      facts: ["3.12"]),
    KnownDifference(
      "invalid-batch-texts", .choice,
      subject: "The two messages from iOS 16.4 on",
      here: "Too few items after the batch: the new message. Too many: the old one.",
      facts: ["A3"]),
    KnownDifference(
      "soft-reload", .choice,
      subject: "Soft reload",
      here: """
        Off; `SystemProfile.dropsInvalidCollectionUpdates` turns it on for every count mismatch of \
        a collection view.
        """,
      facts: ["A4", "3.14"]),
    KnownDifference(
      "reload-destination", .choice,
      subject: "The position of a reload's insertion",
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
        `didUnhighlight` comes after `didSelect`; `SystemProfile.unhighlightsBeforeSelection` \
        reverses the order.
        """,
      facts: ["8.1"]),
    KnownDifference(
      "reload-must-exist", .choice,
      subject: "When the position of a reload's insertion is checked",
      here: """
        Last, after the counts, so a reload in a section that shrank reports `1 inserted, 1 \
        deleted`.
        """),
    KnownDifference(
      "reload-and-move", .choice,
      subject: "A reload and a move of one item",
      here: """
        A table reports a delete and a move, a collection view a delete and a reload, as in the \
        one report known for each.
        """,
      facts: ["3B"]),
    KnownDifference(
      "second-insertion", .choice,
      subject: "A second insertion at one position",
      here: "It takes the next free position."),
    KnownDifference(
      "animation-none", .choice,
      subject: "Updates with no animation but `.none`",
      here: "They end at once; the completion is called in the next turn.",
      facts: ["5.3"]),
    KnownDifference(
      "no-window", .choice,
      subject: "Updates outside a window",
      here: "Counts change at once; the completion is called with `true` in the next turn.",
      facts: ["5.4"]),
    KnownDifference(
      "selection-over-updates", .choice,
      subject: "Selection across updates",
      here: """
        It follows its item. Deleting and reloading an item deselects it without a delegate call.
        """,
      facts: ["5.6"]),
    KnownDifference(
      "offset-over-updates", .choice,
      subject: "`contentOffset` across updates",
      here: "It is kept; it is adjusted for content inserted above only where rows were measured.",
      facts: ["5.7"]),
    KnownDifference(
      "mixed-balance", .choice,
      subject: "One section with too many items and another with too few",
      here: "The lowest section whose counts do not match decides which message is used.",
      facts: ["A3"]),
    KnownDifference(
      "move-item-at", .choice,
      subject: "A `moveItemAt` that updates the view",
      here: "The movement is cancelled first.",
      facts: ["8.9"]),
    KnownDifference(
      "delegate-while-held", .choice,
      subject: "Delegate calls during a drag",
      here: """
        Sizes and cells are requested with the data source's index paths, other calls get those on \
        screen.
        """,
      facts: ["8.9"]),
    KnownDifference(
      "layout-loop", .choice,
      subject: "Layout loop",
      here: "Raised after 100 layout passes, in every release.",
      facts: ["10.4"]),
    KnownDifference(
      "cells-after-reload", .choice,
      subject: "Cells between `reloadData` and the next layout",
      here: """
        A collection view has none: `cellForItem(at:)` returns `nil`, and `visibleCells` is empty. \
        Reading a table's `visibleCells` or `cellForRow(at:)` lays the table out first, in every \
        release; in no window, with the line on the console.
        """,
      facts: ["1.13", "20.2", "20.3"]),
    KnownDifference(
      "will-deselect-nil", .choice,
      subject: "`willDeselectRowAt` that returns `nil` in single selection",
      here: "Both rows are selected.",
      facts: ["8.3"]),
    KnownDifference(
      "reload-inside-batch", .choice,
      subject: "`reloadData` inside a batch",
      here: "A collection view raises; a table reloads the counts before the batch.",
      facts: ["2.8"]),
    KnownDifference(
      "visible-cells-during-update", .choice,
      subject: "Reading `visibleCells` while cells are updated",
      here: "Raises from iOS 13 on.",
      facts: ["2.9", "D5"]),
    KnownDifference(
      "first-apply-without-window", .choice,
      subject: "First apply outside a window",
      here: "It is a reload, as inside a window.",
      facts: ["6.2", "12.g"]),
    KnownDifference(
      "apply-without-change", .choice,
      subject: "Completion of an apply that changes nothing",
      here: "It is called in the next turn.",
      facts: ["6.9", "12.g"]),
    KnownDifference(
      "old-instance", .choice,
      subject: "The old instance of an identifier in a cell provider",
      here: """
        Provided in every release; `SystemProfile.providesOldInstancesDuringApply` turns it off.
        """,
      facts: ["6.11", "12.g"]),
    KnownDifference(
      "nested-apply", .choice,
      subject: """
        Apply from inside a provider, `willReorder`, or any other code that an apply calls
        """,
      here: """
        Raises `Deadlock detected: …`. From a delegate or a layout outside an apply it is \
        performed at once.
        """,
      facts: ["6.8", "E7"]),
    KnownDifference(
      "apply-in-open-update", .choice,
      subject: "Apply inside the client's own `beginUpdates` or `performBatchUpdates`",
      here: """
        Its updates become part of the open one. So marked items are named by their index paths \
        after the update, which are read as those before it.
        """,
      facts: ["6.3", "1.15"]),
    KnownDifference(
      "hidden-in-tree", .choice,
      subject: "An item hidden in one section's tree and shown by another section",
      here: "It stays in the other section until the tree shows it.",
      facts: ["6.22"]),
    KnownDifference(
      "early-words", .choice,
      subject: "Messages of iOS 13 and 14 about sections that are present or unknown",
      here: "Chosen by the dates of the reports.",
      facts: ["12.j", "E1", "E2", "E3"]),
    KnownDifference(
      "marked-item-in-section", .choice,
      subject: "A marked item in a marked section",
      here: "A collection view reloads it twice if the apply has other changes, a table once.",
      facts: ["6.2", "6.4"]),
    KnownDifference(
      "marks-of-reload", .choice,
      subject: "Marked items in an apply that reloads",
      here: "They are reloaded once more after it if it is animated, as in the first apply.",
      facts: ["6.2"]),
    KnownDifference(
      "view-gone", .choice,
      subject: "A diffable source whose view was deallocated",
      here: "Its snapshot is empty, and completions are called in the next turn.",
      facts: ["6.1"]),
    KnownDifference(
      "marks-of-the-gone", .choice,
      subject: "Marks of items that leave the snapshot",
      here: "They stay in the snapshot and are ignored by the apply.",
      facts: ["7.9"]),
    KnownDifference(
      "spellings", .choice,
      subject: "Equal strings with different Unicode spellings as identifiers",
      here: "The first spelling stays in a snapshot and its copies."),
    KnownDifference(
      "new-child", .choice,
      subject: """
        A new item between an expanded parent and its visible children, in an apply of the whole \
        list
        """,
      here: """
        It becomes a child. Children of a removed parent stay, at the level of their predecessor.
        """,
      facts: ["6.25"]),
    KnownDifference(
      "unknown-outline-item", .choice,
      subject: "`expand` and `collapse` of an unknown item",
      here: "Ignored, without a line on the console, because its text is not known.",
      facts: ["6.23"]),
    KnownDifference(
      "section-snapshot-refusal", .choice,
      subject: """
        A section snapshot inserted next to an unknown item, or with items that are already there
        """,
      here: """
        It raises, even if it is empty; `replace(childrenOf:using:)` may contain what it replaces.
        """,
      facts: ["E5"]),
    KnownDifference(
      "layout-without-data-source", .choice,
      subject: "The layout of a collection view that has no data source",
      here: """
        It has one section, as in UIKit, but flow and compositional layouts lay out none: no insets, \
        no headers, and no section is asked for.
        """,
      facts: ["15.2"]),
    KnownDifference(
      "section-index-width", .choice,
      subject: "The content of cells beside a section index",
      here: """
        It is 15 points narrower as soon as rows are loaded, in the first measuring too. Headers and \
        footers keep their width.
        """,
      facts: ["15.4"]),
    KnownDifference(
      "nil-argument-name", .choice,
      subject: "The name of a nil argument, for untyped snapshots",
      here: """
        The parameter's name, where no report shows another. Moving a missing item raises what \
        `NSArray` raises for a missing element.
        """,
      facts: ["E3", "E5", "15.9"]),
    KnownDifference(
      "section-transaction", .choice,
      subject: "The difference of a section's transaction",
      here: "It covers all items of the section's tree, hidden ones too.",
      facts: ["6.21"]),
    KnownDifference(
      "capture-across-queues", .choice,
      subject: "An apply from another queue that arrives during a capture",
      here: "Its crash is not captured: captures follow tasks, not queues."),
    KnownDifference(
      "class-of-untyped-source", .choice,
      subject: "The class of an untyped source in messages",
      here: "HeadlessKit's class."),
    KnownDifference(
      "ambiguous-layout", .choice,
      subject: "Ambiguous constraints, and which of several conflicting constraints is broken",
      here: """
        Undetermined values are zero; among equally good solutions always the same one is used. \
        The constraint that was activated last is broken, with those of outer views counting as \
        earlier; less than a pixel is no conflict. A conflict is logged once until it is resolved. \
        Edges are rounded to the nearest pixel, halves up. System spacing is 8 points.
        """),
  ]
}
