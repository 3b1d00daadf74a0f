import HeadlessKit
import ListCore

/// The visible content of a screen: the screens under it, its lists, bars, search, alerts, texts and
/// controls.
///
/// Two screens with different implementations look alike if nothing differs in these values. Views,
/// classes and exact positions do not count, and neither do fonts, sizes, backgrounds and shades of
/// grey.
public struct ScreenLook: Hashable, Sendable {
  /// A visible text, control, image or title.
  public struct Element: Hashable, Sendable {
    /// The kind, the text and the place, as messages name them: `button "Add" on the navigation bar`.
    public var name: String
    /// The accessibility value: the text of a field, `"1"` for a switch that is on.
    public var value: String?
    /// Whether it can be used.
    public var isEnabled: Bool
    /// Whether it is selected.
    public var isSelected: Bool
    /// Whether the keyboard types into it.
    public var isFocused: Bool
  }

  /// The titles of the screens, from the root of the navigation to the one in front. A presented
  /// screen follows the one that presents it.
  public var screens: [String]
  /// The visible lists, from top to bottom.
  public var lists: [VisibleState]
  /// The details of the visible lists beside texts: whether they refresh and are edited, their section
  /// indexes, the accessories and coloured texts of their rows.
  public var details: [Detail]
  /// The visible elements, from top to bottom and from left to right.
  public var elements: [Element]
  /// The drawing of the screen in characters. A comparison does not look at it, and draws only screens
  /// that differ; otherwise it is empty.
  public var drawing: String
}

extension ScreenLook {
  /// Records what is on a simulator's screen.
  ///
  /// - Complexity: O(*v* log *v*), where *v* is the number of views on screen.
  @MainActor
  public init(_ simulator: Simulator) { self.init(simulator, drawing: simulator.screenDrawing) }

  @MainActor
  init(_ simulator: Simulator, drawing: String) {
    self.drawing = drawing
    screens = simulator.windows.filter { !$0.isHidden }.compactMap(\.rootViewController)
      .flatMap(Self.titles)
    let all = simulator.findAll(.that("on screen") { _ in true })
    let views = all.compactMap { $0.view as? any ListView }
    lists = views.map { VisibleState(ScreenState($0)) }
    details = views.flatMap(Detail.all)
    elements = all.filter(\.isContent).map(Element.init)
  }

  @MainActor
  private static func titles(_ controller: ViewController) -> [String] {
    let inside: [ViewController]
    switch controller {
    case let stack as NavigationController: inside = stack.viewControllers
    case let tabs as TabBarController: inside = [tabs.selectedViewController].compactMap(\.self)
    case let split as SplitViewController: inside = split.viewControllers
    default: inside = []
    }
    let own =
      inside.isEmpty
      ? [controller.name] : inside.flatMap(titles)
    let presented = controller.presentedViewController
    // The innermost controller of a stack reports the presentation of its parents as well.
    let isOwn = presented?.presentingViewController === controller
    return own + (isOwn ? presented.map(titles) ?? [] : [])
  }
}

extension ScreenLook.Element {
  @MainActor
  init(_ element: ScreenElement) {
    name = element.description
    value = element.value
    (isEnabled, isSelected) = (element.isEnabled, element.isSelected)
    isFocused = element.view?.isFirstResponder ?? false
  }
}

extension ScreenElement {
  /// Whether the element shows or takes something, and does not only contain others.
  fileprivate var isContent: Bool {
    switch role {
    case .text, .title: text?.isEmpty == false
    case .image, .button, .toggle, .field, .slider, .progress, .datePicker, .tab: true
    case .row, .header, .footer, .alert, .bar, .view: false
    }
  }
}

extension ViewController {
  /// The name of the screen in messages.
  fileprivate var name: String {
    let title = title ?? navigationItem.title ?? ""
    if self is AlertController { return "alert \"\(title)\"" }
    if self is SearchController { return "search" }
    return title.isEmpty ? "a screen without a title" : "\"\(title)\""
  }
}

// MARK: - Differences

extension ScreenLook {
  /// Returns the difference from another screen that explains most of the others; `nil` if the
  /// screens look alike.
  ///
  /// Screens that were pushed or presented come first, then the lists and what they show beside
  /// texts, then everything else.
  ///
  /// - Complexity: O(*v*), where *v* is the number of elements.
  public func firstDifference(from other: ScreenLook) -> VisibleDifference? {
    if screens != other.screens { return .screens(screens, other.screens) }
    if lists.count != other.lists.count { return .listCount(lists.count, other.lists.count) }
    for (mine, its) in zip(lists, other.lists) {
      if let difference = mine.firstDifference(from: its) { return difference }
    }
    if let difference = firstDetail(besides: other) { return difference }
    guard elements != other.elements else { return nil }
    let shared = zip(elements, other.elements).prefix { $0 == $1 }.count
    let (mine, its) = (elements.dropFirst(shared), other.elements.dropFirst(shared))
    if let one = mine.first, !its.contains(where: { $0.name == one.name }) {
      let isReplaced = its.first.map { next in !mine.contains { $0.name == next.name } } ?? false
      return .element(one, isReplaced ? its.first : nil)
    }
    if let one = its.first, !mine.contains(where: { $0.name == one.name }) {
      return .element(nil, one)
    }
    let one = mine.first
    return .element(one, its.first { $0.name == one?.name && $0 != one } ?? its.first)
  }
}

extension ScreenLook.Element: CustomStringConvertible {
  /// The name with the state: `switch "Wi-Fi" in row [0, 0], with the value 1, disabled`.
  public var description: String {
    let state = [
      value.flatMap { $0.isEmpty || name.contains($0) ? nil : "with the value \($0)" },
      isEnabled ? nil : "disabled", isSelected ? "selected" : nil,
      isFocused ? "with the keyboard" : nil,
    ]
    return ([name] + state.compactMap(\.self)).joined(separator: ", ")
  }
}

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
