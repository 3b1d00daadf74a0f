extension KnownDifference {
  /// The intentional differences between these views and UIKit's.
  static let ofViews: [KnownDifference] = [
    KnownDifference(
      "image-sizes", .onPurpose,
      subject: "Sizes of images that are created by name",
      uikit: """
        from the asset catalogue; an unknown name is `nil`. Each symbol has proportions of its own
        """,
      here: """
        From the asset catalogue too; what a test registered with `simulator.interfaces` wins. In a \
        program without pictures every name is valid, and the image 1 × 1. A symbol is a square: \
        20 × 20 at 17 points, the body text's size, and in proportion at others; a fifth less if its \
        scale is small, three tenths more if it is large; one of a storyboard has the proportions that \
        the document gives it. Text styles have their default sizes.
        """,
      reason: """
        An image of 1 × 1 divides nothing by zero. A symbol is visible on a \
        device, so it is here.
        """),
    KnownDifference(
      "fading-cells", .onPurpose,
      subject: "Cells that an update removed, until its animation ends",
      uikit: "still on screen",
      here: "not found by queries, and marked in drawings: `~Emma~`",
      reason: "A test asks for what is there after the update."),
  ]

  /// The choices made for views, their sizes and their geometry.
  static let choicesOfViews: [KnownDifference] = [
    KnownDifference(
      "layers-in-messages", .choice,
      subject: "The layer in the reason of `CALayerInvalidGeometry`",
      here: """
        Printed with its position, bounds, delegate and sublayers, and with what its view clips and \
        whether it is opaque; Core Animation lists more attributes. Geometry that is infinite is \
        accepted. Items whose layout attributes are not numbers are not shown, and raise nothing.
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
      "misuse-words", .choice,
      subject: "The words of exceptions that views and controls raise",
      here: """
        UIKit's where they are known. In our own words: a segment that is no title, image or action, \
        a content view with another configuration, a view that `loadView` asks for. By analogy with \
        arrays: indices of subviews, tokens and tabs. From memory: the items and the delegate of a \
        navigation controller's bar, the states of an undo manager, the contents of alerts, a view \
        of two controllers, a split view controller that is pushed, the delegate of a scroll \
        view's recogniser. How the message about infinite layout attributes ends is not known.
        """, facts: ["25.15", "25.54", "25.55", "25.56", "25.57", "25.58"]),
    KnownDifference(
      "zero-sized-list", .choice,
      subject: "Updates of a collection view without size, outside a window",
      here: """
        The update shows what is at the origin of the content, and nothing later: no layout pass \
        shows more. Why UIKit has cells then is not known.
        """, facts: ["25.43"]),
    KnownDifference(
      "inserted-attributes", .choice,
      subject: "Which items a layout is asked for alone after an update",
      here: """
        The inserted ones that it places in the bounds; if it returns nothing, the exception is \
        raised. Moved, deleted and reloaded items are not asked for.
        """, facts: ["25.17"]),
    KnownDifference(
      "disabled-controls", .choice,
      subject: "Touches on a control that is disabled",
      here: """
        The control passes them along the responder chain, and a tap selects the row or item that \
        contains it. From memory: no source says so.
        """),
    KnownDifference(
      "font-names", .choice,
      subject: "Fonts that are created by name",
      here: """
        The names of the system's fonts are from memory. The app's fonts are those that a test \
        registered with `simulator.interfaces`; away from the main queue there are none.
        """,
      facts: ["19.3"]),
    KnownDifference(
      "attribute-values", .choice,
      subject: "A client's objects as attributes of a text, on Linux",
      here: """
        Foundation may end the process when it compares two unequal ones, unless their class derives \
        from one of UIKit's or its first stored property has a second byte that is not zero.
        """,
      facts: ["19.1"]),
    KnownDifference(
      "archives-of-values", .choice,
      subject: "Archives of images and colours",
      here: """
        An image's animation frames and symbol configuration are not written. A colour that depends \
        on the appearance comes back as a pair of colours for light and dark.
        """,
      facts: ["19.2"]),
    KnownDifference(
      "managed-object-classes", .choice,
      subject: "`NSManagedObject.init(entity:insertInto:)`, written with `.init`",
      here: """
        Makes a plain managed object. Written as `NSManagedObject(entity:insertInto:)` it makes one \
        of the entity's class, as in Core Data.
        """,
      facts: ["19.5"]),
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
