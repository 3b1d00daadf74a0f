import Foundation

extension CellAccessory {
  /// A custom view as an accessory.
  ///
  /// Coverage: simulated.
  public struct CustomViewConfiguration: Hashable {
    /// The view.
    public let customView: View
    /// The position of the view, and the states in which it is displayed.
    public let placement: Placement
    /// Whether it is hidden. It still takes up space.
    public var isHidden: Bool
    /// The width that it reserves in the layout.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; `nil` to use the cell's.
    public var tintColor: Color?
    /// Whether the view keeps its current size, instead of being sized to fit.
    public var maintainsFixedSize: Bool

    /// Creates a configuration, with system defaults for omitted arguments.
    public init(
      customView: View, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }

    /// Returns whether the views and the values are the same. Positions are closures, which cannot
    /// be compared, and are ignored.
    public static func == (one: Self, other: Self) -> Bool {
      one.customView === other.customView
        && one.placement.isLeading == other.placement.isLeading
        && one.placement.displayed == other.placement.displayed
        && one.appearance == other.appearance
    }

    /// Hashes the values that equality compares.
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
