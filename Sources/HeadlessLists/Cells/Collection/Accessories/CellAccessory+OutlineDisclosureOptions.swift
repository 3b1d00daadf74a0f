import Foundation

extension CellAccessory {
  /// How a button that shows children looks.
  ///
  /// Coverage: simulated.
  public struct OutlineDisclosureOptions: Hashable {
    /// Which taps show or hide the children of an item.
    public enum Style: Hashable, Sendable {
      /// As the system likes: those on the accessory alone.
      case automatic
      /// All on the row, which cannot be selected then.
      case header
      /// Those on the accessory alone.
      case cell
    }

    /// Whether it is hidden. It keeps its room.
    public var isHidden: Bool
    /// How much room it takes from the content.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; the one of the cell if there is none.
    public var tintColor: Color?
    /// Which rows open and close the item.
    public var style: Style

    /// Creates options; what is not given is as the system likes.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil,
      style: Style? = nil
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
