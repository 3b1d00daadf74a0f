import ConstraintSolver
import Foundation

/// The constraints in a view that are solved together, and the frames that they determine.
///
/// The root view's frame is given, or its size is solved for. Descendants with a given frame are
/// constants, and their contents are a separate system, unless a constraint crosses into them. All
/// positions are in the superview's coordinates.
@MainActor
package final class LayoutSystem {
  /// A rectangle of linear expressions.
  struct Frame {
    var x = LinearExpression()
    var y = LinearExpression()
    var width = LinearExpression()
    var height = LinearExpression()

    init() {}

    init(_ rect: CGRect) {
      x.constant = rect.minX
      y.constant = rect.minY
      width.constant = rect.width
      height.constant = rect.height
    }
  }

  let root: View
  var solver = LayoutSolver()
  /// The constraint for each index in the solver.
  private(set) var sources: [Int: LayoutConstraint] = [:]
  private(set) var rootFrame = Frame()
  /// The views whose frames are solved for, outer ones first.
  private(set) var views: [View] = []
  private(set) var guides: [LayoutGuide] = []
  /// The scroll views whose content sizes are solved for.
  private(set) var scrollViews: [ScrollView] = []
  private var frames: [ObjectIdentifier: Frame] = [:]
  private var contents: [ObjectIdentifier: Frame] = [:]
  private var collected: [LayoutConstraint] = []
  /// The views that a constraint or the size of their content mentions.
  private var mentioned: Set<ObjectIdentifier> = []
  /// The widths at which content wraps.
  let lineWidths: [ObjectIdentifier: CGFloat]
  /// Whether ties are broken that the constraints themselves leave open.
  private let breaksTies: Bool

  init(
    _ root: View, fitting: LayoutFitting?, lineWidths: [ObjectIdentifier: CGFloat],
    breaksTies: Bool = true
  ) {
    self.root = root
    self.lineWidths = lineWidths
    self.breaksTies = breaksTies
    rootFrame = makeRootFrame(fitting)
    collect(root)
    if fitting != nil { addContentSize(of: root) }
    for view in views { addContentSize(of: view) }
    for constraint in collected { add(constraint) }
  }

  private func makeRootFrame(_ fitting: LayoutFitting?) -> Frame {
    guard let fitting else { return Frame(root.bounds) }
    var frame = Frame(root.bounds)
    frame.width = size(of: fitting.target.width, fitting.horizontal)
    frame.height = size(of: fitting.target.height, fitting.vertical)
    return frame
  }

  private func size(of target: CGFloat, _ priority: LayoutPriority) -> LinearExpression {
    guard priority.rawValue < LayoutPriority.required.rawValue else {
      return LinearExpression(target)
    }
    let size = solver.makeVariable(canBeNegative: false)
    solver.add(size + -Double(target), .equal, priority: priority.rawValue)
    return size
  }

  private func collect(_ view: View) {
    collected += view.constraints.filter(\.isComplete)
    for guide in view.layoutGuides { addVariables(for: guide) }
    if let stack = view as? StackView {
      let arrangement = StackArrangement(
        of: stack, lineWidths: lineWidths, breaksTies: breaksTies)
      for guide in arrangement.guides { addVariables(for: guide) }
      collected += arrangement.constraints
    }
    for child in view.children where !child.isConstraintRoot {
      if !child.hasGivenFrame {
        views.append(child)
        frames[ObjectIdentifier(child)] = makeVariables(for: child)
      }
      collect(child)
    }
  }

  private func makeVariables() -> Frame {
    var frame = Frame()
    frame.x = solver.makeVariable()
    frame.y = solver.makeVariable()
    frame.width = solver.makeVariable(canBeNegative: false)
    frame.height = solver.makeVariable(canBeNegative: false)
    return frame
  }

  /// Returns the frame of a view, in which there is room for what constraints leave out.
  private func makeVariables(for view: View) -> Frame {
    let frame = makeVariables()
    let insets = view.alignmentRectInsets
    guard insets != .zero else { return frame }
    for (size, least) in [
      (frame.width, insets.left + insets.right), (frame.height, insets.top + insets.bottom),
    ] where least > 0 {
      solver.add(size + -Double(least), .greaterThanOrEqual)
    }
    return frame
  }

  private func addVariables(for guide: LayoutGuide) {
    guides.append(guide)
    frames[ObjectIdentifier(guide)] = makeVariables()
  }

  private func addContentSize(of view: View) {
    let frame = view === root ? rootFrame : localFrame(of: view)
    let lineWidth = lineWidths[ObjectIdentifier(view)]
    var content = view.layoutContentSize(within: lineWidth)
    if !breaksTies, lineWidth != nil { content.width = view.layoutContentSize(within: nil).width }
    let wanted = Self.size(content, of: view)
    for (axis, length, size) in [
      (Axis.horizontal, wanted.width, frame.width), (.vertical, wanted.height, frame.height),
    ] where length != View.noIntrinsicMetric {
      mentioned.insert(ObjectIdentifier(view))
      let resistance = Self.strength(view.contentCompressionResistancePriority(for: axis))
      // Lines that were broken for a width stay as wide as they are, rather than become narrower for
      // what counts as much.
      let isBroken =
        breaksTies && axis == .horizontal && lineWidth != nil && resistance < 999
      solver.add(
        size + -Double(length), .greaterThanOrEqual,
        priority: isBroken ? resistance + 0.25 : resistance)
      solver.add(
        size + -Double(length), .lessThanOrEqual,
        priority: Self.strength(view.contentHuggingPriority(for: axis)))
    }
  }

  /// Returns the priority of a content's size: one that is required still gives way to constraints
  /// that are, as recorded frames show (behaviour 23.3).
  private static func strength(_ priority: LayoutPriority) -> Float {
    min(priority.rawValue, 999.9375)
  }

  /// Returns the size of a view's frame for the intrinsic size of its content, which leaves out what
  /// the alignment insets exclude.
  private static func size(_ content: CGSize, of view: View) -> CGSize {
    let insets = view.alignmentRectInsets
    guard insets != .zero else { return content }
    let (none, width, height) = (View.noIntrinsicMetric, content.width, content.height)
    return CGSize(
      width: width == none ? none : width + insets.left + insets.right,
      height: height == none ? none : height + insets.top + insets.bottom)
  }

  private func add(_ constraint: LayoutConstraint) {
    guard let first = constraint.firstItem,
      let top = constraint.owner ?? constraint.arranger
    else { return }
    for item in [first, constraint.secondItem] {
      guard let view = item as? View ?? (item as? LayoutGuide)?.owningView else { continue }
      mentioned.insert(ObjectIdentifier(view))
    }
    var expression = value(
      constraint.firstAttribute, of: first, from: constraint.firstOrigin, in: top, for: constraint)
    if let second = constraint.secondItem {
      let other = value(
        constraint.secondAttribute, of: second, from: constraint.secondOrigin, in: top,
        for: constraint)
      expression.add(other, times: -Double(constraint.multiplier))
    }
    expression.constant -= Double(constraint.constant)
    let relation: LayoutSolver.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let index = solver.add(expression, relation, priority: constraint.priority.rawValue)
    sources[index] = constraint
  }
}

