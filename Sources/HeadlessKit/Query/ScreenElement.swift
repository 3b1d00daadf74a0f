import Foundation

/// Something on a screen that a query has found: a view, a button on a bar, a tab, an answer of an
/// alert.
///
/// ```swift
/// let done = try simulator.find(.button("Done"))
/// #expect(done.isEnabled)
/// ```
///
/// It is a handle: what it says of the thing is what the thing is now; where it is, is where it was
/// when it was found.
@preconcurrency @MainActor
public struct ScreenElement {
  /// What something is to a person.
  public enum Role: String, Hashable, Sendable {
    case text, button, toggle, field, image, slider, progress
    /// The title on a navigation bar.
    case title
    /// A tab of a tab bar.
    case tab
    /// A row of a table, or an item of a collection view.
    case row
    /// What stands above a section of a list.
    case header
    /// What stands below a section of a list.
    case footer
    /// An alert.
    case alert
    /// A bar.
    case bar
    /// Any other view.
    case view
  }

  /// What it is to a person.
  public let role: Role
  /// The words that it shows, if it shows any of its own. A row or a header has labels for that.
  public let text: String?
  /// Where it is, in the coordinates of the screen.
  public let frame: CGRect
  /// Where its row is in its list, if it is one or in one.
  public var indexPath: IndexPath? { surroundings.row?.indexPath }
  /// The words above the section that it is in, if they are on screen.
  public var sectionTitle: String? { surroundings.section?.title }

  /// What is asked what it is.
  let object: AccessibleObject
  let target: Target
  let surroundings: ScreenSurroundings
  /// What keeps a person from seeing it; `nil` if nothing does.
  let obstacle: ScreenObstacle?

  /// What a touch is made to.
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
    /// A view on a bar that shows what the bar was given, and is in no window.
    case onBar(View)
    case nothing
  }
}

extension ScreenElement {
  /// The view, if it is one.
  public var view: View? { object as? View }
  /// The button of a bar, if it is one.
  public var barButtonItem: BarButtonItem? { object as? BarButtonItem }
  /// What it is called by those who cannot see it.
  public var label: String? { object.accessibilityLabel }
  /// What it has been set to: `"1"` for a switch that is on, the text of a field.
  public var value: String? { object.accessibilityValue }
  /// What tests find it by.
  public var identifier: String? { object.accessibilityIdentifier }
  /// What it is and does.
  public var traits: AccessibilityTraits { object.accessibilityTraits }
  /// Whether a person can use it.
  public var isEnabled: Bool { !traits.contains(.notEnabled) }
  /// Whether it is selected.
  public var isSelected: Bool { traits.contains(.selected) }
  /// Whether those who cannot see can reach it: it is one thing, in nothing that is.
  public var isReachable: Bool { object.isAccessibilityElement && surroundings.allows(object) }

  /// What it shows in place of words while there are none.
  var placeholder: String? {
    switch object {
    case let field as TextField: field.hasText ? nil : field.placeholder
    case let bar as SearchBar: (bar.text ?? "").isEmpty ? bar.placeholder : nil
    default: nil
    }
  }

  /// The words that a person sees.
  var shownText: String? { text ?? placeholder }

  /// Whether it has words or a picture of its own, or is something to use.
  var isContent: Bool {
    switch role {
    case .text, .title: text != nil
    case .image: (view as? ImageView)?.image != nil
    case .button, .toggle, .field, .slider, .progress, .tab: true
    case .row, .header, .footer, .alert, .bar, .view: false
    }
  }

  /// Whether it is within another one: a part of that, or in the section under that header.
  func isInside(_ other: ScreenElement) -> Bool {
    if other.role == .header, let section = other.surroundings.section {
      return surroundings.section == section && object !== other.object
    }
    return surroundings.ancestors.contains(ObjectIdentifier(other.object))
  }
}

extension ScreenElement: @MainActor CustomStringConvertible {
  /// What it is, as messages say it: `button "Done" in row [0, 2] of "Today"`.
  public var description: String { ([name] + [place].compactMap(\.self)).joined(separator: " ") }

  /// What it is, without where: `button "Done"`.
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
  /// What messages call it.
  var noun: String {
    switch self {
    case .text: "label"
    case .toggle: "switch"
    case .button, .field, .image, .slider, .title, .tab, .row, .header, .footer, .alert, .bar,
      .view, .progress:
      rawValue
    }
  }
}

extension String {
  /// The text as Swift spells it, between quotation marks.
  var quoted: String { debugDescription }
}
