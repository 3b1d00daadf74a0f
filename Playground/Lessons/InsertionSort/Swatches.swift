/// Colours in a row, to be sorted by hue: the model of the lesson.
struct Swatches: Hashable, Sendable {
  /// The unique hues, from 0 to 99.
  private(set) var hues: [Int]
  /// The number of sorted hues at the start.
  private var sorted = 1

  init(_ hues: [Int]) {
    self.hues = hues
  }

  /// A Boolean value that indicates whether all hues are sorted.
  var isSorted: Bool { sorted >= hues.count }

  // snippet.sort-next
  /// Moves the first unsorted hue to its place among those before it.
  ///
  /// - Returns: The old and the new position, or `nil` if all are sorted.
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
  // snippet.end
}
