import Foundation

/// The frames of the content and the accessories of a list cell.
///
/// A pure value, in the cell's coordinates. Accessories are 16 points from the edges and 8 points
/// from each other and from the content; each is centred in its reserved width.
struct CellAccessoryLayout: Equatable {
  /// One accessory: its reserved width and its size.
  struct Element: Equatable {
    var room: CGFloat
    var size: CGSize
  }

  private(set) var content: CGRect
  private(set) var leading: [CGRect] = []
  private(set) var trailing: [CGRect] = []

  /// Lays out a list cell.
  ///
  /// - Parameters:
  ///   - size: The size of the cell.
  ///   - leading: The accessories before the content, in reading direction.
  ///   - trailing: The accessories after it, in reading direction.
  ///   - indentation: The indentation of the content.
  ///   - indentsAccessories: Whether the leading accessories are indented too.
  init(
    _ size: CGSize, leading: [Element], trailing: [Element], indentation: CGFloat = 0,
    indentsAccessories: Bool = true
  ) {
    var start = indentsAccessories ? indentation : 0
    if !leading.isEmpty { start += CellMetrics.sideMargin }
    for element in leading {
      self.leading.append(Self.place(element, from: start, in: size.height))
      start += element.room + CellMetrics.spacing
    }
    // The content view has its own margin.
    if !leading.isEmpty { start -= CellMetrics.spacing }
    if !indentsAccessories { start += indentation }

    var end = size.width
    if !trailing.isEmpty { end -= CellMetrics.sideMargin }
    for element in trailing.reversed() {
      end -= element.room
      self.trailing.insert(Self.place(element, from: end, in: size.height), at: 0)
      end -= CellMetrics.spacing
    }
    content = CGRect(x: start, y: 0, width: max(0, end - start), height: size.height)
  }

  /// Returns the mirrored layout, for right-to-left languages.
  func mirrored(in width: CGFloat) -> CellAccessoryLayout {
    func mirror(_ rect: CGRect) -> CGRect {
      CGRect(origin: CGPoint(x: width - rect.maxX, y: rect.minY), size: rect.size)
    }
    var mirrored = self
    mirrored.content = mirror(content)
    mirrored.leading = leading.map(mirror)
    mirrored.trailing = trailing.map(mirror)
    return mirrored
  }

  private static func place(_ element: Element, from start: CGFloat, in height: CGFloat) -> CGRect {
    CGRect(
      x: start + (element.room - element.size.width) / 2, y: (height - element.size.height) / 2,
      width: element.size.width, height: element.size.height)
  }
}
