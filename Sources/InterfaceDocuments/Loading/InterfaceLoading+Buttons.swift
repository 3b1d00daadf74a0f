import Foundation
import HeadlessControls
import HeadlessKit
import HeadlessViews

extension InterfaceLoading {
  func apply(_ e: DocumentElement, _ button: Button) {
    button.become(buttonType(e["buttonType"]))
    if let font = font(e.value("fontDescription")) { button.titleLabel?.font = font }
    button.titleLabel?.lineBreakMode = lineBreakMode(e["lineBreakMode"])
    if let inset = e.value("contentEdgeInsets") { button.contentEdgeInsets = inset.edgeInsets }
    if let inset = e.value("titleEdgeInsets") { button.titleEdgeInsets = inset.edgeInsets }
    if let inset = e.value("imageEdgeInsets") { button.imageEdgeInsets = inset.edgeInsets }
    button.adjustsImageWhenHighlighted = e.flag("adjustsImageWhenHighlighted", default: true)
    button.adjustsImageWhenDisabled = e.flag("adjustsImageWhenDisabled", default: true)
    button.showsTouchWhenHighlighted = e.flag("showsTouchWhenHighlighted")
    button.reversesTitleShadowWhenHighlighted = e.flag("reversesTitleShadowWhenHighlighted")
    button.isPointerInteractionEnabled = e.flag("pointerInteraction")
    button.showsMenuAsPrimaryAction = e.flag("showsMenuAsPrimaryAction")
    button.changesSelectionAsPrimaryAction = e.flag("changesSelectionAsPrimaryAction")
    if let role: Button.Role = named(e["role"]) { button.role = role }
    for state in e.children where state.name == "state" { apply(state, of: e, button) }
    if let configuration = e.value("configuration") { configure(button, configuration, of: e) }
  }

  private func buttonType(_ name: String?) -> Button.ButtonType {
    switch name {
    case "system", "roundedRect": .system
    case "close": .close
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "detailDisclosure": .detailDisclosure
    case "contactAdd": .contactAdd
    default: .custom
    }
  }

  private func apply(_ e: DocumentElement, of owner: DocumentElement, _ button: Button) {
    let states: [String: Control.State] = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
      "focused": .focused,
    ]
    guard let key = e.key, let state = states[key] else { return }
    // A configuration has its own title and image; those of the states are leftovers.
    if owner.value("configuration") == nil {
      applyTitle(e, of: owner, state, button)
      if let image = image(e, "image") { button.setImage(image, for: state) }
    }
    if let color = color(e.value("titleColor")) { button.setTitleColor(color, for: state) }
    if let color = color(e.value("titleShadowColor")) {
      button.setTitleShadowColor(color, for: state)
    }
    if let image = image(e, "backgroundImage") { button.setBackgroundImage(image, for: state) }
    if let symbol = symbolConfiguration(e.value("preferredSymbolConfiguration")) {
      button.setPreferredSymbolConfiguration(symbol, forImageIn: state)
    }
  }

  private func applyTitle(
    _ e: DocumentElement, of owner: DocumentElement, _ state: Control.State, _ button: Button
  ) {
    let title =
      resources.localized(document, owner.id, "\(e.key ?? "")Title") ?? e["title"]
      ?? e.value("title")?.text
    if let title { button.setTitle(title, for: state) }
    if let rich = attributedText(e.value("attributedTitle")) {
      button.setAttributedTitle(rich, for: state)
    }
  }

  private func configure(_ button: Button, _ e: DocumentElement, of owner: DocumentElement) {
    var configuration: Button.Configuration =
      switch e["style"] {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      case "borderless": .borderless()
      case "bordered": .bordered()
      case "borderedTinted": .borderedTinted()
      case "borderedProminent": .borderedProminent()
      default: .plain()
      }
    configuration.title =
      resources.localized(document, owner.id, "configuration.title") ?? e["title"]
      ?? e.value("title")?.text
    if let rich = attributedText(e.value("attributedTitle")) { configuration.title = rich.string }
    configuration.subtitle =
      resources.localized(document, owner.id, "configuration.subtitle") ?? e["subtitle"]
    if let font = font(e.value("titleFontDescription")) {
      configuration.titleTextAttributesTransformer = ConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes[AttributeScopes.FontAttribute.self] = font
        return attributes
      }
    }
    configuration.image = image(e, "image")
    if let padding = e.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = e.number("titlePadding") { configuration.titlePadding = padding }
    switch e["imagePlacement"] {
    case "trailing": configuration.imagePlacement = .trailing
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    default: break
    }
    if let style: Button.Configuration.CornerStyle = named(e["cornerStyle"]) {
      configuration.cornerStyle = style
    }
    if let size: Button.Configuration.Size = named(e["buttonSize"]) {
      configuration.buttonSize = size
    }
    if let alignment: Button.Configuration.TitleAlignment = named(e["titleAlignment"]) {
      configuration.titleAlignment = alignment
    }
    if let insets = e.value("contentInsets") {
      configuration.contentInsets = DirectionalEdgeInsets(
        top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
        bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0)
    }
    configuration.baseForegroundColor = color(e.value("baseForegroundColor"))
    configuration.baseBackgroundColor = color(e.value("baseBackgroundColor"))
    configuration.preferredSymbolConfigurationForImage = symbolConfiguration(
      e.value("preferredSymbolConfigurationForImage"))
    configuration.showsActivityIndicator = e.flag("showsActivityIndicator")
    button.configuration = configuration
  }
}
