import Testing

@testable import ObjectiveCAdapter

/// Casts of arrays of numbers.
@Suite struct NumberCastTests {
  static let casts = [
    AdaptationCase(
      "a name", "animation.keyTimes = times as [NSNumber]",
      "animation.keyTimes = times.map { $0 as NSNumber }"),
    AdaptationCase(
      "a property, as an optional array", "f(self.layout.stops as [NSNumber]?)",
      "f(self.layout.stops.map { $0 as NSNumber })"),
    AdaptationCase(
      "a result", "return stops(at: 1) as [NSNumber]",
      "return stops(at: 1).map { $0 as NSNumber }"),
  ]

  @Test(arguments: casts)
  func `the numbers are cast one by one`(_ given: AdaptationCase) { given.check() }

  static let untouched = [
    "let a = [0, 0.5] as [NSNumber]", "let a = b as? [NSNumber]", "let a = b as! [NSNumber]",
    "let a = b as [NSObject]", "let a = b + c as [NSNumber]", "let a: [NSNumber] = b",
  ]

  @Test(arguments: untouched)
  func `other casts stay`(_ source: String) {
    #expect(Adaptation.draft(of: source).text == source)
  }
}
