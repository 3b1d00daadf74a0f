import ListCore

extension Character {
  /// The number of terminal columns that the character takes.
  var columns: Int { TextLine.columns(of: self) }
}

extension String {
  /// The number of terminal columns that the text takes.
  var columns: Int { TextLine(self).columns }

  /// The text on one line: line breaks and other control characters become spaces.
  var onOneLine: String { TextLine(self).text }

  /// Returns the text truncated to a number of columns, with an ellipsis at the end if necessary.
  func shortened(toColumns width: Int) -> String { TextLine(self).shortened(toColumns: width) }

  /// Returns the text in exactly the given number of columns, truncated or padded with spaces.
  func filled(to width: Int) -> String { TextLine(self).filled(to: width) }
}
