import Foundation

// The calls of XCUITest that a newcomer tries first. Each is unavailable, and names the call to use.

/// The elements that XCUITest's queries return. All calls that return them are unavailable; see
/// ``ScreenQuery``.
public struct XCUITestElements {
  init() {}

  /// Returns the element with a name.
  public subscript(name: String) -> ScreenQuery { .text(name) }
  /// The first element.
  public var firstMatch: ScreenQuery { .text("") }
  /// The only element.
  public var element: ScreenQuery { .text("") }
  /// The number of elements.
  public var count: Int { 0 }
  /// Returns the element at an index.
  public func element(boundBy index: Int) -> ScreenQuery { .text("").nth(index) }
}

extension Simulator {
  /// XCUITest's buttons.
  @available(*, unavailable, message: "Use find(.button(\"Save\")) or tap(.button(\"Save\")).")
  public var buttons: XCUITestElements { XCUITestElements() }

  /// XCUITest's texts.
  @available(
    *, unavailable, message: "Use find(.text(\"Emma\")) or findAll(.text(containing: \"Em\"))."
  )
  public var staticTexts: XCUITestElements { XCUITestElements() }

  /// XCUITest's text fields.
  @available(
    *, unavailable, message: "Use type(\"Kim\", into: .field(\"Name\")) or find(.field(\"Name\"))."
  )
  public var textFields: XCUITestElements { XCUITestElements() }

  /// XCUITest's text fields for passwords.
  @available(*, unavailable, message: "Use type(\"secret\", into: .field(\"Password\")).")
  public var secureTextFields: XCUITestElements { XCUITestElements() }

  /// XCUITest's text views.
  @available(*, unavailable, message: "Use find(.field(\"Notes\")); a text view is a field.")
  public var textViews: XCUITestElements { XCUITestElements() }

  /// XCUITest's search fields.
  @available(
    *, unavailable,
    message: "Use type(\"Em\", into: .field(\"Search\")); the name is the placeholder."
  )
  public var searchFields: XCUITestElements { XCUITestElements() }

  /// XCUITest's switches.
  @available(
    *, unavailable, message: "Use tap(.toggle(\"Night\")), and find(.toggle(\"Night\")).value."
  )
  public var switches: XCUITestElements { XCUITestElements() }

  /// XCUITest's images.
  @available(*, unavailable, message: "Use find(.image(\"star\")).")
  public var images: XCUITestElements { XCUITestElements() }

  /// XCUITest's cells.
  @available(
    *, unavailable,
    message: "Use tap(.row(\"Emma\")), .row(at: [0, 2]), or findAll(.view(UITableViewCell.self))."
  )
  public var cells: XCUITestElements { XCUITestElements() }

  /// XCUITest's tables.
  @available(
    *, unavailable,
    message: "Use .row(\"Emma\") for a row, or find(.view(UITableView.self))."
  )
  public var tables: XCUITestElements { XCUITestElements() }

  /// XCUITest's collection views.
  @available(
    *, unavailable,
    message: "Use .row(\"Emma\") for an item, or find(.view(UICollectionView.self))."
  )
  public var collectionViews: XCUITestElements { XCUITestElements() }

  /// XCUITest's navigation bars.
  @available(
    *, unavailable,
    message: "Use find(.title(\"Books\")) for the title, and .button(\"Edit\") for a button."
  )
  public var navigationBars: XCUITestElements { XCUITestElements() }

  /// XCUITest's tab bars.
  @available(*, unavailable, message: "Use tap(.tab(\"Later\")).")
  public var tabBars: XCUITestElements { XCUITestElements() }

  /// XCUITest's alerts.
  @available(
    *, unavailable, message: "Use find(.text(\"Delete it?\")), and tap(.button(\"Delete\"))."
  )
  public var alerts: XCUITestElements { XCUITestElements() }

  /// XCUITest's action sheets.
  @available(
    *, unavailable, message: "Use find(.text(\"Delete it?\")), and tap(.button(\"Delete\"))."
  )
  public var sheets: XCUITestElements { XCUITestElements() }

  /// XCUITest's other elements.
  @available(
    *, unavailable, message: "Use find(.identifier(\"map\")) or find(.view(MapView.self))."
  )
  public var otherElements: XCUITestElements { XCUITestElements() }

  /// Taps the element that shows a text.
  @available(
    *, unavailable,
    message: "Say what it is: tap(.button(\"Save\")), tap(.row(\"Emma\")) or tap(.text(\"Emma\"))."
  )
  public func tap(_ text: String) throws(QueryFailure) {}

  /// Taps a swipe action, which is no element of the screen before the row is swiped.
  @available(
    *, unavailable, message: "Name the action by its title: tapSwipeAction(\"Delete\", on: row)."
  )
  public func tapSwipeAction(_ action: ScreenQuery, on row: ScreenQuery) throws(QueryFailure) {}

