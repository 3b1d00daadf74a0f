extension CollectionLayoutGroup {
  /// Whether how many cells fit depends on what they ask for: they do where cells of an estimated
  /// length share a line of a given one.
  var dependsOnMeasurements: Bool {
    if subitems.contains(where: { ($0 as? CollectionLayoutGroup)?.dependsOnMeasurements == true }) {
      return true
    }
    guard case .line(let axis) = arrangement, !layoutSize.dimension(axis).isMeasured else {
      return false
    }
    return subitems.contains { $0.layoutSize.dimension(axis).isMeasured }
  }

  /// Whether something of the group may stick out of it: a view at an edge of it or of its items.
  var hasSupplementaryItems: Bool {
    !supplementaryItems.isEmpty
      || subitems.contains { item in
        (item as? CollectionLayoutGroup)?.hasSupplementaryItems ?? !item.supplementaryItems.isEmpty
      }
  }
}
