extension KnownDifference {
  /// What does not exist here.
  static let leftOut: [KnownDifference] = [
    KnownDifference(
      "nibs", .leftOut,
      subject: "Reading nibs and storyboards",
      here: """
        A name makes what a test registered for it with `simulator.interfaces`; an unknown one stops \
        and says how to register it. Outlets are set by what is registered.
        """,
      reason: "There is no Interface Builder to write the files."),
    KnownDifference(
      "focus-menus-drag-and-drop", .leftOut,
      subject: """
        Focus, spring loading, drops with placeholders, the path of a drag, `UIDragInteraction` \
        and `UIDropInteraction`
        """,
      here: """
        A menu is opened, and a drag done from place to place, through the delegates in UIKit's \
        order. What an item provider hands over comes at once.
        """,
      reason: "A test of list logic has no need of what is on the way."),
    KnownDifference(
      "layout-copies", .leftOut,
      subject: """
        Copies of the objects of a compositional layout; mirroring where the content scrolls sideways
        """,
      here: "An object that is changed later changes its layout; sideways nothing is mirrored.",
      reason: "Public screens do without them."),
    KnownDifference(
      "list-drawing", .leftOut,
      subject: "Lists in collection views: separators, `backgroundColor`",
      here: """
        Kept as data: `separatorConfiguration(forItemAt:)` of the layout says which lines a row \
        has. There is no `visualEffect`.
        """,
      reason: "Nothing is drawn."),
    KnownDifference(
      "property-animators", .leftOut,
      subject: "`UIViewPropertyAnimator`",
      here: "The class is unavailable with a message.",
      reason: "They come later."),
    KnownDifference(
      "visual-format", .leftOut,
      subject: """
        `NSLayoutConstraint.constraints(withVisualFormat:)`, `anchorWithOffset(to:)`, \
        `firstAnchor`, alignment rectangles, `hasAmbiguousLayout`, `keyboardLayoutGuide`
        """,
      here: "Constraints are made by anchors or from items and attributes.",
      reason: "Few screens use them."),
    KnownDifference(
      "traits", .leftOut,
      subject: "Traits that change by themselves; scaling by a font's line height",
      here: """
        A test changes a simulator's traits or its screen's size; views, controllers and registrations \
        hear of it. Colours differ with them when they are asked: `resolvedColor(with:)`. A colour \
        by name answers black's numbers. `UIFontMetrics` scales by the sizes of the design \
        guidelines.
        """,
      reason: "There is no user, nothing is drawn, and the system's tables are not public."),
    KnownDifference(
      "zooming", .leftOut,
      subject: "Zooming (`zoomScale`), flashing scroll indicators",
      here: "`flashScrollIndicators()` has no effect.",
      reason: "No list uses them."),
    KnownDifference(
      "layers", .leftOut,
      subject: "What Core Animation draws; values on their way",
      here: """
        Layers, paths and animations are data. An animation begins and ends on the simulator's clock, \
        and there is no presentation layer. A path's bounds and insides take a curve for sixteen \
        lines.
        """,
      reason: "Nothing is drawn."),
    KnownDifference(
      "images", .leftOut,
      subject: "Decoded images, symbols, `cgImage`; patterns as colours; drawing into a context",
      here: """
        An image has a name and a size; tint, rendering mode and symbol configuration are kept. \
        What would draw is unavailable with a message.
        """,
      reason: "Nothing is drawn."),
    KnownDifference(
      "interactive-transitions", .leftOut,
      subject: "Interactive layout transitions",
      here: """
        `setCollectionViewLayout(_:animated:completion:)` is real; a transition that follows \
        a finger is not.
        """,
      reason: "Nothing is drawn between two layouts."),
    KnownDifference(
      "appkit", .leftOut,
      subject: "AppKit's diffable data sources",
      here: "<doc:AppKitNames> says which name stands for which.",
      reason: "There are no AppKit views."),
    KnownDifference(
      "broken-identifiers", .leftOut,
      subject: "Identifiers whose equality and hash disagree; the text about hashing in E2",
      here: "Snapshots trust the hash values, as Swift's collections do.",
      reason: "A snapshot hashes an identifier once, when it enters.",
      facts: ["6.12", "E2"]),
    KnownDifference(
      "old-table-methods", .leftOut,
      subject: """
        Two-finger multiple selection (`shouldBeginMultipleSelectionInteractionAt`), \
        `accessoryTypeForRowWith`
        """,
      reason: "A gesture that no test makes; a method deprecated for years."),
    KnownDifference(
      "drawing-properties", .leftOut,
      subject: """
        `selfSizingInvalidation` of tables, `contentHuggingElements`
        """,
      reason: "They concern what is drawn, focused or constrained."),
    KnownDifference(
      "menu-accessories", .leftOut,
      subject: "`CellAccessory.popUpMenu`",
      reason: "Public screens do without it."),
    KnownDifference(
      "pictures-of-controls", .leftOut,
      subject: """
        Pictures of steppers, segments and search fields (`setDividerImage`, \
        `setSearchFieldBackgroundImage`, …), `passwordRules`, `searchSuggestions`, `UITextInput` \
        by a class of one's own
        """,
      reason: "Nothing is drawn, and no test leans on the others."),
    KnownDifference(
      "other-bars", .leftOut,
      subject: """
        Navigation bars and tab bars outside of their controllers (`delegate`, \
        `UINavigationBar.setItems`), \
        `UINavigationController(navigationBarClass:toolbarClass:)`, the "more" tab
        """,
      here: "A bar shows what its controller has; a lone tab bar keeps its items.",
      reason: "Screens put bars into controllers."),
    KnownDifference(
      "right-to-left", .leftOut,
      subject: "Layout mirroring for right-to-left",
      reason: "Not needed by a test that we know."),
    KnownDifference(
      "objective-c", .leftOut,
      subject: """
        `@objc`, `#selector`, optional calls such as `delegate?.tableView?(…)` on Linux, unless a \
        plugin adapts them
        """,
      here: """
        Optional methods are requirements with defaults. <doc:ObjectiveCSyntax> says what the \
        plugin does, and what it cannot.
        """,
      reason: "The language has no Objective-C there."),
    KnownDifference(
      "accessibility-extras", .leftOut,
      subject: """
        Accessibility rotors, paths, identifiers of pictures and menus, blocks in place of \
        attributes, drag and drop descriptors, guided access restrictions
        """,
      reason: "No test of list logic that we know leans on them."),
    KnownDifference(
      "index-collation", .leftOut,
      subject: "The collations of other languages than English",
      here: "`UILocalizedIndexedCollation` has the letters from A to Z, and `#` for all else.",
      reason: "The collator's tables are not public."),
    KnownDifference(
      "main-queue", .leftOut,
      subject: "Blocks of `DispatchQueue.main` while a test holds the main queue",
      here: """
        `settle()` cannot run them; `await simulator.settleMainQueue()` does. Delays of `asyncAfter` are \
        real ones.
        """,
      reason: "The queue is the system's, and a test runs on it."),
    KnownDifference(
      "edit-control", .leftOut,
      subject: "The minus of a row in editing mode",
      here: """
        `tapEditControl` goes on to `commit` at once. UIKit uncovers a button first, or the row's \
        trailing swipe actions.
        """,
      reason: "A test says what it wants done; `tapSwipeAction` takes an action."),
    KnownDifference(
      "not-there", .leftOut,
      subject: """
        `appearance()`, page controllers, visual format, `value(forKey:)` on views, animators of \
        navigation controllers, display links, `UIGraphicsBeginImageContext`, the application's \
        status bar, undo managers, motion
        """,
      here: "Does not compile.",
      reason: "Screens of lists use them seldom; they are not written yet."),
    KnownDifference(
      "drawing", .leftOut,
      subject: "Drawing: `draw(_:)`, lines, texts and pictures, smooth edges, clips",
      here: """
        `UIGraphicsImageRenderer` fills rectangles and paths with colours, and makes real PNG files \
        of them; a picture made from data is `nil` unless the bytes begin as a picture's do, and \
        knows its size only as a PNG.
        """,
      reason: "Tests compare pictures that they make from colours; nobody looks at others."),
    KnownDifference(
      "observing-keys", .leftOut,
      subject: "Key-value observing on Linux",
      here: """
        Views can be observed with `observe(_:options:changeHandler:)`, values that are equatable; \
        what is set to what it was is not told, and most properties are looked at after a layout \
        pass only. For other objects it does not compile.
        """,
      reason: "The language observes no keys there."),
    KnownDifference(
      "edit-actions", .leftOut,
      subject: "`copy(_:)`, `paste(_:)` and the like of text fields and text views",
      here: """
        A class that overrides one has it, and says so in `canPerformAction(_:withSender:)`; \
        else it stops as an unrecognized selector does.
        """,
      reason: "What is selected in a text is not simulated."),
    KnownDifference(
      "old-edit-menus", .leftOut,
      subject: """
        The menu of edit commands behind a long press on a row or an item, of before iOS 13 \
        (`shouldShowMenuForRowAt`, `canPerformAction`, `performAction`)
        """,
      here: "A delegate may have the methods. Only a test calls them.",
      reason: "UIKit gave them up for context menus, which are simulated."),
    KnownDifference(
      "document-types", .leftOut,
      subject: "`UTType`, and so `init(forOpeningContentTypes:asCopy:)`, on Linux",
      here: "`UIDocumentPickerViewController(documentTypes:in:)` takes names.",
      reason: "There is no UniformTypeIdentifiers there."),
  ]
}
