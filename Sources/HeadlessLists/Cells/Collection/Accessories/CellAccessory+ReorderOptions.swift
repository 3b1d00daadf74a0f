import Foundation

extension CellAccessory {
  /// The appearance of a reorder handle.
  ///
  /// Coverage: simulated.
  public struct ReorderOptions: Hashable {
    /// Whether it is hidden. It still takes up space.
    public var isHidden: Bool
    /// The width that it reserves in the layout.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; `nil` to use the cell's.
    public var tintColor: Color?
    /// Whether a line separates the handle from the accessories before it, if there are any.
    /// (behaviour 21.31, 21.32)
    public var showsVerticalSeparator: Bool

    /// Creates options, with system defaults for omitted arguments.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    var appearance: Appearance {
      Appearance(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
        showsLine: showsVerticalSeparator)
    }
  }
}
