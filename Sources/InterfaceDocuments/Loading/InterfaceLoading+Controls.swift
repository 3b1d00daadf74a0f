import Foundation
import HeadlessComponents
import HeadlessControllers
import HeadlessControls
import HeadlessKit
import HeadlessViews

// The values of labels, images, controls and bars.

extension InterfaceLoading {
  func apply(_ e: DocumentElement, _ label: Label) {
    if let font = font(e.value("fontDescription")) { label.font = font }
    label.text = text(e, "text", of: e)
    if let color = color(e.value("textColor")) { label.textColor = color }
    if let rich = attributedText(e.value("attributedText")) { label.attributedText = rich }
    label.highlightedTextColor = color(e.value("highlightedColor"))
    if label.attributedText == nil || e["textAlignment"] != nil {
      label.textAlignment = named(e["textAlignment"]) ?? .left
    }
    label.lineBreakMode = lineBreakMode(e["lineBreakMode"])
    label.baselineAdjustment = named(e["baselineAdjustment"]) ?? .alignBaselines
    label.numberOfLines = e.integer("numberOfLines") ?? 1
    label.adjustsFontSizeToFitWidth = e.flag("adjustsFontSizeToFit", default: true)
    label.adjustsFontForContentSizeCategory = e.flag("adjustsFontForContentSizeCategory")
    label.isEnabled = e.flag("enabled", default: true)
    label.isHighlighted = e.flag("highlighted")
    if let scale = e.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
    if let size = e.number("minimumFontSize"), label.font.pointSize > 0 {
      label.minimumScaleFactor = size / label.font.pointSize
    }
    if let width = e.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
    if let color = color(e.value("shadowColor")) { label.shadowColor = color }
    if let offset = e.value("shadowOffset") { label.shadowOffset = offset.size }
  }

  func apply(_ e: DocumentElement, _ view: ImageView) {
    view.preferredSymbolConfiguration = symbolConfiguration(e.value("preferredSymbolConfiguration"))
    view.image = image(e, "image")
    view.highlightedImage = image(e, "highlightedImage")
    view.isHighlighted = e.flag("highlighted")
    view.adjustsImageSizeForAccessibilityContentSizeCategory = e.flag(
      "adjustsImageSizeForAccessibilityContentSizeCategory")
  }

  func apply(_ e: DocumentElement, _ stack: StackView) {
    stack.axis = named(e["axis"]) ?? .horizontal
    stack.distribution = named(e["distribution"]) ?? .fill
    switch e["alignment"] {
    case "top": stack.alignment = .leading
    case "bottom": stack.alignment = .trailing
    default: stack.alignment = named(e["alignment"]) ?? .fill
    }
    stack.spacing = e.number("spacing") ?? (e["spacingType"] == "standard" ? 8 : 0)
    stack.isBaselineRelativeArrangement = e.flag("baselineRelativeArrangement")
    stack.isLayoutMarginsRelativeArrangement =
      e.value("layoutMargins") != nil || e.value("directionalLayoutMargins") != nil
  }

  func apply(_ e: DocumentElement, _ control: Control) {
    control.isEnabled = e.flag("enabled", default: true)
    control.isSelected = e.flag("selected")
    control.isHighlighted = e.flag("highlighted")
    if let alignment: Control.ContentHorizontalAlignment = named(e["contentHorizontalAlignment"]) {
      control.contentHorizontalAlignment = alignment
    }
    if let alignment: Control.ContentVerticalAlignment = named(e["contentVerticalAlignment"]) {
      control.contentVerticalAlignment = alignment
    }
    switch control {
    case let button as Button: apply(e, button)
    case let field as TextField: apply(e, field)
    case let control as Switch: apply(e, control)
    case let slider as Slider: apply(e, slider)
    case let stepper as Stepper: apply(e, stepper)
    case let segments as SegmentedControl: apply(e, segments)
    case let pages as PageControl: apply(e, pages)
    case let picker as DatePicker: apply(e, picker)
    default: break
    }
  }

