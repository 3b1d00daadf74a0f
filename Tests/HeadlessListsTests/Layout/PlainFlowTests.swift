import Foundation
import ListCore
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessViews

/// A flow against a second implementation, which places one item after another and knows no
/// arithmetic for items of equal size. (behaviour 10.5, 13.1)
@Suite struct PlainFlowTests {
  @Test("random sections lie where the plain flow places them", arguments: 0..<200 as Range<UInt64>)
  func places(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let across = CGFloat(80 + numbers.below(160))
    let sections = (0..<1 + numbers.below(4)).map { _ in randomSection(&numbers) }
    let plain = PlainFlow(sections, across: across)
    for axis in [FlowAxis.vertical, .horizontal] {
      let exact = FlowGeometry(sections, axis: axis, across: across, scale: 0)
      let aligned = FlowGeometry(sections, axis: axis, across: across, scale: 2)
      let size = axis.size(exact.contentSize)
      #expect(isNear(size.along, plain.length) && size.across == across, "\(axis)")
      for (element, place) in plain.elements {
        let frame = exact.frame(of: element)
        #expect(isNear(frame.map { rect($0, axis) }, place), "\(element), \(axis)")
        // Corners are on whole pixels, sizes are kept.
        let onPixel = aligned.frame(of: element)
        #expect(onPixel?.size == frame?.size, "\(element), \(axis)")
        for (corner, wanted) in [(onPixel?.minX, frame?.minX), (onPixel?.minY, frame?.minY)] {
          #expect(corner == wanted.map { ($0 * 2).rounded() / 2 }, "\(element), \(axis)")
        }
      }
      for (section, span) in plain.spans.enumerated() {
        #expect(isNear(exact.span(of: section).start, span.start), "\(section)")
        #expect(isNear(exact.span(of: section).end, span.end), "\(section)")
        #expect(isNear(exact.body(of: section).start, span.start), "\(section)")
        #expect(isNear(exact.body(of: section).end, span.end - sections[section].footer))
        #expect(exact.frame(ofItem: ItemPath(item: -1, section: section)) == nil)
        let count = sections[section].items.count
        #expect(exact.frame(ofItem: ItemPath(item: count, section: section)) == nil)
      }
      #expect(exact.sectionCount == sections.count)
      #expect(exact.frame(ofItem: ItemPath(item: 0, section: sections.count)) == nil)
      #expect(exact.frame(ofFooter: sections.count) == nil)
    }
  }

  @Test(
    "a rectangle finds the elements of a linear search, in order",
    arguments: 0..<120 as Range<UInt64>)
  func search(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let sections = (0..<1 + numbers.below(4)).map { _ in randomSection(&numbers) }
    let plain = PlainFlow(sections, across: 120)
    for axis in [FlowAxis.vertical, .horizontal] {
      let geometry = FlowGeometry(sections, axis: axis, across: 120, scale: 2)
      for _ in 0..<12 {
        let rect = axis.rect(
          FlowRect(
            along: CGFloat(numbers.below(500)) - 60.25, across: CGFloat(numbers.below(200)) - 40.25,
            size: FlowSize(
              along: CGFloat(1 + numbers.below(150)), across: CGFloat(1 + numbers.below(150)))))
        let found = geometry.elements(touching: rect)
        let wanted = plain.elements.map(\.element).filter { element in
          guard let frame = geometry.frame(of: element) else { return false }
          if frame.width > 0, frame.height > 0 {
            return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY
              && frame.maxY > rect.minY
          }
          return frame.minX >= rect.minX && frame.minX < rect.maxX && frame.minY >= rect.minY
            && frame.minY < rect.maxY
        }
        #expect(found == wanted, "\(rect), \(axis)")
        let span = axis.span(rect)
        let touched = plain.spans.indices.filter {
          plain.spans[$0].start <= span.end && plain.spans[$0].end >= span.start
        }
        let sections = geometry.sections(touching: rect)
        #expect(Array(sections) == touched, "\(rect), \(axis)")
      }
    }
  }

