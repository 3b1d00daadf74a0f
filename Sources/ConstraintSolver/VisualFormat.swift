import Foundation

/// A row or column of views, parsed from a visual format such as `H:|-[photo(44)]-[name]-|`.
package struct VisualFormat: Equatable {
  /// The number, metric or view that a predicate compares with.
  package struct Operand: Equatable {
    /// A number, or `nil` for a name.
    package var number: Double?
    package var name = ""
    /// The attribute after a view's name, if there is one: `width` in `[a(b.width)]`.
    package var attribute: String?
    package var multiplier = 1.0
    package var constant = 0.0
    /// The position in the format.
    package var place: Int
  }

  /// A comparison of a distance or a size.
  package struct Predicate: Equatable {
    package var relation = LayoutSolver.Relation.equal
    package var operand: Operand
    package var priority: Operand?
  }

  /// The distance between two neighbours.
  package enum Distance: Equatable {
    case none
    case standard
    case predicates([Predicate])
  }

  /// A view, by its name.
  package struct Item: Equatable {
    package var name: String
    package var predicates: [Predicate] = []
    package var place: Int
  }

  package var isVertical = false
  /// The distance of the first view from the superview, if the format begins with `|`.
  package var leading: Distance?
  package var items: [Item] = []
  /// The distances between the views.
  package var distances: [Distance] = []
  /// The distance of the last view from the superview, if the format ends with `|`.
  package var trailing: Distance?
}

/// The reason why a visual format cannot be used.
package struct VisualFormatError: Error, Equatable {
  package let message: String
  package let format: String
  /// The position of the mistake, in characters.
  package let place: Int

  package init(message: String, format: String, place: Int) {
    self.message = message
    self.format = format
    self.place = place
  }

  /// The reason as UIKit words it: the message, the format, and a mark below the mistake.
  package var reason: String {
    """
    Unable to parse constraint format: 
    \(message) 
    \(format) 
    \(String(repeating: " ", count: place))^
    """
  }
}