  private func apply(_ e: DocumentElement, _ field: TextField) {
    if let font = font(e.value("fontDescription")) { field.font = font }
    field.text = text(e, "text", of: e)
    field.placeholder = text(e, "placeholder", of: e)
    if let color = color(e.value("textColor")) { field.textColor = color }
    field.textAlignment = named(e["textAlignment"]) ?? .left
    switch e["borderStyle"] {
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    case "roundedRect": field.borderStyle = .roundedRect
    default: field.borderStyle = .none
    }
    field.clearButtonMode = named(e["clearButtonMode"]) ?? .never
    field.clearsOnBeginEditing = e.flag("clearsOnBeginEditing")
    field.minimumFontSize = e.number("minimumFontSize") ?? 0
    field.adjustsFontSizeToFitWidth = e.flag("adjustsFontSizeToFit", default: true)
    field.adjustsFontForContentSizeCategory = e.flag("adjustsFontForContentSizeCategory")
    guard let traits = e.value("textInputTraits") else { return }
    field.keyboardType = keyboardType(traits)
    field.returnKeyType = named(traits["returnKeyType"]) ?? .default
    field.autocapitalizationType = named(traits["autocapitalizationType"]) ?? .none
    field.autocorrectionType = named(traits["autocorrectionType"]) ?? .default
    field.spellCheckingType = named(traits["spellCheckingType"]) ?? .default
    field.keyboardAppearance = keyboardAppearance(traits)
    field.smartQuotesType = named(traits["smartQuotesType"]) ?? .default
    field.smartDashesType = named(traits["smartDashesType"]) ?? .default
    field.smartInsertDeleteType = named(traits["smartInsertDeleteType"]) ?? .default
    field.isSecureTextEntry = traits.flag("secureTextEntry")
    field.enablesReturnKeyAutomatically = traits.flag("enablesReturnKeyAutomatically")
    field.textContentType = traits["textContentType"].map { TextContentType(rawValue: $0) }
  }

  /// Returns a type of keyboard; `alphabet` is the older name of `asciiCapable`.
  private func keyboardType(_ traits: DocumentElement) -> KeyboardType {
    traits["keyboardType"] == "alphabet"
      ? .asciiCapable : named(traits["keyboardType"]) ?? .default
  }

  /// Returns a look of the keyboard; `alert` is the older name of `dark`.
  private func keyboardAppearance(_ traits: DocumentElement) -> KeyboardAppearance {
    traits["keyboardAppearance"] == "alert"
      ? .dark : named(traits["keyboardAppearance"]) ?? .default
  }

  func apply(_ e: DocumentElement, _ view: TextView) {
    if let font = font(e.value("fontDescription")) { view.font = font }
    if let text = text(e, "text", of: e) { view.text = text }
    if let rich = attributedText(e.value("attributedText")) { view.attributedText = rich }
    if let color = color(e.value("textColor")) { view.textColor = color }
    view.textAlignment = named(e["textAlignment"]) ?? .left
    view.isEditable = e.flag("editable", default: true)
    view.isSelectable = e.flag("selectable", default: true)
    view.adjustsFontForContentSizeCategory = e.flag("adjustsFontForContentSizeCategory")
    if let types = e.child("dataDetectorType") {
      var found: DataDetectorTypes = []
      if types.flag("link") { found.insert(.link) }
      if types.flag("phoneNumber") { found.insert(.phoneNumber) }
      if types.flag("address") { found.insert(.address) }
      if types.flag("calendarEvent") { found.insert(.calendarEvent) }
      view.dataDetectorTypes = found
    }
    guard let traits = e.value("textInputTraits") else { return }
    view.keyboardType = keyboardType(traits)
    view.keyboardAppearance = keyboardAppearance(traits)
    view.spellCheckingType = named(traits["spellCheckingType"]) ?? .default
    view.isSecureTextEntry = traits.flag("secureTextEntry")
    view.enablesReturnKeyAutomatically = traits.flag("enablesReturnKeyAutomatically")
    view.textContentType = traits["textContentType"].map { TextContentType(rawValue: $0) }
    view.returnKeyType = named(traits["returnKeyType"]) ?? .default
    view.autocapitalizationType = named(traits["autocapitalizationType"]) ?? .none
    view.autocorrectionType = named(traits["autocorrectionType"]) ?? .default
    view.smartQuotesType = named(traits["smartQuotesType"]) ?? .default
    view.smartDashesType = named(traits["smartDashesType"]) ?? .default
    view.smartInsertDeleteType = named(traits["smartInsertDeleteType"]) ?? .default
  }

