/// Reads whole numbers from a text.
struct NumberReader {
  private let text: TranscriptText

  init(_ text: TranscriptText) {
    self.text = text
  }

  /// Returns the number that starts at the position, and the position after it.
  ///
  /// `%lu` prints -1 as 18446744073709551615; that is read as -1.
  func number(at position: Int) -> (value: Int, end: Int)? {
    var end = position
    if text[end] == "-" { end += 1 }
    let digits = end
    while let glyph = text[end], glyph.isDigit { end += 1 }
    guard end > digits else { return nil }
    let spelled = text.plain(from: position, to: end)
    guard let value = Int(spelled) ?? UInt(spelled).map(Int.init(bitPattern:)) else { return nil }
    return (value, end)
  }

  /// Returns every number between two positions, in order.
  func numbers(from start: Int, to end: Int) -> [Int] {
    var numbers: [Int] = []
    var position = start
    while position < end {
      if text[position]?.isDigit == true, let found = number(at: position) {
        numbers.append(found.value)
        position = found.end
      } else {
        position += 1
      }
    }
    return numbers
  }
}
