import Foundation

// A flow runs along one axis and breaks its lines across it. The geometry uses only these two; this
// file maps them to the vertical and the horizontal.

/// A size relative to the scroll direction, in points.
struct FlowSize: Hashable {
  /// The length along the scroll direction.
  var along: CGFloat
  /// The length along a line.
  var across: CGFloat
}

/// A rectangle relative to the scroll direction, in points.
struct FlowRect: Hashable {
  var along: CGFloat
  var across: CGFloat
  var size: FlowSize
}

/// Insets relative to the scroll direction, in points.
struct FlowInsets: Hashable {
  /// The inset before the first line.
  var before: CGFloat = 0
  /// The inset after the last line.
  var after: CGFloat = 0
  /// The inset before the first item of a line.
  var leading: CGFloat = 0
  /// The inset after the last item of a line.
  var trailing: CGFloat = 0
}

/// The direction in which a flow scrolls.
enum FlowAxis: Hashable {
  case vertical
  case horizontal

  /// Creates the axis of a layout with a scroll direction.
  init(_ direction: CollectionView.ScrollDirection) {
    switch direction {
    case .vertical: self = .vertical
    case .horizontal: self = .horizontal
    }
  }
}

extension FlowAxis {
  /// Returns a size relative to this axis.
  func size(_ size: CGSize) -> FlowSize {
    switch self {
    case .vertical: FlowSize(along: size.height, across: size.width)
    case .horizontal: FlowSize(along: size.width, across: size.height)
    }
  }

  /// Returns a size in the usual coordinates.
  func size(_ size: FlowSize) -> CGSize {
    switch self {
    case .vertical: CGSize(width: size.across, height: size.along)
    case .horizontal: CGSize(width: size.along, height: size.across)
    }
  }

  /// Returns a rectangle in the usual coordinates.
  func rect(_ rect: FlowRect) -> CGRect {
    switch self {
    case .vertical:
      CGRect(origin: CGPoint(x: rect.across, y: rect.along), size: size(rect.size))
    case .horizontal:
      CGRect(origin: CGPoint(x: rect.along, y: rect.across), size: size(rect.size))
    }
  }

  /// Returns insets relative to this axis.
  func insets(_ insets: EdgeInsets) -> FlowInsets {
    switch self {
    case .vertical:
      FlowInsets(
        before: insets.top, after: insets.bottom, leading: insets.left, trailing: insets.right)
    case .horizontal:
      FlowInsets(
        before: insets.left, after: insets.right, leading: insets.top, trailing: insets.bottom)
    }
  }

  /// Returns the start and the end of a rectangle along this axis.
  func span(_ rect: CGRect) -> (start: CGFloat, end: CGFloat) {
    switch self {
    case .vertical: (rect.minY, rect.maxY)
    case .horizontal: (rect.minX, rect.maxX)
    }
  }

  /// Returns the coordinate of a point along this axis.
  func along(_ point: CGPoint) -> CGFloat {
    switch self {
    case .vertical: point.y
    case .horizontal: point.x
    }
  }

  /// Returns a rectangle, moved to another position along this axis.
  func moved(_ rect: CGRect, to start: CGFloat) -> CGRect {
    switch self {
    case .vertical: CGRect(x: rect.minX, y: start, width: rect.width, height: rect.height)
    case .horizontal: CGRect(x: start, y: rect.minY, width: rect.width, height: rect.height)
    }
  }
}

extension FlowAxis {
  /// The other axis.
  var crossing: FlowAxis {
    switch self {
    case .vertical: .horizontal
    case .horizontal: .vertical
    }
  }

  /// Returns a point in the usual coordinates.
  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    switch self {
    case .vertical: CGPoint(x: across, y: along)
    case .horizontal: CGPoint(x: along, y: across)
    }
  }

  /// Returns a size with the length of one size along this axis, and that of another across it.
  func size(_ size: CGSize, withAcrossOf other: CGSize) -> CGSize {
    self.size(FlowSize(along: self.size(size).along, across: self.size(other).across))
  }

  /// The edges at the start and the end of this axis.
  var edges: (first: DirectionalRectEdge, last: DirectionalRectEdge) {
    switch self {
    case .vertical: (.top, .bottom)
    case .horizontal: (.leading, .trailing)
    }
  }
}
