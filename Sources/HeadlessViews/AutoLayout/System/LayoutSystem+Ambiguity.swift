import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// Returns the views whose frames the constraints leave open: another solution, as good as the chosen
  /// one, has other frames.
  ///
  /// - Parameters:
  ///   - root: The view whose constraints, and those inside it, are solved together.
  ///   - breakingTies: Whether what a stack view adds to suppress ambiguity counts.
  package static func ambiguous(in root: View, breakingTies: Bool) -> Set<ObjectIdentifier> {
    var (system, _) = solved(root, fitting: nil)
    if !breakingTies {
      system = LayoutSystem(
        root, fitting: nil, lineWidths: system.lineWidths, breaksTies: false)
    }
    let frames = system.views.map(system.localFrame)
    let known = system.solver.determines(frames.flatMap { [$0.x, $0.y, $0.width, $0.height] })
    let open = system.views.indices.filter { known[$0 * 4..<$0 * 4 + 4].contains(false) }
    return Set(open.map { ObjectIdentifier(system.views[$0]) })
  }
}
