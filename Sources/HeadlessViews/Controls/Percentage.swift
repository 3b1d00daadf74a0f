/// A part of a whole, as accessibility reads it out.
enum Percentage {
  /// The part as a whole number of hundredths: `40%`; `0%` of nothing.
  static func text(_ part: Float, of whole: Float) -> String {
    whole > 0 ? "\(Int((part / whole * 100).rounded()))%" : "0%"
  }
}
