/// A writer of the paths of items that are given by their positions among all items of all
/// sections.
struct PathWriter {
  private let list: UnsafeMutableBufferPointer<ItemPath>
  private let starts: UnsafeBufferPointer<Int32>
  private let partners: UnsafeBufferPointer<Int32>
  private var section = 0
  /// The number of written paths.
  private(set) var count = 0

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - list: Memory for all paths that will be written.
  ///   - starts: The positions at which sections start, followed by the number of items.
  ///   - partners: The section that each section is matched with. Items of sections with a negative
  ///     number are not written.
  init(
    _ list: UnsafeMutableBufferPointer<ItemPath>, _ starts: UnsafeBufferPointer<Int32>,
    whereMatched partners: UnsafeBufferPointer<Int32>
  ) {
    self.list = list
    self.starts = starts
    self.partners = partners
  }

  /// Appends the paths of consecutive items.
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
