import TestSupport
import Testing

@testable import ConstraintSolver

@Suite struct LayoutSolverTests {
  private func number(_ value: Double) -> LinearExpression { LinearExpression(value) }

  @Test func undeterminedVariablesAreZero() {
    var solver = LayoutSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.add(x - y + -8, .equal)
    #expect(solver.solve() == LayoutSolver.Solution(values: [8, 0], broken: []))
  }

  @Test func higherPrioritiesWin() {
    var solver = LayoutSolver()
    let width = solver.makeVariable(canBeNegative: false)
    solver.add(width + -50, .equal, priority: 250)
    solver.add(width + -80, .greaterThanOrEqual, priority: 750)
    solver.add(width + -60, .lessThanOrEqual, priority: 500)
    #expect(solver.solve().values == [80])
    solver.add(width + -70, .lessThanOrEqual)
    #expect(solver.solve().values == [70])
  }

  @Test func aSumIsKnownWhoseTermsAreOpen() {
    var solver = LayoutSolver()
    let widths = (0..<3).map { _ in solver.makeVariable(canBeNegative: false) }
    solver.add(widths[0] + widths[1] + -100, .equal)
    solver.add(widths[2] + -30, .equal, priority: 250)
    #expect(solver.determines(widths + [widths[0] + widths[1]]) == [false, false, true, true])
    // What costs as much for each leaves them open; what costs one more does not.
    for width in widths { solver.add(width + -20, .lessThanOrEqual, priority: 251) }
    #expect(solver.determines(widths) == [false, false, true])
    solver.add(widths[0] + -20, .lessThanOrEqual, priority: 252)
    #expect(solver.determines(widths) == [true, true, true])
    #expect(solver.solve().values == [20, 80, 20])
  }

  @Test func aVariableIsKnownThatIsHeldAtItsLeast() {
    var solver = LayoutSolver()
    let (x, width) = (solver.makeVariable(), solver.makeVariable(canBeNegative: false))
    #expect(solver.determines([x, width]) == [false, false])
    solver.add(x + width, .equal)
    solver.add(x, .greaterThanOrEqual)
    #expect(solver.determines([x, width]) == [true, true])
  }

  @Test func aSizeIsNeverNegative() {
    var solver = LayoutSolver()
    let (x, width) = (solver.makeVariable(), solver.makeVariable(canBeNegative: false))
    solver.add(x + -16, .equal)
    solver.add(x + width + -10, .equal)
    #expect(solver.solve() == LayoutSolver.Solution(values: [16, 0], broken: [1]))
    #expect(solver.conflict(with: 1) == [0])
  }

  @Test func aConflictNamesOnlyTheConstraintsInvolved() {
    var solver = LayoutSolver()
    let views = (0..<6).map { _ in solver.makeVariable() }
    for (view, next) in zip(views, views.dropFirst()) { solver.add(next - view + -10, .equal) }
    solver.add(views[1], .equal)
    solver.add(views[3] + -30, .lessThanOrEqual)
    solver.add(views[3] + -25, .greaterThanOrEqual)
    let solution = solver.solve()
    #expect(solution.values == [-10, 0, 10, 20, 30, 40])
    #expect(solution.broken == [7])
    #expect(solver.conflict(with: 7) == [1, 2, 5])
  }

  /// Small systems of whole numbers: the solver breaks the same constraints, with the same
  /// violation at each priority, as trying every corner of the region.
  @Test func theSolverAgreesWithTryingEveryCorner() {
    var random = SeededGenerator(seed: 20)
    for round in 0..<400 {
      var solver = LayoutSolver()
      let variables = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        solver.makeVariable(canBeNegative: Bool.random(using: &random))
      }
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        var expression = number(Double(Int.random(in: -9...9, using: &random)))
        for variable in variables where Int.random(in: 0..<3, using: &random) > 0 {
          expression.add(variable, times: Double(Int.random(in: -2...2, using: &random)))
        }
        solver.add(
          expression,
          [.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
          priority: [1000, 1000, 750, 250, 50].randomElement(using: &random) ?? 1000)
      }
      let solution = solver.solve()
      let reference = CornerSearch(solver)
      #expect(solution.broken == reference.broken, "round \(round)")
      #expect(reference.isFeasible(solution.values), "round \(round)")
      let (found, best) = (reference.costs(solution.values), reference.best)
      #expect(
        zip(found, best).allSatisfy { abs($0 - $1) < 1e-4 }, "round \(round) \(found) \(best)")
      #expect(solver.solve() == solution)
    }
  }
}

/// The slow reference: of all points where enough boundaries meet, the one that violates least.
private struct CornerSearch {
  let solver: LayoutSolver
  private(set) var broken: [Int] = []
  private(set) var best: [Double] = []
  private var corners: [[Double]] = []

  init(_ solver: LayoutSolver) {
    self.solver = solver
    let count = solver.signs.count
    var planes = solver.constraints.map { constraint in
      (0..<count).map { constraint.expression.coefficient(of: $0) }
        + [-constraint.expression.constant]
    }
    planes += (0..<count).map { index in (0..<count).map { $0 == index ? 1 : 0 } + [0] }
    corners = Self.choices(of: count, from: planes.count).compactMap { choice in
      Self.meeting(choice.map { planes[$0] })
    }
    var kept: [Int] = []
    for index in solver.constraints.indices where solver.constraints[index].isRequired {
      if corners.contains(where: { isFeasible($0, kept + [index]) }) {
        kept.append(index)
      } else {
        broken.append(index)
      }
    }
    best =
      corners.filter { isFeasible($0, kept) }.map(costs)
      .min { zip($0, $1).first { abs($0 - $1) > 1e-7 }.map { $0 < $1 } ?? false } ?? []
  }

  func isFeasible(_ values: [Double]) -> Bool {
    isFeasible(
      values,
      solver.constraints.indices.filter {
        solver.constraints[$0].isRequired && !broken.contains($0)
      })
  }

  /// Returns the summed violation at each priority, highest first.
  func costs(_ values: [Double]) -> [Double] {
    [750, 250, 50].map { priority in
      solver.constraints.filter { $0.priority == priority }
        .reduce(0) { $0 + violation($1, values) }
    }
  }

  private func isFeasible(_ values: [Double], _ indices: [Int]) -> Bool {
    zip(values, solver.signs).allSatisfy { $0 >= -1e-6 || $1 }
      && indices.allSatisfy { violation(solver.constraints[$0], values) < 1e-6 }
  }

  private func violation(_ constraint: LayoutSolver.Constraint, _ values: [Double]) -> Double {
    let value = constraint.expression.value { values[$0] }
    switch constraint.relation {
    case .lessThanOrEqual: return max(0, value)
    case .equal: return abs(value)
    case .greaterThanOrEqual: return max(0, -value)
    }
  }

  private static func choices(of count: Int, from total: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return choices(of: count - 1, from: total).flatMap { choice in
      ((choice.last ?? -1) + 1..<total).map { choice + [$0] }
    }
  }

  /// Returns the point where planes meet, by elimination, or `nil` if they do not meet in one
  /// point.
  private static func meeting(_ planes: [[Double]]) -> [Double]? {
    var rows = planes
    let count = rows.count
    for column in 0..<count {
      guard
        let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in 0...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
