import Foundation
import HeadlessControls
import ListCore

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
