import Foundation
import HeadlessKit
import Testing
import UIKit

@testable import InterfaceDocuments

/// Each element with nothing set, and with everything set: what the object made of it says.
@Suite @MainActor struct ReadBackTests {
  private let simulator = Simulator()

  /// Returns the object of an element with attributes and children.
  private func make<Object>(
    _ element: String, _ attributes: String = "", _ children: String = "",
    as type: Object.Type = Object.self
  ) throws -> Object {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <\(element) id="it" \(attributes)>\(children)</\(element)></objects>
      <resources><image name="star" width="24" height="12"/></resources></document>
      """
    let document = try InterfaceDocument(Data(text.utf8), file: "Test.xib")
    return try simulator.run {
      let made = NibObjects(document, simulator.resources).make(owner: nil, external: [:])
      return try #require(made.first as? Object)
    }
  }

  /// Expects texts of the object of a bare element and of one with everything.
  private func expect<Object>(
    _ element: String, _ attributes: String, _ children: String = "",
    _ texts: (Object) -> [Any?], bare: [String], full: [String],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    // Foundation on Linux does not always describe its geometry in the same way.
    func text(_ value: Any) -> String {
      switch value {
      case let size as CGSize: "(\(size.width), \(size.height))"
      case let point as CGPoint: "(\(point.x), \(point.y))"
      case let rect as CGRect: "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
      default: "\(value)"
      }
    }
    func strings(_ object: Object) -> [String] { texts(object).map { $0.map(text) ?? "nil" } }
    for (found, wanted) in [
      (strings(try make(element)), bare), (strings(try make(element, attributes, children)), full),
    ] {
      #expect(found.count == wanted.count, sourceLocation: location)
      for (index, pair) in zip(found, wanted).enumerated() {
        #expect(pair.0 == pair.1, "\(index)", sourceLocation: location)
      }
    }
  }

  private func color(_ key: String, _ red: Double) -> String {
    "<color key=\"\(key)\" red=\"\(red)\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
  }

  private func red(_ color: UIColor?) -> CGFloat? { color?.components.red }

  // MARK: Views

  @Test func views() throws {
    try expect(
      "view",
      """
      userInteractionEnabled="NO" opaque="NO" clipsSubviews="YES" hidden="YES" alpha="0.5" tag="3" \
      multipleTouchEnabled="YES" autoresizesSubviews="NO" clearsContextBeforeDrawing="NO" \
      contentMode="center" semanticContentAttribute="forceRightToLeft" restorationIdentifier="r" \
      translatesAutoresizingMaskIntoConstraints="NO" preservesSuperviewLayoutMargins="YES" \
      insetsLayoutMarginsFromSafeArea="NO" horizontalHuggingPriority="11" \
      verticalHuggingPriority="12" horizontalCompressionResistancePriority="13" \
      verticalCompressionResistancePriority="14"
      """,
      """
      <rect key="frame" x="1" y="2" width="3" height="4"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      <edgeInsets key="layoutMargins" top="5" left="6" bottom="7" right="8"/>
      \(color("backgroundColor", 0.25))\(color("tintColor", 0.75))
      """,
      { (view: UIView) in
        [
          view.isUserInteractionEnabled, view.isOpaque, view.clipsToBounds, view.isHidden,
          view.alpha, view.tag, view.isMultipleTouchEnabled, view.autoresizesSubviews,
          view.clearsContextBeforeDrawing, view.contentMode, view.semanticContentAttribute,
          view.restorationIdentifier, view.translatesAutoresizingMaskIntoConstraints,
          view.preservesSuperviewLayoutMargins, view.insetsLayoutMarginsFromSafeArea,
          view.contentHuggingPriority(for: .horizontal).rawValue,
          view.contentHuggingPriority(for: .vertical).rawValue,
          view.contentCompressionResistancePriority(for: .horizontal).rawValue,
          view.contentCompressionResistancePriority(for: .vertical).rawValue,
          view.frame, view.autoresizingMask.rawValue, view.layoutMargins.left,
          view.layoutMargins.bottom, red(view.backgroundColor),
          view.tintColor.components.red == 0.75,
        ]
      },
      bare: [
        "true", "true", "false", "false", "1.0", "0", "false", "true", "true", "scaleToFill",
        "unspecified", "nil", "true", "false", "true", "250.0", "250.0", "750.0", "750.0",
        "(0.0, 0.0, 0.0, 0.0)", "0", "8.0", "8.0", "nil", "false",
      ],
      full: [
        "false", "false", "true", "true", "0.5", "3", "true", "false", "false", "center",
        "forceRightToLeft", "r", "false", "true", "false", "11.0", "12.0", "13.0", "14.0",
        "(1.0, 2.0, 3.0, 4.0)", "34", "6.0", "7.0", "0.25", "true",
      ])
  }

  @Test func masksHaveTheirSides() throws {
    let sides: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    for (name, mask) in sides {
      let view: UIView = try make(
        "view", "", "<autoresizingMask key=\"autoresizingMask\" \(name)=\"YES\"/>")
      #expect(view.autoresizingMask == mask)
    }
    let fixed: UIView = try make(
      "view", "fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
    #expect(fixed.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func accessibilityIsOfTheElement() throws {
    let traits: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
      ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
      ("summaryElement", .summaryElement), ("notEnabled", .notEnabled), ("header", .header),
      ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
      ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
      ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ]
    for (name, trait) in traits {
      let view: UIView = try make(
        "view", "",
        """
        <accessibility key="accessibilityConfiguration" identifier="i" label="l" hint="h" value="v">
        <accessibilityTraits key="traits" \(name)="YES" none="NO"/>
        <bool key="isElement" value="YES"/></accessibility>
        """)
      #expect(view.accessibilityTraits == trait)
      #expect(view.isAccessibilityElement && view.accessibilityIdentifier == "i")
      #expect(view.accessibilityLabel == "l" && view.accessibilityHint == "h")
      #expect(view.accessibilityValue == "v")
    }
  }

  @Test func labels() throws {
    try expect(
      "label",
      """
      text="Hi" textAlignment="center" lineBreakMode="wordWrap" baselineAdjustment="alignCenters" \
      numberOfLines="2" adjustsFontSizeToFit="NO" adjustsFontForContentSizeCategory="YES" \
      enabled="NO" highlighted="YES" minimumScaleFactor="0.5" preferredMaxLayoutWidth="60"
      """,
      """
      <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
      \(color("textColor", 0.25))\(color("highlightedColor", 0.5))\(color("shadowColor", 0.75))
      <size key="shadowOffset" width="3" height="4"/>
      """,
      { (label: UILabel) in
        [
          label.text, label.textAlignment, label.lineBreakMode, label.baselineAdjustment,
          label.numberOfLines, label.adjustsFontSizeToFitWidth,
          label.adjustsFontForContentSizeCategory, label.isEnabled, label.isHighlighted,
          label.minimumScaleFactor, label.preferredMaxLayoutWidth, label.font.pointSize,
          label.font.fontDescriptor.symbolicTraits.contains(.traitBold),
          red(label.textColor) == 0.25,
          red(label.highlightedTextColor), red(label.shadowColor), label.shadowOffset,
        ]
      },
      bare: [
        "nil", "left", "byTruncatingTail", "alignBaselines", "1", "true", "false", "true", "false",
        "0.0", "0.0", "17.0", "false", "false", "nil", "nil", "(0.0, -1.0)",
      ],
      full: [
        "Hi", "center", "byWordWrapping", "alignCenters", "2", "false", "true", "false", "true",
        "0.5", "60.0", "21.0", "true", "true", "0.5", "0.75", "(3.0, 4.0)",
      ])
    let modes = [
      "characterWrap": NSLineBreakMode.byCharWrapping, "clip": .byClipping,
      "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
      "tailTruncation": .byTruncatingTail,
    ]
    for (name, mode) in modes {
      #expect(
        try make("label", "lineBreakMode=\"\(name)\"", as: UILabel.self).lineBreakMode == mode)
    }
  }

  @Test func stacksAndPictures() throws {
    try expect(
      "stackView",
      """
      axis="vertical" distribution="fillEqually" alignment="center" spacing="7" \
      baselineRelativeArrangement="YES"
      """,
      """
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" \
      trailing="4"/><subviews><view id="a"/><view id="b"/></subviews>
      """,
      { (stack: UIStackView) in
        [
          stack.axis, stack.distribution, stack.alignment, stack.spacing,
          stack.isBaselineRelativeArrangement, stack.isLayoutMarginsRelativeArrangement,
          stack.arrangedSubviews.count, stack.directionalLayoutMargins.leading,
        ]
      },
      bare: ["horizontal", "fill", "fill", "0.0", "false", "false", "0", "0.0"],
      full: ["vertical", "fillEqually", "center", "7.0", "true", "true", "2", "2.0"])
    for (name, alignment) in [("top", UIStackView.Alignment.leading), ("bottom", .trailing)] {
      #expect(
        try make("stackView", "alignment=\"\(name)\"", as: UIStackView.self).alignment == alignment)
    }
    #expect(try make("stackView", "spacingType=\"standard\"", as: UIStackView.self).spacing == 8)
    try expect(
      "imageView", "image=\"star\" highlightedImage=\"star\" highlighted=\"YES\"", "",
      { (view: UIImageView) in
        [view.image?.size, view.highlightedImage?.size, view.isHighlighted]
      },
      bare: ["nil", "nil", "false"], full: ["(24.0, 12.0)", "(24.0, 12.0)", "true"])
  }

  @Test func valueControls() throws {
    try expect(
      "switch", "on=\"YES\" enabled=\"NO\" selected=\"YES\" highlighted=\"YES\"",
      color("onTintColor", 0.25) + color("thumbTintColor", 0.5),
      { (control: UISwitch) in
        [
          control.isOn, control.isEnabled, control.isSelected, control.isHighlighted,
          red(control.onTintColor), red(control.thumbTintColor),
        ]
      },
      bare: ["false", "true", "false", "false", "nil", "nil"],
      full: ["true", "false", "true", "true", "0.25", "0.5"])
    try expect(
      "slider", "minValue=\"2\" maxValue=\"8\" value=\"5\" continuous=\"NO\"",
      color("minimumTrackTintColor", 0.25) + color("maximumTrackTintColor", 0.5)
        + color("thumbTintColor", 0.75),
      { (slider: UISlider) in
        [
          slider.minimumValue, slider.maximumValue, slider.value, slider.isContinuous,
          red(slider.minimumTrackTintColor), red(slider.maximumTrackTintColor),
          red(slider.thumbTintColor),
        ]
      },
      bare: ["0.0", "1.0", "0.0", "true", "nil", "nil", "nil"],
      full: ["2.0", "8.0", "5.0", "false", "0.25", "0.5", "0.75"])
    try expect(
      "stepper",
      """
      minimumValue="-5" maximumValue="5" stepValue="2" value="3" wraps="YES" continuous="NO" \
      autorepeat="NO"
      """, "",
      { (stepper: UIStepper) in
        [
          stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value,
          stepper.wraps, stepper.isContinuous, stepper.autorepeat,
        ]
      },
      bare: ["0.0", "100.0", "1.0", "0.0", "false", "true", "true"],
      full: ["-5.0", "5.0", "2.0", "3.0", "true", "false", "false"])
    try expect(
      "pageControl", "numberOfPages=\"5\" currentPage=\"2\" hidesForSinglePage=\"YES\"",
      color("pageIndicatorTintColor", 0.25) + color("currentPageIndicatorTintColor", 0.5),
      { (control: UIPageControl) in
        [
          control.numberOfPages, control.currentPage, control.hidesForSinglePage,
          red(control.pageIndicatorTintColor), red(control.currentPageIndicatorTintColor),
        ]
      },
      bare: ["0", "0", "false", "nil", "nil"], full: ["5", "2", "true", "0.25", "0.5"])
    try expect(
      "segmentedControl", "momentary=\"YES\" selectedSegmentIndex=\"1\"",
      """
      <segments><segment title="A" width="30"/><segment image="star"/>
      <segment title="C" enabled="NO"/></segments>\(color("selectedSegmentTintColor", 0.5))
      """,
      { (control: UISegmentedControl) in
        [
          control.numberOfSegments, control.titleForSegment(at: 0), control.widthForSegment(at: 0),
          control.imageForSegment(at: 1)?.size.width, control.isEnabledForSegment(at: 1),
          control.isEnabledForSegment(at: 2), control.isMomentary, control.selectedSegmentIndex,
          red(control.selectedSegmentTintColor),
        ]
      },
      bare: ["0", "nil", "0.0", "nil", "false", "false", "false", "-1", "nil"],
      full: ["3", "A", "30.0", "24.0", "true", "false", "true", "1", "0.5"])
    try expect(
      "datePicker", "datePickerMode=\"date\" minuteInterval=\"5\" style=\"inline\"", "",
      { (picker: UIDatePicker) in
        [picker.datePickerMode, picker.minuteInterval, picker.preferredDatePickerStyle]
      },
      bare: ["dateAndTime", "1", "automatic"], full: ["date", "5", "inline"])
    for (name, style) in [("wheels", UIDatePickerStyle.wheels), ("compact", .compact)] {
      #expect(
        try make("datePicker", "style=\"\(name)\"", as: UIDatePicker.self)
          .preferredDatePickerStyle == style)
    }
    try expect(
      "progressView", "progressViewStyle=\"bar\" progress=\"0.5\"",
      color("progressTintColor", 0.25) + color("trackTintColor", 0.5),
      { (view: UIProgressView) in
        [
          view.progressViewStyle, view.progress, red(view.progressTintColor),
          red(view.trackTintColor),
        ]
      },
      bare: ["default", "0.0", "nil", "nil"], full: ["bar", "0.5", "0.25", "0.5"])
    try expect(
      "activityIndicatorView", "hidesWhenStopped=\"YES\" style=\"large\" animating=\"YES\"",
      color("color", 0.25),
      { (view: UIActivityIndicatorView) in
        [
          view.hidesWhenStopped, view.style, view.isAnimating, red(view.color) == 0.25,
          view.isHidden,
        ]
      },
      bare: ["false", "medium", "false", "false", "false"],
      full: ["true", "large", "true", "true", "false"])
  }

  @Test func buttons() throws {
    try expect(
      "button",
      """
      buttonType="system" lineBreakMode="middleTruncation" adjustsImageWhenHighlighted="NO" \
      adjustsImageWhenDisabled="NO" showsTouchWhenHighlighted="YES" role="destructive" \
      reversesTitleShadowWhenHighlighted="YES" pointerInteraction="YES" \
      showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES" \
      contentHorizontalAlignment="leading" contentVerticalAlignment="bottom"
      """,
      """
      <fontDescription key="fontDescription" type="system" weight="heavy" pointSize="19"/>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <inset key="titleEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/>
      <inset key="imageEdgeInsets" minX="9" minY="10" maxX="11" maxY="12"/>
      <state key="normal" title="N" image="star">\(color("titleColor", 0.25))
      \(color("titleShadowColor", 0.5))</state><state key="disabled" title="D"/>
      <state key="selected" backgroundImage="star"/><state key="highlighted" title="H"/>
      """,
      { (button: UIButton) in
        [
          button.buttonType, button.titleLabel?.lineBreakMode, button.adjustsImageWhenHighlighted,
          button.adjustsImageWhenDisabled, button.showsTouchWhenHighlighted,
          button.reversesTitleShadowWhenHighlighted, button.isPointerInteractionEnabled,
          button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction, button.role,
          button.contentHorizontalAlignment, button.contentVerticalAlignment,
          button.titleLabel?.font.pointSize, button.contentEdgeInsets.left,
          button.titleEdgeInsets.bottom, button.imageEdgeInsets.right, button.title(for: .normal),
          button.title(for: .disabled), button.title(for: .highlighted),
          button.image(for: .normal)?.size,
          button.backgroundImage(for: .selected)?.size, button.backgroundImage(for: .normal),
          red(button.titleColor(for: .normal)) == 0.25, red(button.titleShadowColor(for: .normal)),
          button.configuration == nil,
        ]
      },
      bare: [
        "custom", "byTruncatingTail", "true", "true", "false", "false", "false", "false", "false",
        "normal", "center", "center", "18.0", "0.0", "0.0", "0.0", "nil", "nil", "nil", "nil",
        "nil",
        "nil", "false", "nil", "true",
      ],
      full: [
        "system", "byTruncatingMiddle", "false", "false", "true", "true", "true", "true", "true",
        "destructive", "leading", "bottom", "19.0", "1.0", "8.0", "11.0", "N", "D", "H",
        "(24.0, 12.0)", "(24.0, 12.0)", "nil", "true", "0.5", "true",
      ])
    let types: [(String, UIButton.ButtonType)] = [
      ("roundedRect", .system), ("close", .close), ("infoLight", .infoLight),
      ("infoDark", .infoDark), ("detailDisclosure", .detailDisclosure),
      ("contactAdd", .contactAdd), ("custom", .custom),
    ]
    for (name, type) in types {
      #expect(try make("button", "buttonType=\"\(name)\"", as: UIButton.self).buttonType == type)
    }
  }

  @Test func buttonConfigurations() throws {
    func button(_ attributes: String, _ children: String = "") throws -> UIButton {
      try make(
        "button", "",
        """
        <state key="normal" title="Left over" image="star"/>
        <buttonConfiguration key="configuration" \(attributes)>\(children)</buttonConfiguration>
        """)
    }
    let styles: [(String, UIButton.Configuration)] = [
      ("plain", .plain()), ("filled", .filled()), ("tinted", .tinted()), ("gray", .gray()),
      ("borderless", .borderless()), ("bordered", .bordered()),
      ("borderedTinted", .borderedTinted()), ("borderedProminent", .borderedProminent()),
    ]
    for (name, style) in styles {
      #expect(try button("style=\"\(name)\"").configuration == style)
    }
    let full = try button(
      """
      style="filled" title="T" subtitle="S" image="star" imagePadding="3" titlePadding="4" \
      imagePlacement="trailing" cornerStyle="capsule" buttonSize="large" titleAlignment="center" \
      showsActivityIndicator="YES"
      """,
      """
      <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      \(color("baseForegroundColor", 0.25))\(color("baseBackgroundColor", 0.5))
      """)
    let made = try #require(full.configuration)
    #expect(made.title == "T" && made.subtitle == "S" && made.image?.size.width == 24)
    #expect(made.imagePadding == 3 && made.titlePadding == 4 && made.imagePlacement == .trailing)
    #expect(made.cornerStyle == .capsule && made.buttonSize == .large)
    #expect(made.titleAlignment == .center && made.showsActivityIndicator)
    #expect(
      made.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(red(made.baseForegroundColor) == 0.25 && red(made.baseBackgroundColor) == 0.5)
    #expect(full.title(for: .normal) == nil && full.image(for: .normal) == nil)
    for (name, edge) in [("top", NSDirectionalRectEdge.top), ("bottom", .bottom)] {
      #expect(try button("imagePlacement=\"\(name)\"").configuration?.imagePlacement == edge)
    }
    let rich = try button(
      "title=\"no\"",
      "<attributedString key=\"attributedTitle\"><fragment content=\"rich\"/></attributedString>")
    #expect(rich.configuration?.title == "rich")
  }

  @Test func fields() throws {
    let traits = """
      <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="go" \
      autocapitalizationType="words" autocorrectionType="no" spellCheckingType="yes" \
      keyboardAppearance="dark" smartQuotesType="no" smartDashesType="yes" \
      smartInsertDeleteType="no" secureTextEntry="YES" enablesReturnKeyAutomatically="YES" \
      textContentType="username"/>
      """
    let full = [
      "emailAddress", "go", "words", "no", "yes", "dark", "no", "yes", "no", "true", "true",
      "username",
    ]
    try expect(
      "textField",
      """
      text="T" placeholder="P" textAlignment="right" borderStyle="roundedRect" \
      clearButtonMode="whileEditing" clearsOnBeginEditing="YES" minimumFontSize="9" \
      adjustsFontSizeToFit="NO" adjustsFontForContentSizeCategory="YES"
      """,
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/>"
        + color("textColor", 0.25) + traits,
      { (field: UITextField) in
        [
          field.text, field.placeholder, field.textAlignment, field.borderStyle,
          field.clearButtonMode, field.clearsOnBeginEditing, field.minimumFontSize,
          field.adjustsFontSizeToFitWidth, field.adjustsFontForContentSizeCategory,
          field.font?.pointSize, red(field.textColor) == 0.25, field.keyboardType,
          field.returnKeyType, field.autocapitalizationType, field.autocorrectionType,
          field.spellCheckingType, field.keyboardAppearance, field.smartQuotesType,
          field.smartDashesType, field.smartInsertDeleteType, field.isSecureTextEntry,
          field.enablesReturnKeyAutomatically, field.textContentType?.rawValue,
        ]
      },
      bare: [
        "", "nil", "left", "none", "never", "false", "0.0", "true", "false", "17.0", "false",
        "default", "default", "sentences", "default", "default", "default", "default", "default",
        "default", "false", "false", "nil",
      ],
      full: [
        "T", "P", "right", "roundedRect", "whileEditing", "true", "9.0", "false", "true",
        "20.0", "true",
      ] + full)
    for (name, style) in [("line", UITextField.BorderStyle.line), ("bezel", .bezel)] {
      #expect(
        try make("textField", "borderStyle=\"\(name)\"", as: UITextField.self).borderStyle == style)
    }
    let older: UITextField = try make(
      "textField", "",
      "<textInputTraits key=\"textInputTraits\" keyboardType=\"alphabet\" keyboardAppearance=\"alert\"/>"
    )
    #expect(older.keyboardType == .asciiCapable && older.keyboardAppearance == .dark)
    #expect(older.autocapitalizationType == .none)
    try expect(
      "textView",
      """
      text="T" textAlignment="justified" editable="NO" selectable="NO" \
      adjustsFontForContentSizeCategory="YES"
      """,
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"20\"/>"
        + "<dataDetectorType key=\"dataDetectorTypes\" link=\"YES\" phoneNumber=\"YES\" "
        + "address=\"YES\" calendarEvent=\"YES\"/>" + color("textColor", 0.25) + traits,
      { (view: UITextView) in
        [
          view.text, view.textAlignment, view.isEditable, view.isSelectable,
          view.adjustsFontForContentSizeCategory, view.font?.pointSize, red(view.textColor) == 0.25,
          view.dataDetectorTypes == [.link, .phoneNumber, .address, .calendarEvent],
          view.keyboardType, view.returnKeyType, view.autocapitalizationType,
          view.autocorrectionType, view.spellCheckingType, view.keyboardAppearance,
          view.smartQuotesType, view.smartDashesType, view.smartInsertDeleteType,
          view.isSecureTextEntry, view.enablesReturnKeyAutomatically,
          view.textContentType.map { $0.rawValue },
        ]
      },
      bare: [
        "", "left", "true", "true", "false", "nil", "false", "false", "default", "default",
        "sentences", "default", "default", "default", "default", "default", "default", "false",
        "false", "nil",
      ],
      full: ["T", "justified", "false", "false", "true", "20.0", "true", "true"] + full)
    try expect(
      "searchBar",
      """
      text="T" placeholder="P" prompt="Q" searchBarStyle="minimal" showsCancelButton="YES" \
      showsScopeBar="YES" translucent="NO"
      """,
      "<scopeButtonTitles><string>A</string><string>B</string></scopeButtonTitles>"
        + color("barTintColor", 0.25) + traits,
      { (bar: UISearchBar) in
        [
          bar.text, bar.placeholder, bar.prompt, bar.searchBarStyle, bar.showsCancelButton,
          bar.showsScopeBar, bar.isTranslucent, bar.scopeButtonTitles, red(bar.barTintColor),
          bar.keyboardType, bar.returnKeyType, bar.spellCheckingType,
          bar.enablesReturnKeyAutomatically, bar.autocorrectionType, bar.autocapitalizationType,
        ]
      },
      bare: [
        "", "nil", "nil", "default", "false", "false", "true", "nil", "nil", "default", "search",
        "default", "true", "default", "sentences",
      ],
      full: [
        "T", "P", "Q", "minimal", "true", "true", "false", "[\"A\", \"B\"]", "0.25",
        "emailAddress", "go", "yes", "true", "no", "words",
      ])
  }

  // MARK: Lists

  @Test func scrollViews() throws {
    try expect(
      "scrollView",
      """
      showsHorizontalScrollIndicator="NO" showsVerticalScrollIndicator="NO" scrollEnabled="NO" \
      pagingEnabled="YES" directionalLockEnabled="YES" bounces="NO" bouncesZoom="NO" \
      alwaysBounceVertical="YES" alwaysBounceHorizontal="YES" delaysContentTouches="NO" \
      canCancelContentTouches="NO" minimumZoomScale="0.5" maximumZoomScale="3" \
      keyboardDismissMode="onDrag" indicatorStyle="white" contentInsetAdjustmentBehavior="never"
      """,
      """
      <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
      <inset key="scrollIndicatorInsets" minX="5" minY="6" maxX="7" maxY="8"/>
      """,
      { (view: UIScrollView) in
        [
          view.showsHorizontalScrollIndicator, view.showsVerticalScrollIndicator,
          view.isScrollEnabled, view.isPagingEnabled, view.isDirectionalLockEnabled, view.bounces,
          view.bouncesZoom, view.alwaysBounceVertical, view.alwaysBounceHorizontal,
          view.delaysContentTouches, view.canCancelContentTouches, view.minimumZoomScale,
          view.maximumZoomScale, view.keyboardDismissMode, view.indicatorStyle,
          view.contentInsetAdjustmentBehavior, view.contentInset.left, view.contentInset.bottom,
        ]
      },
      bare: [
        "true", "true", "true", "false", "false", "true", "true", "false", "false", "true", "true",
        "1.0", "1.0", "none", "default", "automatic", "0.0", "0.0",
      ],
      full: [
        "false", "false", "false", "true", "true", "false", "false", "true", "true", "false",
        "false", "0.5", "3.0", "onDrag", "white", "never", "1.0", "4.0",
      ])
  }

  @Test func tables() throws {
    try expect(
      "tableView",
      """
      style="grouped" rowHeight="50" sectionHeaderHeight="20" sectionFooterHeight="10" \
      estimatedRowHeight="51" estimatedSectionHeaderHeight="21" estimatedSectionFooterHeight="11" \
      separatorStyle="none" allowsSelection="NO" allowsMultipleSelection="YES" \
      allowsSelectionDuringEditing="YES" allowsMultipleSelectionDuringEditing="YES" \
      contentViewInsetsToSafeArea="NO" separatorInsetReference="automatic"
      """,
      """
      <inset key="separatorInset" minX="9" minY="0" maxX="8" maxY="0"/>
      \(color("separatorColor", 0.25))\(color("sectionIndexColor", 0.5))
      \(color("sectionIndexBackgroundColor", 0.75))<view key="tableHeaderView" id="h" tag="1"/>
      <view key="tableFooterView" id="f" tag="2"/>
      """,
      { (table: UITableView) in
        [
          table.style, table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight,
          table.estimatedRowHeight, table.estimatedSectionHeaderHeight,
          table.estimatedSectionFooterHeight, table.separatorStyle, table.allowsSelection,
          table.allowsMultipleSelection, table.allowsSelectionDuringEditing,
          table.allowsMultipleSelectionDuringEditing, table.insetsContentViewsToSafeArea,
          table.separatorInsetReference, table.separatorInset.left == 9,
          red(table.separatorColor) == 0.25,
          red(table.sectionIndexColor), red(table.sectionIndexBackgroundColor),
          table.tableHeaderView?.tag, table.tableFooterView?.tag,
        ]
      },
      bare: [
        "plain", "44.0", "-1.0", "-1.0", "0.0", "0.0", "0.0", "singleLine", "true", "false",
        "false", "false", "true", "fromCellEdges", "false", "false", "nil", "nil", "nil", "nil",
      ],
      full: [
        "grouped", "50.0", "20.0", "10.0", "51.0", "21.0", "11.0", "none", "false", "true", "true",
        "true", "false", "fromAutomaticInsets", "true", "true", "0.5", "0.75", "1", "2",
      ])
    try expect(
      "tableViewCell",
      """
      reuseIdentifier="c" style="IBUITableViewCellStyleValue1" selectionStyle="none" \
      accessoryType="checkmark" editingAccessoryType="detailButton" indentationLevel="2" \
      indentationWidth="7" shouldIndentWhileEditing="NO" showsReorderControl="YES"
      """,
      """
      <inset key="separatorInset" minX="9" minY="0" maxX="8" maxY="0"/>
      <view key="accessoryView" id="a" tag="1"/><view key="backgroundView" id="b" tag="2"/>
      <view key="selectedBackgroundView" id="s" tag="3"/>
      """,
      { (cell: UITableViewCell) in
        [
          cell.reuseIdentifier, cell.selectionStyle, cell.accessoryType,
          cell.editingAccessoryType, cell.indentationLevel, cell.indentationWidth,
          cell.shouldIndentWhileEditing, cell.showsReorderControl, cell.separatorInset.left == 9,
          cell.accessoryView?.tag, cell.backgroundView?.tag == 2, cell.selectedBackgroundView?.tag,
        ]
      },
      bare: [
        "nil", "default", "none", "none", "0", "10.0", "true", "false", "false", "nil", "false",
        "nil",
      ],
      full: [
        "c", "none", "checkmark", "detailButton", "2", "7.0", "false", "true", "true", "1", "true",
        "3",
      ])
  }

  @Test func collections() throws {
    try expect(
      "collectionViewFlowLayout",
      """
      minimumLineSpacing="3" minimumInteritemSpacing="4" scrollDirection="horizontal" \
      sectionInsetReference="safeArea"
      """,
      """
      <size key="itemSize" width="5" height="6"/><size key="headerReferenceSize" width="7" height="8"/>
      <size key="footerReferenceSize" width="9" height="10"/>
      <size key="estimatedItemSize" width="11" height="12"/>
      <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
      """,
      { (flow: UICollectionViewFlowLayout) in
        [
          flow.minimumLineSpacing, flow.minimumInteritemSpacing, flow.scrollDirection,
          flow.sectionInsetReference, flow.itemSize, flow.headerReferenceSize,
          flow.footerReferenceSize, flow.estimatedItemSize, flow.sectionInset.right,
        ]
      },
      bare: [
        "10.0", "10.0", "vertical", "fromContentInset", "(50.0, 50.0)", "(0.0, 0.0)", "(0.0, 0.0)",
        "(0.0, 0.0)", "0.0",
      ],
      full: [
        "3.0", "4.0", "horizontal", "fromSafeArea", "(5.0, 6.0)", "(7.0, 8.0)", "(9.0, 10.0)",
        "(11.0, 12.0)", "3.0",
      ])
    let flow: UICollectionViewFlowLayout = try make(
      "collectionViewFlowLayout",
      "automaticEstimatedItemSize=\"YES\" sectionInsetReference=\"layoutMargins\"")
    #expect(flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
    #expect(flow.sectionInsetReference == .fromLayoutMargins)
    try expect(
      "collectionView", "allowsSelection=\"NO\" allowsMultipleSelection=\"YES\"",
      "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"l\" minimumLineSpacing=\"77\"/>",
      { (list: UICollectionView) in
        [
          list.allowsSelection, list.allowsMultipleSelection,
          (list.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing == 77,
        ]
      },
      bare: ["true", "false", "false"], full: ["false", "true", "true"])
    let cell: UICollectionViewCell = try make(
      "collectionViewCell", "reuseIdentifier=\"c\"",
      """
      <view key="backgroundView" id="b" tag="1"/><view key="selectedBackgroundView" id="s" tag="2"/>
      <collectionViewCellContentView key="contentView" id="k"><subviews><view id="v" tag="3"/></subviews>
      </collectionViewCellContentView>
      """)
    #expect(cell.reuseIdentifier == "c" && cell.backgroundView?.tag == 1)
    #expect(cell.selectedBackgroundView?.tag == 2 && cell.contentView.subviews.map(\.tag) == [3])
  }

  // MARK: Controllers and items

  @Test func controllers() throws {
    try expect(
      "viewController",
      """
      title="T" modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve" \
      definesPresentationContext="YES" providesPresentationContextTransitionStyle="YES" \
      hidesBottomBarWhenPushed="YES" extendedLayoutIncludesOpaqueBars="YES" \
      automaticallyAdjustsScrollViewInsets="NO" restorationIdentifier="r"
      """,
      """
      <extendedEdge key="edgesForExtendedLayout" top="YES" right="YES"/>
      <size key="freeformSize" width="1" height="1"/>
      <size key="contentSizeForViewInPopover" width="300" height="400"/>
      <navigationItem key="navigationItem" id="n" title="N" prompt="P" backButtonTitle="B" \
      hidesBackButton="YES" leftItemsSupplementBackButton="YES" largeTitleDisplayMode="never">
      <view key="titleView" id="tv" tag="9"/>
      <leftBarButtonItems><barButtonItem id="l1" title="1"/><barButtonItem id="l2" title="2"/>
      </leftBarButtonItems><barButtonItem key="rightBarButtonItem" id="r1" title="3"/>
      <barButtonItem key="backBarButtonItem" id="bb" title="4"/></navigationItem>
      <tabBarItem key="tabBarItem" id="t" title="Tab" badgeValue="5" image="star" \
      selectedImage="star" tag="6" systemItem="search" enabled="NO">\(color("badgeColor", 0.25))
      </tabBarItem><toolbarItems><barButtonItem id="x" systemItem="add" width="12" style="done"/>
      <barButtonItem id="y"><view key="customView" id="z" tag="7"/></barButtonItem></toolbarItems>
      """,
      { (controller: UIViewController) in
        let item = controller.navigationItem
        let tab: UITabBarItem? = controller.tabBarItem
        let (first, last) = (controller.toolbarItems?.first, controller.toolbarItems?.last)
        return [
          controller.title, controller.modalPresentationStyle, controller.modalTransitionStyle,
          controller.definesPresentationContext,
          controller.providesPresentationContextTransitionStyle,
          controller.hidesBottomBarWhenPushed, controller.extendedLayoutIncludesOpaqueBars,
          controller.automaticallyAdjustsScrollViewInsets, controller.restorationIdentifier,
          controller.edgesForExtendedLayout.rawValue, controller.preferredContentSize, item.title,
          item.prompt, item.backButtonTitle, item.hidesBackButton,
          item.leftItemsSupplementBackButton, item.largeTitleDisplayMode, item.titleView?.tag,
          item.leftBarButtonItems?.map { $0.title ?? "" }, item.rightBarButtonItem?.title,
          item.backBarButtonItem?.title, tab?.title, tab?.badgeValue, tab?.image?.size.width,
          tab?.selectedImage?.size.width, tab?.tag, tab?.systemItem, tab?.isEnabled,
          red(tab?.badgeColor), first?.systemItem, first?.width, first?.style,
          last?.customView?.tag, controller.toolbarItems?.count,
        ]
      },
      bare: [
        "nil", "pageSheet", "coverVertical", "false", "false", "false", "false", "true", "nil",
        "15", "(0.0, 0.0)", "nil", "nil", "nil", "false", "false", "automatic", "nil", "nil", "nil",
        "nil", "nil", "nil", "nil", "nil", "0", "nil", "true", "nil", "nil", "nil", "nil", "nil",
        "nil",
      ],
      full: [
        "T", "formSheet", "crossDissolve", "true", "true", "true", "true", "false", "r", "9",
        "(300.0, 400.0)", "N", "P", "B", "true", "true", "never", "9", "[\"1\", \"2\"]", "3", "4",
        "Tab", "5", "24.0", "24.0", "6", "search", "false", "0.25", "add", "12.0", "done", "7", "2",
      ])
    let named: UIViewController = try make(
      "viewController",
      "storyboardIdentifier=\"s\" useStoryboardIdentifierAsRestorationIdentifier=\"YES\"")
    #expect(named.restorationIdentifier == "s")
  }

  @Test func containers() throws {
    try expect(
      "navigationController",
      """
      navigationBarHidden="YES" toolbarHidden="NO" hidesBarsOnSwipe="YES" hidesBarsOnTap="YES"
      """,
      """
      <navigationBar key="navigationBar" id="b" largeTitles="YES" translucent="NO" barStyle="black">
      \(color("barTintColor", 0.25))<textAttributes key="titleTextAttributes">
      \(color("textColor", 0.5))<fontDescription key="fontDescription" type="system" pointSize="9"/>
      </textAttributes></navigationBar>
      <toolbar key="toolbar" id="t" translucent="NO">\(color("barTintColor", 0.75))</toolbar>
      """,
      { (stack: UINavigationController) in
        let attributes = stack.navigationBar.titleTextAttributes
        return [
          stack.isNavigationBarHidden, stack.isToolbarHidden, stack.hidesBarsOnSwipe,
          stack.hidesBarsOnTap, stack.navigationBar.prefersLargeTitles,
          stack.navigationBar.isTranslucent, stack.navigationBar.barStyle,
          red(stack.navigationBar.barTintColor), red(attributes?[.foregroundColor] as? UIColor),
          (attributes?[.font] as? UIFont)?.pointSize, stack.toolbar.isTranslucent,
          red(stack.toolbar.barTintColor),
        ]
      },
      bare: [
        "false", "true", "false", "false", "false", "true", "default", "nil", "nil", "nil", "true",
        "nil",
      ],
      full: [
        "true", "false", "true", "true", "true", "false", "black", "0.25", "0.5", "9.0", "false",
        "0.75",
      ])
    try expect(
      "splitViewController",
      """
      minimumPrimaryColumnWidth="100" maximumPrimaryColumnWidth="200" \
      preferredPrimaryColumnWidthFraction="0.5" presentsWithGesture="NO" \
      preferredDisplayMode="beside"
      """, "",
      { (split: UISplitViewController) in
        [
          split.minimumPrimaryColumnWidth, split.maximumPrimaryColumnWidth,
          split.preferredPrimaryColumnWidthFraction, split.presentsWithGesture,
          split.preferredDisplayMode,
        ]
      },
      bare: ["180.0", "420.0", "0.3", "true", "automatic"],
      full: ["100.0", "200.0", "0.5", "false", "oneBesideSecondary"])
    for (name, mode) in [
      ("secondaryOnly", UISplitViewController.DisplayMode.secondaryOnly),
      ("primaryHidden", .secondaryOnly), ("over", .oneOverSecondary),
      ("allVisible", .oneBesideSecondary), ("primaryOverlay", .oneOverSecondary),
    ] {
      #expect(
        try make(
          "splitViewController", "preferredDisplayMode=\"\(name)\"", as: UISplitViewController.self
        ).preferredDisplayMode == mode)
    }
    try expect(
      "tableViewController", "clearsSelectionOnViewWillAppear=\"NO\"",
      "<refreshControl key=\"refreshControl\" id=\"r\"/>",
      { (controller: UITableViewController) in
        [controller.clearsSelectionOnViewWillAppear, controller.refreshControl != nil]
      }, bare: ["true", "false"], full: ["false", "true"])
    try expect(
      "tabBar", "",
      "\(color("barTintColor", 0.25))<items><tabBarItem id=\"a\" title=\"A\"/></items>",
      { (bar: UITabBar) in [red(bar.barTintColor), bar.items?.map { $0.title ?? "" }] },
      bare: ["nil", "nil"], full: ["0.25", "[\"A\"]"])
    try expect(
      "toolbar", "translucent=\"NO\"", "<items><barButtonItem id=\"a\" title=\"A\"/></items>",
      { (bar: UIToolbar) in [bar.isTranslucent, bar.items?.map { $0.title ?? "" }] },
      bare: ["true", "nil"], full: ["false", "[\"A\"]"])
  }

  @Test func recognizers() throws {
    try expect(
      "tapGestureRecognizer",
      """
      numberOfTapsRequired="2" numberOfTouchesRequired="3" enabled="NO" cancelsTouchesInView="NO" \
      delaysTouchesBegan="YES"
      """, "",
      { (tap: UITapGestureRecognizer) in
        [
          tap.numberOfTapsRequired, tap.numberOfTouchesRequired, tap.isEnabled,
          tap.cancelsTouchesInView, tap.delaysTouchesBegan,
        ]
      }, bare: ["1", "1", "true", "true", "false"], full: ["2", "3", "false", "false", "true"])
    for element in ["pongPressGestureRecognizer", "longPressGestureRecognizer"] {
      try expect(
        element, "minimumPressDuration=\"2\" allowableMovement=\"33\"", "",
        { (press: UILongPressGestureRecognizer) in
          [press.minimumPressDuration, press.allowableMovement]
        }, bare: ["0.5", "10.0"], full: ["2.0", "33.0"])
    }
    try expect(
      "panGestureRecognizer", "minimumNumberOfTouches=\"2\" maximumNumberOfTouches=\"3\"", "",
      { (pan: UIPanGestureRecognizer) in
        [pan.minimumNumberOfTouches, pan.maximumNumberOfTouches == 3]
      }, bare: ["1", "false"], full: ["2", "true"])
    for (name, direction) in [
      ("left", UISwipeGestureRecognizer.Direction.left), ("right", .right), ("up", .up),
      ("down", .down), ("", .right),
    ] {
      let swipe: UISwipeGestureRecognizer = try make(
        "swipeGestureRecognizer", "direction=\"\(name)\"")
      #expect(swipe.direction == direction)
    }
  }

  // MARK: Values

  @Test func fontsAndColours() throws {
    func font(_ attributes: String) throws -> UIFont {
      try #require(
        try make(
          "label", "", "<fontDescription key=\"fontDescription\" \(attributes)/>", as: UILabel.self
        ).font)
    }
    let weights: [(String, UIFont.Weight)] = [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
      ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
      ("black", .black),
    ]
    for (name, weight) in weights {
      #expect(
        try font("type=\"system\" weight=\"\(name)\" pointSize=\"12\"")
          == .systemFont(ofSize: 12, weight: weight))
    }
    #expect(try font("type=\"boldSystem\" pointSize=\"12\"") == .boldSystemFont(ofSize: 12))
    #expect(try font("type=\"italicSystem\" pointSize=\"12\"") == .italicSystemFont(ofSize: 12))
    #expect(try font("style=\"UICTFontTextStyleTitle1\"") == .preferredFont(forTextStyle: .title1))
    #expect(
      try font("name=\".SFUI-Bold\" pointSize=\"9\"") == .systemFont(ofSize: 9, weight: .bold))
    #expect(
      try font("name=\".SFUI-Semibold\" pointSize=\"9\"")
        == .systemFont(ofSize: 9, weight: .semibold))
    #expect(try font("name=\".SFUI\" pointSize=\"9\"") == .systemFont(ofSize: 9))
    #expect(try font("type=\"system\" size=\"8\"").pointSize == 8)
    func color(_ attributes: String) throws -> UIColor? {
      try make("view", "", "<color key=\"backgroundColor\" \(attributes)/>", as: UIView.self)
        .backgroundColor
    }
    #expect(try color("white=\"0.5\" alpha=\"0.25\"") == UIColor(white: 0.5, alpha: 0.25))
    #expect(try color("systemColor=\"systemRedColor\"") == .systemRed)
    #expect(try color("cocoaTouchSystemColor=\"darkTextColor\"") == .darkText)
    #expect(
      try color("red=\"1\" green=\"0.5\" blue=\"0\" customColorSpace=\"displayP3\"")
        == UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(try color("red=\"1\" green=\"0.5\"") == nil)
    #expect(
      try color("systemColor=\"unknown\" red=\"0\" green=\"1\" blue=\"0\"")
        == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test func attributedTexts() throws {
    let label: UILabel = try make(
      "label", "",
      """
      <attributedString key="attributedText"><fragment content="one"><attributes>
      \(color("NSColor", 0.25))\(color("NSBackgroundColor", 0.5))
      <font key="NSFont" metaFont="system" size="9"/><integer key="NSUnderline" value="1"/>
      <integer key="NSStrikethrough" value="2"/><real key="NSKern" value="3"/>
      <url key="NSLink" string="https://a.org"/>
      <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="clipping" \
      lineSpacing="1" lineHeightMultiple="2" minimumLineHeight="3" maximumLineHeight="4" \
      paragraphSpacing="5" paragraphSpacingBefore="6" firstLineHeadIndent="7" headIndent="8" \
      tailIndent="9"/></attributes></fragment><fragment><string key="content"> two</string></fragment>
      </attributedString>
      """)
    let text = try #require(label.attributedText)
    #expect(text.string == "one two")
    var range = NSRange()
    let found = text.attributes(at: 0, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 3))
    #expect(red(found[.foregroundColor] as? UIColor) == 0.25)
    #expect(red(found[.backgroundColor] as? UIColor) == 0.5)
    #expect((found[.font] as? UIFont)?.pointSize == 9 && found[.underlineStyle] as? Int == 1)
    #expect(found[.strikethroughStyle] as? Int == 2 && found[.kern] as? CGFloat == 3)
    #expect((found[.link] as? URL)?.absoluteString == "https://a.org")
    let style = try #require(found[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .right && style.lineBreakMode == .byClipping)
    #expect(
      [
        style.lineSpacing, style.lineHeightMultiple, style.minimumLineHeight,
        style.maximumLineHeight, style.paragraphSpacing, style.paragraphSpacingBefore,
        style.firstLineHeadIndent, style.headIndent, style.tailIndent,
      ] == [1, 2, 3, 4, 5, 6, 7, 8, 9])
    #expect(text.attributes(at: 4, effectiveRange: nil).isEmpty)
    #expect(label.textAlignment == .right)
  }

  @Test func textsMayBeElementsOrCoded() throws {
    func text(_ child: String) throws -> String? {
      try make("label", "", child, as: UILabel.self).text
    }
    #expect(try text("<string key=\"text\">a\nb</string>") == "a\nb")
    #expect(try text("<mutableString key=\"text\">c</mutableString>") == "c")
    for plain in ["", "a", "ab", "abc", "Grüße"] {
      let coded = Data(plain.utf8).base64EncodedString().filter { $0 != "=" }
      #expect(
        try text("<string key=\"text\" base64-UTF8=\"YES\">\n \(coded)\n</string>") == plain)
    }
    #expect(try text("<nil key=\"text\"/>") == nil)
  }

  @Test func aRuntimeAttributeCallsTheMethodThatSetsItsKey() throws {
    simulator.resources.register(.setter("themeName", UIView.setThemeName(_:)))
    let view: UIView = try make(
      "view", "",
      """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="themeName" value="dark"/>
      </userDefinedRuntimeAttributes>
      """)
    #expect(view.accessibilityValue == "dark")
    #expect(simulator.console.lines.isEmpty)
  }

  @Test func runtimeAttributesReachTheLabelOfAButton() throws {
    let button: UIButton = try make(
      "button", "buttonType=\"system\"",
      """
      <state key="normal" title="Two lines"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.textAlignment">
      <integer key="value" value="1"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.numberOfLines">
      <integer key="value" value="2"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      """)
    #expect(button.titleLabel?.textAlignment == .center)
    #expect(button.titleLabel?.numberOfLines == 2)
    #expect(simulator.console.lines.isEmpty)
  }

  @Test func runtimeAttributesAreSetByKeyPath() throws {
    let view: UIView = try make(
      "view", "",
      """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
      <real key="value" value="4.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="L"/>
      <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="I"/>
      <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset">
      <size key="value" width="2" height="3"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="rect" keyPath="frame">
      <rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="backgroundColor">
      \(color("value", 0.25))</userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="nothing.here" value="I"/>
      </userDefinedRuntimeAttributes>
      """)
    #expect(view.layer.cornerRadius == 4.5 && view.layer.masksToBounds)
    #expect(view.accessibilityLabel == "L" && view.accessibilityIdentifier == "I")
    #expect(view.layer.shadowOffset == CGSize(width: 2, height: 3))
    #expect(
      view.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && red(view.backgroundColor) == 0.25)
    #expect(simulator.console.lines.filter { $0.text.contains("nothing") }.count == 1)
  }
}

extension UIView {
  fileprivate func setThemeName(_ name: String) { accessibilityValue = name }
}
