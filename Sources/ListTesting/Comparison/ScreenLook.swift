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
