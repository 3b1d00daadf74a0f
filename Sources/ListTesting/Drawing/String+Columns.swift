import ListCore

extension Character {
  /// How many columns of a terminal the character takes.
  var columns: Int { TextLine.columns(of: self) }
}

extension String {
  /// How many columns of a terminal the text takes.
  var columns: Int { TextLine(self).columns }

  /// The text in one line: line breaks and other control characters become spaces.
  var onOneLine: String { TextLine(self).text }

  /// The text in at most so many columns; if it takes more, its end becomes an ellipsis.
  func shortened(toColumns width: Int) -> String { TextLine(self).shortened(toColumns: width) }

  /// The text in exactly so many columns, shortened or filled up with spaces.
  func filled(to width: Int) -> String { TextLine(self).filled(to: width) }
}
