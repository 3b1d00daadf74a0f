/// A constant and some variables, each times a coefficient: `8 + 2·width − left`.
///
/// Terms are kept in the order of their variables, none of them zero, so that two expressions are
/// equal when they say the same.
struct LinearExpression: Equatable, Sendable {
  /// A variable times a coefficient.
  struct Term: Equatable, Sendable {
    var variable: Int
    var coefficient: Double
  }

  /// What is there without any variable.
  var constant: Double
  private(set) var terms: [Term]

  /// Creates a number.
  init(_ constant: Double = 0) {
    self.constant = constant
    terms = []
  }

  /// Creates a variable.
  init(variable: Int) {
    constant = 0
    terms = [Term(variable: variable, coefficient: 1)]
  }

  /// The coefficient of a variable, zero if it does not occur.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms.
  func coefficient(of variable: Int) -> Double {
    for term in terms where term.variable == variable { return term.coefficient }
    return 0
  }

  /// What the expression comes to.
  func value(_ values: (Int) -> Double) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values($1.variable) }
  }
}

extension LinearExpression {
  /// What is smaller is taken for the rounding of a computation.
  static var smallest: Double { 1e-9 }

  /// Adds another expression, times a factor.
  ///
  /// - Complexity: O(*n* + *m*), where *n* and *m* are the numbers of terms.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
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

  /// Takes a variable out.
  mutating func remove(_ variable: Int) {
    terms.removeAll { $0.variable == variable }
  }

  /// Puts an expression in the place of a variable.
  mutating func substitute(_ expression: LinearExpression, for variable: Int) {
    let factor = coefficient(of: variable)
    guard factor != 0 else { return }
    remove(variable)
    add(expression, times: factor)
  }

  /// The value that a variable has if this expression is zero.
  ///
  /// - Precondition: The variable occurs.
  func solved(for variable: Int) -> LinearExpression {
    let factor = coefficient(of: variable)
    precondition(factor != 0, "Variable \(variable) does not occur in \(self)")
    var rest = self
    rest.remove(variable)
    var solution = LinearExpression()
    solution.add(rest, times: -1 / factor)
    return solution
  }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right)
    return sum
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  static func * (left: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(left, times: factor)
    return product
  }

  static func + (left: LinearExpression, right: Double) -> LinearExpression {
    var sum = left
    sum.constant += right
    return sum
  }
}
