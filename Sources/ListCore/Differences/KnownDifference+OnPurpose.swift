extension KnownDifference {
  /// The differences from UIKit that are intentional, because they serve tests better.
  static let onPurpose: [KnownDifference] = [
    KnownDifference(
      "count-passes", .onPurpose,
      subject: "Count passes",
      uikit: "asks the same questions up to three times at load",
      here: "asks once",
      reason: "The number of passes changed between releases; no test should depend on it.",
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
      uikit: "the process has ended",
      here: """
        the view is inert: it keeps its last consistent state, ignores changes, and calls neither \
        its data source nor its delegate
        """,
      reason: "A test must be able to inspect the report.",
      facts: ["3.16"]),
    KnownDifference(
      "orthogonal-scrolling", .onPurpose,
      subject: "Sections of a compositional layout that scroll orthogonally",
      uikit: "puts their cells into a scroll view of their own",
      here: """
        shifts their frames; the simulator's `scroll(section:to:in:)` scrolls them, the layout's \
        `orthogonalContentOffset(in:)` returns their offset
        """,
      reason: "Tests look at cells, not at UIKit's private views."),
    KnownDifference(
      "once-per-simulator", .onPurpose,
      subject: "Warnings \"once per process\"",
      uikit: "once per process",
      here: "once per simulator",
      reason: "Tests must not affect each other.",
      facts: ["1.17"]),
    KnownDifference(
      "duplicate-deletion", .onPurpose,
      subject: "Duplicate deletion",
      uikit: "accepted, counted twice, corrupts memory later",
      here: "accepted, counted twice, state stays consistent",
      reason: "A memory error would explain nothing.",
      facts: ["3B"]),
    KnownDifference(
      "moved-section-changes", .onPurpose,
      subject: "Changes inside a moved section",
      uikit: "crashes or corrupts the heap",
      here: "mapped correctly",
      reason: "A memory error would explain nothing.",
      facts: ["3B"]),
    KnownDifference(
      "path-out-of-range", .onPurpose,
      subject: "Cells with an index path that is out of range",
      uikit: "requested, in one old release",
      here: "never requested",
      reason: "A bug of iOS 9.3.",
      facts: ["2.10"]),
    KnownDifference(
      "reload-during-animation", .onPurpose,
      subject: "No cells at all after a reload during an animation",
      uikit: "iOS 10",
      here: "cells are requested",
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
      subject: "`commit`, `moveRowAt` or `moveItemAt` that is not implemented",
      uikit: "no swipe, no drag",
      here: "the swipe begins and ends without a commit; the first drag is cancelled",
      reason: "Swift cannot ask.",
      facts: ["8.6", "8.8", "8.9"]),
    KnownDifference(
      "first-section-headers", .onPurpose,
      subject: "Header and footer views of the first section",
      uikit: "requested when visible",
      here: """
        requested once while heights are computed, if heights are automatic; the view is kept
        """,
      reason: "Swift cannot ask.",
      facts: ["10.7"]),
    KnownDifference(
      "tiny-table", .onPurpose,
      subject: "A table at most one point high",
      uikit: "may show a row",
      here: "shows none",
      reason: "Tests that size a table to 390 × 1 want no hidden cells."),
    KnownDifference(
      "view-without-room", .onPurpose,
      subject: "An insert into a view without any size",
      uikit: "requested every cell in iOS 9 and 10",
      here: "requests none",
      reason: "It is the behaviour of an old release and a hindrance to tests.",
      facts: ["1.10"]),
    KnownDifference(
      "reload-inside-table-batch", .onPurpose,
      subject: "`reloadData` inside a batch of a table",
      uikit: "not observed",
      here: """
        the counts before the batch are requested again, so the changes announced so far are \
        checked against them
        """,
      reason: "This produces UIKit's own message.",
      facts: ["2.8"]),
    KnownDifference(
      "overtaken-completion", .onPurpose,
      subject: "A pending completion when a second batch begins",
      uikit: "can be lost",
      here: "is always called",
      reason: "Losing it helps nobody.",
      facts: ["5.5"]),
    KnownDifference(
      "released-during-animation", .onPurpose,
      subject: "A view released during an animation",
      uikit: "crashed in old releases",
      here: "completions are called",
      reason: "Losing them helps nobody.",
      facts: ["B6"]),
    KnownDifference(
      "interrupted-animations", .onPurpose,
      subject: "Interrupted animations",
      uikit: "`finished` is false",
      here: "the completion always gets `true`",
      reason: "Nothing interrupts an animation here.",
      facts: ["5.1"]),
    KnownDifference(
      "initial-and-final-attributes", .onPurpose,
      subject: "Initial and final layout attributes",
      uikit: "animated",
      here: "requested in UIKit's order, not shown",
      reason: "There are no frames in between."),
    KnownDifference(
      "visible-cells-order", .onPurpose,
      subject: "`visibleCells` of a collection view",
      uikit: "in no order",
      here: "in list order",
      reason: "Tests need a fixed order.",
      facts: ["4.16"]),
    KnownDifference(
      "section-heights", .onPurpose,
      subject: "Header, footer and gap heights, inset-grouped margins",
      uikit: "measured per release",
      here: """
        plain: 28 points; grouped: 55.5, 38, 35 and 17.5 points; footers: 28 points; margins: 16 \
        points, or 20 points from a width of 414 points on
        """,
      reason: "From memory; titles of several lines do not grow."),
    KnownDifference(
      "cell-metrics", .onPurpose,
      subject: "Metrics of cells",
      uikit: "measured per release",
      here: """
        margins of 16 and 11 points, edit control 38 points, reorder control 42 points and so on, \
        all in one file
        """,
      reason: "From memory."),
    KnownDifference(
      "section-index", .onPurpose,
      subject: "The section index",
      uikit: "narrows cells",
      here: "does not",
      reason: "Geometry without a source."),
    KnownDifference(
      "scroll-to-row", .onPurpose,
      subject: "`scrollToRow` in a table with self-sizing rows",
      uikit: "approximate",
      here: "exact once laid out",
      reason: "A test needs one answer."),
    KnownDifference(
      "super-call", .onPurpose,
      subject: "`super.other()` inside the override of another mutation method",
      uikit: "calls the base class",
      here: "calls the subclass's override of it",
      reason: "Swift cannot detect `super` from within; call the method on the view's own class."),
    KnownDifference(
      "path-length", .onPurpose,
      subject: "Index paths whose length is not two",
      uikit: "raise where they are used",
      here: "raise in mutations and scrolling, stop with Swift's own message where `.row` is read",
      reason: "The same as in Swift on Apple's systems.",
      facts: ["B5"]),
    KnownDifference(
      "name-of-mutation-method", .onPurpose,
      subject: """
        A client's function with exactly the name of a mutation method that calls it on a \
        *subclass* of a list
        """,
      uikit: "calls the override",
      here: "is treated as a `super` call",
      reason: "The ledger needs call sites; rename the function."),
    wrongRegisteredClass,
    KnownDifference(
      "text-metrics", .onPurpose,
      subject: "Text metrics",
      uikit: "the font's glyphs",
      here: """
        advance widths fitted to recorded labels, to about a point a line; the kerning of an open \
        typeface; no ligatures; other families by an average width; Cyrillic and Greek letters as \
        wide as their Latin neighbours; ideographs 1 em; emoji by three recorded sizes; letters are \
        never tightened before a text is shortened
        """,
      reason: """
        The fonts are not part of the project; the result is the same on every machine. A test \
        registers an app's own font with `FontWidths`.
        """),
    KnownDifference(
      "class-names", .onPurpose,
      subject: "Class names in `import HeadlessKit`",
      uikit: "`UITableView`",
      here: "`TableView`; messages still print UIKit's names",
      reason: "Each type has one name; `import UIKit` provides UIKit's names."),
    KnownDifference(
      "apply-isolation", .onPurpose,
      subject: "`apply`, `snapshot()` and similar methods of a diffable source",
      uikit: """
        isolated to the main actor since the SDK of iOS 18, `nonisolated` in those of iOS 15 to 17
        """,
      here: "`nonisolated`",
      reason: """
        Apple's documentation allows calls from any one queue, and a warning should not prevent a \
        test of that.
        """),
    KnownDifference(
      "await-apply", .onPurpose,
      subject: "`await apply(…)`",
      uikit: "waits for the animations",
      here: "advances the simulator's clock to their end",
      reason: "Nothing else would advance it."),
    KnownDifference(
      "one-device", .onPurpose,
      subject: """
        Work that is started without a view at hand: `UIView.animate`, `UIApplication.shared`, \
        `UIPasteboard.general`, haptic feedback
        """,
      uikit: "there is one device",
      here: """
        belongs to the simulator that the test used last. Tasks and blocks inherit it if they are \
        started by `Task { }`, `Task.detached { }` or `Task.immediate { }`, by \
        `DispatchQueue.async`, `asyncAfter` or `DispatchWorkItem` in a file that imports this \
        package, or by a touch. Tasks with an executor preference, `Task.immediateDetached` and \
        other callbacks, such as those of an operation queue, have the most recently used \
        simulator, which may be another test's if tests are interleaved
        """,
      reason: "Each test has a device of its own, so that tests can run in parallel."),
    KnownDifference(
      "section-snapshot-handlers", .onPurpose,
      subject: "`SectionSnapshotHandlers<ItemIdentifierType>`",
      uikit: "its generic parameter shadows that of the class",
      here: "the parameter is called `Item`",
      reason: "Swift 6 does not allow the shadowing."),
    KnownDifference(
      "later-apis", .onPurpose,
      subject: """
        API of later releases: `reconfigureItems`, `applySnapshotUsingReloadData`, section \
        snapshots, `expandedItems`
        """,
      uikit: "absent before iOS 14, 15 or 18.1",
      here: "present in every profile",
      reason: "A profile selects behaviour, not an SDK."),
    KnownDifference(
      "several-queues", .onPurpose,
      subject: "Updates of a diffable source from several queues",
      uikit: "logs or asserts, and may deadlock",
      here: """
        always raises while another queue's apply is pending, otherwise warns; nothing waits, so \
        nothing deadlocks
        """,
      reason: "The same program always gives the same result.",
      facts: ["6.7", "E7"]),
    KnownDifference(
      "snapshot-on-another-queue", .onPurpose,
      subject: "`snapshot()` on another queue",
      uikit: "not documented",
      here: "returns what will be shown once all earlier applies have arrived",
      reason: "Otherwise a background queue could not build on its own applies."),
    KnownDifference(
      "apply-completions", .onPurpose,
      subject: "Completions of applies",
      uikit: "the order is not documented",
      here: "in the order of the applies",
      reason: "The same program always gives the same result.",
      facts: ["6.9"]),
    KnownDifference(
      "crash-during-apply", .onPurpose,
      subject: "A crash during an apply inside `captureCrash`",
      uikit: "the process has ended",
      here: """
        snapshot, counts, rows, selection and offset are restored; cells may have been \
        reconfigured
        """,
      reason: "The provider is the client's code."),
    KnownDifference(
      "snapshot-description", .onPurpose,
      subject: "`description` of a snapshot",
      uikit: "an address and a generation",
      here: """
        both are made up; the generation follows from the contents. An untyped snapshot prints its \
        sections on one line, separated by a space; a value prints each on a line of its own.
        """,
      reason: "A value has neither, and no known output shows how several sections are printed.",
      facts: ["15.8"]),
    referenceIdentifiers,
    KnownDifference(
      "migrating-initialisers", .onPurpose,
      subject: """
        `init(tableView:migrating:)`, `init(collectionView:migrating:)` of the reference \
        sources
        """,
      uikit: "absent",
      here: "present",
      reason: "They are the first step of a migration, see <doc:MigratingToSnapshots>."),
    KnownDifference(
      "public-seams", .onPurpose,
      subject: """
        `attempt(_:)`, `raise(_:)`, `passOn(to:_:)`, `ExclusiveListUpdater`, \
        `CollectionOutlining`, `showOutline(level:isExpanded:)`
        """,
      uikit: "private, if they exist",
      here: "public",
      reason: """
        A diffable source is a client of the lists' public interface; yours can be one too.
        """),
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
        unreliable: an equal but not identical instance was refused for reload (iOS 13), or \
        crashed
        """,
      here: "found by `==` and hash, like instances of an `NSObject` subclass",
      reason: "It is not known what made them fail. Use values.",
      facts: ["6.12"]),
    KnownDifference(
      "method-of-subclass", .onPurpose,
      subject: """
        A delegate or data source method implemented only in a subclass of the class that conforms
        """,
      uikit: "called",
      here: """
        not called; on Linux a list names such methods on the console when the object becomes its \
        delegate or data source, if the executable has its symbols
        """,
      reason: """
        If the base class conforms without the method, Swift binds the default. Implement the \
        method in the base class.
        """),
  ]

  /// A registered class that cannot be used as a cell or view.
  public static let wrongRegisteredClass = KnownDifference(
    "wrong-registered-class", .onPurpose,
    subject: "Registering a class of the wrong kind",
    uikit: "raises later",
    here: """
      a table raises at once; a collection view ignores the registration, so the dequeue raises
      """,
    reason: "A table gives the clearer message; the collection view's case is not written yet.",
    facts: ["C1"])

  /// The values that may be identifiers of the reference types.
  public static let referenceIdentifiers = KnownDifference(
    "reference-identifiers", .onPurpose,
    subject: "Identifiers of the reference types",
    uikit: "any object",
    here: "`Hashable` values or objects; anything else stops with a message",
    reason: "In Objective-C every object has equality.")
}
