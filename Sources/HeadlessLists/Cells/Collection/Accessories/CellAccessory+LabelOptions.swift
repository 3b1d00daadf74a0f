import Foundation

extension CellAccessory {
  /// The appearance of a text label.
  ///
  /// Coverage: simulated. Kept without effect: `adjustsFontForContentSizeCategory`.
  public struct LabelOptions: Hashable {
    /// Whether it is hidden. It still takes up space.
    public var isHidden: Bool
    /// The width that it reserves in the layout.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; `nil` to use the cell's.
    public var tintColor: Color?
    /// The font of the text.
    public var font: Font
    /// Whether the font follows the user's preferred text size.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options, with system defaults for omitted arguments.
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
