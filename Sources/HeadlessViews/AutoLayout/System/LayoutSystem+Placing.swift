import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// Sets the frames that the constraints determine for the views in a view, in whole pixels.
  static func place(in root: View) {
    let (system, solution) = solved(root, fitting: nil)
    for view in system.views where system.determines(view) { system.place(view, solution) }
    for guide in system.guides {
      guard let owner = guide.owningView else { continue }
      let frame = system.frame(of: guide, in: owner)
      guide.constrainedFrame = system.rect(frame, solution)
    }
    for view in system.scrollViews {
      let content = system.frame(of: view, in: view)
      let size = system.rect(content, solution).size
      if view.contentSize != size { view.contentSize = size }
    }
    system.report(solution)
  }

  /// Returns the size of a view that the constraints in it determine, in whole pixels.
  ///
  /// - Parameter lineWidth: The width, in points, at which the view's own content wraps, if that is
  ///   known.
  package static func size(
    of root: View, _ fitting: LayoutFitting, lineWidth: CGFloat? = nil
  ) -> CGSize {
    let system: LayoutSystem
    let solution: LayoutSolver.Solution
    if let lineWidth {
      system = LayoutSystem(
        root, fitting: fitting, lineWidths: [ObjectIdentifier(root): lineWidth])
      solution = system.solver.solve()
    } else {
      (system, solution) = solved(root, fitting: fitting)
    }
    var frame = system.rootFrame
    frame.x = LinearExpression()
    frame.y = LinearExpression()
    return system.rect(frame, solution).size
  }

  /// Solves repeatedly until wrapped content is as wide as its lines were broken for.
  static func solved(
    _ root: View, fitting: LayoutFitting?
  ) -> (LayoutSystem, LayoutSolver.Solution) {
    var lineWidths: [ObjectIdentifier: CGFloat] = [:]
    var system = LayoutSystem(root, fitting: fitting, lineWidths: lineWidths)
    var solution = system.solver.solve()
    for _ in 0..<mostPasses {
      let new = system.lineWidths(solution, lineWidths)
      if new == lineWidths { break }
      lineWidths = new
      system = LayoutSystem(root, fitting: fitting, lineWidths: lineWidths)
      solution = system.solver.solve()
    }
    return (system, solution)
  }

  private static var mostPasses: Int { 4 }

  /// Returns the widths of the views whose content wraps for lack of room.
  private func lineWidths(
    _ solution: LayoutSolver.Solution, _ old: [ObjectIdentifier: CGFloat]
  ) -> [ObjectIdentifier: CGFloat] {
    var widths = old
    for view in views where view.wrapsContent {
      let key = ObjectIdentifier(view)
      let width = CGFloat(solution.value(of: localFrame(of: view).width))
      let wanted = old[key] ?? view.layoutContentSize(within: nil).width
      if abs(width - wanted) > 0.001, old[key] != nil || width < wanted { widths[key] = width }
    }
    return widths
  }

  private func place(_ view: View, _ solution: LayoutSolver.Solution) {
    let frame = rect(localFrame(of: view), solution)
    if view.transform.isIdentity {
      if view.frame != frame { view.frame = frame }
    } else {
      // Constraints apply to the view without its transform.
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  /// Returns a frame whose edges are on whole pixels.
  private func rect(_ frame: Frame, _ solution: LayoutSolver.Solution) -> CGRect {
    let scale = Double(root.simulator.scale)
    func pixels(_ place: LinearExpression) -> Double {
      // Halves round up, even when rounding errors make them slightly smaller.
      (solution.value(of: place) * scale + 0.5 + 1e-5).rounded(.down)
    }
    let (left, top) = (pixels(frame.x), pixels(frame.y))
    let (right, bottom) = (pixels(frame.x + frame.width), pixels(frame.y + frame.height))
    return CGRect(
      x: left / scale, y: top / scale, width: (right - left) / scale,
      height: (bottom - top) / scale)
  }
}
