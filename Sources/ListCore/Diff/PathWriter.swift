/// Writes the paths of items that are given by their positions among all items of all sections.
struct PathWriter {
  private let list: UnsafeMutableBufferPointer<ItemPath>
  private let starts: UnsafeBufferPointer<Int32>
  private let partners: UnsafeBufferPointer<Int32>
  private var section = 0
  /// The number of paths that were written.
  private(set) var count = 0

  /// Begins a list.
  ///
  /// - Parameters:
  ///   - list: Memory for as many paths as will be written.
  ///   - starts: The positions at which sections start, and behind these the number of items.
  ///   - partners: For each section whether its items are written: those that are negative leave
  ///     them out.
  init(
    _ list: UnsafeMutableBufferPointer<ItemPath>, _ starts: UnsafeBufferPointer<Int32>,
    whereMatched partners: UnsafeBufferPointer<Int32>
  ) {
    self.list = list
    self.starts = starts
    self.partners = partners
  }

  /// Writes the paths of neighbours, behind all that were written before.
  mutating func write(from start: Int, to end: Int) {
    var position = start
    while position < end {
      while starts[section &+ 1] <= position { section &+= 1 }
      let sectionStart = Int(starts[section])
      let pieceEnd = Swift.min(end, Int(starts[section &+ 1]))
      if partners[section] >= 0 {
        while position < pieceEnd {
          list[count] = ItemPath(item: position &- sectionStart, section: section)
          count &+= 1
          position &+= 1
        }
      }
      position = pieceEnd
    }
  }
}
