import Foundation

extension CellAccessory {
  /// A view of the client's own as an accessory.
  ///
  /// Coverage: simulated.
  public struct CustomViewConfiguration: Hashable {
    /// The view.
    public let customView: View
    /// Where the view is, and when it is to be seen.
    public let placement: Placement
    /// Whether it is hidden. It keeps its room.
    public var isHidden: Bool
    /// How much room it takes from the content.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint; the one of the cell if there is none.
    public var tintColor: Color?
    /// Whether the view keeps the size that it has, instead of the one that fits it.
    public var maintainsFixedSize: Bool

    /// Creates a configuration; what is not given is as the system likes.
    public init(
      customView: View, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    /// Whether the views and the values are the same. Positions are closures, which cannot be
    /// compared, and do not count.
    public static func == (one: Self, other: Self) -> Bool {
      one.customView === other.customView
        && one.placement.isLeading == other.placement.isLeading
        && one.placement.displayed == other.placement.displayed
        && one.appearance == other.appearance
    }

    /// Hashes what equality looks at.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(customView))
      hasher.combine(placement.isLeading)
      hasher.combine(placement.displayed)
      hasher.combine(appearance)
    }

    var appearance: Appearance {
      Appearance(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor,
        maintainsFixedSize: maintainsFixedSize)
    }
  }
}
