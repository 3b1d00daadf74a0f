import HeadlessKit
import ListCore

extension ScreenLook {
  /// Something that a list shows beside texts.
  public struct Detail: Hashable, Sendable {
    /// A property of a list, or of one of its rows.
    public enum Property: String, Hashable, Sendable {
      case refreshControl = "refresh control"
      case editingMode = "editing mode"
      case sectionIndex = "section index"
      case editingControl = "editing control"
      case reorderControl = "reorder control"
      case accessory
      case textColor = "text colour"
    }

    /// The property, and the row that has it.
    public struct Key: Hashable, Sendable {
      /// The property.
      public var property: Property
      /// The row; `nil` for a property of the list.
      public var place: ListPlace?
    }

    /// The property, and the row that has it.
    public var key: Key
    /// The value, as messages name it.
    public var value: String
  }
}

extension ScreenLook.Detail.Property {
  /// The value of a list or row that does not have the property.
  var absence: String {
    switch self {
    case .refreshControl: "idle"
    case .editingMode: "off"
    case .sectionIndex, .editingControl, .reorderControl, .accessory: "not there"
    case .textColor: "label colour"
    }
  }
}

extension ScreenLook {
  /// Returns the first detail that is another one, or not there, on another screen.
  func firstDetail(besides other: ScreenLook) -> VisibleDifference? {
    func values(_ details: [Detail]) -> [Detail.Key: String] {
      Dictionary(details.map { ($0.key, $0.value) }) { first, _ in first }
    }
    let (mine, its) = (values(details), values(other.details))
    let changed = (details + other.details).map(\.key).first { mine[$0] != its[$0] }
    return changed.map { .detail($0, mine[$0], its[$0]) }
  }
}

extension ScreenLook.Detail {
  private init(_ property: Property, of place: ListPlace? = nil, _ value: String) {
    self.init(key: Key(property: property, place: place), value: value)
  }

  /// Returns what a list shows beside texts, without what is as in most lists.
  @MainActor
  static func all(_ list: any ListView) -> [Self] {
    var all: [Self] = []
    if list.refreshControl?.isRefreshing == true { all.append(Self(.refreshControl, "refreshing")) }
    let table = list as? TableView
    if table?.isEditing ?? (list as? CollectionView)?.isEditing ?? false {
      all.append(Self(.editingMode, "on"))
    }
    let cells = list.inspection.cells
    if let titles = table?.shownIndexTitles, !titles.isEmpty {
      all.append(Self(.sectionIndex, titles.joined(separator: " ")))
    }
    for cell in cells {
      if let row = cell.view as? TableViewCell, row.isEditing {
        if row.editingStyle != .none {
          all.append(Self(.editingControl, of: cell.place, "\(row.editingStyle)"))
        }
        if row.showsReorderControl { all.append(Self(.reorderControl, of: cell.place, "there")) }
      }
      if let accessory = cell.view.accessory {
        all.append(Self(.accessory, of: cell.place, accessory))
      }
      let colors = cell.view.textColors
      if !colors.isEmpty {
        all.append(Self(.textColor, of: cell.place, colors.joined(separator: ", ")))
      }
    }
    return all
  }
}

extension TableView {
  /// The titles of the section index, as the data source gives them now.
  fileprivate var shownIndexTitles: [String] {
    let rows = inspection.counts?.itemCount ?? 0
    guard rows >= sectionIndexMinimumDisplayRowCount else { return [] }
    return dataSource?.sectionIndexTitles(for: self) ?? []
  }
}

extension View {
  /// The accessory of a cell; `nil` if it has none.
  fileprivate var accessory: String? {
    if let cell = self as? TableViewCell {
      let view = cell.isEditing ? cell.editingAccessoryView : cell.accessoryView
      let type = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
      return view != nil ? "a view" : type == .none ? nil : "\(type)"
    }
    let types = (self as? CollectionViewListCell)?.accessories.map(\.accessoryType) ?? []
    return types.isEmpty ? nil : types.map(Self.name).joined(separator: ", ")
  }

  private static func name(_ type: CellAccessory.AccessoryType) -> String {
    if case .customView = type { "a view" } else { "\(type)" }
  }

  /// The colours of the visible texts; empty if all are as most labels are.
  fileprivate var textColors: [String] {
    let names = visibleLabels.map { $0.textColor?.shownName ?? Color.labelName }
    return names.allSatisfy { $0 == Color.labelName } ? [] : names
  }

  private var visibleLabels: [Label] {
    guard !isHidden, alpha > 0.01 else { return [] }
    let own = (self as? Label).flatMap { $0.text?.isEmpty == false ? $0 : nil }
    return [own].compactMap(\.self) + subviews.flatMap(\.visibleLabels)
  }
}
