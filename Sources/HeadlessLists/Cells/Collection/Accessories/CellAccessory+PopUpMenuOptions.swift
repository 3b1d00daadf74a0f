import Foundation

extension CellAccessory {
  /// The appearance of a menu's button.
  ///
  /// Coverage: simulated.
  public struct PopUpMenuOptions: Hashable {
    /// Whether it is hidden. It still takes up space.
    public var isHidden: Bool
    /// The width that it reserves in the layout.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; `nil` to use the cell's.
    public var tintColor: Color?

    /// Creates options, with system defaults for omitted arguments.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }

    var appearance: Appearance {
      Appearance(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }
}
