import Foundation

// A flow runs along one axis and breaks its lines across it. The geometry knows only these two;
// which of them is down and which is right is decided here.

/// A size seen from the scroll direction, in points.
struct FlowSize: Hashable {
  /// The side along which the content scrolls.
  var along: CGFloat
  /// The side along which a line runs.
  var across: CGFloat
}

/// A rectangle seen from the scroll direction, in points.
struct FlowRect: Hashable {
  var along: CGFloat
  var across: CGFloat
  var size: FlowSize
}

/// Insets seen from the scroll direction, in points.
struct FlowInsets: Hashable {
  /// Before the first line.
  var before: CGFloat = 0
  /// After the last line.
  var after: CGFloat = 0
  /// Before the first item of a line.
  var leading: CGFloat = 0
  /// After the last item of a line.
  var trailing: CGFloat = 0
}

/// The direction in which a flow scrolls.
enum FlowAxis: Hashable {
  case vertical
  case horizontal

  /// The axis of a layout that scrolls in a direction.
  init(_ direction: CollectionView.ScrollDirection) {
    switch direction {
    case .vertical: self = .vertical
    case .horizontal: self = .horizontal
    }
  }
}

extension FlowAxis {
  /// A size, seen from this axis.
  func size(_ size: CGSize) -> FlowSize {
    switch self {
    case .vertical: FlowSize(along: size.height, across: size.width)
    case .horizontal: FlowSize(along: size.width, across: size.height)
    }
  }

  /// A size, seen as everyone does.
  func size(_ size: FlowSize) -> CGSize {
    switch self {
    case .vertical: CGSize(width: size.across, height: size.along)
    case .horizontal: CGSize(width: size.along, height: size.across)
    }
  }

  /// A rectangle, seen as everyone does.
  func rect(_ rect: FlowRect) -> CGRect {
    switch self {
    case .vertical:
      CGRect(origin: CGPoint(x: rect.across, y: rect.along), size: size(rect.size))
    case .horizontal:
      CGRect(origin: CGPoint(x: rect.along, y: rect.across), size: size(rect.size))
    }
  }

  /// Insets, seen from this axis.
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

  /// Where a rectangle begins and ends along this axis.
  func span(_ rect: CGRect) -> (start: CGFloat, end: CGFloat) {
    switch self {
    case .vertical: (rect.minY, rect.maxY)
    case .horizontal: (rect.minX, rect.maxX)
    }
  }

  /// A point's place along this axis.
  func along(_ point: CGPoint) -> CGFloat {
    switch self {
    case .vertical: point.y
    case .horizontal: point.x
    }
  }

  /// A rectangle moved to another place along this axis.
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

  /// A point, seen as everyone does.
  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    switch self {
    case .vertical: CGPoint(x: across, y: along)
    case .horizontal: CGPoint(x: along, y: across)
    }
  }

  /// A size as long as one and as wide as another.
  func size(_ size: CGSize, withAcrossOf other: CGSize) -> CGSize {
    self.size(FlowSize(along: self.size(size).along, across: self.size(other).across))
  }

  /// The edges at which something along this axis begins and ends.
  var edges: (first: DirectionalRectEdge, last: DirectionalRectEdge) {
    switch self {
    case .vertical: (.top, .bottom)
    case .horizontal: (.leading, .trailing)
    }
  }
}
