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
