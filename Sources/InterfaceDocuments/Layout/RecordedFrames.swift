import Foundation
import HeadlessControls
import HeadlessLists
import HeadlessViews

/// The frames that a document records for a tree of views, checked against its own required constraints.
///
/// Frames between which a required constraint does not hold, or that a stack view cannot have given to
/// the views that it arranges, are no result of a layout: the document has been changed since, and Xcode
/// did not mark the views as misplaced. Only recorded frames are read, never those of a layout here. What
/// the document does not tell is not judged: margins, safe areas, baselines, sizes of content.
/// (behaviour 23.3)
@MainActor
struct RecordedFrames {
  /// The recorded frames in the coordinates of the outermost view.
  private var frames: [ObjectIdentifier: CGRect] = [:]
  private var stacks: [StackView] = []

  init(_ views: [(element: DocumentElement, view: View)]) {
    for (element, view) in views {
      guard var frame = element.recordedFrame else { continue }
      if views.first?.view === view {
        frame.origin = .zero
      } else {
        // A hidden view has left the arrangement of its stack.
        guard let outer = view.superview, let place = frames[ObjectIdentifier(outer)],
          !(view.isHidden && outer is StackView)
        else { continue }
        frame = frame.offsetBy(dx: place.minX, dy: place.minY)
      }
      frames[ObjectIdentifier(view)] = frame
      if let stack = view as? StackView { stacks.append(stack) }
    }
  }

