import Foundation
import TestSupport
import Testing

@testable import HeadlessKit
@testable import HeadlessViews

/// Stack views against sums of lengths, at random.
@MainActor
@Suite struct PlainStackTests {
  /// A view with a size of its own.
  private final class Block: View {
    var own = CGSize.zero
    override var intrinsicContentSize: CGSize { own }
  }

  private struct Rule {
    var starts: [CGFloat] = []
    var lengths: [CGFloat] = []
  }

  /// Where the views of a stack are along its axis.
  private func places(
    _ lengths: [CGFloat], gaps: [CGFloat], room: CGFloat, _ distribution: StackView.Distribution,
    stretched: Int
  ) -> Rule {
    let count = CGFloat(lengths.count)
    var (rule, gaps) = (Rule(lengths: lengths), gaps)
    let total = lengths.reduce(0, +)
    let between = gaps.reduce(0, +)
    switch distribution {
    case .fill: rule.lengths[stretched] += room - total - between
    case .fillEqually: rule.lengths = lengths.map { _ in (room - between) / count }
    case .fillProportionally:
      // The spaces have their share, too, of which the last view takes what they do not need.
      let share = room / (total + between)
      rule.lengths = lengths.map { $0 * share }
      rule.lengths[lengths.count - 1] += between * share - between
    case .equalSpacing:
      gaps = gaps.map { _ in (room - total) / (count - 1) }
    case .equalCentering:
      guard let first = lengths.first, let last = lengths.last else { return rule }
      let pitch = (room - first / 2 - last / 2) / (count - 1)
      rule.starts = lengths.indices.map { first / 2 + CGFloat($0) * pitch - lengths[$0] / 2 }
      return rule
    }
    var start: CGFloat = 0
    for (index, length) in rule.lengths.enumerated() {
      rule.starts.append(start)
      start += length + (index < gaps.count ? gaps[index] : 0)
    }
    return rule
  }

  @Test("arranged views lie where sums of lengths put them", arguments: 0..<40 as Range<UInt64>)
  func distributions(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    func length() -> CGFloat { CGFloat(Int.random(in: 10...40, using: &numbers)) }
    let distributions: [StackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    for distribution in distributions {
      let blocks = (0..<Int.random(in: 2...5, using: &numbers)).map { _ in
        let block = Block()
        block.own = CGSize(width: length(), height: length())
        return block
      }
      let stack = StackView(arrangedSubviews: blocks)
      stack.distribution = distribution
      let isRow = Bool.random(using: &numbers)
      stack.axis = isRow ? .horizontal : .vertical
      stack.spacing = CGFloat(Int.random(in: 0...5, using: &numbers))
      let stretched = Int.random(in: blocks.indices, using: &numbers)
      blocks[stretched].setContentHuggingPriority(
        LayoutPriority(100), for: isRow ? .horizontal : .vertical)
      let alignments: [StackView.Alignment] = [.fill, .leading, .center, .trailing]
      stack.alignment = alignments[Int.random(in: 0..<4, using: &numbers)]
      let room = CGFloat(Int.random(in: 300...400, using: &numbers))
      stack.frame.size = isRow ? CGSize(width: room, height: 60) : CGSize(width: 60, height: room)
      // A view that is hidden takes no part; a distance of its own replaces the common one.
      let hidden =
        blocks.count > 3 && stretched != 1 && Bool.random(using: &numbers) ? 1 : nil
      if let hidden { blocks[hidden].isHidden = true }
      let shown = blocks.indices.filter { $0 != hidden }
      let isOwn = distribution != .equalSpacing && distribution != .equalCentering
      if isOwn, Bool.random(using: &numbers) { stack.setCustomSpacing(9, after: blocks[shown[0]]) }
      stack.layoutIfNeeded()

      let gaps = shown.dropLast().map {
        let own = stack.customSpacing(after: blocks[$0])
        return own == StackView.spacingUseDefault ? stack.spacing : own
      }
      let lengths = shown.map { isRow ? blocks[$0].own.width : blocks[$0].own.height }
      let wanted = places(
        lengths, gaps: gaps, room: room, distribution,
        stretched: shown.firstIndex(of: stretched) ?? 0)
      for (index, block) in shown.enumerated() {
        let frame = blocks[block].frame
        let (start, length) = isRow ? (frame.minX, frame.width) : (frame.minY, frame.height)
        let place = "seed \(seed), \(distribution), view \(index) of \(shown.count)"
        // Views are on whole pixels.
        #expect(abs(start - wanted.starts[index]) < 0.51, "\(place): \(start), \(wanted)")
        #expect(abs(length - wanted.lengths[index]) < 0.51, "\(place): \(length), \(wanted)")
        let (side, breadth) = isRow ? (frame.minY, frame.height) : (frame.minX, frame.width)
        let own = isRow ? blocks[block].own.height : blocks[block].own.width
        let across: (CGFloat, CGFloat) =
          switch stack.alignment {
          case .fill: (0, 60)
          case .center: ((60 - own) / 2, own)
          case .trailing: (60 - own, own)
          default: (0, own)
          }
        #expect(abs(side - across.0) < 0.51 && breadth == across.1, "\(place), across")
      }
    }
  }

  @Test("a proportional stack keeps its length before a view that holds its own as strongly (23.3)")
  func proportionalStacksKeepTheirLength() {
    func block(_ width: CGFloat, hugging: Float) -> Block {
      let block = Block()
      block.own = CGSize(width: width, height: 18)
      block.setContentHuggingPriority(LayoutPriority(hugging), for: .horizontal)
      return block
    }
    let (title, sign, value) = (
      block(33, hugging: 251), block(18, hugging: 250), block(7, hugging: 251)
    )
    let inner = StackView(arrangedSubviews: [title, sign])
    (inner.distribution, inner.spacing) = (.fillProportionally, 4)
    let outer = StackView(arrangedSubviews: [inner, value])
    (outer.spacing, outer.frame.size) = (4, CGSize(width: 160, height: 18))
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 55 && title.frame.width == 33 && sign.frame.width == 18)
    #expect(value.frame.width == 101)
  }

