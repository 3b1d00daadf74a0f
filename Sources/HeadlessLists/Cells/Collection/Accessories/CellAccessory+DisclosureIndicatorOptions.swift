import Foundation

extension CellAccessory {
  /// How a disclosure indicator looks.
  ///
  /// Coverage: simulated.
  public struct DisclosureIndicatorOptions: Hashable {
    /// Whether it is hidden. It keeps its room.
    public var isHidden: Bool
    /// How much room it takes from the content.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; the one of the cell if there is none.
    public var tintColor: Color?

    /// Creates options; what is not given is as the system likes.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var appearance: Appearance {
      Appearance(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }
}
