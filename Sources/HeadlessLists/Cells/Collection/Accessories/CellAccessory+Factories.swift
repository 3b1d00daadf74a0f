import Foundation

extension CellAccessory {
  /// Creates an indicator for a row that leads to more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> CellAccessory {
    trailing(.disclosureIndicator, displayed, options.appearance)
  }

  /// Creates a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> CellAccessory {
    trailing(.checkmark, displayed, options.appearance)
  }

  /// Creates a detail button.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> CellAccessory {
    trailing(.detail, displayed, options.appearance, actionHandler)
  }

  /// Creates a button that deletes the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> CellAccessory {
    leading(.delete, displayed, options.appearance, actionHandler)
  }

  /// Creates a button that inserts an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> CellAccessory {
    leading(.insert, displayed, options.appearance, actionHandler)
  }

  /// Creates a handle that moves the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> CellAccessory {
    trailing(.reorder, displayed, options.appearance)
  }

  /// Creates a circle that is marked when the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> CellAccessory {
    leading(.multiselect, displayed, options.appearance)
  }

  /// Creates a button that expands or collapses an item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> CellAccessory {
    trailing(.outlineDisclosure, displayed, options.appearance, actionHandler)
  }

  /// Creates a text label.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> CellAccessory {
    var appearance = options.appearance
    appearance.text = text
    return trailing(.label, displayed, appearance)
  }

  /// Creates a button that shows the selected element of a menu, and opens the menu when it is
  /// tapped.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - displayed: The states in which the accessory is displayed.
  ///   - options: The appearance.
  ///   - selectedElementDidChangeHandler: Gets the menu when another element is selected.
  public static func popUpMenu(
    _ menu: Menu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> CellAccessory {
    var appearance = options.appearance
    appearance.menu = menu
    return trailing(
      .popUpMenu, displayed, appearance,
      selectedElementDidChangeHandler.map { act in { act(menu) } })
  }

  /// Creates an accessory with a custom view.
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
