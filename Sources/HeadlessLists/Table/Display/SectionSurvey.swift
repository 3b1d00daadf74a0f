import Foundation

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
