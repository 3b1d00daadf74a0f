extension Int {
  /// Creates the integer nearest to a number, which may be infinite; zero if it is not a number.
  ///
  /// A list under test may have any geometry, and no report may fail for it.
  init(nearest value: Double) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value.rounded(), -1e15), 1e15))
  }
}
