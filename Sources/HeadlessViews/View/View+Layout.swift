extension View {
  /// Whether layout is due for this view or a view inside it.
  var hasPendingLayout: Bool { layoutState.isPending }

  func markNeedsLayout() {
    layoutState.isDue = true
    markPathToRoot()
  }

  /// Marks the path from the root to this view, for a pass to follow.
  func markPathToRoot() {
    var view = self
    while let outer = view.parent {
      guard !outer.layoutState.isDueBelow else { return }
      outer.layoutState.isDueBelow = true
      view = outer
    }
    if let window = view as? Window, !window.isHidden { window.ownSimulator?.requestTurn() }
  }

  /// Lays out the contiguous ancestors that need layout, outermost first, until nothing is due.
  ///
  /// A view that invalidates its layout during layout would loop forever, so after a number of
  /// passes the rest waits for the next turn.
  func runPendingLayout() {
    var root = self
    while let outer = root.parent, outer.layoutState.isDue { root = outer }
    for _ in 0..<Self.mostPasses where root.hasPendingLayout {
      root.runUpdatesOfProperties()
      root.runUpdatesOfConstraints()
      root.layoutSubtree()
    }
  }

  private func layoutSubtree() {
    if layoutState.isDue {
      prepareForLayout()
      // A view that was added in this pass.
      runOwnUpdateOfProperties()
      layoutState.isDue = false
      tracking(.layout) {
        $0.setNeedsLayout()
      } _: {
        layOutSubviewsAndTellOwner()
      }
    }
    guard layoutState.isDueBelow else { return }
    layoutState.isDueBelow = false
    for view in children where view.hasPendingLayout && view.parent === self {
      view.layoutSubtree()
      // Layout that became due again is due below this view too, though its path may have ended
      // there.
      if view.hasPendingLayout { layoutState.isDueBelow = true }
    }
  }

  private func layOutSubviewsAndTellOwner() {
    guard let owner else { return layOutSublayers() }
    owner.viewLayoutBegins()
    layOutSublayers()
    owner.viewLayoutEnds()
  }

  /// Lays out the subviews, by way of the layer if there is one: a client may override it there.
  private func layOutSublayers() {
    if let knownLayer { knownLayer.layoutSublayers() } else { layoutSubviews() }
    keptStates.known(LayoutFollower.self)?.act(self)
  }

  private static var mostPasses: Int { 8 }
}

/// The pending layout of a view.
package struct LayoutState: Equatable {
  /// Whether the view must lay out its subviews.
  package var isDue = true
  /// Whether layout is due for a view inside this one. A pass visits no other branches.
  var isDueBelow = false

  /// The updates of properties that are due.
  var dueProperties = DueProperties.atFirst

  var isPending: Bool { isDue || isDueBelow || dueProperties.rawValue != 0 }
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
  /// The updates that are due for a new view. A literal of a set takes longer in debug builds, and
  /// every view has one.
  static let atFirst = DueProperties(rawValue: own.rawValue | controllers.rawValue)
  /// The content that follows observable objects, such as a button's configuration.
  package static let content = DueProperties(rawValue: 4)
}

/// An action that follows each layout of a view, stored in its states by the module that needs it.
@MainActor
package final class LayoutFollower {
  let act: (View) -> Void

  package init(_ act: @escaping (View) -> Void) {
    self.act = act
  }
}
