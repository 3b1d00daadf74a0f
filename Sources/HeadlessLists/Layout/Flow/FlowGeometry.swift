import Foundation
import ListCore

/// Where everything is in a flow: sections one after another, each a header, lines of items, and a
/// footer.
///
/// A pure value. Items that are all alike cost nothing until they are asked for, so a million of
/// them are laid out as quickly as ten.
struct FlowGeometry: Hashable {
  /// One element of a flow.
  enum Element: Hashable {
    case header(Int)
    case item(ItemPath)
    case footer(Int)
  }

  let axis: FlowAxis
  /// The width that a line has, insets included.
  let across: CGFloat
  private let scale: CGFloat
  private let sections: [FlowSectionGeometry]
  /// Where each section begins, and where the last one ends.
  private let starts: [CGFloat]

  /// Lays out sections.
  ///
  /// - Parameters:
  ///   - across: The width that a line has.
  ///   - scale: The number of pixels in a point; corners are put on whole pixels.
  /// - Complexity: O(*s* + *m*) for *s* sections and *m* items that have a size of their own.
  init(_ sections: [FlowSection], axis: FlowAxis, across: CGFloat, scale: CGFloat) {
    self.axis = axis
    self.across = across
    self.scale = scale
    self.sections = sections.map { FlowSectionGeometry($0, across: across) }
    var starts: [CGFloat] = [0]
    starts.reserveCapacity(sections.count + 1)
    for section in self.sections { starts.append((starts.last ?? 0) + section.extent) }
    self.starts = starts
  }
}

extension FlowGeometry {
  /// The size of everything.
  var contentSize: CGSize {
    axis.size(FlowSize(along: starts.last ?? 0, across: across))
  }

  /// The number of sections.
  var sectionCount: Int { sections.count }

  /// Where an item is; `nil` if there is no such item.
  func frame(ofItem path: ItemPath) -> CGRect? {
    guard sections.indices.contains(path.section),
      (0..<sections[path.section].itemCount).contains(path.item)
    else { return nil }
    return rect(sections[path.section].rect(of: path.item), in: path.section)
  }

  /// Where a section's header is; `nil` if it has none.
  func frame(ofHeader section: Int) -> CGRect? {
    guard sections.indices.contains(section), sections[section].header > 0 else { return nil }
    let size = FlowSize(along: sections[section].header, across: across)
    return rect(FlowRect(along: 0, across: 0, size: size), in: section)
  }

  /// Where a section's footer is; `nil` if it has none.
  func frame(ofFooter section: Int) -> CGRect? {
    guard sections.indices.contains(section), sections[section].footer > 0 else { return nil }
    let size = FlowSize(along: sections[section].footer, across: across)
    return rect(
      FlowRect(along: sections[section].footerStart, across: 0, size: size), in: section)
  }

  /// Where a section's items may be covered by a header: from its beginning to its footer, along
  /// the scroll direction.
  func body(of section: Int) -> (start: CGFloat, end: CGFloat) {
    (starts[section], starts[section] + sections[section].footerStart)
  }

  /// Where a section begins and ends, along the scroll direction.
  func span(of section: Int) -> (start: CGFloat, end: CGFloat) {
    (starts[section], starts[section + 1])
  }

  /// The sections that a rectangle touches.
  ///
  /// - Complexity: O(log *s*).
  func sections(touching rect: CGRect) -> Range<Int> {
    let (start, end) = axis.span(rect)
    let first = starts.dropFirst().partitioningIndex { $0 >= start } - 1
    let last = starts.dropLast().partitioningIndex { $0 > end }
    return first < last ? first..<last : 0..<0
  }

  /// The elements that a rectangle touches: section by section, header, items, footer.
  ///
  /// - Complexity: O(log *n* + *k*), where *k* is the number of elements in the lines touched.
  func elements(touching rect: CGRect) -> [Element] {
    var found: [Element] = []
    let (start, end) = axis.span(rect)
    for section in sections(touching: rect) {
      if let frame = frame(ofHeader: section), rect.touches(frame) {
        found.append(.header(section))
      }
      let items = sections[section].items(
        from: start - starts[section], to: end - starts[section])
      for item in items {
        let path = ItemPath(item: item, section: section)
        if let frame = frame(ofItem: path), rect.touches(frame) { found.append(.item(path)) }
      }
      if let frame = frame(ofFooter: section), rect.touches(frame) {
        found.append(.footer(section))
      }
    }
    return found
  }

  private func rect(_ rect: FlowRect, in section: Int) -> CGRect {
    var rect = rect
    rect.along = onPixel(rect.along + starts[section])
    rect.across = onPixel(rect.across)
    return axis.rect(rect)
  }

  private func onPixel(_ place: CGFloat) -> CGFloat {
    scale > 0 ? (place * scale).rounded() / scale : place
  }
}

extension CGRect {
  /// Whether the two have more than an edge in common. A rectangle without area may be inside.
  func touches(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      || (other.isEmpty && !isEmpty && contains(other.origin))
  }
}

extension RandomAccessCollection {
  /// The first index whose element satisfies something that all elements after it satisfy too.
  ///
  /// - Complexity: O(log *n*).
  func partitioningIndex(where holds: (Element) -> Bool) -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if holds(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
