extension CollectionLayoutGroup {
  /// Whether the number of cells that fit depends on their preferred sizes. It does if cells of an
  /// estimated length share a line of a known length.
  var dependsOnMeasurements: Bool {
    if subitems.contains(where: { ($0 as? CollectionLayoutGroup)?.dependsOnMeasurements == true }) {
      return true
    }
    guard case .line(let axis) = arrangement, !layoutSize.dimension(axis).isMeasured else {
      return false
    }
    return subitems.contains { $0.layoutSize.dimension(axis).isMeasured }
  }

  /// Whether a part of the group may extend beyond it: a view that is anchored to the group or to
  /// its items.
  var hasSupplementaryItems: Bool {
    !supplementaryItems.isEmpty
      || subitems.contains { item in
        (item as? CollectionLayoutGroup)?.hasSupplementaryItems ?? !item.supplementaryItems.isEmpty
      }
  }
}
