import Foundation

extension CellAccessory {
  /// A sign that there is more behind the row.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> CellAccessory {
    trailing(.disclosureIndicator, displayed, options.appearance)
  }

  /// A mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> CellAccessory {
    trailing(.checkmark, displayed, options.appearance)
  }

  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> CellAccessory {
    trailing(.detail, displayed, options.appearance, actionHandler)
  }

  /// A button that deletes the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> CellAccessory {
    leading(.delete, displayed, options.appearance, actionHandler)
  }

  /// A button that inserts an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> CellAccessory {
    leading(.insert, displayed, options.appearance, actionHandler)
  }

  /// A handle that moves the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> CellAccessory {
    trailing(.reorder, displayed, options.appearance)
  }

  /// A circle that is marked when the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> CellAccessory {
    leading(.multiselect, displayed, options.appearance)
  }

  /// A button that shows or hides the children of an item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> CellAccessory {
    trailing(.outlineDisclosure, displayed, options.appearance, actionHandler)
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> CellAccessory {
    var appearance = options.appearance
    appearance.text = text
    return trailing(.label, displayed, appearance)
  }

  /// A view of the client's own.
  public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
    CellAccessory(
      accessoryType: .customView(configuration.customView), placement: configuration.placement,
      appearance: configuration.appearance, actionHandler: nil)
  }

  private static func leading(
    _ type: AccessoryType, _ displayed: DisplayedState, _ appearance: Appearance,
    _ actionHandler: ActionHandler? = nil
  ) -> CellAccessory {
    CellAccessory(
      accessoryType: type, placement: .leading(displayed: displayed), appearance: appearance,
      actionHandler: actionHandler)
  }

  private static func trailing(
    _ type: AccessoryType, _ displayed: DisplayedState, _ appearance: Appearance,
    _ actionHandler: ActionHandler? = nil
  ) -> CellAccessory {
    CellAccessory(
      accessoryType: type, placement: .trailing(displayed: displayed), appearance: appearance,
      actionHandler: actionHandler)
  }
}
