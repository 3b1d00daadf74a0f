import Foundation

/// Something that stands in front of or behind the content of a list cell.
///
/// ```swift
/// cell.accessories = [.checkmark(), .delete(displayed: .whenEditing) { shelf.remove(book) }]
/// ```
///
/// `popUpMenu` does not exist here.
///
/// UIKit's counterpart is `UICellAccessory`.
///
/// Coverage: simulated.
public struct CellAccessory {
  /// What is done when an accessory is tapped.
  public typealias ActionHandler = () -> Void

  /// What an accessory stands for.
  public enum AccessoryType: Hashable {
    /// A sign that there is more behind the row.
    case disclosureIndicator
    /// A button that shows or hides the children of an item.
    case outlineDisclosure
    /// A mark.
    case checkmark
    /// A button that deletes the item.
    case delete
    /// A button that inserts an item.
    case insert
    /// A handle that moves the item.
    case reorder
    /// A circle that is marked when the item is selected.
    case multiselect
    /// A text.
    case label
    /// A view of the client's own.
    case customView(View)
    /// A button for details.
    case detail
  }

  /// When an accessory is to be seen.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While the list is not edited.
    case whenNotEditing

    /// Whether an accessory is to be seen.
    func isDisplayed(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .always: true
      case .whenEditing: isEditing
      case .whenNotEditing: !isEditing
      }
    }
  }

  /// How much room an accessory takes from the content.
  public enum LayoutDimension: Hashable, Sendable {
    /// As much as it is wide.
    case actual
    /// As much as the system's accessories take, so that rows line up.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// What the accessory stands for.
  public let accessoryType: AccessoryType
  /// Where the accessory is, and when it is to be seen.
  let placement: Placement
  /// What the accessory looks like.
  package let appearance: Appearance
  /// What is done when the accessory is tapped.
  let actionHandler: ActionHandler?
}

extension CellAccessory {
  /// Where an accessory is, and when it is to be seen.
  public enum Placement {
    /// Chooses a place among the accessories that are at the same side already, counted in reading
    /// direction.
    public typealias Position = (_ accessories: [CellAccessory]) -> [CellAccessory].Index

    /// In front of the content.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// Behind the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The place in front of an accessory of a type, or the last one if there is none.
    public static func position(before type: AccessoryType) -> Position {
      { accessories in
        accessories.firstIndex { $0.accessoryType == type } ?? accessories.count
      }
    }

    /// The place behind an accessory of a type, or the last one if there is none.
    public static func position(after type: AccessoryType) -> Position {
      { accessories in
        accessories.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count
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

  /// What an accessory looks like, whatever it stands for.
  package struct Appearance: Hashable {
    var isHidden = false
    var reservedLayoutWidth = LayoutDimension.standard
    var tintColor: Color?
    var backgroundColor: Color?
    var text: String?
    var font: Font?
    /// Whether a client's view keeps the size that it has.
    var maintainsFixedSize = false
    /// Which taps show or hide the children of an item.
    package var outlineStyle = OutlineDisclosureOptions.Style.automatic
  }
}
