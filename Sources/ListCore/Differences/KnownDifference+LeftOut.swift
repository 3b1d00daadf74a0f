extension KnownDifference {
  /// The parts of UIKit that do not exist here.
  static let leftOut: [KnownDifference] = [
    KnownDifference(
      "nibs", .leftOut,
      subject: "Parts of storyboards, nibs and the app's other files",
      here: """
        Storyboards, nibs, asset catalogues and texts are read from the target's folder. Left out: \
        outlets of generic classes, classes that documents know by `@objc(Name)` (a test registers \
        both with `simulator.resources`), a change of size class after loading, what \
        `DocumentVocabulary.ignored` names, and the functions of `Bundle` but for those that find \
        a file or a text.
        """,
      reason: "Swift finds no member of a generic class by its name."),
    KnownDifference(
      "focus-menus-drag-and-drop", .leftOut,
      subject: """
        The movement of focus, spring loading, the path of a drag
        """,
      here: """
        Nothing moves the focus: a test calls the overrides. Menus are opened, and drags performed from position to position or from view to view, \
        through the delegates in UIKit's order. Item providers deliver at once.
        """,
      reason: "Tests of list logic do not need the steps in between."),
    KnownDifference(
      "layout-copies", .leftOut,
      subject: """
        Compositional layouts: copies of layout objects, mirroring where the content scrolls \
        sideways
        """,
      here: "Changing an object later changes its layout; horizontal layouts are not mirrored.",
      reason: "Public screens do not use them."),
    KnownDifference(
      "list-drawing", .leftOut,
      subject: "Lists in collection views: separators, `backgroundColor`",
      here: """
        Stored without effect: `separatorConfiguration(forItemAt:)` of the layout says which \
        separators a row has. There is no `visualEffect`.
        """,
      reason: "Nothing is drawn."),
    KnownDifference(
      "property-animators", .leftOut,
      subject: "Values between the start and the end of a `UIViewPropertyAnimator`",
      here: """
        Values change when it starts. One that is stopped halfway, or ends at its start, sets the \
        center, bounds, transform and alpha that belong there, and at its start the background \
        colour, of views in a window. Timing curves have no effect.
        """,
      reason: "Nothing is drawn between two values."),
    KnownDifference(
      "visual-format", .leftOut,
      subject: """
        `alignmentRect(forFrame:)` in Auto Layout; the mistakes of visual formats
        """,
      here: """
        Constraints go by `alignmentRectInsets` alone. A mistake in a visual format raises UIKit's \
        exception and is marked; for mistakes other than unknown names the first line has words of \
        our own.
        """,
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
      subject: "Steps of zooming, flashing scroll indicators",
      here: """
        Content is scaled at once, within its limits; `simulator.zoom(_:to:)` does what two fingers \
        do. `flashScrollIndicators()` has no effect.
        """,
      reason: "Nothing is drawn between two scales."),
    KnownDifference(
      "layers", .leftOut,
      subject: "Core Animation's drawing; values during an animation",
      here: """
        Layers, paths and animations are data. An animation begins and ends on the simulator's clock, \
        and the presentation layer is the layer itself. A path's bounds and insides take a curve for sixteen \
        lines.
        """,
      reason: "Nothing is drawn."),
    KnownDifference(
      "images", .leftOut,
      subject: "The pixels of images from files, names and symbols; patterns as colours",
      here: """
        Such an image has a name and a size, and its `cgImage` has no pixels; tint, rendering mode \
        and symbol configuration are kept. Images that were drawn have pixels.
        """,
      reason: "Nothing is decoded."),
    KnownDifference(
      "appkit", .leftOut,
      subject: "AppKit's diffable data sources",
      here: "<doc:AppKitNames> maps the names.",
      reason: "There are no AppKit views."),
    KnownDifference(
      "broken-identifiers", .leftOut,
      subject: "Identifiers whose equality and hash disagree, and the message about hashing",
      here: "Snapshots trust the hash values, as Swift's collections do.",
      reason: "A snapshot hashes an identifier once, when it is added.",
      facts: ["6.12", "E2"]),
    KnownDifference(
      "old-table-methods", .leftOut,
      subject: """
        `accessoryTypeForRowWith`
        """,
      reason: "A method deprecated for years."),
    KnownDifference(
      "drawing-properties", .leftOut,
      subject: "`contentHuggingElements`",
      reason: "It affects drawing."),
    KnownDifference(
      "pictures-of-controls", .leftOut,
      subject: """
        Images of steppers, segments and search fields (`setDividerImage`, \
        `setSearchFieldBackgroundImage`, …), `searchSuggestions`, custom `UITextInput` classes
        """,
      here: "Images and suggestions are kept without effect.",
      reason: "Nothing is drawn, and no test depends on the others."),
    KnownDifference(
      "other-bars", .leftOut,
      subject: """
        Touches on navigation bars and tab bars outside their controllers, the "More" tab \
        (`moreNavigationController` is never shown)
        """,
      here: """
        A bar shows what its controller has; a bar without a controller stores its items and its \
        `delegate`. `pushItem`, `popItem` and `setItems` change them.
        """,
      reason: "Screens use bars through controllers."),
    KnownDifference(
      "right-to-left", .leftOut,
      subject: "Layout mirroring for right-to-left, but for constraints",
      here: "Constraints are mirrored; what lists, bars and controls place themselves is not.",
      reason: "No known test needs it."),
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
        Accessibility rotors, paths, identifiers of menus, attribute blocks, drag and \
        drop descriptors, guided access restrictions
        """,
      here: "Rotors, paths and descriptors are kept, for a test to read.",
      reason: "No known test of list logic depends on them."),
    KnownDifference(
      "index-collation", .leftOut,
      subject: "Collations of languages other than English",
      here: "`UILocalizedIndexedCollation` has the letters A to Z, and `#` for everything else.",
      reason: "The collator's tables are not public."),
    KnownDifference(
      "main-queue", .leftOut,
      subject: """
        Blocks of `DispatchQueue.main`, delays and block timers while a test holds the main queue
        """,
      here: """
        `settle()` cannot run them. `try await simulator.settleMainQueue()` runs waiting blocks \
        and tasks; `find(_:within:)` and `wait(until:within:)` wait for delays and for other queues in \
        real time. Timers with a selector and `perform(_:with:afterDelay:)` follow the simulator's \
        clock, and with the plugin `AdaptObjectiveC` the others in the app's sources, too.
        """,
      reason: "The queue belongs to the system, and the test runs on it."),
    KnownDifference(
      "edit-control", .leftOut,
      subject: "The delete control of a row in editing mode",
      here: """
        `tapEditControl` calls `commit` at once. UIKit first reveals a button, or the row's \
        trailing swipe actions.
        """,
      reason: "A test says what it wants done; `tapSwipeAction` performs an action."),
    KnownDifference(
      "not-there", .leftOut,
      subject: "Key presses, motion and remote control events",
      here: """
        Nothing presses keys or shakes the device: a test calls the responder's methods.
        """,
      reason: "List screens rarely use them."),
    KnownDifference(
      "drawing", .leftOut,
      subject: "Drawing: texts, shadows, antialiasing; views that draw by themselves",
      here: """
        Contexts fill and stroke paths, clip, and draw gradients, layers and drawn images, without \
        smoothing; the files are real PNG. `draw(_:)` is called when a layer is rendered. An image \
        made from data is `nil` unless the bytes begin like an image file's, and knows its size \
        only for PNG.
        """,
      reason: "Tests compare images that they make from colours."),
    KnownDifference(
      "appearance-templates", .leftOut,
      subject: "Which values an appearance template sets",
      here: """
        The properties that UIKit's own classes take from a template, when a view enters a window, \
        if the view's value is still the default. Properties of an app's class, methods with \
        parameters, and bar items in containers take nothing.
        """,
      reason: "Swift has no messages that could be recorded."),
    KnownDifference(
      "page-spines", .leftOut,
      subject: "Page view controllers: two pages side by side, gestures, pages kept for later",
      here: """
        One page is shown. `simulator.turnPage(_:of:)` turns it; the data source is asked for each \
        page then, and not ahead. The new page appears at once, the old one disappears at the end. \
        The scroll view of a scrolling controller contains the page and nothing beside it: its \
        offset stays zero, and its delegate hears nothing; without `isScrollEnabled` no page is \
        turned.
        """,
      reason: "Nothing is drawn between two pages."),
    KnownDifference(
      "observing-keys", .leftOut,
      subject: "Key-value observing on Linux",
      here: """
        Views can be observed with `observe(_:options:changeHandler:)` for equatable values, and \
        by name (`addObserver(_:forKeyPath:options:context:)`) for some properties, by responders; \
        setting an equal value is not reported. Changes of `frame`, `bounds`, `isHidden`, `alpha`, \
        `contentOffset`, `contentSize` and a controller's `parent` are reported inside the setter, \
        those of most other properties after a layout pass. Values of a change are Swift values, not `NSValue`; an observer that was \
        released is not called. Objects of the app can be observed by key path in files that are \
        adapted.
        """,
      reason: "Swift on Linux has no key-value observing."),
    KnownDifference(
      "objective-c-runtime", .leftOut,
      subject: "The Objective-C runtime on Linux",
      here: """
        Methods cannot be exchanged or added (`method_exchangeImplementations`). A spy of \
        presentations replaces `present(_:animated:completion:)` and `dismiss(animated:completion:)` \
        of `UIViewController` with Swift's `@_dynamicReplacement(for:)`. Associated values are \
        released with views, controllers and other objects with accessibility attributes; for other \
        objects soon afterwards, when further values are associated. `NSHashTable` does not count \
        members that have been released.
        """,
      reason: "Swift on Linux has no Objective-C runtime."),
    KnownDifference(
      "edit-actions", .leftOut,
      subject: "`copy(_:)`, `paste(_:)` and similar actions of text fields and text views",
      here: """
        A class that overrides one has it, and says so in `canPerformAction(_:withSender:)`; \
        otherwise the call ends the process like an unrecognized selector.
        """,
      reason: "Text selection is not simulated."),
    KnownDifference(
      "old-edit-menus", .leftOut,
      subject: """
        The edit menu on a long press of a row or an item from before iOS 13 \
        (`shouldShowMenuForRowAt`, `canPerformAction`, `performAction`)
        """,
      here: "A delegate may implement the methods, but only a test calls them.",
      reason: "UIKit replaced them by context menus, which are simulated."),
    KnownDifference(
      "formatters", .leftOut,
      subject: """
        On Linux: texts of durations, dates, names, lists and measurements; files and sessions
        """,
      here: """
        `DateComponentsFormatter`, `RelativeDateTimeFormatter`, `PersonNameComponentsFormatter`, \
        `ListFormatter` and `MeasurementFormatter` write English, in the order of `en_US`; units \
        are not converted. `NSDataDetector` finds links and telephone numbers only. A ubiquitous \
        key-value store lasts as long as the process, and a file coordinator grants every access \
        at once. A bookmark holds the path of a file, a background session ends with the process, \
        no session waits for a connection, the costs of connections have no effect, and no \
        challenge is about a server's certificates. `setValue(_:forKey:)` sets outlets, properties \
        of views and controllers, and what a test registers; other keys raise UIKit's exception. \
        `NSSetUncaughtExceptionHandler` never calls its handler, and `sysctlbyname` knows the \
        machine only.
        """,
      reason: "Foundation on Linux lacks these classes or their methods."),
    KnownDifference(
      "uncalled-members", .leftOut,
      subject: "Methods of classes that UIKit calls and an app may override",
      here: """
        Never called: of a control `continueTracking`; of a scroll view `touchesShouldBegin`, \
        `touchesShouldCancel`, and `sendEvent` of the window for the drags that scroll; what draws a \
        label, a field, a slider or a page to print, and the rectangles of their parts; \
        `awakeAfter(using:)`; motions, presses, remote control events, the menu bar, user activities \
        and the state of screens; the rotation of before iOS 8; `didReceiveMemoryWarning`; \
        `contentScrollView(for:)`, `targetViewController(forAction:sender:)`, \
        `systemLayoutFittingSizeDidChange`, `preferredContentSizeDidChange` of a presentation; \
        `alignmentRect(forFrame:)`; `prepare(forAnimatedBoundsChange:)` and \
        `finalizeAnimatedBoundsChange()` of a layout; actions and custom properties of layers; the \
        focus. A test may call them.
        """,
      reason: "Nothing here draws, rotates, shakes, prints or moves a focus."),
    KnownDifference(
      "logging", .leftOut,
      subject: "The log on Linux: the modules os and OSLog",
      here: """
        If the environment variable `OS_ACTIVITY_DT_MODE` is set, messages go to the standard \
        error, private values in clear, and an `OSLogStore` has those of the process. Otherwise \
        they are neither written nor evaluated, and opening a store throws. Signposts are not \
        recorded. Activities, the components of an entry and stores of files are left out.
        """,
      reason: "The unified log and Instruments do not exist on Linux."),
  ]
}
