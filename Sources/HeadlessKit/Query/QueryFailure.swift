import Foundation
import HeadlessControls
import ListCore

/// An explanation of why a query, a touch, or something else that a test asked of a screen failed.
///
/// Its description states what was asked for and what is there instead, suggests a query that
/// matches, and shows a drawing of the screen. After the failure the screen is as the drawing shows
/// it, and takes other touches.
public struct QueryFailure: Error, Hashable, Sendable {
  /// The query, in Swift syntax; for a touch without one, what it touches.
  public var query: String
  /// The name of the touch, such as `tap`; `nil` for a query without one.
  public var touch: String?
  /// The file of the call, as `#fileID`.
  public var file: String
  /// The line of the call, counted from 1.
  public var line: UInt
  /// The reason of the failure.
  public var reason: Reason
  /// The content beyond the edges of the lists on screen, one sentence each.
  public var folds: [String]
  /// The earlier events that may be the cause, one sentence each: captured crashes of lists, and
  /// warnings on the console.
  public var notes: [String]
  /// The drawing of the screen.
  public var screen: String
  /// The wait that came before the failure, if the call was to wait.
  public var wait: Wait?

  /// A wait in real time.
  public struct Wait: Hashable, Sendable {
    /// The longest time to wait, in seconds.
    public var limit: TimeInterval
    /// The work that was pending at its end, here and elsewhere, one description each.
    public var pending: [String]
  }

  /// The reason of a failure.
  public enum Reason: Hashable, Sendable {
    /// No element on the screen matches. The near matches are listed, the nearest first.
    case nothing(near: [NearMiss])
    /// More than one element matches. Each comes with a query that matches it alone, if there is
    /// one.
    case several([Sighting])
    /// The matching element cannot be touched in this way.
    case refused(Sighting, why: String)
    /// The touch by a view, an index path or a point is impossible, or the simulator does not settle.
    case impossible(why: String)
    /// Scrolling from one end of the content to the other found no match.
    case scrolledInVain
  }

  /// An element on the screen, as described in a failure.
  public struct Sighting: Hashable, Sendable {
    /// The element's description and place: `button "Done" in row [0, 2]`.
    public var name: String
    /// The x-coordinate of its upper-left corner on the screen, in whole points.
    public var x: Int
    /// The y-coordinate of its upper-left corner on the screen, in whole points.
    public var y: Int
    /// A query that matches the element alone, if there is one.
    public var query: String?
  }

  /// An element that nearly matches a query.
  public struct NearMiss: Hashable, Sendable {
    /// The element.
    public var sighting: Sighting
    /// The difference from the query.
    public var difference: Difference
  }

  /// The difference between an element and a query.
  public enum Difference: Hashable, Sendable {
    /// Only the case of letters differs.
    case letterCase
    /// Only spaces differ.
    case spaces
    /// One text is a part of the other.
    case part
    /// A few letters differ.
    case spelling
    /// The text is the same, but the element is of another kind.
    case otherKind
    /// The element is a field with the placeholder that the query names, and shows its text instead.
    case placeholder
    /// It is one of the available choices.
    case choice
    /// The element is of that kind, and has neither a title nor an accessibility label.
    case nameless
    /// The element is the same, but in another place.
    case otherPlace
    /// The element is hidden: by the named view, or by itself.
    case hidden(by: String?)
    /// The element is nearly transparent: because of the named view, or by itself.
    case transparent(by: String?)
    /// The element has an empty frame.
    case empty
    /// Another element covers it.
    case covered(by: String)
    /// The element is beyond an edge such as `below`, by a number of points.
    case outOfSight(String, points: Int)
    /// The element is part of a cell that an update removed, and whose animation has not ended.
    case leaving
    /// The element is accessible only as a part of another one.
    case unreachable
  }
}

extension QueryFailure: CustomStringConvertible {
  /// The explanation of the failure, with a drawing of the screen.
  public var description: String {
    ([headline] + details + waiting + notes + ["", screen]).joined(separator: "\n")
  }

