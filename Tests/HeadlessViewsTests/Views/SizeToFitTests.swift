import Foundation
import HeadlessControls
import HeadlessViews
import Testing

@MainActor
@Suite struct SizeToFitTests {
  private final class Badge: View {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 20) }
  }

  // behaviour 16.4
  @Test func theCornerOfTheFrameStays() {
    let badge = Badge(frame: CGRect(x: 7, y: 9, width: 100, height: 100))
    badge.sizeToFit()
    #expect(badge.frame == CGRect(x: 7, y: 9, width: 40, height: 20))
  }

  // behaviour 16.4
  @Test func theCornerOfATransformedFrameStays() {
    let badge = Badge(frame: CGRect(x: 7, y: 9, width: 100, height: 100))
    badge.transform = CGAffineTransform(scaleX: 2, y: 2)
    let corner = badge.frame.origin
    badge.sizeToFit()
    #expect(badge.frame == CGRect(origin: corner, size: CGSize(width: 80, height: 40)))
  }

  // behaviour 16.4
  @Test func aSearchBarIs56High() {
    let bar = SearchBar()
    bar.sizeToFit()
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
    #expect(bar.intrinsicContentSize == CGSize(width: View.noIntrinsicMetric, height: 56))
    bar.frame = CGRect(x: 5, y: 6, width: 200, height: 10)
    bar.sizeToFit()
    #expect(bar.frame == CGRect(x: 5, y: 6, width: 200, height: 56))
  }

  // behaviour 16.4
  @Test func aToolbarIs44HighAnd32InCompactHeight() {
    let simulator = Simulator()
    let bar = Toolbar()
    simulator.show(bar)
    bar.sizeToFit()
    #expect(bar.bounds.size == CGSize(width: 390, height: 44))
    simulator.traitCollection = TraitCollection(
      horizontalSizeClass: .compact, verticalSizeClass: .compact)
    bar.sizeToFit()
    #expect(bar.bounds.size == CGSize(width: 390, height: 32))
    #expect(bar.intrinsicContentSize.height == 32)
  }

  // behaviour 16.9
  @Test func aStackViewWithoutArrangedViewsMeasuresAsZero() {
    let stack = StackView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    #expect(stack.sizeThatFits(CGSize(width: 10, height: 10)) == .zero)
    #expect(stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == .zero)
    stack.sizeToFit()
    #expect(stack.frame == CGRect(x: 3, y: 4, width: 0, height: 0))

    let outer = StackView(arrangedSubviews: [StackView(), Label()])
    outer.distribution = .fillProportionally
    #expect(outer.sizeThatFits(.zero) == .zero)
  }
}
