/// Colours in a row, to be sorted by hue: the model of the lesson.
struct Swatches: Hashable, Sendable {
  /// The hues, from 0 to 99, each there once.
  private(set) var hues: [Int]
  /// How many of the first are in order.
  private var sorted = 1

  init(_ hues: [Int]) {
    self.hues = hues
  }

  /// Whether all are in order.
  var isSorted: Bool { sorted >= hues.count }

  /// Takes the first hue that is out of order to its place among those before it.
  ///
  /// - Returns: Where it was and where it is, or `nil` if it stood right.
  mutating func step() -> (from: Int, to: Int)? {
    guard !isSorted else { return nil }
    let hue = hues[sorted]
    let place = hues[..<sorted].firstIndex { $0 > hue } ?? sorted
    defer { sorted += 1 }
    guard place != sorted else { return nil }
    hues.remove(at: sorted)
    hues.insert(hue, at: place)
    return (sorted, place)
  }
}
