import Foundation
import HeadlessKit

/// The insets of the safe area with which Interface Builder drew a screen (behaviour 23.20).
///
/// They depend on the device, on the bars that the screen is shown with, and on Xcode's version, which the
/// document does not tell. Among those that are possible, the ones that fit the recorded frames of the
/// views that are pinned to the safe area are used.
struct DesignInsets {
  private let root: DesignRoot
  private let document: InterfaceDocument

  init(_ root: DesignRoot, in document: InterfaceDocument) {
    self.root = root
    self.document = document
  }

  var insets: EdgeInsets {
    let size = root.element.recordedFrame?.size ?? document.device.size
    let isFreeForm = size != document.device.size
    let bars = expectedBars
    let known = document.device.knownInsets
    var tops = known.map(\.top)
    var bottoms = known.map(\.bottom)
    if isFreeForm { (tops, bottoms) = ([0] + tops, [0] + bottoms) }
    let (top, bottom) = pinned(in: size)
    return EdgeInsets(
      top: choose(tops, plus: Self.topBars, expected: bars.top, fitting: top), left: 0,
      bottom: choose(bottoms, plus: Self.bottomBars, expected: bars.bottom, fitting: bottom),
      right: 0)
  }

  /// The heights of navigation bars: none, with a title, in a sheet, with a prompt, with a large title.
  private static let topBars: [CGFloat] = [0, 44, 96, 56, 50, 54, 74, 108]
  /// The heights of tab bars, toolbars and both.
  private static let bottomBars: [CGFloat] = [0, 49, 44, 50, 93]

  private func choose(
    _ bases: [CGFloat], plus bars: [CGFloat], expected: CGFloat, fitting implied: [CGFloat]
  ) -> CGFloat {
    let first = (bases.first ?? 0) + expected
    let candidates = [first] + (bases + [0]).flatMap { base in bars.map { base + $0 } }
    let best = candidates.enumerated().max { one, other in
      let (a, b) = (matches(one.element, implied), matches(other.element, implied))
      return a == b ? one.offset > other.offset : a < b
    }
    return best?.element ?? first
  }

  private func matches(_ inset: CGFloat, _ implied: [CGFloat]) -> Int {
    implied.count { abs($0 - inset) <= 0.5 }
  }

  /// The insets that follow from required equations between the safe area and the recorded frames.
  private func pinned(in size: CGSize) -> (top: [CGFloat], bottom: [CGFloat]) {
    var frames: [String: CGRect] = [:]
    let contents = root.element.value("contentView")?.list("subviews") ?? []
    for view in root.element.list("subviews") + contents {
      if let id = view.id, let frame = view.recordedFrame { frames[id] = frame }
    }
    var guides: [String: String] = [:]
    for guide in root.element.children
    where guide.name == "viewLayoutGuide" && guide.key == "safeArea" {
      guides[guide.id ?? ""] = "safe"
    }
    if case .controller(let controller) = root.kind {
      for guide in controller.list("layoutGuides") { guides[guide.id ?? ""] = guide["type"] ?? "" }
    }
    var found: (top: [CGFloat], bottom: [CGFloat]) = ([], [])
    for constraint in root.element.list("constraints") {
      guard constraint["relation"] == nil, constraint["priority"] == nil,
        constraint["multiplier"] == nil,
        let first = constraint["firstItem"], let second = constraint["secondItem"],
        let firstAttribute = constraint["firstAttribute"],
        let secondAttribute = constraint["secondAttribute"]
      else { continue }
      let constant = constraint.number("constant") ?? 0
      // first = second + constant
      let (guide, edge, frame, other, sign): (String, String, CGRect, String, CGFloat)
      if let kind = guides[second], let known = frames[first] {
        (guide, edge, frame, other, sign) = (kind, secondAttribute, known, firstAttribute, -1)
      } else if let kind = guides[first], let known = frames[second] {
        (guide, edge, frame, other, sign) = (kind, firstAttribute, known, secondAttribute, 1)
      } else {
        continue
      }
      let position: CGFloat
      switch other {
      case "top": position = frame.minY
      case "bottom": position = frame.maxY
      default: continue
      }
      let line = position + sign * constant
      switch (guide, edge) {
      case ("safe", "top"), ("top", "bottom"): found.top.append(line)
      case ("safe", "bottom"), ("bottom", "top"): found.bottom.append(size.height - line)
      default: break
      }
    }
    return found
  }

  /// The bars that the storyboard shows the screen with.
  private var expectedBars: (top: CGFloat, bottom: CGFloat) {
    guard case .controller(let controller) = root.kind else { return (0, 0) }
    var bars: (top: CGFloat, bottom: CGFloat) = (0, 0)
    if let metrics = controller.value("simulatedTopBarMetrics") {
      if metrics.name == "simulatedNavigationBarMetrics" { bars.top = 44 }
    } else if isInside("navigationController", controller.id ?? "", []) {
      bars.top = 44
    }
    if let metrics = controller.value("simulatedBottomBarMetrics") {
      if metrics.name == "simulatedTabBarMetrics" { bars.bottom = 49 }
      if metrics.name == "simulatedToolbarMetrics" { bars.bottom = 44 }
    } else if !controller.flag("hidesBottomBarWhenPushed"),
      isInside("tabBarController", controller.id ?? "", [])
    {
      bars.bottom = 49
    }
    return bars
  }

  /// Returns whether a controller is shown inside a container, as far as the segues tell.
  private func isInside(_ container: String, _ id: String, _ seen: Set<String>) -> Bool {
    guard !seen.contains(id), seen.count < 32 else { return false }
    for scene in document.scenes {
      var leads = false
      var isShown = false
      scene.controller.forEach { element in
        guard element.name == "segue", element["destination"] == id else { return }
        if element["kind"] == "relationship" { leads = true }
        if ["show", "push"].contains(element["kind"]) { isShown = true }
      }
      if leads, scene.controller.name == container { return true }
      if leads || isShown, isInside(container, scene.controllerID, seen.union([id])) { return true }
    }
    return false
  }
}
