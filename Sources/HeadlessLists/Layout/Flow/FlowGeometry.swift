import Foundation
import ListCore

/// The positions of all elements in a flow: consecutive sections, each with a header, lines of
/// items, and a footer.
///
/// A pure value. Items of equal size cost nothing until their frames are requested, so a million of
/// them are laid out as fast as ten.
struct FlowGeometry: Hashable {
  /// One element of a flow.
  enum Element: Hashable {
    case header(Int)
    case item(ItemPath)
    case footer(Int)
  }

  let axis: FlowAxis
  /// The length of a line, insets included.
  let across: CGFloat
  private let scale: CGFloat
  private let sections: [FlowSectionGeometry]
  /// The start of each section, followed by the end of the last one.
  private let starts: [CGFloat]

  /// Lays out sections.
  ///
  /// - Parameters:
  ///   - across: The length of a line.
  ///   - scale: The number of pixels in a point; frames are aligned to whole pixels.
  /// - Complexity: O(*s* + *m*) for *s* sections and *m* items with a size of their own.
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
  /// The size of the content.
  var contentSize: CGSize {
    axis.size(FlowSize(along: starts.last ?? 0, across: across))
  }

  /// The number of sections.
  var sectionCount: Int { sections.count }

  /// Returns the frame of an item; `nil` if it does not exist.
  func frame(ofItem path: ItemPath) -> CGRect? {
    guard sections.indices.contains(path.section),
      (0..<sections[path.section].itemCount).contains(path.item)
    else { return nil }
    return rect(sections[path.section].rect(of: path.item), in: path.section)
  }

  /// Returns the frame of a section's header; `nil` if it has none.
  func frame(ofHeader section: Int) -> CGRect? {
    guard sections.indices.contains(section), sections[section].header > 0 else { return nil }
    let size = FlowSize(along: sections[section].header, across: across)
    return rect(FlowRect(along: 0, across: 0, size: size), in: section)
  }

  /// Returns the frame of a section's footer; `nil` if it has none.
  func frame(ofFooter section: Int) -> CGRect? {
    guard sections.indices.contains(section), sections[section].footer > 0 else { return nil }
    let size = FlowSize(along: sections[section].footer, across: across)
    return rect(
      FlowRect(along: sections[section].footerStart, across: 0, size: size), in: section)
  }

  /// Returns the range in which a pinned header may cover a section's items, along the scroll
  /// direction: from the section's start to its footer.
  func body(of section: Int) -> (start: CGFloat, end: CGFloat) {
    (starts[section], starts[section] + sections[section].footerStart)
  }

  /// Returns the start and the end of a section, along the scroll direction.
  func span(of section: Int) -> (start: CGFloat, end: CGFloat) {
    (starts[section], starts[section + 1])
  }

  /// Returns the sections that a rectangle touches.
  ///
  /// - Complexity: O(log *s*).
  func sections(touching rect: CGRect) -> Range<Int> {
    let (start, end) = axis.span(rect)
    let first = starts.dropFirst().partitioningIndex { $0 >= start } - 1
    let last = starts.dropLast().partitioningIndex { $0 > end }
    return first < last ? first..<last : 0..<0
  }

  /// Returns the elements that a rectangle touches, section by section: header, items, footer.
  ///
  /// - Complexity: O(log *n* + *k*), where *k* is the number of elements in the touched lines.
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
  /// Returns whether two rectangles share more than an edge, or one that is empty is inside the
  /// other.
  func touches(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      || (other.isEmpty && !isEmpty && contains(other.origin))
  }
}

extension RandomAccessCollection {
  /// Returns the first index whose element satisfies a condition that all later elements satisfy
  /// too.
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
