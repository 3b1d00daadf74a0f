extension KnownDifference {
  /// The differences between touches, the clock and observation here and on a device.
  static let ofTesting: [KnownDifference] = [
    KnownDifference(
      "time-while-waiting", .onPurpose,
      subject: "Time while a test waits",
      uikit: "passes",
      here: """
        passes at the speed of real time while a simulator has scheduled work, and never jumps. A \
        simulator that a test of Swift Testing created lets its clock stand for the first five \
        seconds of each `await`, and takes turns of the run loop only in one that the test runs
        """,
      reason: """
        No simulator knows what an expectation waits for, or whether it is inverted; and a new \
        test moves the clock itself, exactly.
        """,
      facts: ["25.1", "25.2"]),
    KnownDifference(
      "endless-work", .onPurpose,
      subject: "`settle()` with a screen that polls",
      uikit: "no such call",
      here: """
        work that has scheduled work of its kind for ten seconds, three times at least, is left and \
        named on the console, like repeating timers: see `repeatingWork`
        """,
      reason: "It would never end."),
    KnownDifference(
      "fewer-overrides", .onPurpose,
      subject: "`rootViewController` of windows, `refreshControl` of scroll views",
      uikit: "subclasses can override them",
      here: "they cannot",
      reason: "Windows and scroll views are declared below controllers and controls."),
    KnownDifference(
      "point-of-a-row", .onPurpose,
      subject: "The point at which a test touches a row",
      uikit: "a finger chooses it",
      here: """
        its middle, or the middle of the part that its list shows beside the bars. What is there \
        gets the touch: a button, a recogniser
        """,
      reason: "A finger has one place.",
      facts: ["25.37", "25.38"]),
    KnownDifference(
      "observation-passes", .onPurpose,
      subject: "What a pass tracks of observable objects",
      uikit: "what it reads",
      here: """
        also what passes inside it read, as when `layoutSubviews` calls `layoutIfNeeded()` of a \
        subview. `updateProperties()` also runs after each change of traits, whether it reads them \
        or not; rendering always draws the latest values
        """,
      reason: "The standard library's tracking merges; a superfluous pass changes nothing.",
      facts: ["25.9", "25.10"]),
  ]

  /// The choices made where the evidence about spies and notifications is incomplete.
  static let choicesOfTesting = [
    KnownDifference(
      "setters", .choice,
      subject: "Which setter of a tab bar controller goes through which other",
      here: """
        a tap on a tab sets `selectedViewController`; `selectedIndex` and `selectedViewController` \
        do not set each other, so an app that spies on both hears each call once
        """,
      facts: ["25.4"]),
    KnownDifference(
      "notification-messages", .choice,
      subject: "Names and properties of UIKit's typed notification messages",
      here: """
        those of the notifications: `UIApplication.DidBecomeActiveMessage` and `.didBecomeActive`, \
        `UIScreen.KeyboardWillShowMessage` with `endFrame` and `animationDuration`
        """),
  ]
}

extension KnownDifference {
  /// The differences between queries, scrolling touches and accessibility here and on a device.
  static let ofQueries: [KnownDifference] = [
    KnownDifference(
      "accessible-objects", .onPurpose,
      subject: "Accessibility attributes",
      uikit: "on every object",
      here: "on views, controllers, bar items, alert actions and `AccessibilityElement`",
      reason: "Swift without Objective-C cannot override members of an extension of `NSObject`."),
    KnownDifference(
      "spoken-cells", .onPurpose,
      subject: "The default accessibility label of a table or list cell",
      uikit: "the texts in it, through private elements",
      here: """
        the labels of the elements in it, from top to bottom, separated by commas; controls in it \
        remain elements of their own
        """,
      reason: "The label is what VoiceOver reads; the private elements are not."),
    KnownDifference(
      "spoken-pictures", .onPurpose,
      subject: "Accessibility label of a button or bar item that has only an image",
      uikit: "derived from the name of the image, localized for symbols",
      here: "the name of the image; English names for system items",
      reason: "There are no string catalogs."),
    KnownDifference(
      "places-on-bars", .onPurpose,
      subject: "Frames of the elements of bars and alerts",
      uikit: "laid out",
      here: """
        60 points for each button of a navigation bar, equal shares on other bars, and the actions \
        of an alert one below the other; a custom view or title view has its item's frame, and \
        only controls in it receive taps
        """,
      reason: "Bars and alerts are data."),
    KnownDifference(
      "fingers-that-scroll", .onPurpose,
      subject: "`simulator.scroll`",
      uikit: "the finger lifts with a velocity, and content bounces",
      here: """
        the finger stops before it lifts, content stops at its edges, and moves by at most half a \
        screen at a time
        """,
      reason: "A test always ends at the same position."),
  ]
}
