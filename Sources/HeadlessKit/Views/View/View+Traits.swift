extension View {
  /// Tells this view, the views in it and their controllers that the host's traits have changed.
  func noticeTraits(from old: TraitCollection) {
    traitCollectionDidChange(old)
    controller?.traitCollectionDidChange(old)
    for view in children { view.noticeTraits(from: old) }
  }
}
