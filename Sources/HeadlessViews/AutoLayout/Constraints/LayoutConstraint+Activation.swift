import ListCore

extension LayoutConstraint {
  /// The items of both sides, and those that distances are measured from.
  var items: [AnyObject] {
    [firstItem, firstOrigin?.item, secondItem, secondOrigin?.item].compactMap(\.self)
  }

  /// The items that are views, and the owning views of those that are layout guides.
  var itemViews: [View] { items.compactMap(Self.view) }

  static func view(of item: AnyObject) -> View? {
    (item as? View) ?? (item as? LayoutGuide)?.owningView
  }

  /// Returns whether an item is a view, or inside it.
  func involves(_ view: View) -> Bool {
    itemViews.contains { $0.isDescendant(of: view) }
  }

  func activate() {
    guard owner == nil, isComplete else { return }
    guard let view = commonAncestor else {
      LayoutMisuse.generic(
        """
        Unable to activate constraint with anchors \
        \(Self.anchorText(firstItem, firstAttribute)) and \
        \(Self.anchorText(secondItem, secondAttribute)) because they have no common ancestor.  Does \
        the constraint or its anchors reference items in different view hierarchies?  That's \
        illegal.
        """)
      return
    }
    join(view)
  }

  func deactivate() {
    guard let view = owner else { return }
    owner = nil
    view.autoLayout.constraints.removeAll { $0 === self }
    for passed in passedViews(below: view) { passed.autoLayout.crossings -= 1 }
    for item in items { (item as? LayoutGuide)?.constrainedFrame = nil }
    view.requestConstrainedLayout()
  }

  /// Makes a view the owner of the constraint.
  func join(_ view: View) {
    deactivate()
    owner = view
    view.autoLayout.constraints.append(self)
    for passed in passedViews(below: view) { passed.autoLayout.crossings += 1 }
    view.noticeConstrainedContents()
    view.requestConstrainedLayout()
  }

  private var commonAncestor: View? {
    let (items, views) = (items, itemViews)
    guard views.count == items.count else { return nil }  // a layout guide without a view
    var candidate = views.first
    while let view = candidate, !views.allSatisfy({ $0.isDescendant(of: view) }) {
      candidate = view.parent
    }
    return candidate
  }

  /// Returns the ancestors of an item, up to the view that owns the constraint.
  private func passedViews(below top: View) -> [View] {
    var passed: [View] = []
    for item in items {
      var view = (item as? View)?.parent ?? (item as? LayoutGuide)?.owningView
      if item === top { continue }
      while let current = view, current !== top {
        passed.append(current)
        view = current.parent
      }
    }
    return passed
  }
}

/// The misuses of Auto Layout for which UIKit raises an exception.
///
/// Inside a capture, the constraint is made but never becomes active.
enum LayoutMisuse {
  /// Raises the exception for an invalid constraint.
  static func invalidArgument(_ reason: String) {
    CrashReport(MisuseFault(.invalidArgument, reason)).deliver()
  }

  /// Raises the exception for a constraint whose items have no common ancestor.
  static func generic(_ reason: String) {
    CrashReport(MisuseFault(.generic, reason)).deliver()
  }

  /// Raises the exception for a constant or a multiplier that is not a number.
  static func notFinite(_ what: String, _ value: CGFloat) {
    let reason = "NSLayoutConstraint \(what) is not finite!  That's illegal.  \(what):\(value)"
    CrashReport(MisuseFault(.internalInconsistency, reason)).deliver()
  }
}
