import Foundation

/// The few rows of a section whose heights differ from what all the others have.
struct SparseHeights: Equatable {
  /// One row that differs.
  private struct Entry: Equatable {
    let row: Int
    var height: CGFloat
    /// How much this row and all before it add to the common height, in points.
    var extraThrough: CGFloat
  }
  private var entries: [Entry] = []
}

extension SparseHeights {
  /// Whether no row differs.
  var isEmpty: Bool { entries.isEmpty }

  /// The rows that differ, ascending, with their heights.
  var all: [(row: Int, height: CGFloat)] { entries.map { ($0.row, $0.height) } }

  /// The height of a row, if it differs.
  func height(of row: Int) -> CGFloat? {
    let place = firstPlace(from: row)
    return place < entries.count && entries[place].row == row ? entries[place].height : nil
  }

  /// How much the rows before a row add to the common height.
  ///
  /// - Complexity: O(log *m*), where *m* is the number of rows that differ.
  func extra(before row: Int) -> CGFloat {
    let place = firstPlace(from: row)
    return place == 0 ? 0 : entries[place - 1].extraThrough
  }

  /// Notes a row's height; the common one takes the row out.
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

  /// The place of the first entry whose row is not before a row.
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
