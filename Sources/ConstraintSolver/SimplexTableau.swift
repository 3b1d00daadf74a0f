/// The state of the simplex method: the basic variables, each as an expression of the others.
///
/// The other variables, which have no row, are zero. A row is *free* when its variable can be
/// negative; no other row mentions such a variable, so every step keeps the non-negative variables
/// at zero or more.
struct SimplexTableau: Sendable {
  private var rows: [LinearExpression] = []
  /// The variable of each row.
  private var owners: [Int] = []
  /// The row of each variable, if it has one.
  private var rowOf: [Int?]
  private var canBeNegative: [Bool]
  /// Whether each variable stays at zero, whatever constraints are added.
  private var isFixed: [Bool]

  /// The threshold below which a value counts as zero.
  static var tolerance: Double { 1e-6 }

  /// Creates a tableau in which every variable is zero.
  init(_ canBeNegative: [Bool]) {
    self.canBeNegative = canBeNegative
    rowOf = Array(repeating: nil, count: canBeNegative.count)
    isFixed = Array(repeating: false, count: canBeNegative.count)
  }

  /// Returns the value of a variable.
  func value(of variable: Int) -> Double {
    rowOf[variable].map { rows[$0].constant } ?? 0
  }
}

// MARK: - Constraints

extension SimplexTableau {
  /// Adds a required constraint, if it can hold.
  ///
  /// - Returns: Whether it can hold. If not, the tableau is unchanged.
  mutating func require(_ constraint: LayoutSolver.Constraint) -> Bool {
    var rest = inOtherVariables(constraint.expression)
    // Subtracting a non-negative surplus turns the relation into an equation.
    if constraint.relation != .equal {
      rest.add(
        LinearExpression(variable: makeVariable()), times: -Double(constraint.relation.rawValue))
    }
    if let free = freeVariable(in: rest) {
      append(rest.solved(for: free), for: free)
      return true
    }
    if constraint.relation != .equal {
      let surplus = canBeNegative.count - 1
      let solved = rest.solved(for: surplus)
      if solved.constant >= 0 {
        append(solved, for: surplus)
        return true
      }
    }
    return makeZero(rest)
  }

  /// Adds a constraint that may be violated.
  ///
  /// - Returns: The amount of the violation.
  mutating func prefer(_ constraint: LayoutSolver.Constraint) -> LinearExpression {
    var rest = inOtherVariables(constraint.expression)
    let excess = makeVariable()
    let lack = makeVariable()
    rest.add(LinearExpression(variable: excess), times: -1)
    rest.add(LinearExpression(variable: lack))
    let owner = freeVariable(in: rest) ?? (rest.constant >= 0 ? excess : lack)
    append(rest.solved(for: owner), for: owner)
    switch constraint.relation {
    case .equal: return LinearExpression(variable: excess) + LinearExpression(variable: lack)
    case .lessThanOrEqual: return LinearExpression(variable: excess)
    case .greaterThanOrEqual: return LinearExpression(variable: lack)
    }
  }

  /// Minimizes a cost, and keeps it at the minimum.
  ///
  /// - Parameter cost: A sum of variables that are not negative.
  mutating func minimize(_ cost: LinearExpression) {
    var cost = inOtherVariables(cost)
    _ = lower(&cost)
    // A variable that would raise the cost is fixed at zero.
    for term in cost.terms where term.coefficient > Self.tolerance { fixAtZero(term.variable) }
  }

  /// Returns whether an expression has the same value in all solutions that cost as much as this one.
  func determines(_ expression: LinearExpression) -> Bool {
    let rest = inOtherVariables(expression)
    // Nothing holds a variable without a row that can be negative.
    guard freeVariable(in: rest) == nil else { return false }
    return rest.terms.isEmpty
      || [1, -1].allSatisfy { direction in
        var (tableau, cost) = (self, rest * direction)
        let value = cost.constant
        return tableau.lower(&cost) && value - cost.constant < Self.tolerance
      }
  }
}

// MARK: - Steps

extension SimplexTableau {
  private mutating func makeVariable() -> Int {
    canBeNegative.append(false)
    rowOf.append(nil)
    isFixed.append(false)
    return canBeNegative.count - 1
  }