  /// Types into the element that is being edited.
  @available(*, unavailable, message: "Use type(\"Kim\", into: .field(\"Name\")).")
  public func typeText(_ text: String) throws(QueryFailure) {}

  /// Swipes upwards over the screen.
  @available(
    *, unavailable, message: "Use scroll(to: .text(\"Emma\")), or swipe(.view(MapView.self), .up)."
  )
  public func swipeUp() throws(QueryFailure) {}

  /// Swipes downwards over the screen.
  @available(
    *, unavailable,
    message:
      "Use pullToRefresh(), scroll(to: .text(\"Emma\")), or swipe(.view(MapView.self), .down)."
  )
  public func swipeDown() throws(QueryFailure) {}
}

extension ScreenQuery {
  /// Returns XCUITest's cell with a name.
  @available(*, unavailable, message: "Use .row(\"Emma\") or .row(at: [0, 2]).")
  public static func cell(_ name: String) -> ScreenQuery { .row(name) }

  /// Returns the row with a text, of which it compares the whole.
  @available(
    *, deprecated, renamed: "row(_:)",
    message: "For a part of a text, write .row(containing: .text(containing: \"Em\"))."
  )
  public static func row(containing text: String) -> ScreenQuery { .row(text) }

  /// Returns the row with a number.
  @available(*, unavailable, message: "Use .row(at: [0, 2]): the section, and the row in it.")
  public static func row(_ number: Int) -> ScreenQuery { .row(at: [0, number]) }

  /// Returns XCUITest's text with a name.
  @available(*, unavailable, renamed: "text(_:)")
  public static func staticText(_ text: String) -> ScreenQuery { .text(text) }

  /// Returns XCUITest's text field with a name.
  @available(
    *, unavailable, message: "Use .field(\"Name\"), with the placeholder, the text or the label."
  )
  public static func textField(_ name: String) -> ScreenQuery { .field(name) }

  /// Returns XCUITest's search field with a name.
  @available(*, unavailable, message: "Use .field(\"Search\"), with the placeholder or the text.")
  public static func searchField(_ name: String) -> ScreenQuery { .field(name) }

  /// XCUITest's search field.
  @available(*, unavailable, message: "Use .field(\"Search\"), with the placeholder or the text.")
  public static var searchField: ScreenQuery { .field }

  /// Returns XCUITest's switch with a name.
  @available(*, unavailable, message: "Use .toggle(\"Night\").")
  public static func `switch`(_ label: String) -> ScreenQuery { .toggle(label) }

  /// Returns XCUITest's navigation bar with a title.
  @available(*, unavailable, message: "Use .title(\"Books\").")
  public static func navigationBar(_ title: String) -> ScreenQuery { .title(title) }

  /// Returns XCUITest's alert with a title.
  @available(
    *, unavailable,
    message: "Use .text(\"Delete it?\") for its title or message, and .button(\"Delete\")."
  )
  public static func alert(_ title: String) -> ScreenQuery { .text(title) }

  /// Whether an element matches.
  @available(*, unavailable, message: "Use try simulator.findIfPresent(query) != nil.")
  public var exists: Bool { false }

  /// Whether a finger can reach the element.
  @available(
    *, unavailable,
    message: "A query matches only what can be seen; tap(query) throws if no finger reaches it."
  )
  public var isHittable: Bool { false }

  /// Waits until an element matches.
  @available(*, unavailable, message: "Use try await simulator.find(query, within: .seconds(1)).")
  public func waitForExistence(timeout: TimeInterval) -> Bool { false }

  /// Taps the element.
  @available(*, unavailable, message: "Use try simulator.tap(query).")
  public func tap() {}

  /// Types into the element.
  @available(*, unavailable, message: "Use try simulator.type(\"Kim\", into: query).")
  public func typeText(_ text: String) {}

  /// Swipes over the element.
  @available(
    *, unavailable,
    message: "Use try simulator.swipe(query, .left), or tapSwipeAction(\"Delete\", on: query)."
  )
  public func swipeLeft() {}
}

extension ScreenElement {
  /// Whether the element exists.
  @available(
    *, unavailable,
    message:
      "find throws if there is no such element; use try simulator.findIfPresent(query) != nil."
  )
  public var exists: Bool { true }

  /// Whether a finger can reach the element.
  @available(
    *, unavailable,
    message: "find finds only what can be seen; tap(query) throws if no finger reaches it."
  )
  public var isHittable: Bool { true }

  /// Waits until the element is there.
  @available(*, unavailable, message: "Use try await simulator.find(query, within: .seconds(1)).")
  public func waitForExistence(timeout: TimeInterval) -> Bool { true }

  /// Taps the element.
  @available(*, unavailable, message: "Use try simulator.tap(query).")
  public func tap() {}

  /// Types into the element.
  @available(*, unavailable, message: "Use try simulator.type(\"Kim\", into: query).")
  public func typeText(_ text: String) {}
}
