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
      "in a condition", "#if DEBUG\nimport QuartzCore\n#endif",
      "#if DEBUG\nimport UIKit\n#endif"),
    AdaptationCase(
      "a declaration", "import struct CoreGraphics.CGFloat\nimport class QuartzCore.CALayer",
      "import UIKit\nimport UIKit"),
    AdaptationCase(
      "tests see UIKit", "import XCTest\n@testable import App\nlet a = UIView()",
      "import XCTest; import UIKit\n@testable import App\nlet a = UIView()"),
    AdaptationCase(
      "a bridging header", "class A {\n  let a: NSLayoutConstraint\n} // end\n",
      "class A {\n  let a: NSLayoutConstraint\n}; import UIKit // end\n"),
    AdaptationCase(
      "after a directive", "#if A\nlet a: UIView\n#endif\n",
      "#if A\nlet a: UIView\n#endif\nimport UIKit"),
    AdaptationCase(
      "an import under a condition is not enough",
      "#if DEBUG\nimport UIKit\n#endif\nlet a: UIView",
      "#if DEBUG\nimport UIKit\n#endif\nlet a: UIView; import UIKit"),
    AdaptationCase(
      "one's own names", "import Foundation\nclass UIThing {}\nlet a = UIThing(), b = A.UIView",
      "import Foundation\nclass UIThing {}\nlet a = UIThing(), b = A.UIView"),
    AdaptationCase(
      "names in texts", "import Foundation\nlet a = \"UIView\" // UIView\nlet UIkit = 1, CASE = 2",
      "import Foundation\nlet a = \"UIView\" // UIView\nlet UIkit = 1, CASE = 2"),
    AdaptationCase(
      "the package's own names", "import HeadlessKit\nlet a: UIView",
      "import HeadlessKit\nlet a: UIView"),
    AdaptationCase(
      "SwiftUI's names", "import SwiftUI\nstruct A: UIViewRepresentable {}",
      "import SwiftUI\nstruct A: UIViewRepresentable {}"),
    AdaptationCase("a declaration stays", "import class UIKit.UIView", "import class UIKit.UIView"),
  ]

  @Test(arguments: cases)
  func adapts(_ given: AdaptationCase) { given.check() }
}
