extension KnownDifference {
  /// What queries, fingers that scroll, and accessibility do otherwise than on a device.
  static let ofQueries: [KnownDifference] = [
    KnownDifference(
      "accessible-objects", .onPurpose,
      subject: "Accessibility attributes",
      uikit: "on every object",
      here: """
        on views, controllers, items of bars, actions of alerts and `AccessibilityElement`
        """,
      reason: "Swift alone cannot override members of an extension of `NSObject`."),
    KnownDifference(
      "spoken-cells", .onPurpose,
      subject: "What a table or list cell says by itself",
      uikit: "the texts in it, by private elements",
      here: """
        the labels of the elements in it, from top to bottom, with commas; controls in it stay \
        elements of their own
        """,
      reason: "That is what is heard; the private elements are not."),
    KnownDifference(
      "spoken-pictures", .onPurpose,
      subject: "Label of a button, or an item of a bar, that is only a picture",
      uikit: "made from the name of the picture, translated for symbols",
      here: "the name of the picture; English names for the system's items",
      reason: "There are no catalogues."),
    KnownDifference(
      "places-on-bars", .onPurpose,
      subject: "Frames of what bars and alerts show",
      uikit: "laid out",
      here: """
        sixty points for each button of a navigation bar, equal shares on other bars, one answer \
        of an alert below the other; a custom or title view has its item's place, and only \
        controls in it take taps
        """,
      reason: "Bars and alerts are data."),
    KnownDifference(
      "fingers-that-scroll", .onPurpose,
      subject: "`simulator.scroll`",
      uikit: "a finger lets go with a speed, and content bounces",
      here: """
        the finger rests before it lets go, content stops at its edges, and moves by half a screen \
        at most at a time
        """,
      reason: "A test gets to the same place each time."),
  ]
}
