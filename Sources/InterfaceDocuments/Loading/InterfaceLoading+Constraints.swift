import Foundation
import HeadlessKit
import HeadlessViews

extension InterfaceLoading {
  /// Creates the constraints, and activates those that are installed.
  ///
  /// An inactive constraint can be an outlet too, so those that a size class excludes are created.
  func makeConstraints() {
    for (element, holder) in constraints {
      let e = element.varied(for: traits)
      guard let constraint = makeConstraint(e, holder) else { continue }
      note(constraint, as: element)
      let isRemoved =
        excluded.contains(e.id ?? "") || (e.flag("placeholder") && !isDesign)
        || e["installed"] == "NO"
      if !isRemoved, joins(constraint) { constraint.isActive = true }
    }
    constraints = []
  }

  private func makeConstraint(_ e: DocumentElement, _ holder: View) -> LayoutConstraint? {
    guard
      let first = end(e["firstItem"], e["firstAttribute"], holder),
      let firstItem = first.item, let firstAttribute = first.attribute
    else { return nil }
    let hasSecond = e["secondAttribute"] != nil || e["secondItem"] != nil
    let second = hasSecond ? end(e["secondItem"], e["secondAttribute"], holder) : nil
    if hasSecond, second?.item == nil || second?.attribute == nil { return nil }
    guard isAttached(firstItem), second?.item.map(isAttached) ?? true else { return nil }
    let relation: LayoutConstraint.Relation = named(e["relation"]) ?? .equal
    let constraint = LayoutConstraint(
      item: firstItem, attribute: firstAttribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: e.multiplier,
      constant: e.number("constant") ?? 0)
    if let priority = e.number("priority") { constraint.priority = LayoutPriority(Float(priority)) }
    if let identifier = e["identifier"] { constraint.identifier = identifier }
    return constraint
  }

  /// Returns whether both sides of a constraint are in one hierarchy: a view that a size class excludes is
  /// in none.
  private func joins(_ constraint: LayoutConstraint) -> Bool {
    let roots = [constraint.firstItem, constraint.secondItem].compactMap { item -> View? in
      (item as? View ?? (item as? LayoutGuide)?.owningView).map { view in
        var root = view
        while let outer = root.superview { root = outer }
        return root
      }
    }
    return roots.count < 2 || roots[0] === roots[1]
  }

  private func isAttached(_ item: AnyObject) -> Bool {
    (item as? LayoutGuide)?.owningView != nil || item is View
  }

  /// Returns one side of a constraint; of a bar's guide, the edge of the safe area that it stands for.
  private func end(
    _ id: String?, _ attribute: String?, _ holder: View
  ) -> (item: AnyObject?, attribute: LayoutConstraint.Attribute?)? {
    guard let id else { return (holder, Self.attribute(attribute)) }
    guard let bar = barGuides[id] else { return (objects[id], Self.attribute(attribute)) }
    // The guide of a bar reaches from the view's edge to that of the safe area (behaviour 23.5).
    switch (bar.isTop, attribute) {
    case (true, "bottom"): return (bar.view.safeAreaLayoutGuide, .top)
    case (true, _): return (bar.view, .top)
    case (false, "top"): return (bar.view.safeAreaLayoutGuide, .bottom)
    case (false, _): return (bar.view, .bottom)
    }
  }

  private static func attribute(_ name: String?) -> LayoutConstraint.Attribute? {
    name == "baseline" ? .lastBaseline : named(name)
  }
}
