import Foundation
import TestSupport
import Testing

@testable import HeadlessControls
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@MainActor @Suite struct StackViewTests {
  /// Three labels 10, 20 and 30 points wide, 12 points high.
  private let labels = [smallLabel("ab"), smallLabel("abcd"), smallLabel("abcdef")]

  private func stack(
    _ frame: CGRect, _ distribution: StackView.Distribution = .fill,
    _ alignment: StackView.Alignment = .fill, spacing: CGFloat = 0
  ) -> StackView {
    let stack = StackView(arrangedSubviews: labels)
    stack.frame = frame
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    return stack
  }

  @Test func fillStretchesTheViewThatHugsLeast() {
    let row = stack(area(0, 0, 100, 40), spacing: 5)
    labels[1].setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    row.layoutIfNeeded()
    #expect(
      labels.map(\.frame) == [area(0, 0, 10, 40), area(15, 0, 50, 40), area(70, 0, 30, 40)])
  }

  @Test func distributionsDivideTheLength() {
    let frames: [(StackView.Distribution, [CGRect])] = [
      (.fillEqually, [area(0, 0, 40, 12), area(40, 0, 40, 12), area(80, 0, 40, 12)]),
      (.fillProportionally, [area(0, 0, 20, 12), area(20, 0, 40, 12), area(60, 0, 60, 12)]),
      (.equalSpacing, [area(0, 0, 10, 12), area(40, 0, 20, 12), area(90, 0, 30, 12)]),
      // centres at 5, 55 and 105
      (.equalCentering, [area(0, 0, 10, 12), area(45, 0, 20, 12), area(90, 0, 30, 12)]),
    ]
    for (distribution, expected) in frames {
      let row = stack(area(0, 0, 120, 12), distribution)
      row.layoutIfNeeded()
      #expect(labels.map(\.frame) == expected, "\(distribution)")
    }
  }

  @Test func alignmentsPlaceViewsAcrossTheAxis() {
    let frames: [(StackView.Alignment, CGFloat, CGFloat)] = [
      (.fill, 0, 100), (.leading, 0, 20), (.center, 40, 20), (.trailing, 80, 20),
    ]
    for (alignment, x, width) in frames {
      let column = stack(area(0, 0, 100, 60), .fillEqually, alignment)
      column.axis = .vertical
      column.layoutIfNeeded()
      #expect(labels[1].frame == area(x, 20, width, 20), "\(alignment)")
    }
  }

  @Test func hiddenViewsTakeNoRoom() {
    let row = stack(area(0, 0, 60, 12), .fillEqually)
    labels[1].isHidden = true
    row.layoutIfNeeded()
    #expect([labels[0].frame, labels[2].frame] == [area(0, 0, 30, 12), area(30, 0, 30, 12)])
    labels[1].isHidden = false
    row.layoutIfNeeded()
    #expect(labels.map(\.frame.minX) == [0, 20, 40])
    labels[0].removeFromSuperview()
    row.layoutIfNeeded()
    #expect(row.arrangedSubviews == Array(labels.dropFirst()))
    #expect(labels.dropFirst().map(\.frame.minX) == [0, 30])
  }

  @Test func spacingsAddUpToTheSizeThatFits() {
    let row = stack(.zero, spacing: 8)
    row.setCustomSpacing(20, after: labels[0])
    #expect(row.customSpacing(after: labels[0]) == 20)
    #expect(row.customSpacing(after: labels[1]) == StackView.spacingUseDefault)
    let compressed = View.layoutFittingCompressedSize
    #expect(row.systemLayoutSizeFitting(compressed) == CGSize(width: 88, height: 12))
    row.axis = .vertical
    #expect(row.systemLayoutSizeFitting(compressed) == CGSize(width: 30, height: 64))
    // A stack view has no margins of its own. (behaviour 23.3)
    row.isLayoutMarginsRelativeArrangement = true
    #expect(row.systemLayoutSizeFitting(compressed) == CGSize(width: 30, height: 64))
    row.layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    #expect(row.systemLayoutSizeFitting(compressed) == CGSize(width: 46, height: 80))
  }

  /// A stack in a stack in a view that is pinned only at its edges.
  @Test func nestedStacksDetermineTheSizeOfTheirSuperview() {
    let inner = StackView(arrangedSubviews: [labels[0], labels[1]])
    inner.axis = .vertical
    inner.alignment = .leading
    inner.spacing = 4
    let outer = StackView(arrangedSubviews: [inner, labels[2]])
    outer.alignment = .center
    outer.spacing = 10
    let screen = View(frame: area(0, 0, 390, 844))
    let card = freeView(in: screen)
    _ = freeView(outer, in: card)
    outer.pinEdges(to: card, inset: 8)
    card.centerXAnchor.constraint(equalTo: screen.centerXAnchor).isActive = true
    card.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100).isActive = true
    screen.layoutIfNeeded()
    // 20 + 10 + 30 and twice 8 wide; 12 + 4 + 12 and twice 8 high
    #expect(card.frame == area(157, 100, 76, 44))
    #expect(outer.frame == area(8, 8, 60, 28))
    #expect([inner.frame, labels[2].frame] == [area(0, 0, 20, 28), area(30, 8, 30, 12)])
    #expect([labels[0].frame, labels[1].frame] == [area(0, 0, 10, 12), area(0, 16, 20, 12)])
  }

  @Test func baselinesAlign() {
    let large = Label()
    large.font = .halfEm(ofSize: 30)
    large.text = "A"
    let row = StackView(arrangedSubviews: [large, labels[0]])
    row.alignment = .firstBaseline
    let size = row.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 25, height: 36))
    row.frame.size = size
    row.layoutIfNeeded()
    #expect([large.frame, labels[0].frame] == [area(0, 0, 15, 36), area(15, 19, 10, 12)])
  }

  @Test("on the side of the common baseline, only the first view stays in the stack (23.3)")
  func tallerViewsReachOut() {
    for (alignment, top) in [(StackView.Alignment.firstBaseline, -9.0), (.lastBaseline, 0)] {
      let (small, tall) = (smallLabel("ab"), smallLabel("ab"))
      tall.font = .halfEm(ofSize: 20)
      let row = StackView(arrangedSubviews: [small, tall])
      row.alignment = alignment
      let root = View(frame: area(0, 0, 100, 100))
      root.addSubview(row)
      row.translatesAutoresizingMaskIntoConstraints = false
      row.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(abs(Double(tall.frame.minY) - top) < 1.5, "\(alignment)")
      let rest =
        alignment == .firstBaseline ? small.frame.minY : small.frame.maxY - row.bounds.maxY
      #expect(abs(rest) < 0.4, "\(alignment)")
    }
  }

  @Test func anEmptyStackHasNoConflicts() {
    Simulator().run {
      for distribution in [StackView.Distribution.fill, .equalSpacing, .fillProportionally] {
        let row = StackView(frame: area(0, 0, 10, 10))
        row.distribution = distribution
        row.layoutIfNeeded()
        row.addArrangedSubview(View())
        row.layoutIfNeeded()
      }
      #expect(Simulator.current.console.lines == [])
    }
  }
}
