/// The number of columns of a value, and the side at which it begins.
public struct OSLogStringAlignment {
  private let columns: () -> Int
  private let isRight: Bool

  /// No more columns than the value has.
  public static var none: OSLogStringAlignment {
    OSLogStringAlignment(columns: { 0 }, isRight: true)
  }

  /// At least so many columns, with spaces before the value.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  /// At least so many columns, with spaces after the value.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }

  /// Returns a text with spaces.
  func text(of value: String) -> String {
    let missing = columns() - value.count
    guard missing > 0 else { return value }
    let spaces = String(repeating: " ", count: missing)
    return isRight ? spaces + value : value + spaces
  }
}
