/// A linear expression of variables: `8 + 2·width − left`.
///
/// Terms are sorted by variable and never have a zero coefficient, so equivalent expressions are
/// equal.
package struct LinearExpression: Equatable, Sendable {
  /// A variable times a coefficient.
  package struct Term: Equatable, Sendable {
    package var variable: Int
    package var coefficient: Double
  }

  /// The constant term.
  package var constant: Double
  package private(set) var terms: [Term]

  /// Creates a constant expression.
  package init(_ constant: Double = 0) {
    self.constant = constant
    terms = []
  }

  /// Creates an expression of one variable.
  package init(variable: Int) {
    constant = 0
    terms = [Term(variable: variable, coefficient: 1)]
  }

  /// Returns the coefficient of a variable, zero if the variable does not occur.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms.
  package func coefficient(of variable: Int) -> Double {
    for term in terms where term.variable == variable { return term.coefficient }
    return 0
  }

  /// Returns the value of the expression for given values of the variables.
  package func value(_ values: (Int) -> Double) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values($1.variable) }
  }
}

extension LinearExpression {
  /// The threshold below which a coefficient counts as a rounding error.
  package static var smallest: Double { 1e-9 }

  /// Adds another expression, times a factor.
  ///
  /// - Complexity: O(*n* + *m*), where *n* and *m* are the numbers of terms.
  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    guard !other.terms.isEmpty else { return }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var (i, j) = (0, 0)
    while i < terms.count || j < other.terms.count {
      if j == other.terms.count
        || (i < terms.count && terms[i].variable < other.terms[j].variable)
      {
        sum.append(terms[i])
        i += 1
        continue
      }
      var term = other.terms[j]
      term.coefficient *= factor
      j += 1
      if i < terms.count, terms[i].variable == term.variable {
        term.coefficient += terms[i].coefficient
        i += 1
      }
      if abs(term.coefficient) > Self.smallest { sum.append(term) }
    }
    terms = sum
  }

  /// Removes a variable.
  package mutating func remove(_ variable: Int) {
    terms.removeAll { $0.variable == variable }
  }

  /// Replaces a variable by an expression.
  package mutating func substitute(_ expression: LinearExpression, for variable: Int) {
    let factor = coefficient(of: variable)
    guard factor != 0 else { return }
    remove(variable)
    add(expression, times: factor)
  }

  /// Returns the value of a variable for which this expression is zero.
  ///
  /// - Precondition: The variable occurs.
  package func solved(for variable: Int) -> LinearExpression {
    let factor = coefficient(of: variable)
    precondition(factor != 0, "Variable \(variable) does not occur in \(self)")
    var rest = self
    rest.remove(variable)
    var solution = LinearExpression()
    solution.add(rest, times: -1 / factor)
    return solution
  }

  package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right)
    return sum
  }

  package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  package static func * (left: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(left, times: factor)
    return product
  }

  package static func + (left: LinearExpression, right: Double) -> LinearExpression {
    var sum = left
    sum.constant += right
    return sum
  }
}
