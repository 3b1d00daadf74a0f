/// Books in named sections: the model of the first lessons.
struct Shelf: Hashable, Sendable {
  // snippet.shelf-boards
  /// A section.
  struct Board: Hashable, Sendable {
    var name: String
    var books: [String]
  }

  var boards: [Board]
  // snippet.end

  init(_ boards: [Board]) {
    self.boards = boards
  }

  /// Creates a shelf with one unnamed section.
  init(_ books: String...) {
    boards = [Board(name: "", books: books)]
  }

  // snippet.shelf-books
  /// The books of the first section.
  var books: [String] {
    get { boards[0].books }
    set { boards[0].books = newValue }
  }
  // snippet.end
}
