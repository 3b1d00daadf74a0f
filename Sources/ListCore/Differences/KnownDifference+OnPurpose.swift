extension KnownDifference {
  /// What works otherwise than in UIKit, because a test is better served.
  static let onPurpose: [KnownDifference] = [
    KnownDifference(
      "count-passes", .onPurpose,
      subject: "Count passes",
      uikit: "asks the same questions up to three times at load",
      here: "asks once",
      reason: "Multiplicity changed with every release; no test should lean on it.",
      facts: ["2.1", "2.2", "2.3"]),
    KnownDifference(
      "prefetching", .onPurpose,
      subject: "Prefetching of cells, and calls of a prefetch data source",
      uikit: "on",
      here: "off unless `prefetchesCells` is set on the simulator",
      reason: "It changes the order of calls.",
      facts: ["4.9", "4.10", "4.12", "4.17"]),
    KnownDifference(
      "inert-after-crash", .onPurpose,
      subject: "After a crash inside `captureCrash`",
      uikit: "the process is gone",
      here: """
        the view is inert: it keeps its last consistent state, ignores changes and asks \
        nobody anything
        """,
      reason: "A test must be able to look at the report.",
      facts: ["3.16"]),
    KnownDifference(
      "orthogonal-scrolling", .onPurpose,
      subject: "Sections of a compositional layout that scroll sideways",
      uikit: "puts their cells into a scroll view of their own",
      here: """
        shifts their frames; `scroll(section:to:in:)` of the simulator drags them, \
        `orthogonalContentOffset(in:)` of the layout says where they stand
        """,
      reason: "Tests look at cells, not at UIKit's private views."),
    KnownDifference(
      "once-per-simulator", .onPurpose,
      subject: "Warnings \"once per process\"",
      uikit: "once per process",
      here: "once per simulator",
      reason: "Tests must not see each other.",
      facts: ["1.17"]),
    KnownDifference(
      "duplicate-deletion", .onPurpose,
      subject: "Duplicate deletion",
      uikit: "accepted, counted twice, corrupts memory later",
      here: "accepted, counted twice, state stays whole",
      reason: "A crash in memory teaches nothing.",
      facts: ["3B"]),
    KnownDifference(
      "moved-section-changes", .onPurpose,
      subject: "Changes inside a moved section",
      uikit: "falls apart or corrupts the heap",
      here: "mapped correctly",
      reason: "A crash in memory teaches nothing.",
      facts: ["3B"]),
    KnownDifference(
      "path-out-of-range", .onPurpose,
      subject: "Cells with an index path that is out of range",
      uikit: "asked for, in one old release",
      here: "never asked for",
      reason: "A bug of iOS 9.3.",
      facts: ["2.10"]),
    KnownDifference(
      "reload-during-animation", .onPurpose,
      subject: "No cells at all after a reload during an animation",
      uikit: "iOS 10",
      here: "cells are asked for",
      reason: "A bug of iOS 10.2 and 10.3.",
      facts: ["2.8"]),
    KnownDifference(
      "no-op-section-move", .onPurpose,
      subject: "No-op section move together with an item moved out of it",
      uikit: "`request for index path for global index …` in iOS 12",
      here: "accepted",
      reason: "A bug of iOS 12.",
      facts: ["3B", "D2"]),
    KnownDifference(
      "optional-methods", .onPurpose,
      subject: "Whether an optional method is implemented",
      uikit: "asked before",
      here: "learned from the default's first run",
      reason: "Swift cannot ask. A million rows without heights cost one question.",
      facts: ["1.1", "2.5", "10.1"]),
    KnownDifference(
      "missing-commit-or-move", .onPurpose,
      subject: "`commit` and `moveRowAt`, `moveItemAt` that do not exist",
      uikit: "no swipe, no drag",
      here: "the swipe is bracketed and nothing is committed; the first drag springs back",
      reason: "Swift cannot ask.",
      facts: ["8.6", "8.8", "8.9"]),
    KnownDifference(
      "first-section-headers", .onPurpose,
      subject: "Header and footer views of the first section",
      uikit: "asked when visible",
      here: "asked while heights are laid out, once, if heights are automatic; the view is kept",
      reason: "Swift cannot ask.",
      facts: ["10.7"]),
    KnownDifference(
      "tiny-table", .onPurpose,
      subject: "A table at most one point high",
      uikit: "may show a row",
      here: "shows none",
      reason: "Tests that size a table 390 × 1 want no hidden cells."),
    KnownDifference(
      "view-without-room", .onPurpose,
      subject: "A view without any room that gets an insert",
      uikit: "asked for every cell in iOS 9 and 10",
      here: "asks for none",
      reason: "An old release, and hostile to tests.",
      facts: ["1.10"]),
    KnownDifference(
      "reload-inside-table-batch", .onPurpose,
      subject: "`reloadData` inside a batch of a table",
      uikit: "not observed",
      here: """
        the counts before the batch are asked for again, so changes announced so far are \
        judged against them
        """,
      reason: "UIKit's own message comes out.",
      facts: ["2.8"]),
    KnownDifference(
      "overtaken-completion", .onPurpose,
      subject: "A pending completion that a second batch overtakes",
      uikit: "can be lost",
      here: "is called",
      reason: "Losing it helps nobody.",
      facts: ["5.5"]),
    KnownDifference(
      "released-during-animation", .onPurpose,
      subject: "A view released during an animation",
      uikit: "crashed in old releases (B6)",
      here: "completions are called",
      reason: "Losing it helps nobody."),
    KnownDifference(
      "interrupted-animations", .onPurpose,
      subject: "Interrupted animations",
      uikit: "`finished` is false",
      here: "completion is always `true`",
      reason: "Nothing interrupts an animation here.",
      facts: ["5.1"]),
    KnownDifference(
      "initial-and-final-attributes", .onPurpose,
      subject: "Initial and final layout attributes",
      uikit: "animated",
      here: "asked for in UIKit's order, not shown",
      reason: "There are no frames in between."),
    KnownDifference(
      "visible-cells-order", .onPurpose,
      subject: "`visibleCells` of a collection view",
      uikit: "in no order",
      here: "in list order",
      reason: "Deterministic.",
      facts: ["4.16"]),
    KnownDifference(
      "section-heights", .onPurpose,
      subject: "Header, footer and gap heights, inset-grouped margins",
      uikit: "measured per release",
      here: """
        plain 28; grouped 55.5, 38, 35, 17.5; footer 28; margins 16, or 20 from a width of \
        414
        """,
      reason: "From memory; multi-line titles do not grow."),
    KnownDifference(
      "cell-metrics", .onPurpose,
      subject: "Metrics of cells",
      uikit: "measured per release",
      here: "margins 16 and 11, edit control 38, reorder control 42 and the like, in one file",
      reason: "From memory."),
    KnownDifference(
      "section-index", .onPurpose,
      subject: "The section index",
      uikit: "narrows cells",
      here: "does not",
      reason: "Geometry without a source."),
    KnownDifference(
      "scroll-to-row", .onPurpose,
      subject: "`scrollToRow` in a table that sizes its rows",
      uikit: "approximate",
      here: "exact once laid out",
      reason: "A test wants one answer."),
    KnownDifference(
      "super-call", .onPurpose,
      subject: "`super.other()` inside the override of another mutation method",
      uikit: "calls the base class",
      here: "calls the subclass's override of it",
      reason: "Swift cannot see `super` from within; call it through the view's own class."),
    KnownDifference(
      "path-length", .onPurpose,
      subject: "Index paths that are not of length two",
      uikit: "raise where they are used",
      here: """
        raise in mutations and scrolling, stop with Swift's own sentence where `.row` is \
        read
        """,
      reason: "As on Apple's systems in Swift.",
      facts: ["B5"]),
    KnownDifference(
      "name-of-mutation-method", .onPurpose,
      subject: """
        A client's function with exactly the name of a mutation method that calls it on a \
        *subclass* of a list
        """,
      uikit: "calls the override",
      here: "is taken for a `super` call",
      reason: "The price of call sites in the ledger; rename the function."),
    wrongRegisteredClass,
    KnownDifference(
      "text-metrics", .onPurpose,
      subject: "Text metrics",
      uikit: "the font's glyphs",
      here: "0.5 em for each character, 1 em for CJK and emoji, line height 1.19 times the size",
      reason: "Deterministic everywhere."),
    KnownDifference(
      "class-names", .onPurpose,
      subject: "Class names in `import HeadlessKit`",
      uikit: "`UITableView`",
      here: "`TableView`; messages still print UIKit's names",
      reason: "One name for one thing; `import UIKit` gives UIKit's names."),
    KnownDifference(
      "apply-isolation", .onPurpose,
      subject: "`apply`, `snapshot()` and their like of a diffable source",
      uikit: """
        bound to the main actor since the SDK of iOS 18, `nonisolated` in those of iOS 15 to \
        17
        """,
      here: "`nonisolated`",
      reason: """
        Apple's documentation lets any one queue call them, and no warning should keep a \
        test from it.
        """),
    KnownDifference(
      "await-apply", .onPurpose,
      subject: "`await apply(…)`",
      uikit: "waits for the animations",
      here: "moves the simulator's clock to their end",
      reason: "Nobody else would move it."),
    KnownDifference(
      "section-snapshot-handlers", .onPurpose,
      subject: "`SectionSnapshotHandlers<ItemIdentifierType>`",
      uikit: "its parameter hides that of the class",
      here: "the parameter is called `Item`",
      reason: "Swift 6 does not allow the former."),
    KnownDifference(
      "later-apis", .onPurpose,
      subject: """
        What came with a later release: `reconfigureItems`, `applySnapshotUsingReloadData`, \
        section snapshots, `expandedItems`
        """,
      uikit: "absent before iOS 14, 15 or 18.1",
      here: "in every profile",
      reason: "A profile is a behaviour, not an SDK."),
    KnownDifference(
      "several-queues", .onPurpose,
      subject: "Updates of a diffable source from several queues",
      uikit: "logs or asserts, and may deadlock",
      here: """
        always raises while another queue's apply is on its way, else warns; nothing waits, \
        so nothing deadlocks
        """,
      reason: "One answer for one program.",
      facts: ["6.7", "E7"]),
    KnownDifference(
      "snapshot-on-another-queue", .onPurpose,
      subject: "`snapshot()` on another queue",
      uikit: "not documented",
      here: "what will be shown once every apply so far has arrived",
      reason: "Otherwise a background queue could not build on its own work."),
    KnownDifference(
      "apply-completions", .onPurpose,
      subject: "Completions of applies",
      uikit: "the order is not documented",
      here: "the order of the applies",
      reason: "One answer for one program.",
      facts: ["6.9"]),
    KnownDifference(
      "crash-during-apply", .onPurpose,
      subject: "A crash during an apply inside `captureCrash`",
      uikit: "the process is gone",
      here: """
        snapshot, counts, rows, selection and offset are as before; cells may have been \
        given other contents
        """,
      reason: "The provider is the client's code."),
    KnownDifference(
      "snapshot-description", .onPurpose,
      subject: "`description` of a snapshot",
      uikit: "an address and a generation",
      here: "both made up; the generation follows from the contents",
      reason: "A value has neither."),
    referenceIdentifiers,
    KnownDifference(
      "migrating-initialisers", .onPurpose,
      subject: """
        `init(tableView:migrating:)`, `init(collectionView:migrating:)` of the reference \
        sources
        """,
      uikit: "absent",
      here: "there",
      reason: "The first step of a migration, see <doc:MigratingToSnapshots>."),
    KnownDifference(
      "public-seams", .onPurpose,
      subject: """
        `attempt(_:)`, `raise(_:)`, `passOn(to:_:)`, `ExclusiveListUpdater`, \
        `CollectionOutlining`, `showOutline(level:isExpanded:)`
        """,
      uikit: "private, if they exist",
      here: "public",
      reason: "A diffable source is a client of the lists' public interface, and so may be yours."),
    KnownDifference(
      "migrated-optional-methods", .onPurpose,
      subject: "Optional methods of a migrated data source",
      uikit: "`respondsToSelector:`",
      here: "learned from the default's first run, passed on by `passOn(to:_:)`",
      reason: "Swift cannot ask."),
    KnownDifference(
      "class-identifiers", .onPurpose,
      subject: "Instances of plain Swift classes as identifiers",
      uikit: """
        unreliable: an equal one that is not the same was refused for reload (iOS 13), or crashed
        """,
      here: "found by `==` and hash, as instances of an `NSObject` subclass are",
      reason: "What made them fail is not known. Use values.",
      facts: ["6.12"]),
    KnownDifference(
      "method-of-subclass", .onPurpose,
      subject: """
        A delegate's or data source's method declared only in a subclass of a class that \
        conforms
        """,
      uikit: "called",
      here: "not called on Linux",
      reason: """
        Swift binds a default when the base class conforms without the method. Declare it in \
        the base class.
        """),
  ]

  /// A class that is registered and makes no cell or view.
  public static let wrongRegisteredClass = KnownDifference(
    "wrong-registered-class", .onPurpose,
    subject: "Registering a class of the wrong kind",
    uikit: "raises later",
    here: """
      a table stops at once with a sentence; a collection view takes it for no \
      registration, so that the dequeue raises (C1)
      """,
    reason: "Clearer in a table; in a collection view a gap.")

  /// What may be an identifier of a type without types.
  public static let referenceIdentifiers = KnownDifference(
    "reference-identifiers", .onPurpose,
    subject: "Identifiers of the reference types",
    uikit: "any object",
    here: "values that are `Hashable`, or objects; anything else stops with a sentence",
    reason: "Objective-C gives every object equality.")
}
