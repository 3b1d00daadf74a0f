import Foundation

/// The frames of the content and the accessories of a list cell.
///
/// A pure value, in the cell's coordinates. The spaces of accessories keep the cell's margins from
/// its edges; the content ends where the first space begins. Each accessory is centred in its
/// space, even if it is wider. (behaviour 21.25, 21.26, 21.29)
struct CellAccessoryLayout: Equatable {
  /// One accessory: its reserved width and its size.
  struct Element: Equatable {
    var room: CGFloat
    var size: CGSize
    /// Whether a line separates it from the accessories before it.
    var hasLine = false
  }

  private(set) var content: CGRect
  private(set) var leading: [CGRect] = []
  private(set) var trailing: [CGRect] = []
  /// The line in front of the reorder control, if it is visible.
  private(set) var line: CGRect?

  /// Lays out a list cell.
  ///
  /// - Parameters:
  ///   - size: The size of the cell.
  ///   - margins: The margins of the cell.
  ///   - leading: The accessories before the content, in reading direction.
  ///   - trailing: The accessories after it, in reading direction.
  ///   - indentation: The indentation of the content.
  ///   - indentsAccessories: Whether the leading accessories are indented too. (behaviour 21.33)
  init(
    _ size: CGSize, margins: DirectionalEdgeInsets, leading: [Element], trailing: [Element],
    indentation: CGFloat = 0, indentsAccessories: Bool = true
  ) {
    var start = indentsAccessories ? indentation : 0
    for (index, element) in leading.enumerated() {
      start += index == 0 ? margins.leading : CellMetrics.leadingAccessorySpacing
      self.leading.append(Self.place(element, from: start, in: size.height))
      start += element.room
    }
    if !indentsAccessories { start += indentation }

    var end = size.width
    for (index, element) in trailing.reversed().enumerated() {
      end -= index == 0 ? margins.trailing : CellMetrics.trailingAccessorySpacing
      end -= element.room
      self.trailing.insert(Self.place(element, from: end, in: size.height), at: 0)
      guard element.hasLine, trailing.count > 1 else { continue }
      end -= CellMetrics.trailingAccessorySpacing + CellMetrics.accessoryLineWidth
      line = CGRect(x: end, y: 0, width: CellMetrics.accessoryLineWidth, height: size.height)
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
    mirrored.line = line.map(mirror)
    return mirrored
  }

  private static func place(_ element: Element, from start: CGFloat, in height: CGFloat) -> CGRect {
    CGRect(
      x: start + (element.room - element.size.width) / 2, y: (height - element.size.height) / 2,
      width: element.size.width, height: element.size.height)
  }
}