// MARK: - Frames

extension LayoutSystem {
  /// Returns whether anything is said about a view. The frame of any other one stays as it is, though
  /// constraints were to determine it. (behaviour 25.97)
  func determines(_ view: View) -> Bool { mentioned.contains(ObjectIdentifier(view)) }

  /// Returns the frame of a view in its superview's coordinates; of the root only the size matters.
  func localFrame(of view: View) -> Frame {
    if view === root { return rootFrame }
    if let frame = frames[ObjectIdentifier(view)] { return frame }
    let frame = givenFrame(of: view)
    frames[ObjectIdentifier(view)] = frame
    return frame
  }

  /// Returns the frame of a view that constraints do not move, which follows its superview by its
  /// autoresizing mask.
  private func givenFrame(of view: View) -> Frame {
    var frame = Frame(view.frame)
    guard let parent = view.parent else { return frame }
    let outer = localFrame(of: parent)
    let isPlaced = parent.places(view)
    let mask = view.autoresizingMask
    if isPlaced || mask.contains(.flexibleWidth) {
      frame.width = outer.width + Double(view.frame.width - parent.bounds.width)
    } else if mask.contains(.flexibleLeftMargin), !mask.contains(.flexibleRightMargin) {
      frame.x = outer.width + Double(view.frame.minX - parent.bounds.width)
    }
    if isPlaced || mask.contains(.flexibleHeight) {
      frame.height = outer.height + Double(view.frame.height - parent.bounds.height)
    } else if mask.contains(.flexibleTopMargin), !mask.contains(.flexibleBottomMargin) {
      frame.y = outer.height + Double(view.frame.minY - parent.bounds.height)
    }
    return frame
  }

