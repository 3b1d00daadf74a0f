import Foundation

/// The constraints by which a stack view arranges its views. They are rebuilt for each solution.
@MainActor
struct StackArrangement {
  private(set) var constraints: [LayoutConstraint] = []
  /// Layout guides in the gaps between views, for distributions with equal gaps.
  private(set) var guides: [LayoutGuide] = []
  let stack: StackView
  let canvas: AnyObject
  private let views: [View]
  /// The widths at which content wraps.
  private let lineWidths: [ObjectIdentifier: CGFloat]
  /// Whether views without a size of their own are as small as possible.
  private let breaksTies: Bool

  /// Arranges the views of a stack view.
  init(of stack: StackView, lineWidths: [ObjectIdentifier: CGFloat], breaksTies: Bool) {
    self.stack = stack
    self.lineWidths = lineWidths
    self.breaksTies = breaksTies
    views = stack.shown
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    if let first = views.first, let last = views.last { arrange(from: first, to: last) }
    if views.count < stack.arrangedSubviews.count { collapseHidden() }
  }

  private mutating func arrange(from first: View, to last: View) {
    add(first, start, .equal, canvas, start, "UISV-canvas-connection")
    add(canvas, end, .equal, last, end, "UISV-canvas-connection")
    distribute()
    for view in views { align(view) }
    alignBaselines()
    fit()
  }

  var isRow: Bool { stack.axis == .horizontal }
  var start: LayoutConstraint.Attribute { isRow ? .leading : .top }
  var end: LayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  var length: LayoutConstraint.Attribute { isRow ? .width : .height }
  private var center: LayoutConstraint.Attribute { isRow ? .centerX : .centerY }

  mutating func add(
    _ first: AnyObject, _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, _ second: AnyObject?,
    _ other: LayoutConstraint.Attribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, _ identifier: String, priority: Float = 1000
  ) {
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.identifier = identifier
    constraint.priority = LayoutPriority(priority)
    constraint.arranger = stack
    constraints.append(constraint)
  }

  // MARK: Along the stack

  private var hasEqualGaps: Bool {
    [.equalSpacing, .equalCentering].contains(stack.distribution)
  }

  private mutating func distribute() {
    for (view, next) in zip(views, views.dropFirst()) {
      let byText = stack.isBaselineRelativeArrangement && !isRow
      add(
        next, byText ? .firstBaseline : start, hasEqualGaps ? .greaterThanOrEqual : .equal, view,
        byText ? .lastBaseline : end, plus: stack.spacing(after: view), "UISV-spacing")
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() {
        add(view, length, .equal, views[0], length, "UISV-fill-equally")
      }
    case .fillProportionally: fillProportionally()
    case .equalSpacing: makeGapsEqual(from: end, to: start, priority: 1000)
    case .equalCentering: makeGapsEqual(from: center, to: center, priority: 149)
    }
  }

  /// Gives each view its share of the stack's length, in which the spaces count, too: a stack that is as
  /// long as its views and spaces makes each as long as its content. What remains, or is missing, in another
  /// one, is the last view's; of nested stacks, the first one's. (behaviour 23.3)
  private mutating func fillProportionally() {
    let sizes = views.map { view -> CGFloat in
      let size = proportionalSize(of: view)
      return isRow ? size.width : size.height
    }
    guard let base = sizes.firstIndex(where: { $0 > 0 }) else { return }
    guard sizes.allSatisfy({ $0 >= 0 }) else { return keepProportions(of: sizes, to: base) }
    let total =
      sizes.reduce(0, +) + views.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
    guard total > 0 else { return }
    let adapting = views.allSatisfy { $0 is StackView } ? base : views.count - 1
    for (index, view) in views.enumerated() {
      add(
        view, length, .equal, canvas, length, times: sizes[index] / total,
        "UISV-fill-proportionally", priority: index == adapting ? 998.5 : 999)
    }
  }

  /// Keeps the proportions of the views that have a size, where others have none.
  private mutating func keepProportions(of sizes: [CGFloat], to base: Int) {
    for index in views.indices where index != base && sizes[index] > 0 {
      add(
        views[index], length, .equal, views[base], length, times: sizes[index] / sizes[base],
        "UISV-fill-proportionally", priority: 999)
    }
  }

  /// Returns the size by which a view gets its share: that of its content in its lines, as far as the
  /// view's constraints for its own size agree. (behaviour 23.3)
  private func proportionalSize(of view: View) -> CGSize {
    if let stack = view as? StackView { return stack.sizeThatFits(.zero) }
    let lineWidth = lineWidths[ObjectIdentifier(view)]
    let content = view.layoutContentSize(within: lineWidth)
    guard (isRow ? content.width : content.height) != View.noIntrinsicMetric,
      view.constraints.contains(where: { $0.firstItem === view && $0.secondItem == nil })
    else { return content }
    return LayoutSystem.size(of: view, .compressed, lineWidth: lineWidth)
  }

  private mutating func makeGapsEqual(
    from: LayoutConstraint.Attribute, to: LayoutConstraint.Attribute, priority: Float
  ) {
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = LayoutGuide()
      gap.owningView = stack
      guides.append(gap)
      add(gap, start, .equal, view, from, "UISV-distributing-edge")
      add(next, to, .equal, gap, end, "UISV-distributing-edge")
      add(
        gap, length, .equal, guides[0], length, "UISV-distributing", priority: priority)
    }
  }

  // MARK: Across the stack

  private mutating func align(_ view: View) {
    let (near, far, middle): (LayoutConstraint.Attribute, LayoutConstraint.Attribute, _) =
      isRow ? (.top, .bottom, LayoutConstraint.Attribute.centerY) : (.leading, .trailing, .centerX)
    let alignment = stack.alignment
    let isNear = alignment == .fill || alignment == .leading
    let isFar = alignment == .fill || alignment == .trailing
    // On the side of the common baseline, the others may reach out of the stack (behaviour 23.3).
    let isFirst = view === views[0] || !isRow
    if isFirst || alignment != .firstBaseline {
      add(
        view, near, isNear ? .equal : .greaterThanOrEqual, canvas, near,
        isNear ? "UISV-alignment" : "UISV-spanning-boundary")
    }
    if isFirst || alignment != .lastBaseline {
      add(
        canvas, far, isFar ? .equal : .greaterThanOrEqual, view, far,
        isFar ? "UISV-alignment" : "UISV-spanning-boundary")
    }
    if alignment == .center { add(view, middle, .equal, canvas, middle, "UISV-alignment") }
  }

  private mutating func alignBaselines() {
    guard isRow else { return }
    let attribute: LayoutConstraint.Attribute
    switch stack.alignment {
    case .firstBaseline: attribute = .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    default: return
    }
    for view in views.dropFirst() {
      add(view, attribute, .equal, views[0], attribute, "UISV-alignment")
    }
  }

  /// Makes the stack view no larger than its views need, unless other constraints size it.
  ///
  /// Where its edges are those of its views, this decides only between sizes of views that nothing else
  /// determines.
  private mutating func fit() {
    for attribute in [LayoutConstraint.Attribute.width, .height] {
      let hasRoom = attribute == length ? hasEqualGaps : stack.alignment != .fill
      guard hasRoom || breaksTies else { continue }
      add(
        stack, attribute, .equal, nil, .notAnAttribute,
        hasRoom ? "UISV-canvas-fit" : "UISV-ambiguity-suppression", priority: 25)
    }
  }
}
