extension View {
  /// Whether layout is due here or further down.
  var hasPendingLayout: Bool { layoutState.isPending }

  func markNeedsLayout() {
    layoutState.isDue = true
    markPathToRoot()
  }

  /// Leaves a trace from the root to this view, so that a pass finds its way.
  func markPathToRoot() {
    var ancestor = parent
    while let view = ancestor, !view.layoutState.isDueBelow {
      view.layoutState.isDueBelow = true
      ancestor = view.parent
    }
  }

  /// Lays out from the outermost view of the unbroken line of due ones, until nothing is due.
  ///
  /// A view that asks for a layout in its own layout would go on for ever, so after some passes
  /// the rest waits for the next turn.
  func runPendingLayout() {
    var root = self
    while let outer = root.parent, outer.layoutState.isDue { root = outer }
    for _ in 0..<Self.mostPasses where root.hasPendingLayout {
      root.runUpdatesOfConstraints()
      root.layoutSubtree()
    }
  }

  private func layoutSubtree() {
    if layoutState.isDue {
      prepareForLayout()
      layoutState.isDue = false
      layOutSubviewsAndTellController()
    }
    guard layoutState.isDueBelow else { return }
    layoutState.isDueBelow = false
    for view in children where view.hasPendingLayout && view.parent === self {
      view.layoutSubtree()
      // What became due again is due below this view too, though its trace may have ended there.
      if view.hasPendingLayout { layoutState.isDueBelow = true }
    }
  }

  private func layOutSubviewsAndTellController() {
    guard let controller else { return layoutSubviews() }
    controller.layOutContents()
    controller.layOutContentUnavailableView()
    controller.viewWillLayoutSubviews()
    layoutSubviews()
    controller.viewDidLayoutSubviews()
  }

  private static var mostPasses: Int { 8 }
}
