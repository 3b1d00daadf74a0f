import Foundation

/// An accessory before or after the content of a list cell.
///
/// ```swift
/// cell.accessories = [.checkmark(), .delete(displayed: .whenEditing) { shelf.remove(book) }]
/// ```
///
/// Counterpart: `UICellAccessory`.
///
/// Coverage: simulated.
public struct CellAccessory {
  /// The action when an accessory is tapped.
  public typealias ActionHandler = () -> Void
  /// The action when another element of a menu is selected. It gets the menu.
  public typealias MenuSelectedElementDidChangeHandler = (Menu) -> Void

  /// The kind of accessory.
  public enum AccessoryType: Hashable {
    /// An indicator for a row that leads to more content.
    case disclosureIndicator
    /// A button that expands or collapses an item.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// A button that deletes the item.
    case delete
    /// A button that inserts an item.
    case insert
    /// A handle that moves the item.
    case reorder
    /// A circle that is marked when the item is selected.
    case multiselect
    /// A text label.
    case label
    /// A custom view.
    case customView(View)
    /// A detail button.
    case detail
    /// A button that shows the selected element of a menu.
    case popUpMenu
  }

  /// The states in which an accessory is displayed.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// Only while the list is being edited.
    case whenEditing
    /// Only while the list is not being edited.
    case whenNotEditing

    /// Returns whether an accessory is displayed.
    func isDisplayed(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .always: true
      case .whenEditing: isEditing
      case .whenNotEditing: !isEditing
      }
    }
  }

  /// The width that an accessory reserves in the layout.
  public enum LayoutDimension: Hashable, Sendable {
    /// Its actual width.
    case actual
    /// The width of the system's accessories, so that rows line up.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The kind of accessory.
  public let accessoryType: AccessoryType
  /// The position of the accessory, and the states in which it is displayed.
  let placement: Placement
  /// The appearance of the accessory.
  package let appearance: Appearance
  /// The action when the accessory is tapped, or another element of its menu is selected.
  let actionHandler: ActionHandler?
}

extension CellAccessory {
  /// The position of an accessory, and the states in which it is displayed.
  public enum Placement {
    /// Returns a position among the accessories that are already on the same side, in reading
    /// direction.
    public typealias Position = (_ accessories: [CellAccessory]) -> [CellAccessory].Index

    /// A position before the content.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// A position after the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns the position before the accessory of the same type; the first one if there is none.
    /// (behaviour 21.34)
    public static func position(before accessory: CellAccessory) -> Position {
      { $0.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
    }

    /// Returns the position after the accessory of the same type; the last one if there is none.
    /// (behaviour 21.34)
    public static func position(after accessory: CellAccessory) -> Position {
      { others in
        others.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 }
          ?? others.count
      }
    }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }

    var isLeading: Bool {
      switch self {
      case .leading: true
      case .trailing: false
      }
    }

    var position: Position {
      switch self {
      case .leading(_, let position), .trailing(_, let position): position
      }
    }
  }

  /// The appearance of an accessory of any kind.
  package struct Appearance: Hashable {
    var isHidden = false
    var reservedLayoutWidth = LayoutDimension.standard
    var tintColor: Color?
    var backgroundColor: Color?
    var text: String?
    var menu: Menu?
    var font: Font?
    /// Whether a line separates a reorder control from the accessories before it.
    var showsLine = false
    /// Whether a custom view keeps its current size.
    var maintainsFixedSize = false
    /// The taps that expand or collapse an item.
    package var outlineStyle = OutlineDisclosureOptions.Style.automatic
  }
}

extension CellAccessory {
  /// A custom view as an accessory.
  ///
  /// Coverage: simulated.
  public struct CustomViewConfiguration: Hashable {
    /// The view.
    public let customView: View
    /// The position of the view, and the states in which it is displayed.
    public let placement: Placement
    /// Whether it is hidden. It still takes up space.
    public var isHidden: Bool
    /// The width that it reserves in the layout.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; `nil` to use the cell's.
    public var tintColor: Color?
    /// Whether the view keeps its current size, instead of being sized to fit.
    public var maintainsFixedSize: Bool

    /// Creates a configuration, with system defaults for omitted arguments.
    public init(
      customView: View, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    /// Returns whether the views and the values are the same. Positions are closures, which cannot
    /// be compared, and are ignored.
    public static func == (one: Self, other: Self) -> Bool {
      one.customView === other.customView
        && one.placement.isLeading == other.placement.isLeading
        && one.placement.displayed == other.placement.displayed
        && one.appearance == other.appearance
    }

    /// Hashes the values that equality compares.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(customView))
      hasher.combine(placement.isLeading)
      hasher.combine(placement.displayed)
      hasher.combine(appearance)
    }

    var appearance: Appearance {
      Appearance(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
        maintainsFixedSize: maintainsFixedSize)
    }
  }
}
