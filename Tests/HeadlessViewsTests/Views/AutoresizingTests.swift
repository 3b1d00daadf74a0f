import HeadlessKit
import Testing

struct AutoresizingCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let mask: View.AutoresizingMask
  let expected: CGRect
}

@MainActor
@Suite struct AutoresizingTests {
  /// A view at (20, 10) of 60 by 20 in a superview of 100 by 100 that becomes 200 by 150.
  nonisolated static let cases = [
    AutoresizingCase(
      testDescription: "no mask", mask: [], expected: CGRect(x: 20, y: 10, width: 60, height: 20)),
    AutoresizingCase(
      testDescription: "W+H", mask: [.flexibleWidth, .flexibleHeight],
      expected: CGRect(x: 20, y: 10, width: 160, height: 70)),
    AutoresizingCase(
      testDescription: "RM+BM", mask: [.flexibleRightMargin, .flexibleBottomMargin],
      expected: CGRect(x: 20, y: 10, width: 60, height: 20)),
    AutoresizingCase(
      testDescription: "LM+TM", mask: [.flexibleLeftMargin, .flexibleTopMargin],
      expected: CGRect(x: 120, y: 60, width: 60, height: 20)),
    AutoresizingCase(
      testDescription: "LM+RM", mask: [.flexibleLeftMargin, .flexibleRightMargin],
      expected: CGRect(x: 70, y: 10, width: 60, height: 20)),
    AutoresizingCase(
      testDescription: "LM+W", mask: [.flexibleLeftMargin, .flexibleWidth],
      expected: CGRect(x: 45, y: 10, width: 135, height: 20)),
  ]

  @Test(arguments: cases) func subviewsFollowTheirMasks(_ given: AutoresizingCase) {
    let outer = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = View(frame: CGRect(x: 20, y: 10, width: 60, height: 20))
    inner.autoresizingMask = given.mask
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 150)
    #expect(inner.frame == given.expected)
  }

  @Test func aViewOfZeroSizeGrowsEvenly() {
    let outer = View()
    let inner = View()
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 100, height: 100)
    #expect(inner.frame == CGRect(x: 50, y: 0, width: 50, height: 0))
  }

  @Test func autoresizingCanBeSwitchedOff() {
    let outer = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = View(frame: outer.bounds)
    inner.autoresizingMask = [.flexibleWidth]
    outer.addSubview(inner)
    outer.autoresizesSubviews = false
    outer.frame.size.width = 20
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
