/// Ascending positions of many rows, in one array.
struct RowTable: Equatable, Sendable {
  private var positions: [Int] = []
  /// Where each row starts in `positions`, and where the last one ends.
  private var starts: [Int]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - paths: Ascending positions of existing rows.
  ///   - rowCount: The number of rows.
  /// - Complexity: O(*n* + *r*) for *n* positions in *r* rows.
  init(_ paths: some Collection<ItemPath>, rowCount: Int) {
    starts = [0]
    starts.reserveCapacity(rowCount + 1)
    positions.reserveCapacity(paths.count)
    for path in paths {
      while starts.count <= path.section { starts.append(positions.count) }
      positions.append(path.item)
    }
    while starts.count <= rowCount { starts.append(positions.count) }
  }

  /// The positions of one row. Their indices are those of the paths that made the table.
  subscript(row: Int) -> ArraySlice<Int> { positions[starts[row]..<starts[row + 1]] }
}