  private var headline: String { "\(place): \(touch.map { "Simulator.\($0): " } ?? "")\(verdict)" }

  /// The file without its module, and the line.
  private var place: String { "\(file.split(separator: "/").last ?? ""):\(line)" }

  var verdict: String {
    switch reason {
    case .nothing: "nothing on the screen matches \(query)\(wait?.clause ?? "")."
    case .several(let found):
      "\(found.count) elements on the screen match \(query); expected exactly one."
    case .refused(_, let why), .impossible(let why): why
    case .scrolledInVain: "nothing matches \(query), from one end of the content to the other."
    }
  }

  private var details: [String] {
    switch reason {
    case .nothing(let near):
      return near.map { "  - \($0.sentence)" } + advice(near)
    case .several(let found):
      return found.map { "  - \($0.name) at (\($0.x), \($0.y))" + $0.proposal }
    case .refused, .impossible, .scrolledInVain: return []
    }
  }

  /// The lines on the wait. Only where something is missing does it matter that nothing is pending.
  private var waiting: [String] {
    guard let wait else { return [] }
    if case .nothing = reason { return wait.details }
    return wait.pending.isEmpty ? [] : wait.details
  }

  /// Returns the hints for a query without matches.
  private func advice(_ near: [NearMiss]) -> [String] {
    let scroll = "by `try simulator.scroll(to: \(query))`."
    if case .outOfSight = near.first?.difference { return ["Scroll first, \(scroll)"] }
    if case .leaving = near.first?.difference { return ["Settle first, by `simulator.settle()`."] }
    let proposal = near.lazy.compactMap(\.sighting.query).first.map { ["Try \($0)."] } ?? []
    guard near.allSatisfy(\.difference.isGuess), !folds.isEmpty else { return proposal }
    return proposal + ["\(folds.joined(separator: ", ")), not loaded: scroll first, \(scroll)"]
  }
}

extension QueryFailure.Wait {
  /// The clause that says how long the test waited.
  var clause: String { " within \(limit) s" }
  /// A line on the work that was pending at the end.
  var details: [String] {
    guard pending.isEmpty else { return ["Still pending: \(pending.joined(separator: "; "))."] }
    return [
      """
      Nothing that the simulator sees is still pending. It does not see the system's timers, work \
      items, and what other libraries call later.
      """
    ]
  }
}

extension QueryFailure.Sighting {
  fileprivate var proposal: String { query.map { ": \($0)" } ?? "" }
}

extension QueryFailure.NearMiss {
  fileprivate var sentence: String { "\(sighting.name) \(difference.clause)\(sighting.proposal)" }
}

extension QueryFailure.Difference {
  /// Whether the near match may be an unrelated element.
  fileprivate var isGuess: Bool {
    switch self {
    case .part, .spelling, .otherKind, .otherPlace, .choice, .nameless: true
    case .letterCase, .spaces, .hidden, .transparent, .empty, .covered, .outOfSight, .unreachable,
      .leaving, .placeholder:
      false
    }
  }

  /// The clause that describes the difference.
  fileprivate var clause: String {
    switch self {
    case .letterCase: "differs in capitals"
    case .spaces: "differs in spaces"
    case .part: "matches only in part"
    case .spelling: "is spelled differently"
    case .otherKind: "is of another kind"
    case .choice: "is there"
    case .nameless: "has neither a title nor an accessibility label"
    case .placeholder: "has this placeholder, which its text hides"
    case .otherPlace: "is in another place"
    case .hidden(let view): view.map { "is in \($0), which is hidden" } ?? "is hidden"
    case .transparent(let view):
      view.map { "is in \($0), which has an alpha below 0.01" } ?? "has an alpha below 0.01"
    case .empty: "has no size"
    case .covered(let name): "is behind \(name)"
    case .outOfSight(let side, let points): "is \(points) points \(side) the visible area"
    case .leaving: "is fading out"
    case .unreachable: "is accessible only as a part of something else"
    }
  }
}

