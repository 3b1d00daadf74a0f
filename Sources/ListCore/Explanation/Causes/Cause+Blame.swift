// The counts show that the calls and the model differ, but not which of the two is wrong.

extension Cause.Subject {
  /// Returns a sentence with the possible mistakes if the calls announce too little.
  ///
  /// - Parameter count: The difference between the actual number and the one the calls lead to.
  func missing(_ count: Int, _ kind: ListKind) -> String {
    count > 0
      ? "Either the insertion of \(number(count, kind)) was not announced, or the model gained "
        + "\(number(count, kind)) too many."
      : "Either the deletion of \(number(-count, kind)) was not announced, or the model lost "
        + "\(number(-count, kind)) too many."
  }

  /// Returns a sentence with the possible mistakes if the calls announce too much.
  ///
  /// - Parameter count: The difference between the number the calls lead to and the actual one.
  func tooMuch(_ count: Int, _ kind: ListKind) -> String {
    guard count < 0 else {
      return """
        Either there are too many insertions, or the deletion of \(number(count, kind)) was not \
        announced, or the model gained \(number(count, kind)) too few.
        """
    }
    return """
      Either there are too many deletions, or the insertion of \(number(-count, kind)) was not \
      announced, or the model lost \(number(-count, kind)) too few: removing elements from an \
      array one by one shifts those after them, so remove the highest index first.
      """
  }
}
