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
    let lines = pinned(in: size)
    let highest = candidates(tops, plus: Self.topBars, expected: bars.top)
    let lowest = candidates(bottoms, plus: Self.bottomBars, expected: bars.bottom)
    var best = (top: highest[0], bottom: lowest[0])
    var most = lines.weight(best.top, best.bottom, in: size)
    // The likeliest pairs first: among those that explain as much, the first is used.
    for sum in 0...(highest.count + lowest.count) {
      for (place, top) in highest.prefix(sum + 1).enumerated() where sum - place < lowest.count {
        let bottom = lowest[sum - place]
        let weight = lines.weight(top, bottom, in: size)
        if weight > most { (best, most) = ((top, bottom), weight) }
      }
    }
    return EdgeInsets(top: best.top, left: 0, bottom: best.bottom, right: 0)
  }

  /// The heights of navigation bars: none, with a title, in a sheet, with a prompt, with a large title.
  private static let topBars: [CGFloat] = [0, 44, 96, 56, 50, 54, 74, 108]
  /// The heights of tab bars, toolbars and both.
  private static let bottomBars: [CGFloat] = [0, 49, 44, 50, 93]

  /// Returns the possible insets of a side, the likeliest first.
  private func candidates(
    _ bases: [CGFloat], plus bars: [CGFloat], expected: CGFloat
  ) -> [CGFloat] {
    bases.prefix(1).map { $0 + expected } + [0] + bases.dropFirst().map { $0 + expected }
      + (bases + [0]).flatMap { base in bars.map { base + $0 } }
  }

  /// The positions of the edges and the centre of the safe area, according to the recorded frames.
  private struct Lines {
    private var lines: [(line: Line, position: CGFloat, weight: Int)] = []

    enum Line { case top, bottom, center }

    /// Adds a line: its distance from the root's edge or, for the centre, its position.
    mutating func add(_ line: Line, _ position: CGFloat, isRequired: Bool) {
      lines.append((line, position, isRequired ? 3 : 1))
    }

    /// Returns how much of the lines two insets explain.
    func weight(_ top: CGFloat, _ bottom: CGFloat, in size: CGSize) -> Int {
      lines.reduce(0) { sum, line in
        let expected: CGFloat =
          switch line.line {
          case .top: top
          case .bottom: bottom
          case .center: (top + size.height - bottom) / 2
          }
        return abs(line.position - expected) <= 0.5 ? sum + line.weight : sum
      }
    }
  }

  /// Returns the lines that follow from equations between the safe area and the recorded frames.
  private func pinned(in size: CGSize) -> Lines {
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
    var found = Lines()
    for constraint in root.element.list("constraints") {
      guard constraint["relation"] == nil, constraint["multiplier"] == nil,
        let first = constraint["firstItem"], let second = constraint["secondItem"],
        let firstAttribute = constraint["firstAttribute"],
        let secondAttribute = constraint["secondAttribute"]
      else { continue }
      let constant = constraint.number("constant") ?? 0
      let isRequired = constraint["priority"] == nil
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
      case "centerY": position = frame.midY
      default: continue
      }
      let line = position + sign * constant
      switch (guide, edge) {
      case ("safe", "top"), ("top", "bottom"): found.add(.top, line, isRequired: isRequired)
      case ("safe", "bottom"), ("bottom", "top"):
        found.add(.bottom, size.height - line, isRequired: isRequired)
      case ("safe", "centerY"): found.add(.center, line, isRequired: isRequired)
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
