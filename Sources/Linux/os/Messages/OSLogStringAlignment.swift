/// The number of columns that a value fills, and the side to which it is aligned.
public struct OSLogStringAlignment {
  private let columns: () -> Int
  private let isRight: Bool

  /// As many columns as the value has characters.
  public static var none: OSLogStringAlignment {
    OSLogStringAlignment(columns: { 0 }, isRight: true)
  }

  /// At least this many columns, with spaces before the value.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  /// At least this many columns, with spaces after the value.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }

  /// Returns a text, filled with spaces.
  func text(of value: String) -> String {
    let missing = columns() - value.count
    guard missing > 0 else { return value }
    let spaces = String(repeating: " ", count: missing)
    return isRight ? spaces + value : value + spaces
  }
}
