import Foundation

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
