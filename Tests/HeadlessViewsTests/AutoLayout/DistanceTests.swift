import Foundation
import TestSupport
import Testing

@testable import HeadlessKit
@testable import HeadlessViews

/// Distances between two anchors: `anchorWithOffset(to:)`.
@MainActor @Suite struct DistanceTests {
  private let screen = View(frame: area(0, 0, 300, 600))

  @Test func aDistanceIsAConstant() {
    let (box, badge) = (freeView(in: screen), freeView(in: screen))
    box.pinEdges(to: screen, inset: 20)
    LayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: 10),
      badge.heightAnchor.constraint(equalToConstant: 10),
      box.leadingAnchor.anchorWithOffset(to: badge.leadingAnchor).constraint(equalToConstant: 30),
      badge.bottomAnchor.anchorWithOffset(to: box.bottomAnchor).constraint(equalToConstant: 40),
    ])
    screen.layoutIfNeeded()
    #expect(badge.frame == area(50, 530, 10, 10))
  }

  @Test func equalDistancesCentreAViewAndFollowItsSuperview() {
    let badge = freeView(in: screen)
    let above = screen.topAnchor.anchorWithOffset(to: badge.topAnchor)
    let below = badge.bottomAnchor.anchorWithOffset(to: screen.bottomAnchor)
    LayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 10),
      badge.heightAnchor.constraint(equalToConstant: 100),
      above.constraint(equalTo: below, multiplier: 4),
    ])
    screen.layoutIfNeeded()
    #expect(badge.frame == area(0, 400, 10, 100))
    screen.frame.size.height = 200
    screen.layoutIfNeeded()
    #expect(badge.frame == area(0, 80, 10, 100))
  }

  @Test func aDistanceIsComparedWithASize() {
    let badge = freeView(in: screen)
    let left = screen.leftAnchor.anchorWithOffset(to: badge.leftAnchor)
    LayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: screen.topAnchor),
      badge.heightAnchor.constraint(equalToConstant: 10),
      badge.widthAnchor.constraint(equalTo: left, multiplier: 2, constant: 6),
      left.constraint(greaterThanOrEqualToConstant: 50),
      left.constraint(lessThanOrEqualTo: badge.heightAnchor, multiplier: 5),
    ])
    screen.layoutIfNeeded()
    #expect(badge.frame == area(50, 0, 106, 10))
  }

  /// The common ancestor of all four items owns the constraint.
  @Test func theOwnerIsAboveWhatTheDistanceIsMeasuredFrom() {
    let (box, badge, other) = (freeView(in: screen), View(frame: .zero), freeView(in: screen))
    box.addSubview(badge)
    let distance = other.leftAnchor.anchorWithOffset(to: badge.leftAnchor)
    let constraint = distance.constraint(equalToConstant: 8)
    constraint.isActive = true
    #expect(screen.constraints == [constraint])
    constraint.isActive = false
    #expect(screen.constraints == [])
  }
}
