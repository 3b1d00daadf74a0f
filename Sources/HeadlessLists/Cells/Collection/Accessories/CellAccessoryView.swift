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

/// The frames of the content and the accessories of a list cell.
///
/// A pure value, in the cell's coordinates. The spaces of accessories keep the cell's margins from
/// its edges; the content ends where the first space begins. Each accessory is centred in its
/// space, even if it is wider. (behaviour 21.25, 21.26, 21.29)
struct CellAccessoryLayout: Equatable {
  /// One accessory: its reserved width and its size.
  struct Element: Equatable {
    var room: CGFloat
    var size: CGSize
    /// Whether a line separates it from the accessories before it.
    var hasLine = false
  }

  private(set) var content: CGRect
  private(set) var leading: [CGRect] = []
  private(set) var trailing: [CGRect] = []
  /// The line in front of the reorder control, if it is visible.
  private(set) var line: CGRect?

  /// Lays out a list cell.
  ///
  /// - Parameters:
  ///   - size: The size of the cell.
  ///   - margins: The margins of the cell.
  ///   - leading: The accessories before the content, in reading direction.
  ///   - trailing: The accessories after it, in reading direction.
  ///   - indentation: The indentation of the content.
  ///   - indentsAccessories: Whether the leading accessories are indented too. (behaviour 21.33)
  init(
    _ size: CGSize, margins: DirectionalEdgeInsets, leading: [Element], trailing: [Element],
    indentation: CGFloat = 0, indentsAccessories: Bool = true
  ) {
    var start = indentsAccessories ? indentation : 0
    for (index, element) in leading.enumerated() {
      start += index == 0 ? margins.leading : CellMetrics.leadingAccessorySpacing
      self.leading.append(Self.place(element, from: start, in: size.height))
      start += element.room
    }
    if !indentsAccessories { start += indentation }

    var end = size.width
    for (index, element) in trailing.reversed().enumerated() {
      end -= index == 0 ? margins.trailing : CellMetrics.trailingAccessorySpacing
      end -= element.room
      self.trailing.insert(Self.place(element, from: end, in: size.height), at: 0)
      guard element.hasLine, trailing.count > 1 else { continue }
      end -= CellMetrics.trailingAccessorySpacing + CellMetrics.accessoryLineWidth
      line = CGRect(x: end, y: 0, width: CellMetrics.accessoryLineWidth, height: size.height)
    }
    content = CGRect(x: start, y: 0, width: max(0, end - start), height: size.height)
  }

  /// Returns the mirrored layout, for right-to-left languages.
  func mirrored(in width: CGFloat) -> CellAccessoryLayout {
    func mirror(_ rect: CGRect) -> CGRect {
      CGRect(origin: CGPoint(x: width - rect.maxX, y: rect.minY), size: rect.size)
    }
    var mirrored = self
    mirrored.content = mirror(content)
    mirrored.leading = leading.map(mirror)
    mirrored.trailing = trailing.map(mirror)
    mirrored.line = line.map(mirror)
    return mirrored
  }

  private static func place(_ element: Element, from start: CGFloat, in height: CGFloat) -> CGRect {
    CGRect(
      x: start + (element.room - element.size.width) / 2, y: (height - element.size.height) / 2,
      width: element.size.width, height: element.size.height)
  }
}
