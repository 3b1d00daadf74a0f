import Foundation
import HeadlessControls
import ListCore

// Queries for the elements on this simulator's screen.

extension Simulator {
  /// Returns the only element on the screen that matches a query.
  ///
  /// Pending layout is done first.
  ///
  /// ```swift
  /// let title = try simulator.find(.title("Books"))
  /// ```
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The element.
  /// - Throws: A ``QueryFailure`` if no element, or more than one, matches. It draws the screen and
  ///   suggests another query.
  /// - Complexity: O(*v* log *v*), where *v* is the number of views on screen.
  @discardableResult
  public func find(
    _ query: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> ScreenElement {
    let place = QueryPlace(file: file, line: line)
    do {
      return try find(query, in: read(), at: place)
    } catch {
      tell(error, at: place)
      throw error
    }
  }

  /// Returns the only element on the screen that matches a query, or `nil` if none does.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The element, if there is one.
  /// - Throws: A ``QueryFailure`` if more than one element matches.
  public func findIfPresent(
    _ query: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> ScreenElement? {
    let reading = read()
    let found = query.matches(in: reading.seen)
    if found.count <= 1 { return found.first }
    throw QueryFailure(query, found, in: reading, at: QueryPlace(file: file, line: line))
  }

  /// Returns all elements on the screen that match a query, from top to bottom and from left to
  /// right.
  ///
  /// - Parameter query: The query.
  /// - Returns: The elements; empty if none matches.
  public func findAll(_ query: ScreenQuery) -> [ScreenElement] {
    query.matches(in: read().seen)
  }

  /// Returns the only view of a class that matches a query.
  ///
  /// ```swift
  /// let field = try simulator.find(.field("Name"), as: TextField.self)
  /// ```
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - kind: The class; other matching views are ignored.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The view.
  /// - Throws: A ``QueryFailure`` if no such view, or more than one, matches.
  public func find<Kind: View>(
    _ query: ScreenQuery, as kind: Kind.Type, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> Kind {
    let both = query.and(.view(kind))
    guard let view = try find(both, file: file, line: line).view as? Kind else {
      throw QueryFailure(both, [], in: read(), at: QueryPlace(file: file, line: line))
    }
    return view
  }

  /// The visible contents of the screen, drawn in characters.
  ///
  /// ```
  /// ┌──────────────────────────────────────────────┐
  /// │ [‹ Shelves]         Books             [Edit] │
  /// ├──────────────────────────────────────────────┤
  /// │── Today ─────────────────────────────────────│
  /// │ Emma                              Jane Austen│
  /// └──────────────────────────────────────────────┘
  /// ▼ 12 more rows below
  /// ```
  ///
  /// `[Done]` is a button, and `(Done)` one that is disabled; `|words|` is a field, and `|‹words›|` one
  /// that is empty and shows its placeholder; `[x]` and `[ ]` are switches, `{star}` is an image,
  /// `<50%>` is an element with a value, `<spinning>` an activity indicator. `▸` marks a selected
  /// element, and `~words~` are in a cell that an update removed and that is still fading out. `┊` at
  /// the left edge continues the row above; `›`, `✓` and `[i]` are its accessories.
  public var screenDrawing: String { ScreenDrawing(read()).text }

  /// Returns the only element in a reading that matches a query.
  func find(
    _ query: ScreenQuery, in reading: ScreenReading, at place: QueryPlace
  ) throws(QueryFailure) -> ScreenElement {
    let found = query.matches(in: reading.seen)
    if found.count == 1 { return found[0] }
    throw QueryFailure(query, found, in: reading, at: place)
  }

  /// Returns the elements on the screen, after pending layout.
  func read() -> ScreenReading {
    run {
      layoutIfNeeded()
      return ScreenReading(self)
    }
  }
}

extension Simulator {
  /// Taps one of the buttons of the only stepper that matches a query.
  ///
  /// ```swift
  /// try simulator.step(.label("Quantity"), up: true)
  /// try simulator.step(.row("Apples"), up: false)
  /// ```
  ///
  /// - Parameters:
  ///   - query: The stepper, by its label, or an element that contains exactly one, such as its row.
  ///   - up: Whether to increase the value.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the query matches exactly one such element, a finger can
  ///   reach the stepper, and it is enabled.
  public func step(
    _ query: ScreenQuery, up: Bool, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try touch(query, "step", file, line) { element in
      let inside = read().seen.filter { $0.isInside(element) }.compactMap { $0.view as? Stepper }
      let steppers = (element.view as? Stepper).map { [$0] } ?? inside
      guard steppers.count == 1 else {
        let number = steppers.isEmpty ? "no stepper" : "\(steppers.count) steppers"
        throw CannotTouch("\(element) contains \(number); expected exactly one.")
      }
      try step(steppers[0], up: up, file: file, line: line)
    }
  }
}

extension Simulator {
  /// The earlier events that may be the cause of a failure, one sentence each.
  var notes: [String] { notedCrashes.suffix(Self.mostNotes).map(\.note) + consoleNotes }

  /// The last warnings on the console.
  private var consoleNotes: [String] {
    console.lines.filter { $0.warning != nil || $0.category != nil }.suffix(Self.mostNotes)
      .map { "On the console: \(TextLine("\($0)").shortened(toColumns: 300))" }
  }

  private static var mostNotes: Int { 3 }
}

extension NotedCrash {
  fileprivate var note: String {
    let words = TextLine(report.reason).shortened(toColumns: 300)
    return "Crashed before\(place.map { ", in \($0)" } ?? ""), and inert since: \(words)"
  }
}
