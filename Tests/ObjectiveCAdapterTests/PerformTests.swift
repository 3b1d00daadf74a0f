import Testing

@Suite struct PerformTests {
  static let cases = [
    AdaptationCase(
      "a target", "item.target?.perform(item.action, with: item)",
      "(item.target as? NSObject)?.perform(item.action, with: item)"),
    AdaptationCase(
      "a chain", "bar.items?[0].target?.perform(action)",
      "(bar.items?[0].target as? NSObject)?.perform(action)"),
    AdaptationCase(
      "a target that is there", "item.target!.perform(#selector(A.b(_:)), with: 1)",
      "(item.target as! NSObject).perform(Selector(A.b(_:), \"b:\"), with: 1); import UIKit"),
    AdaptationCase(
      "any object", "func a(_ observer: AnyObject) { observer.perform(b) }",
      "func a(_ observer: AnyObject) { (observer as! NSObject).perform(b) }"),
    AdaptationCase(
      "another type",
      "var target: Screen?; let other: Screen; target?.perform(a); other.perform(a)",
      "var target: Screen?; let other: Screen; target?.perform(a); other.perform(a)"),
    AdaptationCase(
      "another method",
      "item.target?.perform(props: 1); item.target?.perform(a, on: b); item.target?.perform { }",
      "item.target?.perform(props: 1); item.target?.perform(a, on: b); item.target?.perform { }"),
    AdaptationCase("oneself", "perform(a, with: b)", "perform(a, with: b)"),
  ]

  @Test(arguments: cases)
  func adapts(_ given: AdaptationCase) { given.check() }
}
