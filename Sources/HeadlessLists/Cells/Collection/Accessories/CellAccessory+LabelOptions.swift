import Foundation

extension CellAccessory {
  /// How a text looks.
  ///
  /// Coverage: simulated. Kept without effect: `adjustsFontForContentSizeCategory`.
  public struct LabelOptions: Hashable {
    /// Whether it is hidden. It keeps its room.
    public var isHidden: Bool
    /// How much room it takes from the content.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; the one of the cell if there is none.
    public var tintColor: Color?
    /// The font of the text.
    public var font: Font
    /// Whether the font follows the text size that the user chose.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options; what is not given is as the system likes.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil,
      font: Font? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }

    var appearance: Appearance {
      Appearance(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
        font: font)
    }
  }
}