  private func randomSection(_ numbers: inout SeededGenerator) -> FlowSection {
    let count = [0, 1, 2, 5, 9, 14][numbers.below(6)]
    func length(_ numbers: inout SeededGenerator) -> CGFloat { CGFloat(2 + numbers.below(60)) }
    let size = FlowSize(along: length(&numbers), across: length(&numbers))
    let items: FlowItems
    switch numbers.below(4) {
    case 0: items = .uniform(size, count: count)
    case 1: items = .sized(Array(repeating: size, count: count))
    case 2:  // of one width, each with its own height
      items = .sized(
        (0..<count).map { _ in FlowSize(along: length(&numbers), across: size.across) })
    default:
      items = .sized(
        (0..<count).map { _ in
          FlowSize(along: length(&numbers), across: length(&numbers) * [1, 1, 3][numbers.below(3)])
        })
    }
    func gap(_ numbers: inout SeededGenerator) -> CGFloat {
      [0, 0, 5, 10, 7.25][numbers.below(5)]
    }
    return FlowSection(
      insets: FlowInsets(
        before: gap(&numbers), after: gap(&numbers), leading: gap(&numbers),
        trailing: gap(&numbers)),
      lineSpacing: gap(&numbers), itemSpacing: gap(&numbers), header: gap(&numbers) * 2,
      footer: gap(&numbers), items: items)
  }

  private func rect(_ frame: CGRect, _ axis: FlowAxis) -> FlowRect {
    FlowRect(
      along: axis.span(frame).start, across: axis.crossing.span(frame).start,
      size: axis.size(frame.size))
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

  private func isNear(_ one: FlowRect?, _ other: FlowRect?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return isNear(one.along, other.along) && isNear(one.across, other.across)
      && one.size == other.size
  }
}

extension FlowGeometry {
  fileprivate func frame(of element: Element) -> CGRect? {
    switch element {
    case .header(let section): frame(ofHeader: section)
    case .item(let path): frame(ofItem: path)
    case .footer(let section): frame(ofFooter: section)
    }
  }
}

/// A flow, laid out item by item.
private struct PlainFlow {
  private(set) var elements: [(element: FlowGeometry.Element, place: FlowRect?)] = []
  private(set) var spans: [(start: CGFloat, end: CGFloat)] = []
  private(set) var length: CGFloat = 0

  init(_ sections: [FlowSection], across: CGFloat) {
    for (number, section) in sections.enumerated() {
      let start = length
      func bar(_ length: CGFloat, at along: CGFloat) -> FlowRect? {
        length == 0
          ? nil
          : FlowRect(along: along, across: 0, size: FlowSize(along: length, across: across))
      }
      elements.append((.header(number), bar(section.header, at: start)))
      length += section.header + section.insets.before
      place(section, number, across: across)
      length += section.insets.after
      elements.append((.footer(number), bar(section.footer, at: length)))
      length += section.footer
      spans.append((start, length))
    }
  }

  private mutating func place(_ section: FlowSection, _ number: Int, across: CGFloat) {
    let sizes: [FlowSize] =
      switch section.items {
      case .uniform(let size, let count): Array(repeating: size, count: count)
      case .sized(let sizes): sizes
      }
    let room = across - section.insets.leading - section.insets.trailing
    var lines: [[Int]] = []
    var used: CGFloat = 0
    for item in sizes.indices {
      let longer = used + section.itemSpacing + sizes[item].across
      if let last = lines.indices.last, longer <= room + 1e-6 {
        lines[last].append(item)
        used = longer
      } else {
        lines.append([item])
        used = sizes[item].across
      }
    }
    let areAlike = Set(sizes.map(\.across)).count == 1
    for (index, line) in lines.enumerated() {
      if index > 0 { length += section.lineSpacing }
      var width = line.reduce(0) { $0 + sizes[$1].across }
      width += section.itemSpacing * CGFloat(line.count - 1)
      var full = line.count
      if index == lines.count - 1, areAlike {
        // The last line is spread as if it were full.
        while width + section.itemSpacing + sizes[line[0]].across <= room + 1e-6 {
          width += section.itemSpacing + sizes[line[0]].across
          full += 1
        }
      }
      let spare = index < lines.count - 1 || areAlike ? max(0, room - width) : 0
      var cursor = section.insets.leading + (full == 1 ? spare / 2 : 0)
      let height = line.map { sizes[$0].along }.max() ?? 0
      for item in line {
        let place = FlowRect(
          along: length + (height - sizes[item].along) / 2, across: cursor, size: sizes[item])
        elements.append((.item(ItemPath(item: item, section: number)), place))
        cursor += sizes[item].across + section.itemSpacing
        if full > 1 { cursor += spare / CGFloat(full - 1) }
      }
      length += height
    }
  }
}
