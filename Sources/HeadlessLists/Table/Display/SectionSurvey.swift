import Foundation

/// What a table learned about a section when it asked for its count and its heights.
struct SectionSurvey {
  /// The header.
  var header = BarSurvey(height: 0)
  /// The heights of the rows, as far as they are known.
  var rows: RowHeights
  /// The footer.
  var footer = BarSurvey(height: 0)
}

/// What a table learned about a header or footer.
struct BarSurvey {
  /// The height, as far as it is known.
  var height: CGFloat
  /// Whether the height is a guess until the view shows.
  var isGuess = false
  /// The height if the delegate turns out to have views for such bars; that is not known yet.
  var heightOfView: CGFloat?
}
