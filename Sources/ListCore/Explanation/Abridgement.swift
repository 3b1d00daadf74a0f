/// The limits on the length of lists in messages.
enum Abridgement {
  /// The maximum number of calls, positions or lines of one kind that are listed.
  static let mostEntries = 20
  /// The maximum number of unbalanced rows of a ledger that are listed.
  static let mostComplaints = 40
}

extension [String] {
  /// Returns the entries, followed by the number of those that are not listed.
  ///
  /// - Parameters:
  ///   - hidden: The number of entries that are not listed.
  ///   - noun: The plural noun for the entries; empty if it is clear from them.
  func abridged(hiding hidden: Int, _ noun: String = "") -> [String] {
    hidden > 0 ? self + ["… and \(hidden.readable) more\(noun.isEmpty ? "" : " " + noun)"] : self
  }
}

extension Int {
  /// The number with its digits in groups of three: `9,980`.
  var readable: String {
    let digits = String(magnitude)
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result += "," }
      result.append(digit)
    }
    return self < 0 ? "-" + result : result
  }
}
