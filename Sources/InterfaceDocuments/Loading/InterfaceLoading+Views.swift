import Foundation
import HeadlessComponents
import HeadlessControllers
import HeadlessControls
import HeadlessKit
import HeadlessViews

extension InterfaceLoading {
  /// Applies the values of a view, and creates its subviews.
  func apply(_ e: DocumentElement, _ view: View) {
    applyGeometry(e, view)
    applyLooks(e, view)
    noteGuides(e, view)
    switch view {
    case let label as Label: apply(e, label)
    case let image as ImageView: apply(e, image)
    case let stack as StackView: apply(e, stack)
    case let bar as SearchBar: apply(e, bar)
    case let bar as NavigationBar: apply(e, bar)
    case let bar as Toolbar: apply(e, bar)
    case let bar as TabBar: apply(e, bar)
    case let indicator as ActivityIndicatorView: apply(e, indicator)
    case let progress as ProgressView: apply(e, progress)
    case let effect as VisualEffectView: apply(e, effect)
    case let cell as TableViewCell: apply(e, cell)
    case let cell as CollectionReusableView: apply(e, cell)
    case let bar as TableViewHeaderFooterView: applyContent(e, bar.contentView)
    case let scroll as ScrollView: apply(e, scroll)
    case let control as Control: apply(e, control)
    default: break
    }
    addSubviews(of: e, to: view)
    constraints += e.list("constraints").filter { $0.name == "constraint" }.map { ($0, view) }
    addPlaceholderSize(e, view)
    for recognizer in e.list("gestureRecognizers") {
      if let made = make(recognizer) as? GestureRecognizer { view.addGestureRecognizer(made) }
    }
  }

