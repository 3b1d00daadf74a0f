import Foundation

extension CellAccessory {
  /// The appearance of an insert button.
  ///
  /// Coverage: simulated.
  public struct InsertOptions: Hashable {
    /// Whether it is hidden. It still takes up space.
    public var isHidden: Bool
    /// The width that it reserves in the layout.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; `nil` to use the cell's.
    public var tintColor: Color?
    /// The colour behind the symbol.
    public var backgroundColor: Color?

    /// Creates options, with system defaults for omitted arguments.
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
