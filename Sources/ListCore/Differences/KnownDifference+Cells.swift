extension KnownDifference {
  /// The choices made where the evidence about list cells is incomplete.
  static let ofCells: [KnownDifference] = [
    KnownDifference(
      "list-design", .choice,
      subject: "Margins, paddings and fonts of list content, and corners of backgrounds",
      here: """
        From iOS 26 on as recorded on system 27: rows of 52 points, secondary text of 15, headers of \
        17, corners of 26. Until iOS 18, from memory: 44, 12, 13 and 10. Headers of grouped lists are \
        in capitals until iOS 18; that they no longer are is from Apple's description of the design.
        """,
      facts: ["21.3", "21.5", "21.7", "21.9", "21.10", "21.20"]),
    KnownDifference(
      "list-content-margins", .choice,
      subject: "Margins of list content that are the same in every release",
      here: """
        Content preserves the superview's margins along both axes, as Apple's reference says; \
        recorded was the horizontal axis only. Headers and footers have 8 points of their own at the \
        sides. Images keep 16 points from the text, 10 in sidebars.
        """,
      facts: ["21.1", "21.4", "21.6", "21.14"]),
    KnownDifference(
      "sidebars", .choice,
      subject: "Sidebars on a phone",
      here: """
        Margins of 11, 16, 11 and 8 points, any number of lines without shrinking, and the side \
        insets of an inset list. What was recorded on the Mac is not adopted.
        """,
      facts: ["21.11", "21.12", "21.13", "21.37"]),
    KnownDifference(
      "content-states", .choice,
      subject: "List content in states",
      here: """
        Disabled text takes the tertiary, disabled secondary text the quaternary label colour. Rows \
        of a sidebar are emphasised on a phone as on an iPad. A cell that is dragged is shown at half \
        its opacity; which state fades is not recorded.
        """,
      facts: ["21.17", "21.18", "21.19"]),
    KnownDifference(
      "accessory-metrics", .choice,
      subject: "Sizes and distances of accessories",
      here: """
        Rooms of 28 points, 14 for indicators; the recorded sizes are probably scaled for the Mac. 8 \
        points from the edge, 16 in a list on every screen. An outline disclosure is at the trailing \
        edge. A custom view without a width gets the standard room. A line stands before a reorder \
        control that is not alone.
        """,
      facts: ["21.25", "21.27", "21.28", "21.29", "21.31", "21.32", "21.35"]),
    KnownDifference(
      "selection-during-editing", .choice,
      subject: "`allowsMultipleSelectionDuringEditing = true`",
      here: "Turns `allowsSelectionDuringEditing` on, in tables and collection views.",
      facts: ["21.36"]),
  ]
}
