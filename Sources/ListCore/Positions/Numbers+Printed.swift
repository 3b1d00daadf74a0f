extension Int {
  /// The index of a section or an item as UIKit prints it: as an `NSUInteger`, which is unsigned.
  /// -1 is 18446744073709551615. (behaviour 15.10)
  package var printed: String { String(UInt(bitPattern: self)) }
}

extension Double {
  /// The number as `%f` prints it: `-20.000000`.
  package var sixDecimals: String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    guard magnitude < 1e12 else { return "\(self)" }
    let millionths = Int64((magnitude * 1_000_000).rounded(.toNearestOrEven))
    let (whole, rest) = millionths.quotientAndRemainder(dividingBy: 1_000_000)
    let digits = String(rest)
    let zeros = String(repeating: "0", count: 6 - digits.count)
    return "\(sign == .minus ? "-" : "")\(whole).\(zeros)\(digits)"
  }
}
