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
