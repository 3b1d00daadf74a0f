extension KnownDifference {
  /// What controllers do otherwise than in UIKit.
  static let ofControllers: [KnownDifference] = [
    KnownDifference(
      "other-controllers", .onPurpose,
      subject: """
        Page views, transitions that follow a finger, custom transitions of stacks, swiping back
        """,
      uikit: "there",
      here: "do not exist",
      reason: "They need a finger's path."),
    KnownDifference(
      "first-appearance", .onPurpose,
      subject: "`viewDidAppear` of a root controller",
      uikit: "after the first commit of the turn",
      here: """
        at the end of the layout that `Simulator` runs, so at once after `simulator.show(_:)`
        """,
      reason: "The simulator has no commits; its layout stands for them."),
    KnownDifference(
      "parent-before-children", .onPurpose,
      subject: "Order of a parent and its children",
      uikit: "differs between containers",
      here: "the parent hears of each step first",
      reason: "One order that a test can lean on.",
      facts: ["9.1", "9.2"]),
    KnownDifference(
      "dismissing-nothing", .onPurpose,
      subject: "`dismiss(animated:completion:)` with nothing to dismiss",
      uikit: "not documented",
      here: "does nothing, and does not call the completion",
      reason: "No evidence settled it."),
    KnownDifference(
      "super-of-optional-methods", .onPurpose,
      subject: """
        An override in a `TableViewController` or `CollectionViewController` that calls `super` \
        for a method that may be absent
        """,
      uikit: "raises, or answers for a static table",
      here: "the list takes the method for absent",
      reason: """
        The default of the base class is what tells the list that a method is absent.
        """),
    KnownDifference(
      "overrides-in-extensions", .onPurpose,
      subject: "Overrides in an extension of a controller's subclass",
      uikit: "work through Objective-C",
      here: "do not compile on Linux",
      reason: "Swift alone cannot override in extensions."),
    KnownDifference(
      "refreshing-inset", .onPurpose,
      subject: "Room above the content while a refresh control refreshes",
      uikit: "60 points",
      here: "none",
      reason: "Insets stay what the test set."),
    KnownDifference(
      "search-results", .onPurpose,
      subject: "Search bar on a navigation bar, a search's results controller",
      uikit: "on screen",
      here: """
        the bar is found, typed into and drawn, but takes no room; the results controller is not \
        shown
        """,
      reason: "Screens show results in the list below."),
    KnownDifference(
      "keyboard", .onPurpose,
      subject: "The keyboard",
      uikit: "comes when editing begins",
      here: """
        comes when a test says so: `simulator.showKeyboard(height:)` posts the notifications
        """,
      reason: "Layouts stay what a test expects."),
    KnownDifference(
      "touches-of-lists", .onPurpose,
      subject: "An override of `touchesBegan` in a cell or a list that does not call `super`",
      uikit: "keeps a row from being selected",
      here: "hears of the touch; the row is selected all the same",
      reason: "Rows are tapped by the list's own rules."),
    KnownDifference(
      "sheets", .onPurpose,
      subject: "Sheets",
      uikit: "follow a finger from stop to stop",
      here: "take the height of the selected stop when they are presented",
      reason: "No test drags a sheet."),
    KnownDifference(
      "alert-popover", .onPurpose,
      subject: "`popoverPresentationController` of an alert",
      uikit: "made on an iPad",
      here: "`nil`, as the device is a phone",
      reason: "The alert is not shown as a popover."),
    KnownDifference(
      "controller-misuse", .onPurpose,
      subject: """
        A misuse of a controller that ends the process (pushing twice, presenting what is presented)
        """,
      uikit: "raises",
      here: "ends the process with the same line; `captureCrash` does not hold it",
      reason: "There is no view to be inert afterwards."),
    KnownDifference(
      "split-views", .onPurpose,
      subject: "`UISplitViewController`",
      uikit: "shows columns side by side where there is room",
      here: "is collapsed on every simulator: what is chosen is pushed",
      reason: "A simulator is a phone."),
    KnownDifference(
      "turning", .onPurpose,
      subject: "Turning the device",
      uikit: "asks which orientations are supported",
      here: "`simulator.resizeScreen(to:)` does it whatever they are",
      reason: "The test decides."),
    KnownDifference(
      "opening-urls", .onPurpose,
      subject: "`UIApplication.shared.open(_:)`, sharing, picking",
      uikit: "leave the app",
      here: """
        are kept for a test to look at and to answer; which schemes open is \
        `simulator.application.openableSchemes`
        """,
      reason: "There are no other apps."),
  ]
}
