// XCUITest's types. Apple's are in XCTest; there is no such module on Linux, so that the compiler can
// say what a test uses instead.
import HeadlessKit

#if os(Linux)
  /// XCUITest's app.
  @available(
    *, unavailable,
    message:
      "A test shows a controller: let simulator = Simulator(), then simulator.show(controller)."
  )
  public typealias XCUIApplication = Simulator

  /// XCUITest's element.
  @available(*, unavailable, message: "Use ScreenElement, which simulator.find(query) returns.")
  public typealias XCUIElement = ScreenElement

  /// XCUITest's query.
  @available(
    *, unavailable, message: "Use ScreenQuery: .button(\"Save\"), .row(\"Emma\")."
  )
  public typealias XCUIElementQuery = ScreenQuery
#endif
