#if os(Linux)
  import Foundation
  import Testing
  import UIKit

  // behaviour 25.94
  @Suite struct GeometryReflectionTests {
    private let rect = CGRect(x: 0, y: 10.5, width: 390, height: 44)

    @Test func `points, sizes and rectangles print their numbers`() {
      #expect("\(rect)" == "(0.0, 10.5, 390.0, 44.0)")
      #expect(rect.size.debugDescription == "(390.0, 44.0)")
      #expect(String(describing: rect.origin) == "(0.0, 10.5)")
      #expect("\([rect.size])" == "[(390.0, 44.0)]")
    }

    @Test func `dumps show the parts`() {
      var text = ""
      dump(rect, to: &text)
      #expect(
        text == """
          ▿ (0.0, 10.5, 390.0, 44.0)
            ▿ origin: (0.0, 10.5)
              - x: 0.0
              - y: 10.5
            ▿ size: (390.0, 44.0)
              - width: 390.0
              - height: 44.0

          """)
    }

    // behaviour 25.52, 25.95
    @Test func `rectangles that touch do not overlap, an empty one inside does`() {
      let page = CGRect(x: 0, y: 0, width: 100, height: 100)
      func overlaps(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [Bool] {
        let other = CGRect(x: x, y: y, width: width, height: height)
        return [page.overlaps(other), other.overlaps(page)]
      }
      #expect(overlaps(50, 50, 100, 100) == [true, true])
      #expect(overlaps(100, 0, 100, 100) == [false, false])
      #expect(overlaps(0, 0, 100, 0) == [true, true])
      #expect(overlaps(0, 50, 100, 0) == [true, true])
      #expect(overlaps(0, 100, 100, 0) == [false, false])
      #expect(overlaps(0, -1, 100, 0) == [false, false])
      #expect(overlaps(.nan, 0, 10, 10) == [false, false])
      #expect(CGRect.zero.overlaps(.zero))
      #expect(!page.overlaps(.null))
    }
  }
#endif
