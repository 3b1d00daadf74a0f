import Foundation

/// The results of querying all sections of a table.
enum TableSurvey {
  /// The sections, each with its own results.
  case each([SectionSurvey])
  /// The numbers of rows of sections that follow a pattern.
  case alike(SectionPattern, rows: [Int])
}

/// The heights in a table if nobody is asked about single sections and rows: the sections are
/// alike, except for the header and footer of the first one.
struct SectionPattern: Equatable {
  /// The header of the first section.
  var firstHeader: BarSurvey
  /// The footer of the first section.
  var firstFooter: BarSurvey
  /// The header of any other section.
  var header: BarSurvey
  /// The footer of any other section.
  var footer: BarSurvey
  /// The height of each row until it is measured.
  var rowHeight: CGFloat
}

extension SectionPattern {
  /// Returns what a section's query would result in.
  func survey(_ section: Int, rows: Int) -> SectionSurvey {
    SectionSurvey(
      header: section == 0 ? firstHeader : header, rows: RowHeights(count: rows, each: rowHeight),
      footer: section == 0 ? firstFooter : footer)
  }
}
