import Foundation
import TestSupport
import Testing

@testable import HeadlessKit
@testable import HeadlessViews

/// A stack view after random changes is the one that a fresh stack with the same values is.
@MainActor
@Suite struct FreshStackTests {
  private final class Block: View {
    var own = CGSize.zero {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { own }
  }

  /// The values of a stack and of its views.
  private struct Values {
    var axis = Axis.horizontal
    var distribution = StackView.Distribution.fill
    var alignment = StackView.Alignment.fill
    var spacing: CGFloat = 0
    var margins: EdgeInsets?
    var size = CGSize(width: 200, height: 150)
    var blocks: [(own: CGSize, isHidden: Bool, spacing: CGFloat?, hugging: Float)] = []
  }

  private enum Axis { case horizontal, vertical }

  private func set(_ values: Values, on stack: StackView, _ blocks: [Block]) {
    stack.axis = values.axis == .horizontal ? .horizontal : .vertical
    stack.distribution = values.distribution
    stack.alignment = values.alignment
    stack.spacing = values.spacing
    stack.isLayoutMarginsRelativeArrangement = values.margins != nil
    stack.layoutMargins = values.margins ?? .zero
    stack.frame.size = values.size
    for (block, value) in zip(blocks, values.blocks) {
      block.own = value.own
      block.isHidden = value.isHidden
      stack.setCustomSpacing(value.spacing ?? StackView.spacingUseDefault, after: block)
      for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
        block.setContentHuggingPriority(LayoutPriority(value.hugging), for: axis)
      }
    }
  }

  @Test("a stack that changed is like a fresh one", arguments: 0..<14 as Range<UInt64>)
  func likeFresh(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    func length() -> CGFloat { CGFloat(Int.random(in: 5...30, using: &numbers)) }
    let simulator = Simulator()
    let stack = StackView()
    simulator.show(stack, frame: CGRect(x: 0, y: 0, width: 200, height: 150))
    var values = Values()
    var blocks: [Block] = []
    for step in 0..<25 {
      let index = blocks.indices.randomElement(using: &numbers)
      switch Int.random(in: 0..<11, using: &numbers) {
      case 0: values.axis = values.axis == .horizontal ? .vertical : .horizontal
      case 1:
        let all: [StackView.Distribution] = [
          .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ]
        values.distribution = all[Int.random(in: all.indices, using: &numbers)]
      case 2:
        let all: [StackView.Alignment] = [.fill, .leading, .center, .trailing]
        values.alignment = all[Int.random(in: all.indices, using: &numbers)]
      case 3: values.spacing = length() / 5
      case 4:
        values.margins =
          values.margins == nil
          ? EdgeInsets(top: length(), left: length() / 2, bottom: 3, right: 7) : nil
      case 5: values.size = CGSize(width: 180 + length(), height: 140 + length())
      case 6: if let index { values.blocks[index].own = CGSize(width: length(), height: length()) }
      case 7: if let index { values.blocks[index].isHidden.toggle() }
      case 8: if let index { values.blocks[index].spacing = length() / 3 }
      case 9:
        if let index {
          blocks[index].removeFromSuperview()
          blocks.remove(at: index)
          values.blocks.remove(at: index)
        }
      default:
        let block = Block()
        let place = Int.random(in: 0...blocks.count, using: &numbers)
        stack.insertArrangedSubview(block, at: place)
        blocks.insert(block, at: place)
        let hugging = Float(Int.random(in: 200...260, using: &numbers) + step)
        values.blocks.insert(
          (CGSize(width: length(), height: length()), false, nil, hugging), at: place)
      }
      set(values, on: stack, blocks)
      simulator.layoutIfNeeded()
      stack.layoutIfNeeded()
      let others = values.blocks.map { _ in Block() }
      let fresh = StackView(arrangedSubviews: others)
      set(values, on: fresh, others)
      fresh.layoutIfNeeded()
      for (block, other) in zip(blocks, others) where !block.isHidden {
        let (frame, wanted) = (block.frame, other.frame)
        let isNear =
          abs(frame.minX - wanted.minX) < 0.6 && abs(frame.minY - wanted.minY) < 0.6
          && abs(frame.width - wanted.width) < 0.6 && abs(frame.height - wanted.height) < 0.6
        #expect(isNear, "seed \(seed), step \(step), \(values): \(frame), not \(wanted)")
        guard isNear else { return }
      }
    }
  }

  @Test("guides lie within the insets of their view", arguments: 0..<12 as Range<UInt64>)
  func guides(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    func length() -> CGFloat { CGFloat(Int.random(in: 1...20, using: &numbers)) }
    let simulator = Simulator()
    let root = View()
    simulator.show(root)
    let outer = View(frame: CGRect(x: length(), y: 200, width: 250, height: 220))
    root.addSubview(outer)
    outer.insetsLayoutMarginsFromSafeArea = false
    outer.layoutMargins = EdgeInsets(
      top: length(), left: length(), bottom: length(), right: length())
    let guide = LayoutGuide()
    outer.addLayoutGuide(guide)
    let (fromMargins, fromGuide) = (View(), View())
    for view in [fromMargins, fromGuide] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
    let edges = EdgeInsets(top: length(), left: length(), bottom: length(), right: length())
    let margins = outer.layoutMarginsGuide
    LayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: outer.topAnchor, constant: edges.top),
      guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: edges.left),
      guide.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -edges.bottom),
      guide.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -edges.right),
      fromMargins.topAnchor.constraint(equalTo: margins.topAnchor),
      fromMargins.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      fromMargins.widthAnchor.constraint(equalTo: margins.widthAnchor, multiplier: 0.5),
      fromMargins.heightAnchor.constraint(equalTo: margins.heightAnchor, multiplier: 0.5),
      fromGuide.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      fromGuide.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      fromGuide.widthAnchor.constraint(equalTo: guide.widthAnchor, constant: -4),
      fromGuide.heightAnchor.constraint(equalTo: guide.heightAnchor, constant: -6),
    ])
    for _ in 0..<3 {
      simulator.layoutIfNeeded()
      let own = outer.layoutMargins
      let inside = outer.bounds.inset(by: own)
      #expect(margins.layoutFrame == inside, "seed \(seed)")
      #expect(guide.layoutFrame == outer.bounds.inset(by: edges), "seed \(seed)")
      let half = CGRect(
        x: own.left, y: own.top, width: inside.width / 2, height: inside.height / 2)
      #expect(isNear(fromMargins.frame, half), "seed \(seed): \(fromMargins.frame), not \(half)")
      let middle = outer.bounds.inset(by: edges).insetBy(dx: 2, dy: 3)
      #expect(isNear(fromGuide.frame, middle), "seed \(seed): \(fromGuide.frame), not \(middle)")
      outer.layoutMargins.bottom = length()
      outer.layoutMargins.right = length()
      outer.frame.size = CGSize(width: 220 + length(), height: 240 + length())
    }
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 0.51 && abs(one.minY - other.minY) < 0.51
      && abs(one.width - other.width) < 0.51 && abs(one.height - other.height) < 0.51
  }
}
