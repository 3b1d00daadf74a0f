import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// Returns the expression of one side of a constraint: an attribute, or its distance from an
  /// origin.
  func value(
    _ attribute: LayoutConstraint.Attribute, of item: AnyObject, from origin: LayoutOrigin?,
    in top: View, for constraint: LayoutConstraint
  ) -> LinearExpression {
    var expression = value(attribute, of: item, in: top, for: constraint)
    if let origin, let start = origin.item {
      expression.add(value(origin.attribute, of: start, in: top, for: constraint), times: -1)
    }
    return expression
  }

  /// Returns the expression of an item's attribute, as a constraint uses it.
  func value(
    _ attribute: LayoutConstraint.Attribute, of item: AnyObject, in top: View,
    for constraint: LayoutConstraint
  ) -> LinearExpression {
    if let view = item as? View {
      if let plain = attribute.withoutMargin {
        // Like the edges of a scroll view, its margins are those of its content. (behaviour 23.3)
        if let scroll = view as? ScrollView, view === top, !scroll.makesOwnContentSize,
          plain != .centerX, plain != .centerY
        {
          return value(plain, ofMarginsOf: scroll, for: constraint)
        }
        return value(plain, of: view.layoutMarginsGuide, in: top, for: constraint)
      }
      switch attribute {
      case .width: return alignmentRect(of: view, localFrame(of: view)).width
      case .height: return alignmentRect(of: view, localFrame(of: view)).height
      case .firstBaseline:
        let text = view.forFirstBaselineLayout
        let frame = frame(of: text, in: top)
        if let distance = text.baselineFromCenter {
          return frame.y + frame.height * 0.5 + Double(distance)
        }
        return frame.y + Double(text.firstBaselineFromTop * text.contentScale)
      case .lastBaseline:
        let text = view.forLastBaselineLayout
        let frame = frame(of: text, in: top)
        if let distance = text.baselineFromCenter {
          return frame.y + frame.height * 0.5 + Double(distance)
        }
        return frame.y + frame.height + -Double(text.lastBaselineFromBottom * text.contentScale)
      default: break
      }
    }
    let frame = alignmentRect(of: item, frame(of: item, in: top))
    return value(attribute, of: item, frame, in: top, constraint)
  }

  /// Returns the expression of an attribute of the content of a scroll view, inside its margins.
  private func value(
    _ attribute: LayoutConstraint.Attribute, ofMarginsOf scroll: ScrollView,
    for constraint: LayoutConstraint
  ) -> LinearExpression {
    var frame = frame(of: scroll, in: scroll)
    let margins = scroll.layoutMargins
    frame.x.constant += margins.left
    frame.y.constant += margins.top
    frame.width.constant -= margins.left + margins.right
    frame.height.constant -= margins.top + margins.bottom
    return value(attribute, of: scroll.layoutMarginsGuide, frame, in: scroll, constraint)
  }

  private func value(
    _ attribute: LayoutConstraint.Attribute, of item: AnyObject, _ frame: Frame, in top: View,
    _ constraint: LayoutConstraint
  ) -> LinearExpression {
    var frame = frame
    if item === top, let scroll = item as? ScrollView {
      // Edges are those of the content, centers those of the frame.
      let visible = localFrame(of: scroll)
      if attribute == .centerX { (frame.x, frame.width) = (LinearExpression(), visible.width) }
      if attribute == .centerY { (frame.y, frame.height) = (LinearExpression(), visible.height) }
    }
    if attribute.kind == .horizontal, constraint.isReadFromRight {
      return readFromRight(attribute, frame)
    }
    switch attribute {
    case .left, .leading: return frame.x
    case .right, .trailing: return frame.x + frame.width
    case .top, .firstBaseline: return frame.y
    case .bottom, .lastBaseline: return frame.y + frame.height
    case .centerX: return frame.x + frame.width * 0.5
    case .centerY: return frame.y + frame.height * 0.5
    case .width: return frame.width
    case .height: return frame.height
    default: return LinearExpression()
    }
  }

  /// Returns the rectangle that constraints place, from an item's frame: without the parts of a view
  /// that its alignment insets exclude, such as the shadow of a control. (behaviour 23.3)
  private func alignmentRect(of item: AnyObject, _ frame: Frame) -> Frame {
    guard let insets = (item as? View)?.alignmentRectInsets, insets != .zero else { return frame }
    var frame = frame
    frame.x.constant += insets.left
    frame.y.constant += insets.top
    frame.width.constant -= insets.left + insets.right
    frame.height.constant -= insets.top + insets.bottom
    return frame
  }

  /// Returns a position measured from right to left, so that constants follow the reading
  /// direction.
  private func readFromRight(
    _ attribute: LayoutConstraint.Attribute, _ frame: Frame
  ) -> LinearExpression {
    switch attribute {
    case .left, .trailing: frame.x * -1
    case .right, .leading: (frame.x + frame.width) * -1
    default: (frame.x + frame.width * 0.5) * -1
    }
  }
}

extension LayoutConstraint {
  /// The direction is that of the view around the items, which holds the constraint: a view's own
  /// direction is that of its contents.
  fileprivate var isReadFromRight: Bool {
    (firstAttribute.followsReading || secondAttribute.followsReading)
      && (owner ?? itemViews.first)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
