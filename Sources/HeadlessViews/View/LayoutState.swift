/// The pending layout of a view.
package struct LayoutState: Equatable {
  /// Whether the view must lay out its subviews.
  package var isDue = true
  /// Whether layout is due for a view inside this one. A pass visits no other branches.
  var isDueBelow = false

  /// The updates of properties that are due.
  var dueProperties: DueProperties = [.own, .controllers]

  var isPending: Bool { isDue || isDueBelow || !dueProperties.isEmpty }
}

/// Updates of properties, which run before a layout.
package struct DueProperties: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The view's own properties.
  package static let own = DueProperties(rawValue: 1)
  /// The properties of the view's controller.
  package static let controllers = DueProperties(rawValue: 2)
  /// The content that follows observable objects, such as a button's configuration.
  package static let content = DueProperties(rawValue: 4)
}
