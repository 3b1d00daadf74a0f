// Ascending, distinct positions in one row. A row is the items of one section, or the sections.
extension ArraySlice<Int> {
  /// Returns the index of the first position that is not below the given one.
  ///
  /// - Complexity: O(log *n*).
  func firstIndex(notBelow position: Int) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns whether the position is one of these.
  ///
  /// - Complexity: O(log *n*).
  func holds(_ position: Int) -> Bool {
    let index = firstIndex(notBelow: position)
    return index < endIndex && self[index] == position
  }

  /// Returns the free position that has `rank` free positions below it.
  ///
  /// - Complexity: O(log *n*).
  func vacancy(_ rank: Int) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] - (middle - startIndex) <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + (low - startIndex)
  }
}

extension Array<Int> {
  /// Assigns each of these ascending positions a distinct position below the limit.
  ///
  /// A position that occurs twice is assigned once; the repetitions get the next free position, or
  /// the last free one if there is none above. Repetitions without a free position are left out.
  /// The result is ascending and distinct, and contains every original position below the limit.
  ///
  /// - Complexity: O(*n*).
  func spread(below limit: Int) -> [Int] {
    var places = self
    for index in places.indices.dropFirst() where places[index] <= places[index - 1] {
      places[index] = places[index - 1] + 1
    }
    var ceiling = limit
    for index in places.indices.reversed() {
      ceiling = Swift.min(places[index], ceiling - 1)
      places[index] = ceiling
    }
    return places.filter { $0 >= 0 }
  }
}
