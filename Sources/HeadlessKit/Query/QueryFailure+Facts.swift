import Foundation

/// The place in a test that asked for an element.
struct QueryPlace {
  let file: StaticString
  let line: UInt
  /// The name of the touch, if the test asked for one.
  var touch: String?
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
    _ query: ScreenQuery, refusing element: ScreenElement, why: String,
    in reading: ScreenReading, at place: QueryPlace
  ) {
    let sighting = QueryAdvice(query, in: reading).sighting(element)
    self.init(query, .refused(sighting, why: why), in: reading, at: place)
  }

  init(
    _ query: ScreenQuery, _ reason: Reason, in reading: ScreenReading, at place: QueryPlace
  ) {
    self.init(
      query: query.description, touch: place.touch, file: "\(place.file)", line: place.line,
      reason: reason,
      folds: reading.lists.map(\.fold).flatMap { [$0.above, $0.below].compactMap(\.self) },
      screen: ScreenDrawing(reading).text)
  }
}
