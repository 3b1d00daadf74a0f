import Testing

@testable import HeadlessViews

/// Anchors are made anew at every call, and equal if they are the same of the same item.
@MainActor
@Suite struct AnchorEqualityTests {
  @Test func `anchors of the same place are equal`() {
    let view = View()
    let guide = LayoutGuide()
    #expect(view.topAnchor == view.topAnchor)
    #expect(view.topAnchor.hash == view.topAnchor.hash)
    #expect(view.topAnchor != view.bottomAnchor)
    #expect(view.topAnchor != View().topAnchor)
    #expect(guide.widthAnchor == guide.widthAnchor)
    #expect(guide.widthAnchor != view.widthAnchor)
    let distance = view.topAnchor.anchorWithOffset(to: guide.topAnchor)
    #expect(distance == view.topAnchor.anchorWithOffset(to: guide.topAnchor))
    #expect(distance != guide.topAnchor.anchorWithOffset(to: guide.topAnchor))
  }

  @Test func `a constraint has the anchors that it was made from`() {
    let (view, other) = (View(), View())
    let constraint = view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 8)
    #expect(constraint.firstAnchor.isEqual(view.topAnchor))
    #expect(constraint.secondAnchor?.isEqual(other.bottomAnchor) == true)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    #expect(width.firstAnchor.isEqual(view.widthAnchor))
    #expect(width.secondAnchor == nil)
  }
}
