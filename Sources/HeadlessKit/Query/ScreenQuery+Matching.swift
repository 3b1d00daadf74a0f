import Foundation
import HeadlessControls

@MainActor
extension ScreenQuery {
  /// Returns the elements that match the query, in order.
  ///
  /// - Complexity: O(*n* · *q*) for *n* elements and *q* parts of the query; that of `within` and
  ///   `row(containing:)` is O(*n*²) at worst.
  func matches(in elements: [ScreenElement]) -> [ScreenElement] {
    condition.matches(in: elements)
  }
}

@MainActor
extension ScreenQuery.Condition {
  func matches(in elements: [ScreenElement]) -> [ScreenElement] {
    switch self {
    case .rowWith(let inner):
      let inside = inner.matches(in: elements)
      return elements.filter { row in
        row.role == .row && inside.contains { $0.isInside(row) }
      }
    case .both(let one, let other):
      let others = Set(other.matches(in: elements).map { ObjectIdentifier($0.object) })
      return one.matches(in: elements).filter { others.contains(ObjectIdentifier($0.object)) }
    case .inside(let inner, let outer):
      let around = outer.matches(in: elements)
      return inner.matches(in: elements).filter { element in
        around.contains { element.isInside($0) }
      }
    case .nth(let inner, let index):
      let found = inner.matches(in: elements)
      return found.indices.contains(index) ? [found[index]] : []
    case .text, .textPart, .role, .label, .identifier, .trait, .kind, .rowAt, .place, .section,
      .test:
      return elements.filter(isMet)
    }
  }

  /// Returns whether a single element meets the condition.
  private func isMet(by element: ScreenElement) -> Bool {
    switch self {
    case .text(let text): element.shownText == text
    case .textPart(let part): element.shownText?.contains(part) ?? false
    case .role(let role, let name):
      element.role == role && (name.map { element.names.contains($0) } ?? true)
    case .label(let label): element.isLabelSpoken && element.label == label
    case .identifier(let identifier): element.identifier == identifier
    case .trait(let traits): element.isReachable && element.traits.isSuperset(of: traits)
    case .kind(_, let isKind): element.view.map(isKind) ?? false
    case .rowAt(let path): element.role == .row && element.indexPath == path
    case .place(_, let place):
      element.role == .row
        && element.surroundings.row.map { place($0.list) == $0.indexPath } == true
    case .section(let title): element.role == .header && element.sectionTitle == title
    case .test(_, let test): test(element)
    case .rowWith, .both, .inside, .nth: false
    }
  }
}

extension ScreenElement {
  /// Whether assistive technologies speak the label: that of an element, or that of a control of
  /// several elements, such as the two buttons of a stepper.
  var isLabelSpoken: Bool {
    if isReachable { return true }
    guard object is Stepper || object is SegmentedControl else { return false }
    return surroundings.allows(object) && !object.isAccessibilityElement
  }

  /// The names of the element: its text, placeholder and label, the name of an image, and those of
  /// the row in which a switch without a label is the accessory.
  var names: [String] {
    let own = [shownText, label, (view as? ImageView)?.image?.name].compactMap(\.self)
    guard own.isEmpty, let control = view as? Switch,
      let cell = control.superview as? TableViewCell,
      cell.accessoryView === control
    else { return own }
    // VoiceOver speaks such a row and its switch as one.
    return cell.contentView.visibleTexts + [cell.accessibilityLabel].compactMap(\.self)
  }
}

extension ScreenQuery: CustomStringConvertible {
  /// The query in Swift syntax: `.text("Done").within(.section("Today"))`.
  public var description: String { condition.text }
}

extension ScreenQuery.Condition {
  var text: String {
    switch self {
    case .text(let text): ".text(\(text.quoted))"
    case .textPart(let part): ".text(containing: \(part.quoted))"
    case .role(let role, let name):
      ".\(role.rawValue)" + (name.map { "(\($0.quoted))" } ?? "")
    case .label(let label): ".label(\(label.quoted))"
    case .identifier(let identifier): ".identifier(\(identifier.quoted))"
    case .trait(let traits): ".trait(\(traits))"
    case .kind(let name, _), .place(let name, _): name
    case .rowWith(.text(let text)): ".row(\(text.quoted))"
    case .rowWith(let inner): ".row(containing: \(inner.text))"
    case .rowAt(let path): ".row(at: [\(path.map(String.init).joined(separator: ", "))])"
    case .section(let title): ".section(\(title.quoted))"
    case .test(let name, _): ".that(\(name.quoted))"
    case .both(let one, let other): "\(one.text).and(\(other.text))"
    case .inside(let inner, let outer): "\(inner.text).within(\(outer.text))"
    case .nth(let inner, let index): "\(inner.text).nth(\(index))"
    }
  }
}

extension View {
  /// The texts of the visible labels in this view.
  fileprivate var visibleTexts: [String] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    return ((self as? Label)?.shownText.map { [$0] } ?? []) + subviews.flatMap(\.visibleTexts)
  }
}
