// The update of properties, which precedes constraints and layout (behaviour 25.10).

extension View {
  /// Makes an update of properties due before the next layout.
  package func markNeedsUpdate(_ parts: DueProperties) {
    layoutState.dueProperties.formUnion(parts)
    markPathToRoot()
  }

  /// Runs the updates of properties that are due for this view and its descendants, outermost first.
  func runUpdatesOfProperties() {
    runOwnUpdateOfProperties()
    guard layoutState.isDueBelow else { return }
    for view in children where view.hasPendingLayout && view.parent === self {
      view.runUpdatesOfProperties()
    }
  }

  /// Runs the update of this view's properties, if it is due.
  func runOwnUpdateOfProperties() {
    let due = layoutState.dueProperties
    guard !due.isEmpty else { return }
    layoutState.dueProperties = []
    if due.contains(.content) { updateObservedContent() }
    guard due.contains(.own) || due.contains(.controllers),
      simulator.profile.updatesProperties
    else { return }
    if due.contains(.controllers), let owner { owner.runUpdateOfProperties() }
    guard due.contains(.own) else { return }
    tracking(.properties) {
      $0.setNeedsUpdateProperties()
    } _: {
      updateProperties()
    }
  }

  /// Runs a pass of this view, which is due again when something changes that it reads of observable
  /// objects.
  package func tracking(
    _ pass: TrackedPass, invalidate: @escaping @MainActor (View) -> Void, _ body: () -> Void
  ) {
    tracking(pass) { [weak self] in
      guard let self, simulator.profile.tracksObservation else { return }
      invalidate(self)
    } _: {
      body()
    }
  }
}