  @Test("a view is never smaller than what constraints leave out of it (23.3)")
  func alignmentInsetsHaveRoom() {
    final class Shadowed: View {
      override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
      }
    }
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let view = Shadowed()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 20, width: 10, height: 1))
  }

  @Test("the margins of a scroll view are those of its content (23.3)")
  func marginsOfAScrollViewAreThoseOfItsContent() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    scroll.layoutMargins = EdgeInsets(top: 1, left: 8, bottom: 5, right: 8)
    let block = Block()
    block.own = CGSize(width: 184, height: 60)
    block.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(block)
    func pin(
      _ attribute: LayoutConstraint.Attribute, _ margin: LayoutConstraint.Attribute,
      _ constant: CGFloat
    ) -> LayoutConstraint {
      LayoutConstraint(
        item: block, attribute: attribute, relatedBy: .equal, toItem: scroll, attribute: margin,
        multiplier: 1, constant: constant)
    }
    LayoutConstraint.activate([
      pin(.leading, .leadingMargin, 0), pin(.trailing, .trailingMargin, 0),
      pin(.top, .topMargin, 10), pin(.bottom, .bottomMargin, -20),
    ])
    scroll.layoutIfNeeded()
    #expect(block.frame == CGRect(x: 8, y: 11, width: 184, height: 60))
    #expect(scroll.contentSize == CGSize(width: 200, height: 96))
  }

  @Test("a stack is as large as what it shows", arguments: 0..<20 as Range<UInt64>)
  func fitting(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let isRow = Bool.random(using: &numbers)
    var blocks: [Block] = []
    let stack = StackView()
    stack.axis = isRow ? .horizontal : .vertical
    stack.spacing = 4
    for step in 0..<14 {
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0, 1:
        let block = Block()
        block.own = CGSize(
          width: CGFloat(Int.random(in: 10...40, using: &numbers)),
          height: CGFloat(Int.random(in: 10...40, using: &numbers)))
        let place = Int.random(in: 0...blocks.count, using: &numbers)
        stack.insertArrangedSubview(block, at: place)
        blocks.insert(block, at: place)
      case 2:
        guard let block = blocks.randomElement(using: &numbers) else { continue }
        if Bool.random(using: &numbers) {
          stack.removeArrangedSubview(block)
          #expect(block.superview === stack)
          block.removeFromSuperview()
        } else {
          block.removeFromSuperview()
        }
        blocks.removeAll { $0 === block }
      case 3: blocks.randomElement(using: &numbers)?.isHidden.toggle()
      default:
        stack.isLayoutMarginsRelativeArrangement.toggle()
        stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      #expect(stack.arrangedSubviews == blocks, "seed \(seed), step \(step)")
      let shown = blocks.filter { !$0.isHidden }
      guard !shown.isEmpty else { continue }
      let along = shown.reduce(CGFloat(4 * (shown.count - 1))) {
        $0 + (isRow ? $1.own.width : $1.own.height)
      }
      // A hidden view goes on filling the stack across. (behaviour 23.3)
      let across = blocks.map { isRow ? $0.own.height : $0.own.width }.max() ?? 0
      let margins = stack.isLayoutMarginsRelativeArrangement
      let wanted = CGSize(
        width: (isRow ? along : across) + (margins ? 6 : 0),
        height: (isRow ? across : along) + (margins ? 4 : 0))
      let size = stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      #expect(
        abs(size.width - wanted.width) < 0.01 && abs(size.height - wanted.height) < 0.01,
        "seed \(seed), step \(step): \(size), not \(wanted)")
    }
  }
}