  private func apply(_ e: DocumentElement, _ control: Switch) {
    control.isOn = e.flag("on")
    control.onTintColor = color(e.value("onTintColor"))
    control.thumbTintColor = color(e.value("thumbTintColor"))
  }

  private func apply(_ e: DocumentElement, _ slider: Slider) {
    slider.minimumValue = Float(e.number("minValue") ?? 0)
    slider.maximumValue = Float(e.number("maxValue") ?? 1)
    slider.value = Float(e.number("value") ?? 0)
    slider.isContinuous = e.flag("continuous", default: true)
    slider.minimumValueImage = image(e, "minimumValueImage")
    slider.maximumValueImage = image(e, "maximumValueImage")
    slider.minimumTrackTintColor = color(e.value("minimumTrackTintColor"))
    slider.maximumTrackTintColor = color(e.value("maximumTrackTintColor"))
    slider.thumbTintColor = color(e.value("thumbTintColor"))
  }

  private func apply(_ e: DocumentElement, _ stepper: Stepper) {
    stepper.minimumValue = Double(e.number("minimumValue") ?? 0)
    stepper.maximumValue = Double(e.number("maximumValue") ?? 100)
    stepper.stepValue = Double(e.number("stepValue") ?? 1)
    stepper.value = Double(e.number("value") ?? 0)
    stepper.wraps = e.flag("wraps")
    stepper.isContinuous = e.flag("continuous", default: true)
    stepper.autorepeat = e.flag("autorepeat", default: true)
  }

  private func apply(_ e: DocumentElement, _ control: SegmentedControl) {
    for (index, segment) in e.list("segments").enumerated() where segment.name == "segment" {
      if let image = image(segment, "image") {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        let title = resources.localized(document, e.id, "segmentTitles[\(index)]")
        control.insertSegment(
          withTitle: title ?? segment["title"] ?? "", at: index, animated: false)
      }
      if let width = segment.number("width") { control.setWidth(width, forSegmentAt: index) }
      if segment["enabled"] == "NO" { control.setEnabled(false, forSegmentAt: index) }
    }
    control.isMomentary = e.flag("momentary")
    control.selectedSegmentIndex = e.integer("selectedSegmentIndex") ?? -1
    control.selectedSegmentTintColor = color(e.value("selectedSegmentTintColor"))
  }

  private func apply(_ e: DocumentElement, _ control: PageControl) {
    control.numberOfPages = e.integer("numberOfPages") ?? 0
    control.currentPage = e.integer("currentPage") ?? 0
    control.hidesForSinglePage = e.flag("hidesForSinglePage")
    control.pageIndicatorTintColor = color(e.value("pageIndicatorTintColor"))
    control.currentPageIndicatorTintColor = color(e.value("currentPageIndicatorTintColor"))
  }

  private func apply(_ e: DocumentElement, _ picker: DatePicker) {
    if let mode: DatePicker.Mode = named(e["datePickerMode"]) { picker.datePickerMode = mode }
    if let interval = e.integer("minuteInterval") { picker.minuteInterval = interval }
    switch e["style"] {
    case "wheels": picker.preferredDatePickerStyle = .wheels
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    // Before iOS 14 there were only wheels.
    default: if isDesign, document.isOlderThanXcode12 { picker.preferredDatePickerStyle = .wheels }
    }
  }

