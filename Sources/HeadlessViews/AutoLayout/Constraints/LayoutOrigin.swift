/// The anchor that a distance between two anchors is measured from.
@MainActor
final class LayoutOrigin {
  /// The view or layout guide.
  weak var item: AnyObject?
  /// Its edge, centre or baseline.
  let attribute: LayoutConstraint.Attribute

  init(_ item: AnyObject?, _ attribute: LayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

extension LayoutDimension {
  /// Creates the distance from one anchor to another.
  convenience init<Axis>(distanceFrom start: LayoutAnchor<Axis>, to end: LayoutAnchor<Axis>) {
    self.init(end.owner, end.attribute, from: LayoutOrigin(start.owner, start.attribute))
  }
}
