import Foundation

/// Where the parts of one section are, from the section's beginning.
struct FlowSectionGeometry: Hashable {
  private enum Lines: Hashable {
    case uniform(UniformLines)
    case sized(SizedLines)
  }

  let header: CGFloat
  let footer: CGFloat
  let itemCount: Int
  /// From the header's beginning to the footer's end.
  let extent: CGFloat
  private let insets: FlowInsets
  private let lines: Lines

  /// Lays out a section.
  ///
  /// - Parameters:
  ///   - across: The width that a line has, insets included.
  /// - Complexity: O(1) for items that are alike, else O(*n*).
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

  /// Where the footer begins, and what is above it ends.
  var footerStart: CGFloat { extent - footer }

  /// Where an item is.
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

  /// The items of the lines that a stretch of the section touches.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let shift = header + insets.before
    return switch lines {
    case .uniform(let lines): lines.items(from: start - shift, to: end - shift)
    case .sized(let lines): lines.items(from: start - shift, to: end - shift)
    }
  }
}
