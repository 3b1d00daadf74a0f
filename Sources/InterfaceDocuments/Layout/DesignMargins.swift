import Foundation
import HeadlessControllers
import HeadlessKit
import HeadlessViews

/// The layout margins with which Interface Builder drew a root view or a content view.
///
/// They depend on Xcode's version: 15 or 16 points at the sides, 20 on wide screens, and 8 or 11 above and
/// below in cells. Those that fit the frames of the views that are pinned to the margins are used.
@MainActor
struct DesignMargins {
  private let element: DocumentElement
  private let root: DesignRoot
  /// The difference between the recorded width of the view and its actual one, in points.
  private let narrowing: CGFloat

  init(_ element: DocumentElement, _ root: DesignRoot, narrowing: CGFloat = 0) {
    self.element = element
    self.root = root
    self.narrowing = narrowing
  }

  func apply(to view: View) {
    let implied = implied
    guard implied.values.contains(where: { !$0.isEmpty }) else { return }
    var margins = view.layoutMargins
    let now = margins
    let safe = view.insetsLayoutMarginsFromSafeArea ? view.safeAreaInsets : .zero
    margins.left = choose(now.left, Self.sides.map { $0 + safe.left }, implied["left"])
    margins.right = choose(now.right, Self.sides.map { $0 + safe.right }, implied["right"])
    // A content view has equal margins at both sides: one that nothing is pinned to is the other's.
    if implied["right"] == nil, implied["left"] != nil {
      margins.right = margins.left - safe.left + safe.right
    }
    if implied["left"] == nil, implied["right"] != nil {
      margins.left = margins.right - safe.right + safe.left
    }
    margins.top = choose(now.top, Self.ends.map { $0 + safe.top }, implied["top"])
    margins.bottom = choose(now.bottom, Self.ends.map { $0 + safe.bottom }, implied["bottom"])
    // So are those above and below, where the record tells another one than the view's.
    if implied["bottom"] == nil, margins.top != now.top,
      now.top - safe.top == now.bottom - safe.bottom
    {
      margins.bottom = margins.top - safe.top + safe.bottom
    }
    if implied["top"] == nil, margins.bottom != now.bottom,
      now.top - safe.top == now.bottom - safe.bottom
    {
      margins.top = margins.bottom - safe.bottom + safe.top
    }
    // Set even if they fit now: those of a content view follow its cell, which is laid out later.
    view.controller?.viewRespectsSystemMinimumLayoutMargins = false
    view.preservesSuperviewLayoutMargins = false
    view.layoutMargins = EdgeInsets(
      top: margins.top - safe.top, left: margins.left - safe.left,
      bottom: margins.bottom - safe.bottom, right: margins.right - safe.right)
  }

  private static let sides: [CGFloat] = [16, 20, 15, 8, 0]
  private static let ends: [CGFloat] = [11, 8, 12, 0, 15]

  private func choose(_ now: CGFloat, _ others: [CGFloat], _ implied: [CGFloat]?) -> CGFloat {
    guard let implied, !implied.isEmpty else { return now }
    func matches(_ value: CGFloat) -> Int { implied.count { abs($0 - value) <= 0.5 } }
    let best = others.map(matches).max() ?? 0
    guard best > matches(now) else { return now }
    return others.first { matches($0) == best } ?? now
  }

  /// The margins that follow from required equations with the recorded frames, by side.
  private var implied: [String: [CGFloat]] {
    // Old versions of Xcode did not record the frame of a content view.
    guard var size = (element.recordedFrame ?? root.element.recordedFrame)?.size else { return [:] }
    size.width -= narrowing
    var frames: [String: CGRect] = [:]
    let own =
      element === root.element ? root.element.value("contentView")?.list("subviews") ?? [] : []
    for view in element.list("subviews") + own {
      guard let id = view.id, var frame = view.recordedFrame else { continue }
      // Constraints leave out two points at the right edge of a switch.
      if view.name == "switch" { frame.size.width -= 2 }
      frames[id] = frame
    }
    var found: [String: [CGFloat]] = [:]
    for constraint in element.list("constraints") {
      guard constraint["relation"] == nil, constraint["priority"] == nil,
        constraint["multiplier"] == nil,
        let firstAttribute = constraint["firstAttribute"],
        let secondAttribute = constraint["secondAttribute"]
      else { continue }
      let constant = constraint.number("constant") ?? 0
      let first = constraint["firstItem"] ?? element.id ?? ""
      let second = constraint["secondItem"] ?? element.id ?? ""
      let (attribute, frame, other, sign): (String, CGRect, String, CGFloat)
      if second == element.id, let known = frames[first] {
        (attribute, frame, other, sign) = (secondAttribute, known, firstAttribute, -1)
      } else if first == element.id, let known = frames[second] {
        (attribute, frame, other, sign) = (firstAttribute, known, secondAttribute, 1)
      } else {
        continue
      }
      switch (attribute, other) {
      case ("leadingMargin", "leading"), ("leftMargin", "left"):
        found["left", default: []].append(frame.minX + sign * constant)
      case ("trailingMargin", "trailing"), ("rightMargin", "right"):
        found["right", default: []].append(size.width - frame.maxX - sign * constant)
      case ("topMargin", "top"): found["top", default: []].append(frame.minY + sign * constant)
      case ("bottomMargin", "bottom"):
        found["bottom", default: []].append(size.height - frame.maxY - sign * constant)
      default: break
      }
    }
    return found
  }
}
