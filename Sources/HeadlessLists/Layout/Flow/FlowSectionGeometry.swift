import Foundation

/// The positions of the parts of a section, relative to its start.
struct FlowSectionGeometry: Hashable {
  private enum Lines: Hashable {
    case uniform(UniformLines)
    case sized(SizedLines)
  }

  let header: CGFloat
  let footer: CGFloat
  let itemCount: Int
  /// The distance from the start of the header to the end of the footer.
  let extent: CGFloat
  private let insets: FlowInsets
  private let lines: Lines

  /// Lays out a section.
  ///
  /// - Parameters:
  ///   - across: The length of a line, insets included.
  /// - Complexity: O(1) for items of equal size; otherwise O(*n*).
  init(_ section: FlowSection, across: CGFloat) {
    let room = across - section.insets.leading - section.insets.trailing
    header = section.header
    footer = section.footer
    itemCount = section.items.count
    insets = section.insets
    let extentOfLines: CGFloat
    switch section.items {
    case .uniform(let size, let count):
      let uniform = UniformLines(size, count: count, room: room, section: section)
      lines = .uniform(uniform)
      extentOfLines = uniform.extent
    case .sized(let sizes):
      let sized = SizedLines(sizes, room: room, section: section)
      lines = .sized(sized)
      extentOfLines = sized.extent
    }
    extent = header + insets.before + extentOfLines + insets.after + footer
  }

  /// The start of the footer, and the end of the parts before it.
  var footerStart: CGFloat { extent - footer }

  /// Returns the rectangle of an item.
  func rect(of item: Int) -> FlowRect {
    var rect =
      switch lines {
      case .uniform(let lines): lines.rect(of: item)
      case .sized(let lines): lines.rect(of: item)
      }
    rect.along += header + insets.before
    rect.across += insets.leading
    return rect
  }

  /// Returns the items in the lines that a range of the section touches.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let shift = header + insets.before
    return switch lines {
    case .uniform(let lines): lines.items(from: start - shift, to: end - shift)
    case .sized(let lines): lines.items(from: start - shift, to: end - shift)
    }
  }
}
