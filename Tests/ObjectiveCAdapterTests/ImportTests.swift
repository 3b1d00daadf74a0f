import Testing

@Suite struct ImportTests {
  static let cases = [
    AdaptationCase("a framework of geometry", "import CoreGraphics", "import UIKit"),
    AdaptationCase(
      "a framework of layers", "  import QuartzCore // layers", "  import UIKit // layers"),
    AdaptationCase(
      "a part", "import UIKit.UIGestureRecognizerSubclass\nlet a = 1", "import UIKit\nlet a = 1"),
    AdaptationCase(
      "others stay", "import Foundation\nimport CoreData", "import Foundation\nimport CoreData"),
    AdaptationCase(
      "in a condition", "#if os(iOS)\nimport QuartzCore\n#endif",
      "#if os(iOS)\nimport UIKit\n#endif"),
    AdaptationCase("a declaration stays", "import class UIKit.UIView", "import class UIKit.UIView"),
  ]

  @Test(arguments: cases)
  func adapts(_ given: AdaptationCase) { given.check() }
}