  func apply(_ e: DocumentElement, _ view: ActivityIndicatorView) {
    // Interface Builder shows an indicator that is hidden until it starts.
    let isShownAnyway = isDesign && e.flag("hidesWhenStopped")
    view.hidesWhenStopped = e.flag("hidesWhenStopped") && !isShownAnyway
    switch e["style"] {
    case "large", "whiteLarge": view.style = .large
    default: view.style = .medium
    }
    if let color = color(e.value("color")) { view.color = color }
    if e.flag("animating") { view.startAnimating() }
    if e.flag("hidden"), !isShownAnyway { view.isHidden = true }
  }

  func apply(_ e: DocumentElement, _ view: ProgressView) {
    view.progressViewStyle = e["progressViewStyle"] == "bar" ? .bar : .default
    view.progress = Float(e.number("progress") ?? 0)
    view.progressTintColor = color(e.value("progressTintColor"))
    view.trackTintColor = color(e.value("trackTintColor"))
  }

  func apply(_ e: DocumentElement, _ view: VisualEffectView) {
    applyContent(e, view.contentView)
    guard let blur = (e.child("blurEffect") ?? e.child("vibrancyEffect")?.child("blurEffect")),
      let style: BlurEffect.Style = named(blur["style"])
    else { return }
    let effect = BlurEffect(style: style)
    view.effect = e.child("vibrancyEffect") == nil ? effect : VibrancyEffect(blurEffect: effect)
  }

  func apply(_ e: DocumentElement, _ bar: SearchBar) {
    bar.text = text(e, "text", of: e)
    bar.placeholder = text(e, "placeholder", of: e)
    bar.prompt = text(e, "prompt", of: e)
    bar.searchBarStyle =
      e["searchBarStyle"] == "minimal"
      ? .minimal : e["searchBarStyle"] == "prominent" ? .prominent : .default
    bar.showsCancelButton = e.flag("showsCancelButton")
    bar.showsScopeBar = e.flag("showsScopeBar")
    bar.isTranslucent = e.flag("translucent", default: true)
    bar.barTintColor = color(e.value("barTintColor"))
    let titles = e.list("scopeButtonTitles").map(\.text)
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    if let traits = e.value("textInputTraits") {
      bar.keyboardType = keyboardType(traits)
      bar.returnKeyType = named(traits["returnKeyType"]) ?? .search
      bar.spellCheckingType = named(traits["spellCheckingType"]) ?? .default
      bar.enablesReturnKeyAutomatically = traits.flag(
        "enablesReturnKeyAutomatically", default: true)
      bar.autocorrectionType = named(traits["autocorrectionType"]) ?? .default
      bar.autocapitalizationType = named(traits["autocapitalizationType"]) ?? .none
    }
  }

  func apply(_ e: DocumentElement, _ bar: NavigationBar) {
    bar.prefersLargeTitles = e.flag("largeTitles")
    bar.isTranslucent = e.flag("translucent", default: true)
    bar.barStyle = named(e["barStyle"]) ?? .default
    if let color = color(e.value("barTintColor")) { bar.barTintColor = color }
    bar.titleTextAttributes = textAttributes(e.value("titleTextAttributes"))
    bar.largeTitleTextAttributes = textAttributes(e.value("largeTitleTextAttributes"))
    let items = e.list("items").compactMap { make($0) as? NavigationItem }
    if !items.isEmpty { bar.items = items }
  }

  func apply(_ e: DocumentElement, _ bar: Toolbar) {
    bar.isTranslucent = e.flag("translucent", default: true)
    if let color = color(e.value("barTintColor")) { bar.barTintColor = color }
    let items = e.list("items").compactMap { make($0) as? BarButtonItem }
    if !items.isEmpty { bar.items = items }
  }

  func apply(_ e: DocumentElement, _ bar: TabBar) {
    if let color = color(e.value("barTintColor")) { bar.barTintColor = color }
    let items = e.list("items").compactMap { make($0) as? TabBarItem }
    if !items.isEmpty { bar.setItems(items, animated: false) }
  }

  func lineBreakMode(_ name: String?) -> LineBreakMode {
    switch name {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "middleTruncation": .byTruncatingMiddle
    default: .byTruncatingTail
    }
  }
}