  /// Returns the views of which the recorded frames contradict the document.
  ///
  /// - Parameter constraints: The document's constraints.
  func contradictory(_ constraints: [LayoutConstraint]) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    for constraint in constraints where !holds(constraint) {
      for case let view as View in [constraint.firstItem, constraint.secondItem] {
        found.insert(ObjectIdentifier(view))
      }
    }
    for stack in stacks where !holds(stack) {
      for view in [stack] + stack.arrangedSubviews { found.insert(ObjectIdentifier(view)) }
    }
    return found
  }

  /// The difference that rounding explains, in points: a pixel at each of two edges, where a point has
  /// two.
  private static let rounding: CGFloat = 1.01

  // MARK: Constraints

  /// Returns whether the recorded frames agree with a constraint, as far as they tell.
  private func holds(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.isActive, constraint.priority == .required,
      let first = end(constraint.firstItem, constraint.firstAttribute, constraint.secondItem)
    else { return true }
    var expected = constraint.constant
    var slack = first.slack
    if constraint.secondItem != nil {
      guard
        let second = end(
          constraint.secondItem, constraint.secondAttribute, constraint.firstItem),
        // Where a position is measured from depends on the layout if it is multiplied.
        constraint.multiplier == 1 || first.isLength && second.isLength
      else { return true }
      expected += constraint.multiplier * second.value
      slack += second.slack
    }
    let allowed = (Self.rounding + slack) * max(1, abs(constraint.multiplier))
    let difference = first.value - expected
    return switch constraint.relation {
    case .equal: abs(difference) <= allowed
    case .greaterThanOrEqual: difference >= -allowed
    case .lessThanOrEqual: difference <= allowed
    }
  }

  private struct End {
    let value: CGFloat
    var isLength = false
    /// What constraints may leave out at the view's edges, in points.
    let slack: CGFloat
  }

  /// Returns one side of a constraint; `nil` if the record does not tell it.
  private func end(
    _ item: AnyObject?, _ attribute: LayoutConstraint.Attribute, _ other: AnyObject?
  ) -> End? {
    guard let view = item as? View, let frame = frames[ObjectIdentifier(view)] else { return nil }
    // Symbols have insets that no document tells.
    if let image = (view as? ImageView)?.image, image.isSymbolImage { return nil }
    // What is in a scroll view is placed in its content.
    if view is ScrollView, let inside = other as? View, inside !== view,
      inside.isDescendant(of: view)
    {
      return nil
    }
    let insets = view.alignmentRectInsets
    let slack = abs(insets.top) + abs(insets.left) + abs(insets.bottom) + abs(insets.right)
    let isFlipped = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Xcode records the content of a cell wider than it laid it out.
    let isCellContent = view.superview is TableViewCell || view is TableViewCell
    switch attribute {
    case .top: return End(value: frame.minY, slack: slack)
    case .bottom: return End(value: frame.maxY, slack: slack)
    case .centerY: return End(value: frame.midY, slack: slack)
    case .height: return End(value: frame.height, isLength: true, slack: slack)
    case _ where isCellContent: return nil
    case .left: return End(value: frame.minX, slack: slack)
    case .right: return End(value: frame.maxX, slack: slack)
    case .leading where !isFlipped: return End(value: frame.minX, slack: slack)
    case .trailing where !isFlipped: return End(value: frame.maxX, slack: slack)
    case .centerX: return End(value: frame.midX, slack: slack)
    case .width: return End(value: frame.width, isLength: true, slack: slack)
    default: return nil
    }
  }

  // MARK: Stack views

  /// A part of a line, in points.
  private struct Stretch {
    let start: CGFloat
    let length: CGFloat
    let slack: CGFloat
    var end: CGFloat { start + length }
    var middle: CGFloat { start + length / 2 }
  }

  private func stretch(of view: View, along axis: Axis) -> Stretch? {
    guard let frame = frames[ObjectIdentifier(view)] else { return nil }
    if let image = (view as? ImageView)?.image, image.isSymbolImage { return nil }
    let insets = view.alignmentRectInsets
    return axis == .horizontal
      ? Stretch(
        start: frame.minX, length: frame.width, slack: abs(insets.left) + abs(insets.right))
      : Stretch(
        start: frame.minY, length: frame.height, slack: abs(insets.top) + abs(insets.bottom))
  }

  /// Returns whether a stack view can have placed its views where they are recorded.
  private func holds(_ stack: StackView) -> Bool {
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    guard !shown.isEmpty, !stack.isLayoutMarginsRelativeArrangement,
      stack.effectiveUserInterfaceLayoutDirection == .leftToRight
    else { return true }
    return holdsAlong(stack, shown) && holdsAcross(stack, shown)
  }

  private func holdsAlong(_ stack: StackView, _ shown: [View]) -> Bool {
    let parts = shown.compactMap { stretch(of: $0, along: stack.axis) }
    guard let whole = stretch(of: stack, along: stack.axis), parts.count == shown.count,
      !(stack.isBaselineRelativeArrangement && stack.axis == .vertical)
    else { return true }
    let slack = parts.reduce(0) { max($0, $1.slack) } * 2
    let allowed = Self.rounding + slack
    let gaps = zip(parts, parts.dropFirst()).map { $1.start - $0.end }
    guard abs(parts[0].start - whole.start) <= allowed,
      abs(parts[parts.count - 1].end - whole.end) <= allowed
    else { return false }
    switch stack.distribution {
    case .fill, .fillProportionally:
      return gaps.allSatisfy { abs($0 - stack.spacing) <= allowed }
    case .fillEqually:
      return gaps.allSatisfy { abs($0 - stack.spacing) <= allowed }
        && parts.allSatisfy { abs($0.length - parts[0].length) <= allowed }
    case .equalSpacing:
      return gaps.allSatisfy { $0 >= stack.spacing - allowed && abs($0 - gaps[0]) <= allowed }
    case .equalCentering:
      return gaps.allSatisfy { $0 >= stack.spacing - allowed }
    }
  }

  private func holdsAcross(_ stack: StackView, _ shown: [View]) -> Bool {
    let across: Axis = stack.axis == .horizontal ? .vertical : .horizontal
    guard let whole = stretch(of: stack, along: across) else { return true }
    return shown.allSatisfy { view in
      guard let part = stretch(of: view, along: across) else { return true }
      let allowed = Self.rounding + part.slack
      return switch stack.alignment {
      case .fill:
        abs(part.start - whole.start) <= allowed && abs(part.end - whole.end) <= allowed
      case .leading: abs(part.start - whole.start) <= allowed
      case .trailing: abs(part.end - whole.end) <= allowed
      case .center: abs(part.middle - whole.middle) <= allowed
      case .firstBaseline, .lastBaseline: true
      }
    }
  }
}
