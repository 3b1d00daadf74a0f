/// The ascending positions of many rows, in one array.
struct RowTable: Equatable, Sendable {
  private var positions: [Int] = []
  /// The rows that have positions, ascending.
  private(set) var rows: [Int] = []
  /// The index in `positions` at which each of these rows starts, followed by the end of the last
  /// one.
  private var starts: [Int] = []

  /// Creates a table.
  ///
  /// - Parameter paths: Ascending positions.
  /// - Complexity: O(*n*) for *n* positions, however many rows there are.
  init(_ paths: some Collection<ItemPath>) {
    positions.reserveCapacity(paths.count)
    for path in paths {
      if rows.last != path.section {
        rows.append(path.section)
        starts.append(positions.count)
      }
      positions.append(path.item)
    }
    starts.append(positions.count)
  }

  /// The positions of one row. Their indices are those of the paths from which the table was
  /// created.
  ///
  /// - Complexity: O(log *r*) for *r* rows with positions; O(1) if the rows with positions are the
  ///   first ones.
  subscript(row: Int) -> ArraySlice<Int> {
    let isInPlace = row < rows.count && rows[row] == row
    let index = isInPlace ? row : rows[...].firstIndex(notBelow: row)
    guard index < rows.count, rows[index] == row else { return [] }
    return positions[starts[index]..<starts[index + 1]]
  }
}
