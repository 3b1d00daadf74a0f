import Foundation

/// The few rows of a section whose heights differ from the common height.
struct SparseHeights: Equatable {
  /// One row that differs.
  private struct Entry: Equatable {
    let row: Int
    var height: CGFloat
    /// The total that this row and all before it add to the common height, in points.
    var extraThrough: CGFloat
  }
  private var entries: [Entry] = []
}

extension SparseHeights {
  /// Whether no row differs.
  var isEmpty: Bool { entries.isEmpty }

  /// The differing rows in ascending order, with their heights.
  var all: [(row: Int, height: CGFloat)] { entries.map { ($0.row, $0.height) } }

  /// Returns the height of a row; `nil` if it has the common height.
  func height(of row: Int) -> CGFloat? {
    let place = firstPlace(from: row)
    return place < entries.count && entries[place].row == row ? entries[place].height : nil
  }

  /// Returns the total that the rows before a row add to the common height.
  ///
  /// - Complexity: O(log *m*), where *m* is the number of differing rows.
  func extra(before row: Int) -> CGFloat {
    let place = firstPlace(from: row)
    return place == 0 ? 0 : entries[place - 1].extraThrough
  }

  /// Sets the height of a row. The common height removes the row.
  ///
  /// - Complexity: O(*k*), where *k* is the number of differing rows from this one on.
  mutating func setHeight(_ height: CGFloat, of row: Int, common: CGFloat) {
    let place = firstPlace(from: row)
    let isKnown = place < entries.count && entries[place].row == row
    switch (isKnown, height == common) {
    case (false, true): return
    case (true, true): entries.remove(at: place)
    case (true, false): entries[place].height = height
    case (false, false):
      entries.insert(Entry(row: row, height: height, extraThrough: 0), at: place)
    }
    addUp(from: place, common: common)
  }

  private mutating func addUp(from place: Int, common: CGFloat) {
    var extra = place == 0 ? 0 : entries[place - 1].extraThrough
    for index in entries.indices.dropFirst(place) {
      extra += entries[index].height - common
      entries[index].extraThrough = extra
    }
  }

  /// Returns the position of the first entry at or after a row.
  private func firstPlace(from row: Int) -> Int {
    var low = 0
    var high = entries.count
    if let last = entries.last, last.row < row { return high }
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
