/// Finds numbers that satisfy linear constraints of different priorities.
///
/// Required constraints hold, or are named as broken. An optional one is violated as little as
/// those of higher priority allow; among those of one priority, the sum of the violations is as
/// small as it can be. What nothing determines is zero; of several answers that are equally good,
/// the one that constraints added earlier prefer is taken, always the same.
///
/// ```swift
/// var solver = LayoutSolver()
/// let width = solver.makeVariable(canBeNegative: false)
/// solver.add(width - LinearExpression(80), .greaterThanOrEqual)         // required
/// solver.add(width - LinearExpression(50), .equal, priority: 750)
/// solver.solve().value(of: width)  // 80
/// ```
///
/// It is the simplex method on sparse rows: required constraints make the feasible region, then
/// each priority, from the highest down, is optimized within what the ones above leave free.
struct LayoutSolver: Sendable {
  /// How an expression compares to zero.
  enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// An expression that is to be compared with zero.
  struct Constraint: Equatable, Sendable {
    var expression: LinearExpression
    var relation: Relation
    var priority: Float

    var isRequired: Bool { priority >= 1000 }
  }

  /// Whether each variable can be negative.
  private(set) var signs: [Bool] = []
  private(set) var constraints: [Constraint] = []

  /// Creates a solver without variables.
  init() {}

  /// Adds a variable.
  ///
  /// - Parameter canBeNegative: Whether any number will do, as for a position; a size is never
  ///   negative.
  mutating func makeVariable(canBeNegative: Bool = true) -> LinearExpression {
    signs.append(canBeNegative)
    return LinearExpression(variable: signs.count - 1)
  }

  /// Adds a constraint.
  ///
  /// - Parameters:
  ///   - expression: What is compared with zero.
  ///   - relation: How it compares.
  ///   - priority: 1000 or more when it is required.
  /// - Returns: The constraint's index.
  @discardableResult
  mutating func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Float = 1000
  ) -> Int {
    constraints.append(
      Constraint(expression: expression, relation: relation, priority: priority))
    return constraints.count - 1
  }

  /// Finds the numbers.
  ///
  /// - Complexity: In practice O(*c*² *t*) for *c* constraints with *t* terms each.
  func solve() -> Solution {
    var tableau = SimplexTableau(signs)
    var broken: [Int] = []
    for (index, constraint) in constraints.enumerated() where constraint.isRequired {
      if !tableau.require(constraint) { broken.append(index) }
    }
    for priority in Set(constraints.map(\.priority)).filter({ $0 < 1000 }).sorted(by: >) {
      var cost = LinearExpression()
      for constraint in constraints where constraint.priority == priority {
        cost.add(tableau.prefer(constraint))
      }
      tableau.minimize(cost)
    }
    return Solution(values: signs.indices.map { tableau.value(of: $0) }, broken: broken)
  }
}

extension LayoutSolver {
  /// The numbers that a solver found.
  struct Solution: Equatable, Sendable {
    /// The value of each variable, in the order in which they were made.
    var values: [Double]
    /// The indices of the required constraints that contradict those before them.
    var broken: [Int]

    /// What an expression comes to.
    func value(of expression: LinearExpression) -> Double {
      expression.value { values[$0] }
    }
  }

  /// The required constraints that contradict a broken one: without any of them it could hold.
  ///
  /// - Parameter broken: The index of a broken constraint.
  /// - Returns: Indices in the order in which the constraints were added, without `broken`.
  /// - Complexity: O(*k* log *c*) times the cost of the required constraints, where *k* of the *c*
  ///   contradict it.
  func conflict(with broken: Int) -> [Int] {
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
