import Foundation
import HeadlessControllers
import HeadlessControls

/// An element on a screen that matches a query: a view, a button of a bar, a tab, or a button of an
/// alert.
///
/// ```swift
/// let done = try simulator.find(.button("Done"))
/// #expect(done.isEnabled)
/// ```
///
/// An element is a handle: its properties are read live, except for its place and its own text,
/// which are those it was found with.
@preconcurrency @MainActor
public struct ScreenElement {
  /// The kind of an element on a screen.
  public enum Role: String, Hashable, Sendable {
    case text, button, toggle, field, image, slider, progress, datePicker
    /// The title on a navigation bar.
    case title
    /// A tab of a tab bar.
    case tab
    /// A row of a table, or an item of a collection view.
    case row
    /// The header of a section of a list.
    case header
    /// The footer of a section of a list.
    case footer
    /// An alert.
    case alert
    /// A bar.
    case bar
    /// Any other view.
    case view
  }

  /// The kind of the element.
  public let role: Role
  /// The element's own text, if it shows any. A row or a header has labels instead: see ``texts``.
  public let text: String?
  /// The frame, in the coordinates of the screen.
  public let frame: CGRect
  /// The index path of the row that the element is or is in, if any.
  public var indexPath: IndexPath? { surroundings.row?.indexPath }
  /// The header text of the element's section, if it is on screen.
  public var sectionTitle: String? { surroundings.section?.title }

  /// The object whose accessibility properties describe the element.
  let object: AccessibleObject
  let target: Target
  let surroundings: ScreenSurroundings
  /// The reason why the element is not visible; `nil` if it is.
  let obstacle: ScreenObstacle?

  /// The target of a touch.
  enum Target {
    case view(View)
    /// A part of a view, in the coordinates of the screen.
    case part(View, CGRect)
    case item(BarButtonItem)
    case back(NavigationController)
    case tab(TabBarItem)
    case searchBar(SearchBar)
    case cancelSearch(SearchBar)
    case answer(AlertAction, AlertController)
    /// An action of an open menu.
    case choice(Action, OpenMenu)
    case nothing
  }
}

extension ScreenElement {
  /// The element as a view, if it is one.
  public var view: View? { object as? View }
  /// The element as a bar button item, if it is one.
  public var barButtonItem: BarButtonItem? { object as? BarButtonItem }
  /// The accessibility label.
  public var label: String? { object.accessibilityLabel }
  /// The accessibility value: `"1"` for a switch that is on, the text of a field.
  public var value: String? { object.accessibilityValue }
  /// The accessibility identifier.
  public var identifier: String? { object.accessibilityIdentifier }
  /// The accessibility traits.
  public var traits: AccessibilityTraits { object.accessibilityTraits }
  /// Whether the user can use the element.
  public var isEnabled: Bool { !traits.contains(.notEnabled) }
  /// Whether the element is selected.
  public var isSelected: Bool { traits.contains(.selected) }
  /// Whether assistive technologies can reach the element: it is an accessibility element, not
  /// inside another one.
  public var isReachable: Bool { object.isAccessibilityElement && surroundings.allows(object) }

  /// The placeholder, shown while the text is empty.
  var placeholder: String? {
    switch object {
    case let field as TextField: field.hasText ? nil : field.placeholder
    case let bar as SearchBar: (bar.text ?? "").isEmpty ? bar.placeholder : nil
    default: nil
    }
  }

  /// The placeholder of a field that shows a text instead.
  var hiddenPlaceholder: String? {
    switch object {
    case let field as TextField: field.hasText ? field.placeholder : nil
    case let bar as SearchBar: (bar.text ?? "").isEmpty ? nil : bar.placeholder
    default: nil
    }
  }

  /// The visible text.
  var shownText: String? { text ?? placeholder }

  /// Whether the element has text or an image of its own, or is a control.
  var isContent: Bool {
    switch role {
    case .text, .title: text != nil
    case .image: (view as? ImageView)?.image != nil
    case .button, .toggle, .field, .slider, .progress, .datePicker, .tab: true
    case .row, .header, .footer, .alert, .bar, .view: false
    }
  }

  /// Returns whether the element is inside another one: its part, or in the section under that
  /// header.
  func isInside(_ other: ScreenElement) -> Bool {
    if other.role == .header, let section = other.surroundings.section {
      return surroundings.section == section && object !== other.object
    }
    return surroundings.ancestors.contains(ObjectIdentifier(other.object))
  }
}

extension ScreenElement: @MainActor CustomStringConvertible {
  /// The element and its place, as in messages: `button "Done" in row [0, 2] of "Today"`.
  public var description: String { ([name] + [place].compactMap(\.self)).joined(separator: " ") }

  /// The element without its place: `button "Done"`.
  var name: String {
    if let words = shownText { return "\(role.noun) \(words.quoted)" }
    if role == .row { return "row" }
    if role == .header || role == .footer, let title = sectionTitle {
      return "\(role.noun) of section \(title.quoted)"
    }
    if let label { return "\(role.noun) labelled \(label.quoted)" }
    if let identifier { return "\(role.noun) with identifier \(identifier.quoted)" }
    return role == .view ? ObjectName.name(of: type(of: object)) : role.noun
  }

  private var place: String? {
    if let row = surroundings.row {
      let path = "[\(row.indexPath.section), \(row.indexPath.item)]"
      let title = sectionTitle.map { " of \($0.quoted)" } ?? ""
      return role == .row ? path + title : "in row \(path)\(title)"
    }
    return surroundings.bar.map { "on the \($0)" }
      ?? surroundings.alert.map { "in the alert \($0.quoted)" }
  }
}

extension ScreenElement.Role {
  /// The kind of the element, as in messages.
  var noun: String {
    switch self {
    case .text: "label"
    case .toggle: "switch"
    case .datePicker: "date picker"
    case .button, .field, .image, .slider, .title, .tab, .row, .header, .footer, .alert, .bar,
      .view, .progress:
      rawValue
    }
  }
}

extension String {
  /// The text as a Swift string literal.
  var quoted: String { debugDescription }
}

extension ScreenElement {
  /// The texts that a person sees in the element, from top to bottom and from left to right: its own,
  /// and those of what it contains.
  ///
  /// ```swift
  /// let names = simulator.findAll(.view(RecipeCell.self)).map { $0.texts.first }
  /// #expect(try simulator.find(.row(at: [0, 1])).texts == ["Dune", "Frank Herbert"])
  /// ```
  ///
  /// Texts of labels, of buttons and in fields count; placeholders and images don't. They are read
  /// live, after pending layout, and are empty once the element has left the screen.
  ///
  /// - Complexity: O(*v* log *v*), where *v* is the number of views on screen.
  public var texts: [String] {
    guard let view else { return [text].compactMap(\.self) }
    guard view is Window || view.window != nil else { return [] }
    return view.simulator.read().seen.filter {
      $0.object === object || $0.surroundings.ancestors.contains(ObjectIdentifier(object))
    }.compactMap(\.text)
  }
}

/// A control of a module above this one, which says how queries and drawings see it.
@MainActor
package protocol ScreenDescribing: Control {
  /// The role under which queries find the control.
  var screenRole: ScreenElement.Role { get }
  /// The text that it shows.
  var screenText: String { get }
  /// Whether a date picker is drawn as a button that shows the text, not as a value between arrows.
  var isDrawnAsButton: Bool { get }
}
