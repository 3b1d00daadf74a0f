extension KnownDifference {
  /// What of Core Data does not exist here.
  static let coreDataLeftOut: [KnownDifference] = [
    KnownDifference(
      "core-data-stores", .leftOut,
      subject: """
        Core Data: model files, stores on disk, migration, CloudKit, history, batch requests, \
        child contexts, undo
        """,
      here: """
        A container is always in memory and always empty at first. Child contexts, undo managers \
        and batch requests do not compile.
        """,
      reason: "A list needs objects that change, not a database."),
    KnownDifference(
      "core-data-relationships", .leftOut,
      subject: "Core Data: inverses, delete rules and fetched properties",
      here: """
        A relationship is a value: an object or a set of objects. The other side is not set, and \
        what is deleted stays in the sets that hold it until they are read elsewhere.
        """,
      reason: "Without a model nobody says what the inverse is."),
    KnownDifference(
      "core-data-faulting", .leftOut,
      subject: "Core Data: faults, batches of a fetch, caches of a controller",
      here: """
        `isFault` is `false`, `fetchBatchSize` and `cacheName` are kept as data.
        """,
      reason: "All objects are in memory."),
    KnownDifference(
      "core-data-kvc", .leftOut,
      subject: "Core Data: key-value coding and observing of computed properties on Linux",
      here: """
        `value(forKey:)` knows the values of `@NSManaged` properties and stored properties. An \
        object whose computed property is named by a key overrides `value(forKey:)`.
        """,
      reason: "The language has no Objective-C there."),
    KnownDifference(
      "predicate-formats", .leftOut,
      subject: "`NSPredicate(format:)` on Linux",
      here: """
        Comparisons, `BEGINSWITH`, `ENDSWITH`, `CONTAINS`, `LIKE`, `IN`, `BETWEEN`, `AND`, `OR`, \
        `NOT`, parentheses, `%@`, `%K`, numbers, strings, `nil`, `YES`, `NO`, `SELF`. Anything \
        else stops with the place in the format.
        """,
      reason: "Foundation has no predicate formats there."),
  ]

  /// What the fetched results controller and its store do otherwise than Core Data.
  static let coreDataOnPurpose: [KnownDifference] = [
    KnownDifference(
      "core-data-on-macos", .onPurpose,
      subject: "Module `CoreData`",
      uikit: "is the system's",
      here: """
        exists on Linux only; on macOS our classes have their own names, and Core Data's \
        controller does not know our snapshots
        """,
      reason: "Two modules of one name cannot be in one build."),
    KnownDifference(
      "entities-by-class", .onPurpose,
      subject: "Entities of a container without a model in code",
      uikit: "come from the model file",
      here: """
        an entity is a class, known once it was made, fetched or named in a typed request, or \
        found by its name in the module that asks; nothing is validated and no attribute has a \
        default but zero, `false`, empty and `nil`
        """,
      reason: "There is no compiled model to read."),
    KnownDifference(
      "managed-initializers", .onPurpose,
      subject: "Overrides of `init(entity:insertInto:)` of a managed object on Linux",
      uikit: "say `override`",
      here: "say `required`",
      reason: "Only required initializers make objects of a class that is known at run time."),
    KnownDifference(
      "background-contexts", .onPurpose,
      subject: "`perform` of a background context, `performBackgroundTask`",
      uikit: "run on a queue of their own",
      here: """
        run in the simulator's next turn; `performAndWait` and `await perform` run at once
        """,
      reason: "Nothing happens by itself, and tests repeat."),
    KnownDifference(
      "merge-policies", .onPurpose,
      subject: "Two contexts save the same object",
      uikit: "the second save fails unless a merge policy decides",
      here: "properties that a context changed win; `mergePolicy` is kept as data",
      reason: "No list depends on the conflict."),
    KnownDifference(
      "erased-controller", .onPurpose,
      subject: "The controller that a fetched results delegate is given",
      uikit: "is the controller itself",
      here: """
        is another object for the same results, typed for any result: `==` and `===` of two \
        controllers hold, a cast to the typed controller fails
        """,
      reason: "Swift's generic types are different types without Objective-C."),
    KnownDifference(
      "fetched-misuse", .onPurpose,
      subject: """
        A misuse of Core Data that raises there (no sort descriptors, no entity, `object(at:)` \
        without such an object)
        """,
      uikit: "raises",
      here: "ends the process with a line of the same form; `captureCrash` does not hold it",
      reason: "There is no view to be inert afterwards."),
    KnownDifference(
      "caught-exceptions", .onPurpose,
      subject: "A crash of a list inside a callback of a fetched results controller",
      uikit: "is caught, and only the log shows it",
      here: """
        the same: a line on the console of the simulator and on standard error; a `captureCrash` \
        around it gets the report as well
        """,
      reason: "A test should be able to ask for it.",
      facts: ["A1"]),
  ]

  /// What was chosen where it is not known what Core Data does.
  static let coreDataChoices: [KnownDifference] = [
    KnownDifference(
      "fetched-change-order", .choice,
      subject: "Order of the callbacks for one batch of a fetched results controller",
      here: """
        Sections deleted, sections inserted, objects deleted, inserted, updated, moved, each by \
        path. Core Data tells sections before objects; its order of objects follows a set.
        """),
    KnownDifference(
      "fetched-moves", .choice,
      subject: "Which objects of fetched results are moved and which are updated",
      here: """
        The fewest changed objects that must move are moved, also into inserted and out of \
        deleted sections; the others are updated, with the path before and after. Core Data \
        looks at the sort keys, and its releases differ where the place stays. Told to a list \
        as deletions and insertions this is always a legal batch.
        """),
    KnownDifference(
      "fetched-section-order", .choice,
      subject: "Fetched sections that change places",
      here: "Some are deleted and inserted, and their objects are moved."),
    KnownDifference(
      "fetched-first-snapshot", .choice,
      subject: "The first callback of a fetched results controller",
      here: """
        `performFetch()` calls a delegate that takes snapshots. One that takes a \
        `CollectionDifference` hears of later changes only, and an updated object is removed \
        and inserted in it.
        """),
    KnownDifference(
      "fetched-marks", .choice,
      subject: "Marks in the snapshot of a fetched results controller",
      here: """
        Updated and moved objects are marked to be reconfigured from iOS 15 on, and to be \
        reloaded before.
        """),
    KnownDifference(
      "temporary-identifiers", .choice,
      subject: "Identifiers of objects that are not saved",
      here: """
        They are temporary, and replaced when the object is saved. The next snapshot has the new \
        ones; saving alone makes no snapshot.
        """),
    KnownDifference(
      "merged-updates", .choice,
      subject: "Merging an update of an object that the context does not have",
      here: """
        The object is read, and controllers that find it now tell of it. Core Data is reported \
        to miss it.
        """),
    KnownDifference(
      "fetch-limit-of-controllers", .choice,
      subject: "`fetchLimit` of a fetched results controller",
      here: "Holds after every change."),
  ]
}
