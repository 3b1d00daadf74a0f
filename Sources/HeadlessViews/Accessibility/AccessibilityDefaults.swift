import Foundation

/// What things say of themselves, where a program has said nothing.
@MainActor
enum AccessibilityDefaults {
  /// Whether something is one thing to those who cannot see it.
  static func isElement(_ object: AccessibleObject) -> Bool {
    switch object {
    case is Button, is Switch, is Slider, is PageControl, is TextField, is TextView, is Label: true
    case is ProgressView, is ActivityIndicatorView: true
    case let view as View where view.isAccessibilityElementByDefault: true
    case is AccessibilityElement, is BarButtonItem, is TabBarItem, is AlertAction: true
    default: false
    }
  }

  /// What something is called.
  static func label(of object: AccessibleObject) -> String? {
    switch object {
    case let label as Label: label.text
    case let button as Button: title(of: button)
    case let view as ImageView: view.image?.name
    case let field as TextField: field.hasText ? nil : field.placeholder
    case let wheel as ActivityIndicatorView: wheel.isAnimating ? "In progress" : "Progress halted"
    case let view as View where view.isAccessibilityElementByDefault: texts(in: view)
    case let item as BarButtonItem: item.title ?? item.systemItem?.spokenName ?? item.image?.name
    case let tab as TabBarItem: tab.title ?? tab.systemItem?.spokenName ?? tab.image?.name
    case let action as AlertAction: action.title
    default: nil
    }
  }

  /// What something has been set to.
  static func value(of object: AccessibleObject) -> String? {
    switch object {
    case let toggle as Switch: toggle.isOn ? "1" : "0"
    case let slider as Slider:
      percent(of: slider.value - slider.minimumValue, slider.maximumValue - slider.minimumValue)
    case let stepper as Stepper: "\(stepper.value)"
    case let field as TextField: value(of: field)
    case let view as TextView: view.text
    case let line as ProgressView: percent(of: line.progress, 1)
    case let wheel as ActivityIndicatorView: wheel.isAnimating ? "1" : "0"
    case let pages as PageControl: "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
    case let tab as TabBarItem: tab.badgeValue
    default: nil
    }
  }

  /// What something is and does.
  static func traits(of object: AccessibleObject) -> AccessibilityTraits {
    let own = kind(of: object)
    switch object {
    case let control as Control:
      return own.union(control.isEnabled ? [] : .notEnabled)
        .union(control.isSelected ? .selected : [])
    case let label as Label:
      return own.union(label.isEnabled ? [] : .notEnabled)
        .union(isHeading(label) ? .header : [])
    case let view as View: return own.union(view.defaultAccessibilityTraits)
    case let item as BarButtonItem:
      return own.union(item.isEnabled ? [] : .notEnabled).union(item.isSelected ? .selected : [])
    case let item as BarItem: return own.union(item.isEnabled ? [] : .notEnabled)
    case let action as AlertAction: return own.union(action.isEnabled ? [] : .notEnabled)
    default: return own
    }
  }

  /// Where something is on the screen.
  static func frame(of object: AccessibleObject) -> CGRect {
    switch object {
    case let view as View: return view.frameOnScreen(view.bounds)
    case let element as AccessibilityElement:
      guard let view = element.containerView else { return .zero }
      return view.frameOnScreen(element.accessibilityFrameInContainerSpace)
    default: return .zero
    }
  }

  /// Moves something adjustable by a step, and tells of it.
  static func adjust(_ object: AccessibleObject, by steps: Int) {
    switch object {
    case let slider as Slider:
      let range = slider.maximumValue - slider.minimumValue
      slider.setValue(slider.value + Float(steps) * range / 10, animated: false)
      slider.sendActions(for: .valueChanged)
    case let pages as PageControl:
      pages.currentPage += steps
      pages.sendActions(for: .valueChanged)
    default: break
    }
  }

  private static func kind(of object: AccessibleObject) -> AccessibilityTraits {
    switch object {
    case is Switch: [.button, .toggleButton]
    case is Button, is BarButtonItem, is TabBarItem, is AlertAction: .button
    case is Label: .staticText
    case is ImageView: .image
    case is Slider, is PageControl: .adjustable
    case is SearchTextField: .searchField
    case is ProgressView, is ActivityIndicatorView: .updatesFrequently
    case is TabBar: .tabBar
    default: .none
    }
  }

  /// Whether a label stands above or below a section of a table.
  private static func isHeading(_ label: Label) -> Bool {
    sequence(first: label as View, next: \.superview).contains {
      $0.defaultAccessibilityTraits.contains(.header)
    }
  }

  private static func title(of button: Button) -> String? {
    let lines = [button.titleLabel?.text, button.subtitleLabel?.text].compactMap(\.self)
    return lines.isEmpty ? button.imageView?.image?.name : lines.joined(separator: ", ")
  }

  private static func value(of field: TextField) -> String? {
    let text = field.text ?? ""
    return field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  private static func percent(of part: Float, _ whole: Float) -> String {
    whole > 0 ? "\(Int((part / whole * 100).rounded()))%" : "0%"
  }

  /// The labels of the elements in a cell, in reading order. What a person can use is not among
  /// them: it is an element of its own.
  private static func texts(in view: View?) -> String? {
    guard let view else { return nil }
    var found: [(y: CGFloat, x: CGFloat, text: String)] = []
    collect(in: view, at: .zero, into: &found)
    let texts = found.sorted { ($0.y, $0.x) < ($1.y, $1.x) }.map(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private static func collect(
    in view: View, at origin: CGPoint, into found: inout [(y: CGFloat, x: CGFloat, text: String)]
  ) {
    for child in view.subviews where !child.isHidden && child.alpha >= 0.01 {
      let place = CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY)
      if child is Control || child.accessibilityElementsHidden { continue }
      if child.isAccessibilityElement {
        if let text = child.accessibilityLabel { found.append((place.y, place.x, text)) }
      } else {
        collect(in: child, at: place, into: &found)
      }
    }
  }
}

extension View {
  /// A part of the view in the coordinates of the screen; in its own if it is in no window.
  package func frameOnScreen(_ rect: CGRect) -> CGRect {
    guard let window else { return rect }
    return convert(rect, to: window).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
  }
}

extension BarButtonItem.SystemItem {
  /// What the system calls the button.
  package var spokenName: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    case .flexibleSpace, .fixedSpace: nil
    }
  }

  /// Whether the system draws the button as a word.
  package var isWord: Bool {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo: true
    case .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera,
      .trash, .play, .pause, .rewind, .fastForward, .close, .flexibleSpace, .fixedSpace:
      false
    }
  }
}

extension TabBarItem.SystemItem {
  /// What the system calls the tab.
  package var spokenName: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
