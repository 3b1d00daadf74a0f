import Foundation
import HeadlessControllers
import HeadlessControls

extension ScreenReading {
  /// Returns the element for a view, and the surroundings of its subviews.
  func element(
    of view: View, _ frame: CGRect, _ around: ScreenSurroundings
  ) -> (ScreenElement, inner: ScreenSurroundings) {
    let (role, text) = Self.content(of: view, around)
    let element = ScreenElement(
      role: role, text: text, frame: frame, object: view, target: .view(view),
      surroundings: around, obstacle: nil)
    var inner = around
    inner.bounds = nil
    if view is NavigationBar { inner.bar = "navigation bar" }
    if view is Toolbar { inner.bar = "toolbar" }
    if let controller = view.controller as? AlertController {
      inner.alert = controller.title ?? controller.message ?? ""
    }
    if case .none = around.reach { return (element, inner) }
    inner.reach = reach(within: view, around)
    return (element, inner)
  }

  /// Returns the objects in a view that assistive technologies can reach.
  private func reach(
    within view: View, _ around: ScreenSurroundings
  ) -> ScreenSurroundings.Reach {
    if view.accessibilityElementsHidden { return .none }
    if let elements = view.accessibilityElements {
      return .only(Set(elements.map { ObjectIdentifier($0 as AnyObject) }))
    }
    guard view.isAccessibilityElement else {
      // An object listed in `accessibilityElements` may itself be a container.
      if case .only(let objects) = around.reach, objects.contains(ObjectIdentifier(view)) {
        return .all
      }
      return around.reach
    }
    let isCell = view is TableViewCell || view is CollectionViewCell
    return isCell && view.accessibilityAttributes?.isElement == nil ? .controls : .none
  }

  private static func content(
    of view: View, _ around: ScreenSurroundings
  ) -> (ScreenElement.Role, text: String?) {
    switch view {
    case let label as Label: (.text, label.shownText)
    case let button as Button: (.button, button.titleLabel?.shownText)
    case is Switch: (.toggle, nil)
    case is Slider, is PageControl: (.slider, nil)
    case let field as TextField: (.field, field.hasText ? field.value : nil)
    case let view as TextView: (.field, view.hasText ? view.text : nil)
    case is ImageView: (.image, nil)
    case is ProgressView, is ActivityIndicatorView: (.progress, nil)
    case is NavigationBar, is Toolbar, is TabBar: (.bar, nil)
    case is TableViewCell, is CollectionViewCell:
      (around.row == nil ? around.bounds ?? .view : .row, nil)
    case let control as any ScreenDescribing: (control.screenRole, control.screenText)
    default:
      (view.controller is AlertController ? .alert : around.bounds ?? .view, nil)
    }
  }

  /// Reads the parts of a view that are not views.
  mutating func readParts(of view: View, _ frame: CGRect, _ around: ScreenSurroundings) {
    switch view {
    case let bar as NavigationBar: readItems(of: bar, frame, around)
    case let bar as Toolbar: readItems(of: bar, around)
    case let bar as TabBar: readTabs(of: bar, frame, around)
    case let control as SegmentedControl: readSegments(of: control, around)
    case let stepper as Stepper: readHalves(of: stepper, around)
    case let bar as SearchBar where bar.showsCancelButton:
      readCancelButton(of: bar, frame, around)
    default:
      if let alert = view.controller as? AlertController { readAlert(of: alert, frame, around) }
    }
    readAccessibilityElements(of: view, around)
  }

  private mutating func readAccessibilityElements(of view: View, _ around: ScreenSurroundings) {
    for case let element as AccessibilityElement in view.accessibilityElements ?? [] {
      let frame = element.accessibilityFrame
      add(element, .view, nil, frame, .part(view, frame), around)
    }
  }

  private mutating func readSegments(of control: SegmentedControl, _ around: ScreenSurroundings) {
    for index in 0..<control.numberOfSegments {
      let title = control.titleForSegment(at: index)
      let isEnabled = control.isEnabled && control.isEnabledForSegment(at: index)
      let middle = control.middle(ofSegment: index)
      let width = control.bounds.width / CGFloat(control.numberOfSegments)
      let frame = control.frameOnScreen(
        CGRect(
          x: middle.x - width / 2, y: control.bounds.minY, width: width,
          height: control.bounds.height))
      let name = title ?? control.imageForSegment(at: index)?.name
      let part = Part(in: control, name, frame)
      part.accessibilityTraits = [
        .button, isEnabled ? [] : .notEnabled,
        index == control.selectedSegmentIndex ? .selected : [],
      ]
      add(part, .button, title, frame, .part(control, frame), around)
    }
  }

  private mutating func readHalves(of stepper: Stepper, _ around: ScreenSurroundings) {
    let half = stepper.bounds.width / 2
    for (name, x) in [("Decrement", 0), ("Increment", half)] {
      let frame = stepper.frameOnScreen(
        CGRect(x: x, y: 0, width: half, height: stepper.bounds.height))
      let part = Part(in: stepper, name, frame)
      part.accessibilityTraits = [.button, stepper.isEnabled ? [] : .notEnabled]
      add(part, .button, nil, frame, .part(stepper, frame), around)
    }
  }

  /// Adds an element that is not a view.
  mutating func add(
    _ object: AccessibleObject, _ role: ScreenElement.Role, _ text: String?, _ frame: CGRect,
    _ target: ScreenElement.Target, _ around: ScreenSurroundings
  ) {
    add(
      ScreenElement(
        role: role, text: text, frame: frame, object: object, target: target,
        surroundings: around, obstacle: nil))
  }

  /// A part of a view that is an accessibility element of its own.
  final class Part: AccessibilityElement {
    init(in view: View, _ label: String?, _ frame: CGRect) {
      super.init(accessibilityContainer: view)
      isAccessibilityElement = true
      accessibilityLabel = label
      accessibilityFrame = frame
    }
  }
}

extension TextField {
  /// The visible text.
  fileprivate var value: String? {
    isSecureTextEntry ? String(repeating: "•", count: (text ?? "").count) : text
  }
}
