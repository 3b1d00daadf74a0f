import Foundation
import HeadlessControls

// Touches on the element that matches a query. An impossible touch, and a query that does not match
// exactly one element, throw an error, so that the test fails with an explanation and continues.

extension Simulator {
  /// Taps the element that matches a query: a view, a row, a bar button, a tab, or a button of an
  /// alert.
  ///
  /// ```swift
  /// try simulator.tap(.button("Done"))
  /// try simulator.tap(.row("Emma"))
  /// ```
  ///
  /// - Parameters:
  ///   - query: The element to tap.
  ///   - times: The number of taps in quick succession. An element that is not a view is tapped
  ///     once.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such element, or it cannot be tapped:
  ///   it is disabled, covered, or its centre is out of sight.
  public func tap(
    _ query: ScreenQuery, times: Int = 1, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try touch(query, "tap", file, line) { element in
      try tap(element, times: times)
    }
  }

  /// Long-presses the view that matches a query.
  ///
  /// - Parameters:
  ///   - query: The view to press.
  ///   - duration: The duration, in seconds of the simulator's clock.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such view, or a finger cannot reach
  ///   it.
  public func longPress(
    _ query: ScreenQuery, duration: TimeInterval = 1, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) {
    try touch(query, "longPress", file, line) { element in
      try longPress(try spot(on: element), duration: duration)
    }
  }

  /// Swipes across the view that matches a query.
  ///
  /// To use the swipe actions of a row, call `tapSwipeAction(_:on:edge:)`.
  ///
  /// - Parameters:
  ///   - query: The view to swipe.
  ///   - direction: The direction of the swipe.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such view, a finger cannot reach it,
  ///   or the swipe is not recognised.
  public func swipe(
    _ query: ScreenQuery, _ direction: SwipeGestureRecognizer.Direction,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try touch(query, "swipe", file, line) { element in
      guard swipe(try spot(on: element), direction) else {
        throw ViewTouchRefusal.unrecognized("\(element)", gesture: "swipe")
      }
    }
  }

  /// Opens the menu of the button, or the bar button, that matches a query, and chooses from it.
  ///
  /// - Parameters:
  ///   - title: The title of the action, in the menu or a submenu.
  ///   - query: The button.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` if there is not exactly one such button, a finger cannot reach
  ///   it, or its menu has no such enabled action.
  public func choose(
    _ title: String, from query: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try touch(query, "choose", file, line) { element in
      if case .item(let item) = element.target { return try choose(title, from: item) }
      guard let button = try reachableView(element) as? Button else {
        throw CannotTouch("\(element) is not a button with a menu.")
      }
      try choose(title, from: button)
    }
  }
}

// MARK: - Performing a touch

/// The reason why an element cannot be touched.
package struct CannotTouch: Refusal {
  package let reason: String

  package init(_ reason: String) {
    self.reason = reason
  }
}

extension Simulator {
  /// Performs a touch on the only element that matches a query.
  @discardableResult
  package func touch<Answer>(
    _ query: ScreenQuery, _ method: String, _ file: StaticString, _ line: UInt,
    _ action: (ScreenElement) throws -> Answer
  ) throws(QueryFailure) -> Answer {
    let (reading, place) = (read(), QueryPlace(file: file, line: line, touch: method))
    var found: ScreenElement?
    do {
      return try note(place, on: query) {
        let element = try find(query, in: reading, at: place)
        found = element
        if let list = element.surroundings.row?.list as? ListScrollView, list.hasCrashed {
          throw TouchRefusal.crashed(list.engine.kind)
        }
        defer { layoutIfNeeded() }
        return try action(element)
      }
    } catch {
      guard let found else {
        throw error as? QueryFailure ?? QueryFailure(query, [], in: reading, at: place)
      }
      throw QueryFailure(query, refusing: found, error, in: reading, at: place)
    }
  }

  /// Returns the view of an element, if a finger can reach it.
  package func reachableView(_ element: ScreenElement) throws -> View {
    let view = try view(of: element)
    _ = try spot(on: view, named: element.description)
    return view
  }

  private func view(of element: ScreenElement) throws(CannotTouch) -> View {
    guard case .view(let view) = element.target else {
      throw CannotTouch("\(element) is not a view; it can only be tapped.")
    }
    return view
  }

  /// Returns where a finger lands that touches the view of an element.
  private func spot(on element: ScreenElement) throws -> Spot {
    try spot(on: try view(of: element), named: element.description)
  }

  private func tap(_ element: ScreenElement, times: Int) throws {
    switch element.target {
    case .view(let view): try tap(try spot(on: view, named: element.description), times: times)
    case .part(let view, let frame): try tap(frame, of: view, element)
    case .item(let item): try tap(item)
    case .back(let stack): try tapBackButton(in: stack)
    case .tab(let tab):
      guard tab.isEnabled else {
        throw ControllerRefusal.disabledButton(tab.nameInMessages)
      }
      try tap(tab)
    case .answer(let action, let alert):
      guard action.isEnabled else {
        throw ControllerRefusal.disabledAction(action.title ?? "")
      }
      guard alert.appearance.phase == .there else { throw alert.refusalWhileItMoves }
      alert.choose(action)
    case .searchBar(let bar):
      guard bar.beginEditing() else {
        throw ControllerRefusal.refusesEditing("\(element)")
      }
    case .cancelSearch(let bar): try tapCancelButton(in: bar)
    case .choice(let action, let menu):
      guard !action.attributes.contains(.disabled) else {
        throw ViewTouchRefusal.disabledChoice(action.title)
      }
      choose(action, in: menu)
    case .nothing: throw CannotTouch("\(element) ignores touches.")
    }
  }

  private func tap(
    _ frame: CGRect, of view: View, _ element: ScreenElement
  ) throws {
    guard element.isEnabled else { throw CannotTouch("\(element) is disabled.") }
    _ = try spot(on: view, named: element.description)
    let point = element.object.accessibilityActivationPoint
    guard let spot = hit(at: point) else { throw ViewTouchRefusal.nothing(point) }
    try tap(spot, times: 1)
  }
}
