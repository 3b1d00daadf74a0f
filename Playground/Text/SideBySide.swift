import ListTesting

/// The code of two ways side by side, for the terminal. `›` precedes a line that the first way does
/// not have, or in the first way one that the last way does not have.
///
/// ```
/// Data source: Shelf.swift               Snapshots: Shelf.swift
/// › list.deleteRows(at: [path])          › source.apply(snapshot)
/// ```
struct SideBySide {
  /// The listing of one way.
  struct Column {
    var title: String
    var listing: FilmStrip.Listing
  }

  private let left: Column
  private let right: Column?
  /// The listings that the lines of the left and of the right one are compared with.
  private let references: (left: FilmStrip.Listing?, right: FilmStrip.Listing?)

  /// Returns the listings of all ways in pairs: of two ways each listing beside its counterpart; of
  /// more the first listing of the first way beside that of the last one, and then the others. A
  /// listing that several ways have is shown once.
  static func pairs(of reels: [FilmStrip.Reel]) -> [SideBySide] {
    if reels.count == 2 {
      let columns = reels.map { reel in
        reel.scenes.compactMap(\.listing).map { Column(title: reel.title, listing: $0) }
      }
      if columns[0].count == columns[1].count {
        return zip(columns[0], columns[1]).map {
          SideBySide(left: $0, right: $1, references: ($1.listing, $0.listing))
        }
      }
    }
    var columns: [Column] = []
    for reel in reels {
      guard let listing = reel.scenes.lazy.compactMap(\.listing).first,
        !columns.contains(where: { $0.listing == listing })
      else { continue }
      columns.append(Column(title: reel.title, listing: listing))
    }
    if columns.count > 2, let last = columns.popLast() { columns.insert(last, at: 1) }
    let first = columns.first?.listing
    return stride(from: 0, to: columns.count, by: 2).map { index in
      let right = index + 1 < columns.count ? columns[index + 1] : nil
      return SideBySide(
        left: columns[index], right: right,
        references: (index == 0 ? right?.listing : first, first))
    }
  }

  /// The columns, 96 characters wide at most.
  var text: String {
    let one = Self.lines(left, from: references.left)
    let other = right.map { Self.lines($0, from: references.right) } ?? []
    return (0..<max(one.count, other.count)).map { line in
      let first = line < one.count ? one[line] : ""
      let second = line < other.count ? other[line] : ""
      guard !second.isEmpty else { return first }
      return first + String(repeating: " ", count: max(0, Self.width + 2 - first.count)) + second
    }.joined(separator: "\n")
  }

  private static func lines(_ column: Column, from other: FilmStrip.Listing?) -> [String] {
    let changed = column.listing.changedLines(from: other)
    let title = "\(column.title): \(column.listing.title)"
    return title.wrapped(at: width).split(separator: "\n").map(String.init)
      + column.listing.lines.enumerated().flatMap { index, line in
        broken(line).enumerated().map { part, text in
          text.isEmpty ? "" : (part == 0 && changed.contains(index) ? "› " : "  ") + text
        }
      }
  }

  /// Returns a line of code in parts that fit, the later ones indented further.
  private static func broken(_ line: String) -> [String] {
    let room = width - 2
    guard line.count > room else { return [line] }
    let indentation = line.prefix { $0 == " " }
    let head = line.prefix(room)
    guard let space = head.lastIndex(of: " "), space > indentation.endIndex else { return [line] }
    let rest = line[line.index(after: space)...]
    return [String(line[..<space])] + broken(indentation + "  " + rest)
  }

  private static let width = 47
}
