import Foundation

extension CellAccessory {
  /// How a circle that selects looks.
  ///
  /// Coverage: simulated.
  public struct MultiselectOptions: Hashable {
    /// Whether it is hidden. It keeps its room.
    public var isHidden: Bool
    /// How much room it takes from the content.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; the one of the cell if there is none.
    public var tintColor: Color?
    /// The colour behind the sign.
    public var backgroundColor: Color?

    /// Creates options; what is not given is as the system likes.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil,
      backgroundColor: Color? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var appearance: Appearance {
      Appearance(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
        backgroundColor: backgroundColor)
    }
  }
}
