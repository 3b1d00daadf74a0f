import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// Reports on the console which constraints conflict, and which one is broken: the one activated
  /// last.
  ///
  /// Conflicts of less than a pixel, which rounding causes, are ignored. A conflict that the
  /// previous pass reported is not reported again.
  func report(_ solution: LayoutSolver.Solution) {
    var conflicts: Set<String> = []
    for index in solution.broken
    where violation(of: index, solution) >= 0.999 / root.simulator.scale {
      guard let broken = sources[index] else { continue }
      let isNew = conflicts.insert(broken.equation).inserted
      guard isNew, !root.autoLayout.knownConflicts.contains(broken.equation) else { continue }
      let others = solver.conflict(with: index).compactMap { sources[$0] }
      root.simulator.log(text(of: broken, among: others), category: "LayoutConstraints")
    }
    root.autoLayout.knownConflicts = conflicts
  }

  private func violation(of index: Int, _ solution: LayoutSolver.Solution) -> Double {
    let constraint = solver.constraints[index]
    let value = solution.value(of: constraint.expression)
    switch constraint.relation {
    case .lessThanOrEqual: return max(0, value)
    case .equal: return abs(value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }

  private func text(of broken: LayoutConstraint, among others: [LayoutConstraint]) -> String {
    let given = givenLines(others + [broken])
    let lines = given + (others + [broken]).map(\.description)
    let note =
      given.isEmpty
      ? ""
      : """
      \u{20}(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't \
      understand, refer to the documentation for the UIView property \
      translatesAutoresizingMaskIntoConstraints)\u{20}
      """
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      \(note.isEmpty ? "" : "\t" + note + "\n")(
      \(lines.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint\u{20}
      \(broken.description)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
  }

  /// Returns the lines that UIKit adds for views whose frames are given.
  private func givenLines(_ constraints: [LayoutConstraint]) -> [String] {
    var seen: Set<ObjectIdentifier> = []
    var lines: [String] = []
    for constraint in constraints {
      for case let view as View in [constraint.firstItem, constraint.secondItem]
      where view === root || view.hasGivenFrame {
        guard seen.insert(ObjectIdentifier(view)).inserted else { continue }
        let attributes = [constraint.firstAttribute, constraint.secondAttribute]
        let isHorizontal = attributes.contains { $0.kind == .horizontal || $0 == .width }
        let name = LayoutConstraint.name(of: view)
        let size =
          isHorizontal
          ? "width == \(LayoutConstraint.text(view.bounds.width))"
          : "height == \(LayoutConstraint.text(view.bounds.height))"
        let address = ObjectName.address(of: view, part: isHorizontal ? 96 : 128)
        let identifier = view.parent?.places(view) == true
        lines.append(
          identifier
            ? "<NSLayoutConstraint:\(address) 'UIView-Encapsulated-Layout-"
              + "\(isHorizontal ? "Width" : "Height")' \(name).\(size)   (active)>"
            : "<NSAutoresizingMaskLayoutConstraint:\(address) h=--& v=--& \(name).\(size)   "
              + "(active)>")
      }
    }
    return lines
  }
}
