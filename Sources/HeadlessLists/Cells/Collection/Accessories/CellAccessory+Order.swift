extension CellAccessory {
  /// Returns the visible accessories on each side, in reading direction.
  ///
  /// System accessories have a fixed order, whatever order they were given in; custom views are
  /// placed at the positions that they choose.
  static func ordered(
    _ accessories: [CellAccessory], whileEditing isEditing: Bool
  ) -> (leading: [CellAccessory], trailing: [CellAccessory]) {
    let displayed = accessories.filter {
      $0.placement.displayed.isDisplayed(whileEditing: isEditing)
    }
    func side(_ isLeading: Bool) -> [CellAccessory] {
      let all = displayed.filter { $0.placement.isLeading == isLeading }
      let standard = all.enumerated().filter { $0.element.rank != nil }
      var ordered = standard.sorted {
        ($0.element.rank ?? 0, $0.offset) < ($1.element.rank ?? 0, $1.offset)
      }.map(\.element)
      for custom in all where custom.rank == nil {
        let wish = custom.placement.position(ordered)
        ordered.insert(custom, at: min(max(wish, 0), ordered.count))
      }
      return ordered
    }
    return (side(true), side(false))
  }

  /// Returns whether two accessories have the same type, other than that of custom views.
  static func repeatsSystemType(_ accessories: [CellAccessory]) -> Bool {
    var types: Set<AccessoryType> = []
    return accessories.contains { $0.rank != nil && !types.insert($0.accessoryType).inserted }
  }

  /// The position of a system accessory on its side; `nil` for a custom view.
  private var rank: Int? {
    switch accessoryType {
    case .delete, .label, .popUpMenu: 0
    case .insert, .checkmark: 1
    case .multiselect, .detail: 2
    case .disclosureIndicator: 3
    case .outlineDisclosure: 4
    case .reorder: 5
    case .customView: nil
    }
  }
}
