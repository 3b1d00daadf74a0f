import Foundation

/// The results of querying all sections of a table.
enum TableSurvey {
  /// The sections, each with its own results.
  case each([SectionSurvey])
  /// The numbers of rows of sections that follow a pattern.
  case alike(SectionPattern, rows: [Int])

  /// The common properties of the sections; `nil` if they differ.
  var pattern: SectionPattern? {
    switch self {
    case .each: nil
    case .alike(let pattern, _): pattern
    }
  }
}

/// The heights in a table if the delegate is not called about single sections and rows: all
/// sections are equal, except for the header and footer of the first one.
struct SectionPattern: Equatable {
  /// The header and footer of the first section.
  let first: Bars
  /// The header and footer of any other section.
  let other: Bars
  /// The height of each row until it is measured.
  let rowHeight: CGFloat

  /// The results of querying the header and the footer of a section.
  struct Bars: Equatable {
    let header: BarSurvey
    let footer: BarSurvey
  }

  /// Returns the results that a query of a section would have.
  func survey(_ section: Int, rows: Int) -> SectionSurvey {
    let bars = section == 0 ? first : other
    return SectionSurvey(
      header: bars.header, rows: RowHeights(count: rows, each: rowHeight), footer: bars.footer)
  }
}

/// The results of querying a section's count and heights.
struct SectionSurvey {
  /// The header.
  var header = BarSurvey(height: 0)
  /// The known heights of the rows.
  var rows: RowHeights
  /// The footer.
  var footer = BarSurvey(height: 0)
}

/// The results of querying a header or footer.
struct BarSurvey: Equatable {
  /// The known height.
  var height: CGFloat
  /// Whether the height is an estimate until the view is displayed.
  var isGuess = false
  /// The height in case the delegate provides views for such headers or footers, which is not known
  /// yet.
  var heightOfView: CGFloat?
}
