import HeadlessKit
import Testing

@testable import HeadlessComponents

/// The keys that are read of views without being properties.
@MainActor
@Suite struct KeyedValueRuleTests {
  @Test func onlyKnownKeysAreAnswered() {
    let known: [(any ReadableKeyedProperties, [String])] = [
      (TextField(), ["clearButton", "_clearButton", "placeholderLabel", "_placeholderLabel"]),
      (TabBarItem(), ["view"]),
    ]
    for (object, keys) in known {
      for key in Set(known.flatMap(\.1) + ["", "x", "View", "label"]) {
        var value: Any?
        let crash = captureCrash { value = object.keyedValue(key) }
        #expect((crash == nil) == keys.contains(key), "\(type(of: object)) \(key)")
        #expect(value == nil)
      }
    }
  }
}
