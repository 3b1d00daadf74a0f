import Foundation

/// The values of a section that a flow needs for its layout.
struct FlowSection: Hashable {
  /// The distances around the items.
  var insets = FlowInsets()
  /// The minimum distance between lines.
  var lineSpacing: CGFloat = 10
  /// The minimum distance between the items of a line.
  var itemSpacing: CGFloat = 10
  /// The header's length along the scroll direction; 0 for none.
  var header: CGFloat = 0
  /// The footer's length along the scroll direction; 0 for none.
  var footer: CGFloat = 0
  /// The items.
  var items: FlowItems
}

/// The sizes of a section's items.
enum FlowItems: Hashable {
  /// All items have the same size, and are laid out by arithmetic.
  case uniform(FlowSize, count: Int)
  /// Each item has a size of its own.
  case sized([FlowSize])

  /// The number of items.
  var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .sized(let sizes): sizes.count
    }
  }

  /// The greatest length across the scroll direction.
  ///
  /// - Complexity: O(1) for items of equal size; otherwise O(*n*).
  var widest: CGFloat {
    switch self {
    case .uniform(let size, let count): count > 0 ? size.across : 0
    case .sized(let sizes): sizes.reduce(0) { max($0, $1.across) }
    }
  }
}

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