  /// Returns the frame of a view or layout guide, in the coordinates of an ancestor.
  func frame(of item: AnyObject, in top: View) -> Frame {
    if let view = item as? View {
      if view === top {
        return (view as? ScrollView).map(contentFrame) ?? ownFrame(of: view)
      }
      var frame = localFrame(of: view)
      if let parent = view.parent { move(&frame, from: parent, to: top) }
      return frame
    }
    guard let guide = item as? LayoutGuide, let view = guide.owningView else { return Frame() }
    var frame = localFrame(of: guide, in: view)
    move(&frame, from: view, to: top)
    return frame
  }

  private func localFrame(of guide: LayoutGuide, in view: View) -> Frame {
    switch guide.role {
    case .own: return ownFrame(of: guide)
    case .scrollContent: return (view as? ScrollView).map(contentFrame) ?? ownFrame(of: view)
    case .safeArea, .margins, .readable, .scrollFrame, .keyboard:
      var frame = ownFrame(of: view)
      let insets = view.insets(of: guide.role, width: view.bounds.width)
      frame.x.constant += insets.left
      frame.y.constant += insets.top
      frame.width.constant -= insets.left + insets.right
      frame.height.constant -= insets.top + insets.bottom
      return frame
    }
  }

  private func ownFrame(of guide: LayoutGuide) -> Frame {
    if let frame = frames[ObjectIdentifier(guide)] { return frame }
    addVariables(for: guide)
    let frame = frames[ObjectIdentifier(guide)] ?? Frame()
    let given = guide.givenFrame
    for (edge, place) in [
      (frame.x, given.minX), (frame.x + frame.width, given.maxX), (frame.y, given.minY),
      (frame.y + frame.height, given.maxY),
    ] {
      solver.add(
        edge + -Double(place), .equal, priority: LayoutPriority.defaultLow.rawValue)
    }
    return frame
  }

  /// Returns the bounds of a view, in its own coordinates.
  private func ownFrame(of view: View) -> Frame {
    var frame = localFrame(of: view)
    frame.x = LinearExpression(view.bounds.minX)
    frame.y = LinearExpression(view.bounds.minY)
    return frame
  }

  /// Returns the content frame of a scroll view: constraints determine its size, except for a list,
  /// where it is given.
  private func contentFrame(of view: ScrollView) -> Frame {
    if let frame = contents[ObjectIdentifier(view)] { return frame }
    var frame = Frame(CGRect(origin: .zero, size: view.contentSize))
    if !view.makesOwnContentSize {
      frame.width = solver.makeVariable(canBeNegative: false)
      frame.height = solver.makeVariable(canBeNegative: false)
      scrollViews.append(view)
    }
    contents[ObjectIdentifier(view)] = frame
    return frame
  }

  private func move(_ frame: inout Frame, from view: View, to top: View) {
    var view = view
    while view !== top {
      let own = localFrame(of: view)
      frame.x = frame.x + own.x + -Double(view.bounds.minX)
      frame.y = frame.y + own.y + -Double(view.bounds.minY)
      guard let parent = view.parent else { return }
      view = parent
    }
  }
}
