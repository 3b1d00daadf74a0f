import Foundation

extension CellAccessory {
  /// The appearance of a checkmark.
  ///
  /// Coverage: simulated.
  public struct CheckmarkOptions: Hashable {
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
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var appearance: Appearance {
      Appearance(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The appearance of a delete button.
  ///
  /// Coverage: simulated.
  public struct DeleteOptions: Hashable {
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

  /// The appearance of a detail button.
  ///
  /// Coverage: simulated.
  public struct DetailOptions: Hashable {
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
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var appearance: Appearance {
      Appearance(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The appearance of a disclosure indicator.
  ///
  /// Coverage: simulated.
  public struct DisclosureIndicatorOptions: Hashable {
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
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    var appearance: Appearance {
      Appearance(
        isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

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

  /// The appearance of a selection circle.
  ///
  /// Coverage: simulated.
  public struct MultiselectOptions: Hashable {
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

extension CellAccessory {
  /// The appearance of a button that expands and collapses an item.
  ///
  /// Coverage: simulated.
  public struct OutlineDisclosureOptions: Hashable {
    /// The taps that expand or collapse an item.
    public enum Style: Hashable, Sendable {
      /// The system default: taps on the accessory only.
      case automatic
      /// All taps on the row, which then cannot be selected.
      case header
      /// Taps on the accessory only.
      case cell
    }

    /// Whether it is hidden. It still takes up space.
    public var isHidden: Bool
    /// The width that it reserves in the layout.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint colour; `nil` to use the cell's.
    public var tintColor: Color?
    /// The taps that expand and collapse the item.
    public var style: Style

    /// Creates options, with system defaults for omitted arguments.
    public init(
      style: Style? = nil,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: Color? = nil
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

extension CellAccessory {
  /// Returns the visible accessories on each side, in reading direction.
  ///
  /// System accessories have a fixed order, whatever order they were given in; custom views are
  /// placed at the positions that they choose.
  static func ordered(
    _ accessories: [CellAccessory], whileEditing isEditing: Bool
  ) -> (leading: [CellAccessory], trailing: [CellAccessory]) {
    let displayed = accessories.filter {
      $0.placement.displayed.isDisplayed(whileEditing: isEditing)
    }
    func side(_ isLeading: Bool) -> [CellAccessory] {
      let all = displayed.filter { $0.placement.isLeading == isLeading }
      let standard = all.enumerated().filter { $0.element.rank != nil }
      var ordered = standard.sorted {
        ($0.element.rank ?? 0, $0.offset) < ($1.element.rank ?? 0, $1.offset)
      }.map(\.element)
      for custom in all where custom.rank == nil {
        let wish = custom.placement.position(ordered)
        ordered.insert(custom, at: min(max(wish, 0), ordered.count))
      }
      return ordered
    }
    return (side(true), side(false))
  }

  /// Returns whether two accessories have the same type, other than that of custom views.
  static func repeatsSystemType(_ accessories: [CellAccessory]) -> Bool {
    var types: Set<AccessoryType> = []
    return accessories.contains { $0.rank != nil && !types.insert($0.accessoryType).inserted }
  }

  /// The position of a system accessory on its side; `nil` for a custom view.
  private var rank: Int? {
    switch accessoryType {
    case .delete, .label, .popUpMenu: 0
    case .insert, .checkmark: 1
    case .multiselect, .detail: 2
    case .disclosureIndicator: 3
    case .outlineDisclosure: 4
    case .reorder: 5
    case .customView: nil
    }
  }
}
