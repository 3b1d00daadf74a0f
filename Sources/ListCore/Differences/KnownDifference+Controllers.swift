extension KnownDifference {
  /// The differences between these controllers and UIKit's.
  static let ofControllers: [KnownDifference] = [
    KnownDifference(
      "other-controllers", .onPurpose,
      subject: "The steps of an interactive transition",
      uikit: "follow the finger",
      here: """
        `simulator.swipeBack(in:)` swipes back in one step; an app's own interaction controller is \
        told of fractions, and views have their values of the end until it is cancelled
        """,
      reason: "Nothing is drawn between the start and the end.",
      facts: ["22.1"]),
    KnownDifference(
      "presentation-containers", .onPurpose,
      subject: "The container of a presentation in a current context",
      uikit: "covers the controller that defines the context",
      here: "covers the window, as every container does",
      reason: "On a phone, the context is nearly always the whole window.",
      facts: ["25.73"]),
    KnownDifference(
      "tab-objects", .onPurpose,
      subject: "`UITab`",
      uikit: """
        makes its screen when it is first shown; the delegate is asked by `shouldSelectTab` and \
        `didSelectTab`
        """,
      here: """
        makes its screen when a tab bar controller gets its tabs; the delegate is asked by `shouldSelect` \
        and `didSelect`
        """,
      reason: "Tabs are declared above controllers."),
    KnownDifference(
      "remote-notifications", .onPurpose,
      subject: "Registering for remote notifications",
      uikit: "gets a token from Apple's servers",
      here: """
        fails with error 3010, as in Apple's simulator, until a test sets \
        `simulator.application.remoteNotificationToken`
        """,
      reason: "There is no server; the test decides."),
    KnownDifference(
      "first-appearance", .onPurpose,
      subject: "`viewDidAppear` of a root controller",
      uikit: "after the first commit of the turn",
      here: """
        at the end of the layout that `Simulator` runs, so before `simulator.show(_:)` returns
        """,
      reason: "The simulator has no commits; its layout pass takes their place."),
    KnownDifference(
      "parent-before-children", .onPurpose,
      subject: "Order of a parent and its children",
      uikit: "differs between containers",
      here: "the parent is told of each step first",
      reason: "Tests can rely on one order.",
      facts: ["9.1", "9.2"]),
    KnownDifference(
      "dismissing-nothing", .onPurpose,
      subject: "`dismiss(animated:completion:)` with nothing to dismiss",
      uikit: "not documented",
      here: "does nothing, and does not call the completion",
      reason: "No evidence settles it."),
    KnownDifference(
      "super-of-optional-methods", .onPurpose,
      subject: """
        An override in a `TableViewController` or `CollectionViewController` that calls `super` \
        for a method that may be absent
        """,
      uikit: "raises, or returns the value for a static table",
      here: "the list treats the method as absent; for a static table it works as in UIKit",
      reason: "The default in the base class tells the list that a method is absent."),
    KnownDifference(
      "overrides-in-extensions", .onPurpose,
      subject: "Overrides in extensions",
      uikit: "work through Objective-C",
      here: """
        the `AdaptObjectiveC` plugin moves them into the class; in an extension of a class that the \
        target does not declare it leaves them out on Linux, with a warning
        """,
      reason: "Swift without Objective-C cannot override in extensions."),
    KnownDifference(
      "refreshing-inset", .onPurpose,
      subject: "Space above the content while a refresh control refreshes",
      uikit: "60 points",
      here: "none",
      reason: "Insets stay as the test set them."),
    KnownDifference(
      "search-results", .onPurpose,
      subject: "A search bar on a navigation bar, and a search results controller",
      uikit: "on screen, above the screen's view",
      here: """
        the bar can be found, typed into and drawn but takes no room; the results controller's \
        view is a subview of the screen's. A search hides the title and the buttons of the \
        navigation bar on every release, although from iOS 26 on that rests on one source \
        (`searchHidesNavigationBar` of a profile turns it off); the bar keeps its height
        """,
      reason: "Layouts stay as a test expects.", facts: ["25.28"]),
    KnownDifference(
      "keyboard", .onPurpose,
      subject: "The keyboard",
      uikit: "appears when editing begins",
      here: """
        appears when a test says so: `simulator.showKeyboard(height:)` posts the notifications, \
        and a table controller makes room and scrolls to the edited row then; not when another \
        field begins editing while the keyboard is shown
        """,
      reason: "Layouts stay as a test expects.", facts: ["25.31"]),
    KnownDifference(
      "touches-of-lists", .onPurpose,
      subject: "An override of `touchesBegan` in a cell or a list that does not call `super`",
      uikit: "prevents the selection of the row",
      here: "is called, but the row is selected all the same",
      reason: "The list handles taps on rows by its own rules."),
    KnownDifference(
      "sheets", .onPurpose,
      subject: "Sheets",
      uikit: "follow a finger from detent to detent",
      here: "take the height of the selected detent when they are presented",
      reason: "No test drags a sheet."),
    KnownDifference(
      "alert-popover", .onPurpose,
      subject: "An action sheet on an iPad",
      uikit: "a popover at its source",
      here: """
        needs a source, and then covers the screen; whether a simulator is an iPad is one of its \
        traits
        """,
      reason: "Its actions are found by their titles, wherever they are.",
      facts: ["22.7"]),
    KnownDifference(
      "controller-misuse", .onPurpose,
      subject: """
        After a misuse of a controller inside `captureCrash` (pushing twice, presenting a \
        presented controller)
        """,
      uikit: "the process has ended",
      here: "the call has no effect, and the controller works on",
      reason: "There is no view that could be inert afterwards.",
      facts: ["22.3", "22.4", "22.8"]),
    KnownDifference(
      "split-views", .onPurpose,
      subject: "`UISplitViewController`",
      uikit: "shows columns side by side where there is room",
      here: "is collapsed in every window, and expanded before it is in one",
      reason: "A simulator is a phone.",
      facts: ["17.6"]),
    KnownDifference(
      "turning", .onPurpose,
      subject: "Rotating the device",
      uikit: "checks which orientations are supported",
      here: "`simulator.resizeScreen(to:)` rotates whatever the supported orientations are",
      reason: "The test decides."),
    KnownDifference(
      "opening-urls", .onPurpose,
      subject: "`UIApplication.shared.open(_:)`, sharing, picking",
      uikit: "leave the app",
      here: """
        are recorded for a test to inspect and answer; `simulator.application.openableSchemes` \
        says which URL schemes open
        """,
      reason: "There are no other apps."),
  ]

  /// The choices made where the evidence about controllers is incomplete.
  static let controllerChoices: [KnownDifference] = [
    KnownDifference(
      "first-screen-loading", .choice,
      subject: "When the first screen of a window's root container is loaded",
      here: """
        With the next layout from iOS 18 on, in `makeKeyAndVisible()` before: a push straight after \
        it leaves the root unloaded only from iOS 18 on.
        """,
      facts: ["17.1"]),
    KnownDifference(
      "first-screen-delegate", .choice,
      subject: "How often a navigation delegate is notified of the first screen",
      here: """
        `willShow` and `didShow` once each, when the screen first shows; nothing when its tab is \
        selected again. Old releases called `didShow` twice.
        """,
      facts: ["17.3"]),
    KnownDifference(
      "editing-loads-tables", .choice,
      subject: "`setEditing(_:animated:)` of a table view controller without a view",
      here: "It loads the view, as that of a collection view controller does.",
      facts: ["17.5"]),
    KnownDifference(
      "swiped-diffable-rows", .choice,
      subject: "Swiping a row whose diffable data source does not override `canEditRowAt`",
      here: """
        Up to iOS 14, nothing shows. From iOS 15 the delegate's own actions show; deletion still \
        needs the override and `commit`.
        """,
      facts: ["18.1"]),
    KnownDifference(
      "end-of-swipe", .choice,
      subject: "The end of a swipe",
      here: """
        It ends when `commit` or the action's handler returns, whether or not the handler has called \
        its completion.
        """,
      facts: ["17.8", "22.10"]),
    KnownDifference(
      "cleared-selection-of-collections", .choice,
      subject: "`clearsSelectionOnViewWillAppear` of a collection view controller",
      here: """
        It clears a selection of several items too, unlike a table's; during a swipe back it waits as \
        a table's does.
        """,
      facts: ["22.2"]),
    KnownDifference(
      "refused-presentation", .choice,
      subject: "The console line of a refused presentation",
      here: """
        `Attempt to present … (from …)` with a category from iOS 14 on, the older sentence on iOS 13; \
        no report dates the change.
        """,
      facts: ["22.6"]),
    KnownDifference(
      "popover-frame", .choice,
      subject: "The frame of a popover",
      here: """
        The preferred content size, 320 by 480 points if there is none, below its source or, if \
        there is no room, above it, within the margins. Only popovers ask for an adapted style, not \
        sheets.
        """,
      facts: ["17.7"]),
    KnownDifference(
      "custom-bar-views", .choice,
      subject: "The size of custom views in bars",
      here: """
        As their constraints or contents say, otherwise their own size, at most the room. Other \
        buttons are 60 points wide. Tapping outside an open menu closes it and reaches what is there.
        """,
      facts: ["17.10", "18.4"]),
    KnownDifference(
      "collection-cell-content-view", .choice,
      subject: "The content view of a collection view's cell",
      here: """
        It is there from the start, below what is added to the cell itself: a button there works.
        """,
      facts: ["18.3"]),
    KnownDifference(
      "attributed-button-titles", .choice,
      subject: "`title(for:)` of a button whose configuration has an attributed title",
      here: "It answers what `setTitle(_:for:)` set, not the title of the configuration.",
      facts: ["18.5"]),
    KnownDifference(
      "search-cancel-order", .choice,
      subject: "The order of the calls when a search is cancelled",
      here: """
        The search ends first: `updateSearchResults` with `isActive` false, then \
        `searchBarCancelButtonClicked`.
        """,
      facts: ["17.12", "22.9"]),
  ]
}
