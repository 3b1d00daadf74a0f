/// A reader of integers in a text.
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

  /// Returns the number whose digits are in groups of three, such as `27,386`, `27.386`, `27’386`,
  /// `27٬386` or French `27 386`; `nil` if the number at the position is written without separators.
  func numberWithSeparators(at position: Int) -> (value: Int, end: Int)? {
    var end = position
    while let glyph = text[end], glyph.isDigit { end += 1 }
    guard (1...3).contains(end - position), let separator = text[end],
      separator == Gap.space || ",.'’٬".unicodeScalars.contains(separator)
    else { return nil }
    var digits = text.plain(from: position, to: end)
    var groups = 0
    while text[end] == separator, (1...3).allSatisfy({ text[end + $0]?.isDigit == true }),
      text[end + 4]?.isDigit != true
    {
      digits += text.plain(from: end + 1, to: end + 4)
      end += 4
      groups += 1
    }
    return groups > 0 ? Int(digits).map { ($0, end) } : nil
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
