import Foundation

/// A row or column of views, parsed from a visual format such as `H:|-[photo(44)]-[name]-|`.
struct VisualFormat: Equatable {
  /// The number, metric or view that a predicate compares with.
  struct Operand: Equatable {
    /// A number, or `nil` for a name.
    var number: Double?
    var name = ""
    /// The attribute after a view's name, if there is one: `width` in `[a(b.width)]`.
    var attribute: String?
    var multiplier = 1.0
    var constant = 0.0
    /// The position in the format.
    var place: Int
  }

  /// A comparison of a distance or a size.
  struct Predicate: Equatable {
    var relation = LayoutConstraint.Relation.equal
    var operand: Operand
    var priority: Operand?
  }

  /// The distance between two neighbours.
  enum Distance: Equatable {
    case none
    case standard
    case predicates([Predicate])
  }

  /// A view, by its name.
  struct Item: Equatable {
    var name: String
    var predicates: [Predicate] = []
    var place: Int
  }

  var isVertical = false
  /// The distance of the first view from the superview, if the format begins with `|`.
  var leading: Distance?
  var items: [Item] = []
  /// The distances between the views.
  var distances: [Distance] = []
  /// The distance of the last view from the superview, if the format ends with `|`.
  var trailing: Distance?
}

/// Why a visual format cannot be used.
struct VisualFormatError: Error, Equatable {
  let message: String
  let format: String
  /// The position of the mistake, in characters.
  let place: Int

  /// The reason as UIKit words it: the message, the format, and a mark below the mistake.
  var reason: String {
    """
    Unable to parse constraint format: 
    \(message) 
    \(format) 
    \(String(repeating: " ", count: place))^
    """
  }
}
