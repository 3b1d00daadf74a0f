/// A solver for linear constraints of different priorities.
///
/// Required constraints hold, or are reported as broken. An optional constraint is violated as
/// little as those of higher priority allow; within one priority, the sum of the violations is
/// minimal. A variable that no constraint determines is zero. Among equally good solutions the
/// solver always chooses the one that earlier constraints prefer.
///
/// ```swift
/// var solver = LayoutSolver()
/// let width = solver.makeVariable(canBeNegative: false)
/// solver.add(width - LinearExpression(80), .greaterThanOrEqual)         // required
/// solver.add(width - LinearExpression(50), .equal, priority: 750)
/// solver.solve().value(of: width)  // 80
/// ```
///
/// The solver is the simplex method on sparse rows: required constraints define the feasible
/// region, then each priority, from the highest down, is optimized within the freedom that the
/// higher ones leave.
package struct LayoutSolver: Sendable {
  /// A comparison of an expression with zero.
  package enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// An expression and its comparison with zero.
  package struct Constraint: Equatable, Sendable {
    package var expression: LinearExpression
    package var relation: Relation
    package var priority: Float

    package var isRequired: Bool { priority >= 1000 }
  }

  /// Whether each variable can be negative.
  package private(set) var signs: [Bool] = []
  package private(set) var constraints: [Constraint] = []

  /// Creates a solver without variables.
  package init() {}

  /// Adds a variable.
  ///
  /// - Parameter canBeNegative: Whether the variable may be negative, as a position may; a size may
  ///   not.
  package mutating func makeVariable(canBeNegative: Bool = true) -> LinearExpression {
    signs.append(canBeNegative)
    return LinearExpression(variable: signs.count - 1)
  }

  /// Adds a constraint.
  ///
  /// - Parameters:
  ///   - expression: The expression to compare with zero.
  ///   - relation: The comparison of the two sides.
  ///   - priority: 1000 or more for a required constraint.
  /// - Returns: The constraint's index.
  @discardableResult
  package mutating func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Float = 1000
  ) -> Int {
    constraints.append(
      Constraint(expression: expression, relation: relation, priority: priority))
    return constraints.count - 1
  }

  /// Solves the constraints.
  ///
  /// - Complexity: In practice O(*c*² *t*) for *c* constraints with *t* terms each.
  package func solve() -> Solution {
    let (tableau, broken) = best()
    return Solution(values: signs.indices.map { tableau.value(of: $0) }, broken: broken)
  }

  /// Returns whether each of some expressions has the same value in all solutions that are as good as
  /// the one that ``solve()`` chooses.
  ///
  /// - Complexity: That of ``solve()``, and of a few steps for each expression that is open.
  package func determines(_ expressions: [LinearExpression]) -> [Bool] {
    let (tableau, _) = best()
    return expressions.map(tableau.determines)
  }

  private func best() -> (tableau: SimplexTableau, broken: [Int]) {
    var tableau = SimplexTableau(signs)
    var broken: [Int] = []
    for (index, constraint) in constraints.enumerated() where constraint.isRequired {
      if !tableau.require(constraint) { broken.append(index) }
    }
    let priorities = Set(constraints.lazy.filter { !$0.isRequired }.map(\.priority))
    for priority in priorities.sorted(by: >) {
      var cost = LinearExpression()
      for constraint in constraints where constraint.priority == priority {
        cost.add(tableau.prefer(constraint))
      }
      tableau.minimize(cost)
    }
    return (tableau, broken)
  }
}

extension LayoutSolver {
  /// The values that a solver found.
  package struct Solution: Equatable, Sendable {
    /// The value of each variable, in order of creation.
    package var values: [Double]
    /// The indices of the required constraints that contradict earlier ones.
    package var broken: [Int]

    /// Returns the value of an expression.
    package func value(of expression: LinearExpression) -> Double {
      expression.value { values[$0] }
    }
  }

  /// Returns the required constraints that conflict with a broken one: without any one of them it
  /// could hold.
  ///
  /// - Parameter broken: The index of a broken constraint.
  /// - Returns: Indices in the order in which the constraints were added, without `broken`.
  /// - Complexity: O(*k* log *c*) times the cost of the required constraints, where *k* of the *c*
  ///   contradict it.
  package func conflict(with broken: Int) -> [Int] {
    var needed = constraints.indices.filter { $0 < broken && constraints[$0].isRequired }
    var size = max(1, needed.count / 2)
    while !needed.isEmpty {
      var start = 0
      while start < needed.count {
        let rest = needed[..<start] + needed[min(start + size, needed.count)...]
        if canHold(Array(rest), and: broken) {
          start += size
        } else {
          needed = Array(rest)
        }
      }
      if size == 1 { break }
      size /= 2
    }
    return needed
  }

  private func canHold(_ indices: [Int], and broken: Int) -> Bool {
    var tableau = SimplexTableau(signs)
    for index in indices { _ = tableau.require(constraints[index]) }
    return tableau.require(constraints[broken])
  }
}
