import Foundation
import HeadlessComponents
import HeadlessKit
import HeadlessViews

// Texts, fonts, images and colours.

extension InterfaceLoading {
  /// Returns a text: the localised one, the attribute, or the text of a `string` element.
  func text(
    _ e: DocumentElement, _ property: String, of owner: DocumentElement, as key: String? = nil
  ) -> String? {
    if let text = resources.localized(document, owner.id, key ?? property) { return text }
    if let text = e[property] { return text }
    guard let child = e.value(property), ["string", "mutableString"].contains(child.name) else {
      return nil
    }
    guard child["base64-UTF8"] == "YES" else { return child.text }
    let code = child.text.filter { !$0.isWhitespace }
    let padded = code + String(repeating: "=", count: (4 - code.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? child.text
  }

  /// Returns the font of a description; the system's, where the app has no such font.
  /// (behaviour 23.8)
  func font(_ e: DocumentElement?) -> Font? {
    guard let e else { return nil }
    if let style = e["style"] {
      if isDesign, let font = document.drawnFont(forTextStyle: style) { return font }
      return .preferredFont(forTextStyle: Font.TextStyle(rawValue: style))
    }
    let size = e.number("pointSize") ?? e.number("size") ?? 17
    if let name = e["name"] {
      if name.hasPrefix(".") {
        return name.hasSuffix("Bold") || name.hasSuffix("Semibold")
          ? .systemFont(ofSize: size, weight: name.hasSuffix("Bold") ? .bold : .semibold)
          : .systemFont(ofSize: size)
      }
      return Font(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    switch e["type"] ?? e["metaFont"] {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: weight(e["weight"]))
    }
  }

  private func weight(_ name: String?) -> Font.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  // MARK: Images

  /// Returns the image of a property: of an attribute, or of an `imageReference`.
  func image(_ e: DocumentElement, _ property: String) -> Image? {
    if let reference = e.value(property), reference.name == "imageReference",
      let name = reference["image"]
    {
      var image = image(named: name, isSymbol: reference["catalog"] == "system")
      if let symbol = symbolConfiguration(reference) { image = image?.withConfiguration(symbol) }
      switch reference["renderingMode"] {
      case "template": image = image?.withRenderingMode(.alwaysTemplate)
      case "original": image = image?.withRenderingMode(.alwaysOriginal)
      default: break
      }
      return image
    }
    guard let name = e[property] else { return nil }
    return image(
      named: name, isSymbol: e["catalog"] == "system" || document.resources.symbols.contains(name))
  }

  private func image(named name: String, isSymbol: Bool) -> Image? {
    guard !isSymbol else {
      return Image(symbol: name, proportions: document.resources.images[name])
    }
    return resources.image(named: name)
      ?? document.resources.images[name].map { Image(name: name, size: $0) }
  }

  func symbolConfiguration(_ e: DocumentElement?) -> Image.SymbolConfiguration? {
    guard let e else { return nil }
    let scale: Image.SymbolScale = named(e["scale"] ?? e["symbolScale"]) ?? .unspecified
    let weight: Image.SymbolWeight = named(e["weight"]) ?? .unspecified
    if let size = e.number("pointSize") {
      return .init(pointSize: size, weight: weight, scale: scale)
    }
    if let font = font(e.value("fontDescription")) { return .init(font: font, scale: scale) }
    if weight != .unspecified { return .init(weight: weight) }
    return scale == .unspecified ? nil : .init(scale: scale)
  }

  // MARK: Colours

  /// Returns a colour (behaviour 23.7).
  func color(_ e: DocumentElement?) -> Color? {
    guard let e, e.name == "color" else { return nil }
    if let name = e["name"], e["catalog"] != "System" {
      return resources.color(named: name) ?? document.resources.colors[name].flatMap(components)
    }
    if let name = e["systemColor"] ?? e["xcode11CocoaTouchSystemColor"]
      ?? e["cocoaTouchSystemColor"]
    {
      return SystemColorNames.color(name) ?? document.resources.colors[name].flatMap(components)
        ?? components(e)
    }
    return components(e)
  }

  private func components(_ e: DocumentElement) -> Color? {
    let alpha = e.number("alpha") ?? 1
    if let white = e.number("white") { return Color(white: white, alpha: alpha) }
    guard let red = e.number("red"), let green = e.number("green"), let blue = e.number("blue")
    else {
      return nil
    }
    return e["customColorSpace"] == "displayP3"
      ? Color(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  // MARK: Attributed texts

  func attributedText(_ e: DocumentElement?) -> NSAttributedString? {
    guard let e, e.name == "attributedString" else { return nil }
    let whole = NSMutableAttributedString()
    for fragment in e.children where fragment.name == "fragment" {
      let text = fragment["content"] ?? fragment.value("content")?.text ?? ""
      whole.append(
        NSAttributedString(string: text, attributes: attributes(fragment.child("attributes"))))
    }
    return whole
  }

  private func attributes(_ e: DocumentElement?) -> [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    for child in e?.children ?? [] {
      switch (child.name, child.key) {
      case ("color", "NSColor"): found[.foregroundColor] = color(child)
      case ("color", "NSBackgroundColor"): found[.backgroundColor] = color(child)
      case ("font", _): found[.font] = font(child)
      case ("paragraphStyle", _): found[.paragraphStyle] = paragraphStyle(child)
      case ("integer", "NSUnderline"): found[.underlineStyle] = child.integer("value")
      case ("integer", "NSStrikethrough"): found[.strikethroughStyle] = child.integer("value")
      case ("url", "NSLink"): found[.link] = child["string"].flatMap { URL(string: $0) }
      case ("real", "NSKern"), ("integer", "NSKern"): found[.kern] = child.number("value")
      default: break
      }
    }
    return found
  }

  private func paragraphStyle(_ e: DocumentElement) -> ParagraphStyle {
    let style = MutableParagraphStyle()
    style.alignment = named(e["alignment"]) ?? .natural
    switch e["lineBreakMode"] {
    case "truncatingTail": style.lineBreakMode = .byTruncatingTail
    case "truncatingHead": style.lineBreakMode = .byTruncatingHead
    case "truncatingMiddle": style.lineBreakMode = .byTruncatingMiddle
    case "charWrapping": style.lineBreakMode = .byCharWrapping
    case "clipping": style.lineBreakMode = .byClipping
    default: style.lineBreakMode = .byWordWrapping
    }
    if let spacing = e.number("lineSpacing") { style.lineSpacing = spacing }
    if let multiple = e.number("lineHeightMultiple") { style.lineHeightMultiple = multiple }
    if let height = e.number("minimumLineHeight") { style.minimumLineHeight = height }
    if let height = e.number("maximumLineHeight") { style.maximumLineHeight = height }
    if let spacing = e.number("paragraphSpacing") { style.paragraphSpacing = spacing }
    if let spacing = e.number("paragraphSpacingBefore") { style.paragraphSpacingBefore = spacing }
    if let indent = e.number("firstLineHeadIndent") { style.firstLineHeadIndent = indent }
    if let indent = e.number("headIndent") { style.headIndent = indent }
    if let indent = e.number("tailIndent") { style.tailIndent = indent }
    return style
  }

  func textAttributes(_ e: DocumentElement?) -> [NSAttributedString.Key: Any]? {
    guard let e, e.name == "textAttributes" else { return nil }
    var found: [NSAttributedString.Key: Any] = [:]
    if let color = color(e.value("textColor")) { found[.foregroundColor] = color }
    if let font = font(e.value("fontDescription")) { found[.font] = font }
    return found
  }
}
