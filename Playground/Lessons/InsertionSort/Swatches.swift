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
  /// - Returns: Where it was and where it is, or `nil` if all are in order.
  mutating func nextMove() -> (from: Int, to: Int)? {
    while !isSorted {
      let (row, hue) = (sorted, hues[sorted])
      sorted += 1
      guard let place = hues[..<row].firstIndex(where: { $0 > hue }) else { continue }
      hues.remove(at: row)
      hues.insert(hue, at: place)
      return (row, place)
    }
    return nil
  }
}
