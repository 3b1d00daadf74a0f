import Testing

@testable import ObjectiveCAdapter

/// What Objective-C asks a class about its observed keys.
@Suite struct ObservedKeyTests {
  @Test func `an override of the question becomes a declaration`() {
    AdaptationCase(
      "two questions",
      """
      import Foundation
      class Load: Operation {
        override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
        public class override func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }
        override func main() {}
      }
      """,
      """
      import Foundation
      class Load: Operation {
        class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
        public class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }
        override func main() {}
      }
      """
    ).check()
  }
}