/// The place in a test that asked for an element.
struct QueryPlace {
  let file: StaticString
  let line: UInt
  /// The name of the touch, if the test asked for one.
  var touch: String?

  /// The touch and the place: `tap at ShelfTests.swift:12`.
  var call: String {
    "\(touch ?? "find") at \("\(file)".split(separator: "/").last ?? ""):\(line)"
  }
}

@MainActor
extension QueryFailure {
  /// Creates a failure for a query that does not match exactly one element.
  init(
    _ query: ScreenQuery, _ found: [ScreenElement], in reading: ScreenReading, at place: QueryPlace
  ) {
    let advice = QueryAdvice(query, in: reading)
    let reason: Reason =
      found.count > 1 ? .several(found.map(advice.sighting)) : .nothing(near: advice.nearMisses)
    self.init(query, reason, in: reading, at: place)
  }

  /// Creates a failure for an element that cannot be touched.
  init(
    _ query: ScreenQuery, refusing element: ScreenElement, _ error: any Error,
    in reading: ScreenReading, at place: QueryPlace
  ) {
    let sighting = QueryAdvice(query, in: reading).sighting(element)
    self.init(query, .refused(sighting, why: Self.why(error)), in: reading, at: place)
  }

  /// Creates a failure for a touch without a query.
  init(
    _ error: any Error, on subject: Any?, in reading: ScreenReading, at place: QueryPlace
  ) {
    self.init(
      Simulator.name(of: subject), .impossible(why: Self.why(error)), in: reading, at: place)
  }

  /// Returns the reason in an error that an impossible call threw.
  private static func why(_ error: any Error) -> String {
    switch error {
    case let refusal as any Refusal: refusal.reason
    case let failure as QueryFailure: failure.verdict
    default: "\(error)"
    }
  }

  init(
    _ query: ScreenQuery, _ reason: Reason, in reading: ScreenReading, at place: QueryPlace
  ) {
    self.init(query.description, reason, in: reading, at: place)
    guard case .nothing = reason else { return }
    if let missing = reading.reasonWhyMissing(query) {
      notes.insert(missing, at: 0)
      folds = []
    }
    if reading.isInTransition {
      notes.insert("A transition is under way. Settle first, by `try simulator.settle()`.", at: 0)
    }
    if reading.isLoading { notes.insert(Self.loading(query.description), at: 0) }
  }

  /// Returns the note on a screen with an activity indicator.
  static func loading(_ query: String) -> String {
    "An activity indicator is animating. What still loads is waited for by "
      + "`try await simulator.find(\(query), within: .seconds(1))`."
  }

  private init(
    _ asked: String, _ reason: Reason, in reading: ScreenReading, at place: QueryPlace
  ) {
    self.init(
      query: asked, touch: place.touch, file: "\(place.file)", line: place.line,
      reason: reason,
      folds: reading.lists.map(\.fold).flatMap { [$0.above, $0.below].compactMap(\.self) },
      notes: reading.simulator.notes, screen: ScreenDrawing(reading).text)
  }
}

extension ScreenReading {
  /// Returns the reason why the only list on the screen has no row at the index path of a query;
  /// `nil` if it has, or the query is another one.
  fileprivate func reasonWhyMissing(_ query: ScreenQuery) -> String? {
    guard case .rowAt(let indexPath) = query.condition else { return nil }
    let path: ItemPath
    do { path = try Simulator.path(indexPath) } catch { return error.reason }
    guard lists.count == 1, let list = lists.first as? ListScrollView,
      let counts = list.engine.loadedCounts, !counts.contains(path)
    else { return nil }
    let reason = TouchRefusal.missing(path, list.engine.kind, counts).reason
    return reason.prefix(1).uppercased() + reason.dropFirst()
  }

  /// Whether an activity indicator is animating on the screen.
  fileprivate var isLoading: Bool {
    seen.contains { ($0.view as? ActivityIndicatorView)?.isAnimating ?? false }
  }
}