  /// Returns an expression without the variables that have rows.
  private func inOtherVariables(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression(expression.constant)
    for term in expression.terms where !isFixed[term.variable] {
      if let row = rowOf[term.variable] {
        result.add(rows[row], times: term.coefficient)
      } else {
        result.add(LinearExpression(variable: term.variable), times: term.coefficient)
      }
    }
    return result
  }

  private func freeVariable(in expression: LinearExpression) -> Int? {
    expression.terms.first { canBeNegative[$0.variable] }?.variable
  }

  private mutating func append(_ row: LinearExpression, for variable: Int) {
    for index in rows.indices { rows[index].substitute(row, for: variable) }
    rowOf[variable] = rows.count
    rows.append(row)
    owners.append(variable)
  }

  /// Lowers a cost as far as it goes.
  ///
  /// - Parameter cost: An expression of variables without rows.
  /// - Returns: Whether there is a lowest cost.
  private mutating func lower(_ cost: inout LinearExpression) -> Bool {
    // Entering the earliest candidate variable (Bland's rule) prevents cycling.
    while let entering = cost.terms.first(where: { $0.coefficient < -Self.tolerance })?.variable {
      guard let row = tightestRow(for: entering) else { return false }
      exchange(row: row, for: entering)
      cost.substitute(rows[row], for: entering)
    }
    return true
  }

  private mutating func removeRow(_ row: Int) {
    rowOf[owners[row]] = nil
    let last = rows.count - 1
    if row != last {
      rows[row] = rows[last]
      owners[row] = owners[last]
      rowOf[owners[row]] = row
    }
    rows.removeLast()
    owners.removeLast()
  }

  private mutating func fixAtZero(_ variable: Int) {
    isFixed[variable] = true
    for index in rows.indices { rows[index].remove(variable) }
  }

  /// Returns the row whose variable is the first to become zero as another variable grows from
  /// zero.
  private func tightestRow(for entering: Int) -> Int? {
    var tightest: (row: Int, limit: Double)?
    for (index, row) in rows.enumerated() where !canBeNegative[owners[index]] {
      let coefficient = row.coefficient(of: entering)
      guard coefficient < -Self.tolerance else { continue }
      let limit = max(0, row.constant) / -coefficient
      guard let best = tightest else {
        tightest = (index, limit)
        continue
      }
      let isEarlier = owners[index] < owners[best.row]
      if limit < best.limit - LinearExpression.smallest
        || (limit <= best.limit + LinearExpression.smallest && isEarlier)
      {
        tightest = (index, limit)
      }
    }
    return tightest?.row
  }

  /// Makes a variable basic; the row's previous variable becomes zero.
  private mutating func exchange(row: Int, for entering: Int) {
    let leaving = owners[row]
    let equation = rows[row] - LinearExpression(variable: leaving)
    let solved = equation.solved(for: entering)
    for index in rows.indices where index != row {
      rows[index].substitute(solved, for: entering)
      if !canBeNegative[owners[index]], abs(rows[index].constant) < LinearExpression.smallest {
        rows[index].constant = 0
      }
    }
    rows[row] = solved
    owners[row] = entering
    rowOf[leaving] = nil
    rowOf[entering] = row
  }

  /// Makes an expression of non-negative variables zero, if possible.
  private mutating func makeZero(_ expression: LinearExpression) -> Bool {
    // The distance from zero becomes a variable, which is minimized until it is zero.
    let distance = makeVariable()
    append(expression * (expression.constant >= 0 ? 1 : -1), for: distance)
    while let row = rowOf[distance] {
      let terms = rows[row].terms
      if let entering = terms.first(where: { $0.coefficient < -Self.tolerance })?.variable {
        exchange(row: tightestRow(for: entering) ?? row, for: entering)
        continue
      }
      let isZero = rows[row].constant <= Self.tolerance
      if isZero, let other = terms.first(where: { abs($0.coefficient) > Self.tolerance }) {
        rows[row].constant = 0
        exchange(row: row, for: other.variable)
        continue
      }
      removeRow(row)
      return isZero
    }
    fixAtZero(distance)
    return true
  }
}
