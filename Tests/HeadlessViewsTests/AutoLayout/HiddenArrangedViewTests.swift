import Foundation
import TestSupport
import Testing

@testable import HeadlessControls
@testable import HeadlessViews

/// Hidden views of a stack view: where they are, and what they still decide. (behaviour 23.3)
@MainActor @Suite struct HiddenArrangedViewTests {
  /// Three labels 10, 20 and 30 points wide, 12 points high.
  private let labels = [smallLabel("ab"), smallLabel("abcd"), smallLabel("abcdef")]

  private func stack(
    _ axis: Axis, _ alignment: StackView.Alignment = .fill, hiding hidden: [Int]
  ) -> StackView {
    let stack = StackView(arrangedSubviews: labels)
    (stack.axis, stack.alignment, stack.spacing) = (axis, alignment, 10)
    for index in hidden { labels[index].isHidden = true }
    return stack
  }

  private func frames(of stack: StackView, _ size: CGSize) -> [CGRect] {
    stack.frame.size = size
    stack.layoutIfNeeded()
    return labels.map(\.frame)
  }

  @Test func aHiddenViewCollapsesWhereItWouldStand() {
    let places: [(hidden: [Int], alignment: StackView.Alignment, x: CGFloat)] = [
      ([0], .fill, 0), ([1], .fill, 30), ([2], .fill, 0), ([2], .center, 60), ([1, 2], .top, 60),
      ([0, 1, 2], .fill, 0),
    ]
    for (hidden, alignment, x) in places {
      for label in labels { label.isHidden = false }
      let row = stack(.horizontal, alignment, hiding: hidden)
      row.distribution = .fillEqually
      let found = frames(of: row, CGSize(width: 60, height: 12))
      #expect(found[hidden[0]] == area(x, 0, 0, 12), "\(hidden) \(alignment)")
    }
  }

  @Test func aRequiredLengthOutlastsHidingAndMovesNothing() {
    let row = stack(.horizontal, hiding: [1])
    let before = frames(of: row, CGSize(width: 50, height: 12))
    let width = labels[1].widthAnchor.constraint(equalToConstant: 44)
    width.priority = LayoutPriority(999)
    width.isActive = true
    #expect(frames(of: row, CGSize(width: 50, height: 12)) == before)
    width.isActive = false
    width.priority = .required
    width.isActive = true
    let after = frames(of: row, CGSize(width: 50, height: 12))
    #expect(after == [before[0], area(before[1].minX, 0, 44, 12), before[2]])
  }

  @Test func aRequiredLengthReachesOutOfTheStartOfARowThatIsNotFilledAcross() {
    labels[0].widthAnchor.constraint(equalToConstant: 44).isActive = true
    for (alignment, x) in [(StackView.Alignment.center, -44 as CGFloat), (.fill, 0)] {
      let row = stack(.horizontal, alignment, hiding: [0])
      #expect(frames(of: row, CGSize(width: 60, height: 12))[0] == area(x, 0, 44, 12))
    }
  }

  @Test func aHiddenViewCountsAcrossTheStackThatItFills() {
    let widths: [(StackView.Alignment, CGFloat)] = [
      (.fill, 30), (.leading, 20), (.center, 20), (.trailing, 20),
    ]
    for (alignment, width) in widths {
      let column = stack(.vertical, alignment, hiding: [2])
      #expect(column.systemLayoutSizeFitting(.zero) == CGSize(width: width, height: 34))
    }
  }

  @Test func aHiddenViewKeepsItsAlignment() {
    let places: [(StackView.Alignment, CGFloat, CGFloat)] = [
      (.fill, 0, 40), (.leading, 0, 12), (.firstBaseline, 0, 12), (.center, 14, 12),
      (.trailing, 28, 12), (.lastBaseline, 28, 12),
    ]
    for (alignment, y, height) in places {
      let row = stack(.horizontal, alignment, hiding: [1])
      let frame = frames(of: row, CGSize(width: 50, height: 40))[1]
      #expect([frame.minY, frame.height] == [y, height], "\(alignment)")
    }
  }

  @Test func proportionsFollowTheLinesOfAText() {
    let (long, short) = (smallLabel("ab cd ef"), smallLabel("ab"))
    long.numberOfLines = 0
    let column = StackView(arrangedSubviews: [long, short])
    (column.axis, column.distribution) = (.vertical, .fillProportionally)
    column.frame.size = CGSize(width: 26, height: 72)
    column.layoutIfNeeded()
    // Two lines and one.
    #expect([long.frame.height, short.frame.height] == [48, 24])
  }

  @Test func proportionsFollowTheLengthThatAViewHasByItsOwnConstraints() {
    let view = smallLabel("")
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
    let row = StackView(arrangedSubviews: [labels[0], view])
    row.distribution = .fillProportionally
    row.frame.size = CGSize(width: 80, height: 12)
    row.layoutIfNeeded()
    #expect([labels[0].frame.width, view.frame.width] == [20, 60])
  }
}
