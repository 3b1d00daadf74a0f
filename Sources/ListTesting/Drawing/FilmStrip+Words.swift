extension FilmStrip {
  /// Lines of source code, shown beside the scene in which they run.
  ///
  /// ```swift
  /// let listing = FilmStrip.Listing(
  ///   title: "Shelf.swift", lines: ["table.deleteRows(at: [path], with: .fade)"])
  /// ```
  public struct Listing: Hashable, Sendable {
    /// The title, such as the name of the file.
    public var title: String
    /// The lines, without line breaks.
    public var lines: [String]

    /// Creates a listing.
    public init(title: String, lines: [String]) {
      self.title = title
      self.lines = lines
    }
  }

  /// A paragraph of the page above the film.
  public struct Passage: Hashable, Sendable {
    /// The heading; empty if there is none.
    public var title: String
    /// The text.
    public var text: String

    /// Creates a passage.
    public init(title: String = "", _ text: String) {
      self.title = title
      self.text = text
    }
  }
}

extension FilmStrip.Listing {
  /// Returns the indices of the lines that another listing does not have, in the same order and
  /// apart from their indentation. Empty lines are ignored.
  ///
  /// - Complexity: O(*n* · *d*) for *n* lines in both and *d* changes.
  public func changedLines(from other: Self?) -> Set<Int> {
    guard let other else { return [] }
    func trimmed(_ lines: [String]) -> [Substring] { lines.map { $0.drop { $0 == " " } } }
    let changes = trimmed(lines).difference(from: trimmed(other.lines))
    let offsets = changes.insertions.map { change in
      switch change {
      case .insert(let offset, _, _), .remove(let offset, _, _): offset
      }
    }
    return Set(offsets.filter { !lines[$0].isEmpty })
  }
}

extension FilmStrip {
  /// Returns the listing of another reel that the listings of a reel are compared with: the first
  /// reel is compared with the last one, and all others with the first one.
  func reference(forReel index: Int) -> Listing? {
    let other = index == 0 ? reels.count - 1 : 0
    guard other != index else { return nil }
    return reels[other].scenes.lazy.compactMap(\.listing).first
  }
}
