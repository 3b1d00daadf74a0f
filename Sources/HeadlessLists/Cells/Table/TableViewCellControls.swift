import Foundation

/// The views that a cell adds automatically: a standard accessory and the editing controls.
///
/// They draw nothing; they exist for their frames and for touches.
@MainActor
final class TableViewCellControls {
  /// The visible accessory: the client's or a standard one.
  private(set) var accessory: View?
  /// The control that deletes, inserts or selects.
  private(set) var editControl: TableViewCellEditControl?
  /// The control that moves the row.
  private(set) var reorderControl: TableViewCellReorderControl?

  /// Shows an accessory, or removes the current one.
  func setAccessory(_ view: View?, type: TableViewCell.AccessoryType, in cell: View) {
    let standard = view == nil ? standardAccessory(type) : nil
    let new = view ?? standard
    guard new !== accessory else { return }
    accessory?.removeFromSuperview()
    accessory = new
    if let new { cell.addSubview(new) }
  }

  /// Shows or hides the editing control.
  func setEditControl(_ shows: Bool, in cell: View) {
    guard shows != (editControl != nil) else { return }
    editControl?.removeFromSuperview()
    editControl = shows ? TableViewCellEditControl() : nil
    if let editControl { cell.addSubview(editControl) }
  }

  /// Shows or hides the reorder control.
  func setReorderControl(_ shows: Bool, in cell: View) {
    guard shows != (reorderControl != nil) else { return }
    reorderControl?.removeFromSuperview()
    reorderControl = shows ? TableViewCellReorderControl() : nil
    if let reorderControl { cell.addSubview(reorderControl) }
  }

  private func standardAccessory(_ type: TableViewCell.AccessoryType) -> View? {
    if let present = accessory as? TableViewCellAccessoryView, present.type == type {
      return present
    }
    return TableViewCellAccessoryView.size(of: type).map {
      TableViewCellAccessoryView(type, size: $0)
    }
  }
}

/// A standard accessory.
package final class TableViewCellAccessoryView: View {
  /// The type of the accessory.
  package let type: TableViewCell.AccessoryType
  /// Whether a tap on the accessory is reported by itself.
  package var isDetailButton: Bool { type == .detailButton || type == .detailDisclosureButton }

  init(_ type: TableViewCell.AccessoryType, size: CGSize) {
    self.type = type
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  required init?(coder: NSCoder) {
    type = .none
    super.init(coder: coder)
  }

  /// Returns the size of a standard accessory, in points; `nil` if it is not visible.
  static func size(of type: TableViewCell.AccessoryType) -> CGSize? {
    switch type {
    case .none: nil
    case .disclosureIndicator: CGSize(width: 10, height: 14)
    case .detailDisclosureButton: CGSize(width: 44, height: 22)
    case .checkmark: CGSize(width: 14, height: 14)
    case .detailButton: CGSize(width: 26, height: 22)
    }
  }
}

/// The leading control of a row, which deletes, inserts or selects it.
package final class TableViewCellEditControl: View {}

/// The trailing control of a row, which moves it.
package final class TableViewCellReorderControl: View {}
