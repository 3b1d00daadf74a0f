extension KnownDifference {
  /// The parts of Core Data that do not exist here.
  static let coreDataLeftOut: [KnownDifference] = [
    KnownDifference(
      "core-data-stores", .leftOut,
      subject: """
        Core Data: compiled models, stores on disk, migration, CloudKit, history, child contexts, \
        undo
        """,
      here: """
        A container is always in memory and starts empty. Models are read as Xcode saves them \
        (`.xcdatamodeld`), in the folder of the app's target or copied as resources. Child \
        contexts, undo managers and the history do not compile.
        """,
      reason: "A list needs objects that change, not a database."),
    KnownDifference(
      "core-data-relationships", .leftOut,
      subject: "Core Data: relationships without a model, fetched properties",
      here: """
        A relationship is a value: an object or a set of objects. Where no model describes it, its \
        inverse is not set, and deleted objects stay in the sets that contain them until these are \
        read again. Fetched properties do not exist.
        """,
      reason: "Without a model, nothing defines the inverse."),
    KnownDifference(
      "core-data-faulting", .leftOut,
      subject: "Core Data: faults, fetch batches, controller caches",
      here: "`isFault` is `false`; `fetchBatchSize` and `cacheName` are stored without effect.",
      reason: "All objects are in memory."),
    KnownDifference(
      "core-data-kvc", .leftOut,
      subject: "Core Data: key-value coding and observation of computed properties on Linux",
      here: """
        `value(forKey:)` knows the values of `@NSManaged` properties and stored properties. An \
        object with a computed property that a key names overrides `value(forKey:)`.
        """,
      reason: "Swift on Linux has no Objective-C runtime."),
    KnownDifference(
      "predicate-formats", .leftOut,
      subject: "`NSPredicate(format:)` on Linux",
      here: """
        Supported: comparisons, `BEGINSWITH`, `ENDSWITH`, `CONTAINS`, `LIKE`, `MATCHES`, `IN`, \
        `BETWEEN`, `AND`, `OR`, `NOT`, parentheses, `%@`, `%K`, numbers, strings, `nil`, `YES`, \
        `NO`, `SELF`. Anything else stops the process and names the position in the format.
        """,
      reason: "Foundation on Linux has no predicate formats."),
  ]

  /// The differences between the fetched results controller with its store and Core Data's.
  static let coreDataOnPurpose: [KnownDifference] = [
    KnownDifference(
      "core-data-on-macos", .onPurpose,
      subject: "The module `CoreData`",
      uikit: "is the system's",
      here: """
        exists on Linux only; on macOS our classes have their own names, and Core Data's \
        controller cannot use our snapshots
        """,
      reason: "One build cannot contain two modules of the same name."),
    KnownDifference(
      "entities-by-class", .onPurpose,
      subject: "Entities of a container without a model",
      uikit: "come from the model file",
      here: """
        an entity is a class, known once an object of it was made, it was fetched or named in a \
        typed request, or its name was found in the calling module; nothing is validated, and \
        attributes have no defaults but zero, `false`, empty and `nil`
        """,
      reason: "Most tests need no more than the classes."),
    KnownDifference(
      "managed-initializers", .onPurpose,
      subject: "Overrides of `init(entity:insertInto:)` of a managed object on Linux",
      uikit: "say `override`",
      here: "say `required`",
      reason: "Only required initializers can create objects of a class known at run time."),
    KnownDifference(
      "background-contexts", .onPurpose,
      subject: "`perform` of a background context, `performBackgroundTask`",
      uikit: "run on a queue of their own",
      here: """
        run in the simulator's next turn; `performAndWait` and `await perform` run immediately
        """,
      reason: "Nothing happens by itself, so tests are repeatable."),
    KnownDifference(
      "merge-policies", .onPurpose,
      subject: "Two contexts that save the same object",
      uikit: "the second save fails unless a merge policy decides",
      here: "the properties that a context changed win; `mergePolicy` is stored without effect",
      reason: "No list depends on the conflict."),
    KnownDifference(
      "erased-controller", .onPurpose,
      subject: "The controller that the delegate of fetched results receives",
      uikit: "is the controller itself",
      here: """
        is another object for the same results, typed for any result: `==` and `===` of the two \
        controllers are true, but a cast to the typed controller fails
        """,
      reason: "Without Objective-C, specializations of a generic type are different types."),
    KnownDifference(
      "fetched-misuse", .onPurpose,
      subject: """
        Misuse of Core Data that raises there (no sort descriptors, no entity, `object(at:)` \
        without such an object)
        """,
      uikit: "raises",
      here: """
        raises, and a capture goes on with nothing, or with an object of no context. Where results \
        are no managed objects, and where a property without value has a type without default, the \
        process ends with the same line.
        """,
      reason: "No value of such a type can be made."),
    KnownDifference(
      "caught-exceptions", .onPurpose,
      subject: "A crash of a list inside a callback of a fetched results controller",
      uikit: "is caught and only logged",
      here: """
        the same: a line on the simulator's console and on standard error; a `captureCrash` around \
        it also returns the report
        """,
      reason: "A test should be able to check it.",
      facts: ["A1"]),
  ]

  /// The choices made where the behaviour of Core Data is not known.
  static let coreDataChoices: [KnownDifference] = [
    KnownDifference(
      "fetched-change-order", .choice,
      subject: "Order of the callbacks for one batch of a fetched results controller",
      here: """
        Deleted sections, inserted sections, then deleted, inserted, updated and moved objects, \
        each by index path. Core Data reports sections before objects; its order of objects is \
        that of a set.
        """),
    KnownDifference(
      "fetched-moves", .choice,
      subject: "Which fetched objects are moved and which are updated",
      here: """
        The fewest changed objects that must move are moved, also into inserted and out of deleted \
        sections; the others are updated, with the index path before and after. Core Data looks at \
        the sort keys, and its releases differ where the position stays. Applied to a list as \
        deletions and insertions, this is always a legal batch update.
        """),
    KnownDifference(
      "fetched-section-order", .choice,
      subject: "Fetched sections that change their order",
      here: "Some are deleted and inserted again, and their objects are moved."),
    KnownDifference(
      "fetched-first-snapshot", .choice,
      subject: "The first callback of a fetched results controller",
      here: """
        `performFetch()` calls a delegate that takes snapshots. One that takes a \
        `CollectionDifference` receives later changes only, and an updated object is removed and \
        inserted in it.
        """),
    KnownDifference(
      "fetched-marks", .choice,
      subject: "Marks in the snapshot of a fetched results controller",
      here: """
        Updated and moved objects are marked for reconfiguring from iOS 15 on, and for reloading \
        before.
        """),
    KnownDifference(
      "temporary-identifiers", .choice,
      subject: "Identifiers of unsaved objects",
      here: """
        They are temporary and replaced when the object is saved. The next snapshot has the new \
        ones; saving alone creates no snapshot.
        """),
    KnownDifference(
      "merged-updates", .choice,
      subject: "Merging an update of an object that the context does not have",
      here: """
        The object is read, and controllers that now match it report it. Core Data is said to miss \
        it.
        """),
    KnownDifference(
      "fetch-limit-of-controllers", .choice,
      subject: "`fetchLimit` of a fetched results controller",
      here: "It holds after every change."),
  ]
}
