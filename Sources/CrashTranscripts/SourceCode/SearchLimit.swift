/// The time that a search of sources may take.
///
/// It is checked between files and between functions, so a search ends a little later.
struct SearchLimit {
  private let isOver: () -> Bool

  /// Creates a limit that begins now.
  init(_ duration: Duration) {
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: duration)
    isOver = { clock.now >= end }
  }

  /// Creates a limit with a condition of its own.
  init(isOver: @escaping () -> Bool) {
    self.isOver = isOver
  }

  /// Whether no time is left.
  var isReached: Bool { isOver() }
}

extension SourceSearch {
  /// The point at which a search ended because its time was over.
  public enum Stop: Hashable, Sendable {
    /// Only some files were read. Nothing is said of them: what they use may be declared, and what
    /// they lack may be done, in the others.
    case reading(files: Int, of: Int)
    /// All files were read, and only some of the types that display lists were judged.
    case judging(types: Int, of: Int)
  }
}

extension SourceSearch.Stop: CustomStringConvertible {
  /// What was left out, and what to do, in one or two sentences.
  public var description: String {
    switch self {
    case .reading(let files, let all):
      """
      The time was over when \(files) of \(all) files had been read, so nothing is said of any. Name \
      the folder of the screen that crashed.
      """
    case .judging(let types, let all):
      """
      The time was over when \(types) of \(all) types with lists had been searched, those that the \
      report names first. Name the folder of the screen that crashed to search all of it.
      """
    }
  }
}
