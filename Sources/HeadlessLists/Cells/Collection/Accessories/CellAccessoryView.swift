import Foundation
import HeadlessControls

/// The view of an accessory. It draws nothing; it exists for its frame and for touches.
package final class CellAccessoryView: View {
  /// The accessory of the view.
  package let accessory: CellAccessory
  private let label: Label?
  private let button: Button?

  init(_ accessory: CellAccessory) {
    self.accessory = accessory
    label = accessory.appearance.text.map { text in
      let label = Label()
      label.text = text
      label.textColor = .secondaryLabel
      if let font = accessory.appearance.font { label.font = font }
      return label
    }
    button = accessory.appearance.menu.map(Button.init(popUp:))
    super.init(frame: .zero)
    if let label { addSubview(label) }
    if let button {
      button.choiceDidChange = { [weak self] in self?.choiceDidChange() }
      addSubview(button)
    }
    if case .customView(let view) = accessory.accessoryType { addSubview(view) }
    isHidden = accessory.appearance.isHidden
    backgroundColor = accessory.appearance.backgroundColor
    if let tint = accessory.appearance.tintColor { tintColor = tint }
    frame.size = actualSize
  }

  required init?(coder: NSCoder) {
    accessory = .checkmark()
    label = nil
    button = nil
    super.init(coder: coder)
  }

  private func choiceDidChange() {
    superview?.setNeedsLayout()
    accessory.actionHandler?()
  }

  /// The size of the accessory, in points.
  var actualSize: CGSize {
    switch accessory.accessoryType {
    case .disclosureIndicator, .outlineDisclosure, .checkmark: CGSize(width: 14, height: 14)
    case .delete, .insert, .multiselect, .detail, .reorder: CGSize(width: 22, height: 22)
    case .label: label?.sizeThatFits(.zero) ?? .zero
    case .popUpMenu: button?.intrinsicContentSize ?? .zero
    case .customView(let view):
      accessory.appearance.maintainsFixedSize
        ? view.bounds.size : view.sizeThatFits(view.bounds.size)
    }
  }

  /// The reserved width of the accessory, in points.
  var reservedWidth: CGFloat {
    switch accessory.appearance.reservedLayoutWidth {
    case .actual: actualSize.width
    case .standard: accessory.accessoryType.standardWidth
    case .custom(let width): width
    }
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.frame = bounds }
  }
}

extension CellAccessory.AccessoryType {
  /// The width that the system reserves, in points. (behaviour 21.27)
  fileprivate var standardWidth: CGFloat {
    switch self {
    case .disclosureIndicator, .outlineDisclosure: CellMetrics.indicatorWidth
    case .checkmark, .delete, .insert, .reorder, .multiselect, .label, .customView, .detail,
      .popUpMenu:
      CellMetrics.standardAccessoryWidth
    }
  }
}
