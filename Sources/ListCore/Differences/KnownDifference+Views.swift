extension KnownDifference {
  /// How views, their sizes and their geometry differ from UIKit.
  static let ofViews: [KnownDifference] = [
    KnownDifference(
      "layers-in-messages", .choice,
      subject: "The layer in the reason of `CALayerInvalidGeometry`",
      here: """
        Printed with its position, bounds, delegate and sublayers, and with what its view clips and \
        whether it is opaque; Core Animation lists more attributes. Geometry that is infinite is \
        accepted.
        """,
      facts: ["16.10"]),
    KnownDifference(
      "constraints-not-finite", .choice,
      subject: "A constraint whose constant or multiplier is not a finite number",
      here: """
        Raises NSInternalInconsistencyException; its words are from memory. The old constant is kept.
        """),
    KnownDifference(
      "self-sizing-invalidation", .choice,
      subject: "Self-sizing cells that report another size",
      here: """
        They have it in the next layout, without an animation. Of content configurations, only \
        `UIListContentConfiguration` reports a change by itself. Headers and footers of tables are \
        not measured again.
        """,
      facts: ["16.6"]),
    KnownDifference(
      "estimates-before-display", .choice,
      subject: "Estimated rows of a fixed `rowHeight`",
      here: """
        They count `estimatedRowHeight` if the delegate has `heightForRowAt`, which shows when the \
        first row is displayed; otherwise `rowHeight`.
        """,
      facts: ["16.8"]),
    KnownDifference(
      "root-margins", .choice,
      subject: "Layout margins of a controller's root view",
      here: """
        16 points at the sides, 20 in regular width and on screens from 414 points on; none at the \
        top and the bottom, where only the safe area counts.
        """,
      facts: ["16.5"]),
    KnownDifference(
      "content-scroll-views", .choice,
      subject: "Which scroll view `.automatic` insets take for a screen's content",
      here: """
        The one that was set with `setContentScrollView`, the root view, or its first subview, if \
        the controller's parent is a navigation or tab bar controller.
        """,
      facts: ["16.2"]),
  ]
}