  private func applyGeometry(_ e: DocumentElement, _ view: View) {
    if let frame = e.recordedFrame { view.frame = frame }
    if let mask = e.child("autoresizingMask") {
      view.autoresizingMask = View.AutoresizingMask(mask)
    } else {
      view.autoresizingMask = []
    }
    // A view without constraints of its own stays where it was drawn, and follows its mask
    // (behaviour 23.2).
    if e["translatesAutoresizingMaskIntoConstraints"] == "NO", !e.flag("fixedFrame") {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let inset = e.value("layoutMargins"), inset.name == "edgeInsets" {
      view.layoutMargins = inset.edgeInsets
    }
    if let inset = e.value("directionalLayoutMargins") {
      view.directionalLayoutMargins = inset.directionalInsets
    }
    if let follows = e["preservesSuperviewLayoutMargins"] {
      view.preservesSuperviewLayoutMargins = follows == "YES"
    }
    if let includes = e["insetsLayoutMarginsFromSafeArea"] {
      view.insetsLayoutMarginsFromSafeArea = includes == "YES"
    }
    for axis in [Axis.horizontal, .vertical] {
      let name = axis == .horizontal ? "horizontal" : "vertical"
      if let priority = e.number("\(name)HuggingPriority") {
        view.setContentHuggingPriority(LayoutPriority(Float(priority)), for: axis)
      }
      if let priority = e.number("\(name)CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(LayoutPriority(Float(priority)), for: axis)
      }
    }
  }

  private func applyLooks(_ e: DocumentElement, _ view: View) {
    view.isUserInteractionEnabled = e.flag("userInteractionEnabled", default: true)
    view.isOpaque = e.flag("opaque", default: true)
    view.clipsToBounds = e.flag("clipsSubviews")
    view.isHidden = e.flag("hidden")
    view.isMultipleTouchEnabled = e.flag("multipleTouchEnabled")
    view.autoresizesSubviews = e.flag("autoresizesSubviews", default: true)
    view.clearsContextBeforeDrawing = e.flag("clearsContextBeforeDrawing", default: true)
    if let alpha = e.number("alpha") { view.alpha = alpha }
    if let tag = e.integer("tag") { view.tag = tag }
    if let mode: View.ContentMode = named(e["contentMode"]) { view.contentMode = mode }
    if let direction: SemanticContentAttribute = named(e["semanticContentAttribute"]) {
      view.semanticContentAttribute = direction
    }
    if let identifier = e["restorationIdentifier"] { view.restorationIdentifier = identifier }
    if let color = color(e.value("backgroundColor")) { view.backgroundColor = color }
    if let color = color(e.value("tintColor")) { view.tintColor = color }
    applyAccessibility(e, view)
  }

  func applyAccessibility(_ e: DocumentElement, _ object: AccessibleObject) {
    guard let config = e.child("accessibility") else { return }
    if let identifier = config["identifier"] { object.accessibilityIdentifier = identifier }
    if let label = text(config, "label", of: e, as: "accessibilityLabel") {
      object.accessibilityLabel = label
    }
    if let hint = text(config, "hint", of: e, as: "accessibilityHint") {
      object.accessibilityHint = hint
    }
    if let value = text(config, "value", of: e, as: "accessibilityValue") {
      object.accessibilityValue = value
    }
    if let element = config.value("isElement") {
      object.isAccessibilityElement = element["value"] == "YES"
    }
    if let traits = config.value("traits") {
      object.accessibilityTraits = AccessibilityTraits(names: traits.attributes)
    }
  }

  private func noteGuides(_ e: DocumentElement, _ view: View) {
    for guide in e.children
    where ["viewLayoutGuide", "keyboardLayoutGuide"].contains(guide.name) {
      guard let id = guide.id else { continue }
      switch guide.key {
      case "safeArea": objects[id] = view.safeAreaLayoutGuide
      case "contentLayoutGuide": objects[id] = (view as? ScrollView)?.contentLayoutGuide
      case "frameLayoutGuide": objects[id] = (view as? ScrollView)?.frameLayoutGuide
      case "keyboard": objects[id] = view.keyboardLayoutGuide
      default: resources.noteUnknown(guide, in: document)
      }
    }
  }

  /// Creates the subviews of an element. Those that a size class excludes are outlets, but not added.
  private func addSubviews(of e: DocumentElement, to view: View) {
    let excluded = e.excluded(from: "subviews")
    for child in e.list("subviews") {
      let isExcluded = excluded.contains(child.id ?? "")
      guard !isExcluded || !isDesign, let made = makeView(child) else { continue }
      if isExcluded {
        scene?.own(made)
        continue
      }
      if let stack = view as? StackView {
        stack.addArrangedSubview(made)
        addArrangedPlaceholder(child, made, in: stack)
      } else {
        view.addSubview(made)
      }
    }
    self.excluded.formUnion(e.excluded(from: "constraints"))
  }

  /// Applies the element of a content view, or of a view that exists already, to it.
  func applyContent(_ e: DocumentElement, _ content: View) {
    guard let inner = e.value("contentView") else { return }
    apply(inner, to: content)
  }
}

extension View.AutoresizingMask {
  init(_ element: DocumentElement) {
    self = []
    let all: [(String, View.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    for (name, mask) in all where element.flag(name) { insert(mask) }
  }
}

extension DocumentElement {
  /// `edgeInsets`, or `inset`, whose sides have other names.
  var edgeInsets: EdgeInsets {
    EdgeInsets(
      top: number("top") ?? number("minY") ?? 0, left: number("left") ?? number("minX") ?? 0,
      bottom: number("bottom") ?? number("maxY") ?? 0, right: number("right") ?? number("maxX") ?? 0
    )
  }

  var directionalInsets: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: number("top") ?? 0, leading: number("leading") ?? 0, bottom: number("bottom") ?? 0,
      trailing: number("trailing") ?? 0)
  }
}

extension AccessibilityTraits {
  init(names: [String: String]) {
    let known: [String: AccessibilityTraits] = [
      "button": .button, "link": .link, "image": .image, "selected": .selected,
      "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
      "summaryElement": .summaryElement, "notEnabled": .notEnabled,
      "updatesFrequently": .updatesFrequently, "searchField": .searchField,
      "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
      "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
      "header": .header,
    ]
    self = names.reduce(into: []) { traits, entry in
      if entry.value == "YES", let trait = known[entry.key] { traits.formUnion(trait) }
    }
  }
}

/// Returns the case of an enumeration by the name that documents and UIKit share.
func named<Case: RawRepresentable>(_ name: String?) -> Case? where Case.RawValue == Int {
  guard let name else { return nil }
  for value in -1...24 {
    if let candidate = Case(rawValue: value), "\(candidate)" == name { return candidate }
  }
  return nil
}
