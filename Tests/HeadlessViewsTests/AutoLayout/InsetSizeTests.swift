import HeadlessKit
import Testing

/// Views whose alignment rectangle is smaller than their frame.
@MainActor
@Suite struct InsetSizeTests {
  private final class Inset: View {
    var sides = EdgeInsets.zero
    override var alignmentRectInsets: EdgeInsets { sides }
  }

  /// However small constraints want a view, its frame has room for its insets: the alignment
  /// rectangle has no negative size.
  @Test(arguments: [0, 0.25, 0.5, 1, 3, 20] as [CGFloat])
  func aFrameIsNoSmallerThanItsInsets(side: CGFloat) {
    let (box, view) = (View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Inset())
    view.sides = EdgeInsets(top: side, left: side / 2, bottom: side / 2, right: side)
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    let constraints = [
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 30),
      view.topAnchor.constraint(equalTo: box.topAnchor, constant: 30),
      view.widthAnchor.constraint(equalToConstant: -50),
      view.heightAnchor.constraint(equalToConstant: -50),
    ]
    for constraint in constraints[2...] { constraint.priority = LayoutPriority(500) }
    LayoutConstraint.activate(constraints)
    Simulator(scale: 4).run { box.layoutIfNeeded() }
    #expect(abs(view.frame.width - side * 1.5) <= 0.25, "\(view.frame)")
    #expect(abs(view.frame.height - side * 1.5) <= 0.25, "\(view.frame)")
  }
}
