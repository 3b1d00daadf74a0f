import Foundation
import HeadlessViews

/// The heights of the rows in a section.
///
/// Rows of equal height take no memory, however many there are; measured rows are stored as
/// exceptions; only querying a delegate for every height creates an array.
struct RowHeights: Equatable {
  private enum Storage: Equatable {
    case common(CGFloat, SparseHeights)
    case each(RunningSums)
  }
  /// The number of rows.
  let count: Int
  private var storage: Storage

  /// Creates rows of equal height.
  init(count: Int, each height: CGFloat) {
    self.count = count
    storage = .common(height, SparseHeights())
  }

  /// Creates rows with the given heights.
  init(_ heights: [CGFloat]) {
    count = heights.count
    storage = .each(RunningSums(heights))
  }
}

extension RowHeights {
  /// The total height of all rows.
  var total: CGFloat { top(of: count) }

  /// The height of a row.
  subscript(row: Int) -> CGFloat {
    switch storage {
    case .common(let height, let exceptions): exceptions.height(of: row) ?? height
    case .each(let sums): sums.lengths[row]
    }
  }

  /// Returns the top of a row, relative to the first; an index one past the last returns the end.
  ///
  /// - Complexity: O(log *n*); O(1) where all rows have one height.
  func top(of row: Int) -> CGFloat {
    switch storage {
    case .common(let height, let exceptions):
      height * CGFloat(row) + exceptions.extra(before: row)
    case .each(let sums):
      sums.start(of: row)
    }
  }

  /// Returns the last row that begins at or above a position; `nil` if there are no rows.
  ///
  /// Returns the first row for positions before it, and the last row for positions past the end.
  func row(at position: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    switch storage {
    case .common(let height, let exceptions) where exceptions.isEmpty:
      guard height > 0, position > 0 else { return 0 }
      return min(Int(wholeIn: position / height), count - 1)
    case .common:
      return lastRow { top(of: $0) <= position }
    case .each(let sums):
      return sums.index(at: position)
    }
  }

  /// Returns the last row that begins above a position; `nil` if none does.
  func row(startingAbove position: CGFloat) -> Int? {
    guard let row = row(at: position), position > 0 else { return nil }
    return top(of: row) < position ? row : lastRow { top(of: $0) < position }
  }

  /// Changes the height of one row.
  mutating func setHeight(_ height: CGFloat, of row: Int) {
    switch storage {
    case .common(let common, var exceptions):
      storage = .common(common, SparseHeights())  // allows in-place mutation of the exceptions
      exceptions.setHeight(height, of: row, common: common)
      storage = .common(common, exceptions)
    case .each(var sums):
      storage = .common(0, SparseHeights())
      sums.setLength(height, at: row)
      storage = .each(sums)
    }
  }

  /// The measured rows, if the others only have the common height.
  var measured: [(row: Int, height: CGFloat)] {
    switch storage {
    case .common(_, let exceptions): exceptions.all
    case .each: []
    }
  }

  private func lastRow(where precedes: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if precedes(middle) { low = middle } else { high = middle }
    }
    return low
  }
}

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
