import Foundation

// What a person sees on this simulator, found by what it says or is.

extension Simulator {
  /// The one thing on the screen that a query finds.
  ///
  /// What is pending is laid out first.
  ///
  /// ```swift
  /// let title = try simulator.find(.title("Books"))
  /// ```
  ///
  /// - Parameters:
  ///   - query: What to look for.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The one thing.
  /// - Throws: A ``QueryFailure`` if there is nothing, or more than one thing. It draws the screen
  ///   and proposes another query.
  /// - Complexity: O(*v* log *v*), where *v* is the number of views on screen.
  @discardableResult
  public func find(
    _ query: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> ScreenElement {
    try find(query, in: read(), at: QueryPlace(file: file, line: line))
  }

  /// The one thing on the screen that a query finds, or `nil` if there is nothing.
  ///
  /// - Parameters:
  ///   - query: What to look for.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The one thing, if there is any.
  /// - Throws: A ``QueryFailure`` if there is more than one thing.
  public func findIfPresent(
    _ query: ScreenQuery, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> ScreenElement? {
    let reading = read()
    let found = query.matches(in: reading.seen)
    if found.count <= 1 { return found.first }
    throw QueryFailure(query, found, in: reading, at: QueryPlace(file: file, line: line))
  }

  /// Everything on the screen that a query finds, from top to bottom and from left to right.
  ///
  /// - Parameter query: What to look for.
  /// - Returns: Everything that is there; nothing if there is nothing.
  public func findAll(_ query: ScreenQuery) -> [ScreenElement] {
    query.matches(in: read().seen)
  }

  /// The one view of a class that a query finds.
  ///
  /// ```swift
  /// let field = try simulator.find(.field("Name"), as: TextField.self)
  /// ```
  ///
  /// - Parameters:
  ///   - query: What to look for.
  ///   - kind: The class; other views that the query finds do not count.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Returns: The view.
  /// - Throws: A ``QueryFailure`` if there is no such view, or more than one.
  public func find<Kind: View>(
    _ query: ScreenQuery, as kind: Kind.Type, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) -> Kind {
    let both = query.and(.view(kind))
    let (reading, place) = (read(), QueryPlace(file: file, line: line))
    guard let view = try find(both, in: reading, at: place).view as? Kind else {
      throw QueryFailure(both, [], in: reading, at: place)
    }
    return view
  }

  /// The screen as a person sees it, drawn with characters.
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
  /// `[Done]` is a button, and `(Done)` one that is disabled; `|words|` is a field, `[x]` and `[ ]`
  /// are switches, `{star}` is a picture, `<50%>` is what has a value. `▸` stands before what is
  /// selected.
  public var screenDrawing: String { ScreenDrawing(read()).text }

  /// The one thing that a query finds on a screen.
  func find(
    _ query: ScreenQuery, in reading: ScreenReading, at place: QueryPlace
  ) throws(QueryFailure) -> ScreenElement {
    let found = query.matches(in: reading.seen)
    if found.count == 1 { return found[0] }
    throw QueryFailure(query, found, in: reading, at: place)
  }

  /// What is on the screen once what is pending is laid out.
  func read() -> ScreenReading {
    run {
      layoutIfNeeded()
      return ScreenReading(self)
    }
  }
}
