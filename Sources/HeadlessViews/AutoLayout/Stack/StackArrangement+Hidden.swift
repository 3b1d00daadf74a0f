import Foundation

extension StackArrangement {
  /// Collapses the hidden views: each in the middle of the gap where it would stand, those at the ends
  /// without a gap, unless required constraints give it a length. Across the stack it keeps its alignment,
  /// so that a column is as wide as a hidden view that fills it. (behaviour 23.3)
  mutating func collapseHidden() {
    var last: View?
    let arranged = stack.arrangedSubviews
    for (index, view) in arranged.enumerated() where view.superview === stack {
      guard view.isHidden else {
        last = view
        continue
      }
      let isLast = !arranged[index...].contains { !$0.isHidden }
      if let last, !isLast || stack.alignment != .fill {
        let gap = isLast ? 0 : stack.spacing(after: last) / 2
        add(view, start, .equal, last, end, plus: gap, "UISV-hiding")
      } else {
        // Where views fill the stack across, Interface Builder records hidden views at the start of the
        // stack there; otherwise just before it (behaviour 25.109).
        let edge = stack.alignment == .fill ? start : end
        add(view, edge, .equal, canvas, start, "UISV-hiding")
      }
      add(
        view, length, .equal, nil, .notAnAttribute, "UISV-hiding",
        priority: LayoutPriority.required.rawValue - 0.5)
      alignHidden(view)
    }
  }

  private mutating func alignHidden(_ view: View) {
    let (near, far, middle): (LayoutConstraint.Attribute, LayoutConstraint.Attribute, _) =
      isRow ? (.top, .bottom, LayoutConstraint.Attribute.centerY) : (.leading, .trailing, .centerX)
    switch stack.alignment {
    case .fill:
      add(view, near, .equal, canvas, near, "UISV-alignment")
      add(view, far, .equal, canvas, far, "UISV-alignment")
    case .leading, .firstBaseline: add(view, near, .equal, canvas, near, "UISV-alignment")
    case .trailing, .lastBaseline: add(view, far, .equal, canvas, far, "UISV-alignment")
    case .center: add(view, middle, .equal, canvas, middle, "UISV-alignment")
    }
  }
}
