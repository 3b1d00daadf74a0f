import Foundation

extension CellAccessory {
  /// The appearance of a button that expands and collapses an item.
  ///
  /// Coverage: simulated.
  public struct OutlineDisclosureOptions: Hashable {
    /// The taps that expand or collapse an item.
    public enum Style: Hashable, Sendable {
      /// The system default: taps on the accessory only.
      case automatic
      /// All taps on the row, which then cannot be selected.
      case header
      /// Taps on the accessory only.
      case cell
    }

    /// Whether it is hidden. It still takes up space.
    public var isHidden: Bool
    /// The width that it reserves in the layout.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; `nil` to use the cell's.
    public var tintColor: Color?
    /// The taps that expand and collapse the item.
    public var style: Style

    /// Creates options, with system defaults for omitted arguments.
    public init(
      style: Style? = nil,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.style = style ?? .automatic
    }

    var appearance: Appearance {
      Appearance(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
        outlineStyle: style)
    }
  }
}
