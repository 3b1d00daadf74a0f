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
    let size = root.frame(on: document.device)?.size ?? document.device.size
    let isFreeForm = document.device.isKnown && size != document.device.size
    let bars = expectedBars
    let known = document.device.knownInsets
    // Xcode 26 has drawn some screens with the insets twice.
    var tops = known.map(\.top) + known.map { 2 * $0.top }
    var bottoms = known.map(\.bottom) + known.map { 2 * $0.bottom }
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
    let side = lines.bestSide(of: document.device.knownSideInsets)
    return EdgeInsets(top: best.top, left: side, bottom: best.bottom, right: side)
  }

  /// The heights of navigation bars: none, with a title, in a sheet, with a prompt, with a large title.
  private static let topBars: [CGFloat] = [0, 44, 96, 56, 50, 54, 74, 108, 106, 126]
  /// The heights of tab bars, toolbars and both.
  private static let bottomBars: [CGFloat] = [0, 49, 44, 50, 52, 93]

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

    enum Line { case top, bottom, center, side }

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
          case .side: .infinity
          }
        return abs(line.position - expected) <= 0.5 ? sum + line.weight : sum
      }
    }

    /// Returns the first of the insets at both sides that explain the most of the lines.
    func bestSide(of insets: [CGFloat]) -> CGFloat {
      func weight(_ inset: CGFloat) -> Int {
        lines.reduce(0) { sum, line in
          line.line == .side && abs(line.position - inset) <= 0.5 ? sum + line.weight : sum
        }
      }
      return insets.reduce(insets[0]) { weight($1) > weight($0) ? $1 : $0 }
    }
  }

  /// Returns the lines that follow from equations between safe areas and recorded frames.
  private func pinned(in size: CGSize) -> Lines {
    var outline = DesignOutline(root.element, size: size)
    if case .controller(let controller) = root.kind {
      for guide in controller.list("layoutGuides") {
        outline.guides[guide.id ?? ""] = (guide["type"] ?? "", outline.bounds)
      }
    }
    var found = Lines()
    addMargins(of: outline, to: &found)
    for constraint in outline.constraints {
      guard constraint["relation"] == nil, constraint["multiplier"] == nil,
        let first = constraint["firstItem"], let second = constraint["secondItem"],
        let firstAttribute = constraint["firstAttribute"],
        let secondAttribute = constraint["secondAttribute"]
      else { continue }
      let constant = constraint.number("constant") ?? 0
      let isRequired = constraint["priority"] == nil
      // first = second + constant
      let (guide, edge, frame, other, sign): (DesignOutline.Guide, String, CGRect, String, CGFloat)
      if let known = outline.guides[second], let view = outline.frames[first] {
        (guide, edge, frame, other, sign) = (known, secondAttribute, view, firstAttribute, -1)
      } else if let known = outline.guides[first], let view = outline.frames[second] {
        (guide, edge, frame, other, sign) = (known, firstAttribute, view, secondAttribute, 1)
      } else {
        continue
      }
      let position: CGFloat
      switch other {
      case "top": position = frame.minY
      case "bottom": position = frame.maxY
      case "centerY": position = frame.midY
      case "leading", "left": position = frame.minX
      case "trailing", "right": position = frame.maxX
      default: continue
      }
      let line = position + sign * constant
      let isWhole = guide.owner == outline.bounds
      // An inner view that the inset does not reach has its own edge there.
      switch (guide.kind, edge) {
      case ("safe", "top") where isWhole || line > guide.owner.minY + 0.5, ("top", "bottom"):
        found.add(.top, line, isRequired: isRequired)
      case ("safe", "bottom") where isWhole || line < guide.owner.maxY - 0.5, ("bottom", "top"):
        found.add(.bottom, size.height - line, isRequired: isRequired)
      case ("safe", "centerY") where isWhole: found.add(.center, line, isRequired: isRequired)
      case ("safe", "leading") where isWhole || line > guide.owner.minX + 0.5,
        ("safe", "left") where isWhole || line > guide.owner.minX + 0.5:
        found.add(.side, line, isRequired: isRequired)
      case ("safe", "trailing") where isWhole || line < guide.owner.maxX - 0.5,
        ("safe", "right") where isWhole || line < guide.owner.maxX - 0.5:
        found.add(.side, size.width - line, isRequired: isRequired)
      default: break
      }
    }
    return found
  }

  /// Adds the lines that follow from the top and bottom margins of the root, which are those of its safe
  /// area, unless it has others of its own.
  private func addMargins(of outline: DesignOutline, to lines: inout Lines) {
    guard root.isScreen, root.element["insetsLayoutMarginsFromSafeArea"] != "NO",
      root.element.value("layoutMargins") == nil,
      root.element.value("directionalLayoutMargins") == nil
    else { return }
    for constraint in root.element.list("constraints") {
      guard constraint["relation"] == nil, constraint["multiplier"] == nil else { continue }
      let (first, second) = (constraint["firstItem"], constraint["secondItem"])
      let constant = constraint.number("constant") ?? 0
      let ends = (constraint["firstAttribute"], constraint["secondAttribute"])
      let (view, distance): (String?, CGFloat) =
        second == root.element.id ? (first, -constant) : (second, constant)
      guard let view, let frame = outline.frames[view] else { continue }
      switch second == root.element.id ? (ends.1, ends.0) : ends {
      case ("topMargin", "top"): lines.add(.top, frame.minY + distance, isRequired: false)
      case ("bottomMargin", "bottom"):
        lines.add(.bottom, outline.bounds.height - frame.maxY - distance, isRequired: false)
      default: break
      }
    }
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
