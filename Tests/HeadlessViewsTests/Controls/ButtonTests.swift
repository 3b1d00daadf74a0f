import Foundation
import HeadlessKit
import TestSupport
import Testing

@MainActor
@Suite struct ButtonTests {
  // behaviour 25.101
  @Test(
    arguments: [
      (.infoLight, "More Info"), (.infoDark, "More Info"), (.detailDisclosure, "More Info"),
      (.contactAdd, "Add"), (.close, "Close"), (.system, nil),
    ] as [(Button.ButtonType, String?)])
  func aButtonWithASymbolOfItsTypeHasASpokenName(_ type: Button.ButtonType, _ name: String?) {
    let button = Button(type: type)
    #expect(button.accessibilityLabel == name)
    button.setTitle("Help", for: .normal)
    #expect(button.accessibilityLabel == "Help")
  }

  // behaviour 18.5
  @Test func anAttributedTitleIsTheTitle() {
    var look = Button.Configuration.plain()
    look.title = "Plain"
    look.attributedTitle = AttributedString("Bold")
    #expect(look.title == "Bold")
    look.title = "Plain again"
    #expect(look.attributedTitle == nil)
    #expect(look.title == "Plain again")
    look.attributedTitle = AttributedString("Bold")
    look.attributedTitle = nil
    #expect(look.title == "Plain again")
  }

  // behaviour 25.110
  @Test func aTransformerDecidesTheFontAndTheColourOfATitle() {
    var look = Button.Configuration.plain()
    (look.title, look.subtitle) = ("Buy", "Later")
    look.titleTextAttributesTransformer = ConfigurationTextAttributesTransformer { old in
      var new = old
      new[AttributeScopes.FontAttribute.self] = old[AttributeScopes.FontAttribute.self]?.withSize(
        30)
      return new
    }
    look.subtitleTextAttributesTransformer = ConfigurationTextAttributesTransformer { old in
      var new = old
      new[AttributeScopes.ForegroundColorAttribute.self] = .red
      return new
    }
    let button = Button(configuration: look)
    #expect(button.titleLabel?.font.pointSize == 30)
    #expect(button.titleLabel?.textColor != .red)
    #expect(button.subtitleLabel?.font.pointSize == 12)
    #expect(button.subtitleLabel?.textColor == .red)
    button.configuration?.titleTextAttributesTransformer = nil
    #expect(button.titleLabel?.font.pointSize == 17)
  }

  @Test func aStateWithoutAValueUsesTheNormalOne() {
    let button = Button(type: .system)
    let (on, off) = (Image(size: CGSize(width: 10, height: 10)), Image(size: .zero))
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.setTitleColor(.red, for: .disabled)
    button.setImage(off, for: .normal)
    button.setImage(on, for: .selected)
    #expect(button.title(for: .highlighted) == "Follow")
    #expect(button.titleColor(for: .normal) == .systemBlue)
    #expect(button.titleColor(for: .disabled) == .red)
    #expect(button.titleLabel?.text == "Follow")
    button.isSelected = true
    #expect(button.currentTitle == "Following")
    #expect(button.titleLabel?.text == "Following")
    #expect(button.imageView?.image === on)
    button.isSelected = false
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .red)
    #expect(Button().currentTitleColor == .white)
  }

  /// Each character is half as wide as the font is large: 4 characters of 15 points are 30 wide, 18
  /// high.
  @Test("without a configuration, a button of any title is as wide as whole points (23.3)")
  func plainButtonsAreInWholePoints() {
    for length in 1...40 {
      let button = Button(type: .system)
      button.setTitle(
        String("The quick brown fox jumps over the lazy dog".prefix(length)), for: .normal)
      let size = button.intrinsicContentSize
      #expect(size.width == size.width.rounded() && size.height == size.height.rounded())
    }
  }

  @Test("without a configuration, a title has a size in whole points (23.3)")
  func titlesAreRoundedUpToWholePoints() {
    let button = Button(type: .system)
    for (size, line) in [(11, 14.0), (13, 16), (14, 17), (16, 20), (17, 21)] {
      button.titleLabel?.font = .halfEm(ofSize: CGFloat(size))
      button.setTitle("abcde", for: .normal)
      let width = (CGFloat(size) * 2.5).rounded(.up)
      #expect(
        button.intrinsicContentSize == CGSize(width: max(30, width), height: line + 12), "\(size)")
      button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(
        button.intrinsicContentSize == CGSize(width: width + 6, height: line + 4), "\(size)")
      button.contentEdgeInsets = .zero
    }
  }

  @Test("without a configuration, an image leaves no room above and below the title (23.3)")
  func aTitleBesideAnImageIsNotPadded() {
    let button = Button(type: .custom)
    button.titleLabel?.font = .halfEm(ofSize: 14)
    button.setTitle("PAT", for: .normal)
    button.setImage(Image(size: CGSize(width: 14, height: 14)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 21 + 14, height: 17))
    button.setTitle("", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 14, height: 17))
  }

  @Test("a button is at least as large as its background image, or the image of its type (23.3)")
  func imagesThatAreNoContentHaveRoom() {
    let button = Button(type: .custom)
    button.setBackgroundImage(Image(size: CGSize(width: 155, height: 20)), for: .normal)
    button.titleLabel?.font = .halfEm(ofSize: 14)
    button.setTitle("PAT", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 155, height: 29))
    for type in [Button.ButtonType.infoLight, .infoDark, .detailDisclosure, .contactAdd] {
      #expect(Button(type: type).intrinsicContentSize == CGSize(width: 22, height: 22), "\(type)")
    }
  }

  @Test("the title of a configured button with the primary role is semibold (23.3)")
  func aPrimaryButtonHasASemiboldTitle() {
    let button = Button(configuration: .plain())
    button.configuration?.title = "Request Access"
    let width = button.intrinsicContentSize.width
    button.role = .primary
    #expect(
      button.titleLabel?.font == Font.preferredFont(forTextStyle: .body).withWeight(.semibold))
    #expect(button.intrinsicContentSize.width > width + 3)
  }

  @Test func sizesFollowFromTheContent() {
    let system = Button(type: .system)
    system.titleLabel?.font = .halfEm(ofSize: 15)
    system.setTitle("Save", for: .normal)
    #expect(system.intrinsicContentSize == CGSize(width: 30, height: 18 + 12))
    system.setTitle("Save all", for: .normal)
    #expect(system.intrinsicContentSize == CGSize(width: 60, height: 30))
    system.setImage(Image(size: CGSize(width: 20, height: 40)), for: .normal)
    #expect(system.intrinsicContentSize == CGSize(width: 80, height: 40))
    system.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(system.intrinsicContentSize == CGSize(width: 86, height: 44))
    var configuration = Button.Configuration.filled()
    configuration.title = "Save"
    configuration.image = Image(size: CGSize(width: 10, height: 10))
    configuration.imagePadding = 5
    let filled = Button(configuration: configuration)
    // The title of 17 points + 10 + 5 + 2 × 12 and 20⅓ + 2 × 7, in thirds of a point
    let title = Label()
    title.text = "Save"
    let size = filled.intrinsicContentSize
    #expect(abs(size.width - title.intrinsicContentSize.width - 39) < 0.001)
    #expect(abs(size.height - (20 + 1.0 / 3 + 14)) < 0.001)
  }

  @Test func contentFollowsItsAlignment() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.setImage(Image(size: CGSize(width: 20, height: 10)), for: .normal)
    let places: [(Control.ContentHorizontalAlignment, Control.ContentVerticalAlignment, CGPoint)] =
      [
        (.center, .center, CGPoint(x: 40, y: 20)), (.left, .top, CGPoint(x: 0, y: 0)),
        (.trailing, .bottom, CGPoint(x: 80, y: 40)),
      ]
    for (horizontal, vertical, place) in places {
      button.contentHorizontalAlignment = horizontal
      button.contentVerticalAlignment = vertical
      button.layoutIfNeeded()
      #expect(button.imageView?.frame.origin == place)
    }
  }

  @Test func theImagePrecedesTheTitleInReadingOrder() {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.setTitle("Save", for: .normal)
    button.setImage(Image(size: CGSize(width: 20, height: 10)), for: .normal)
    // In thousandths of a point: the widths of texts are sums.
    func edges() -> [CGFloat?] {
      button.layoutIfNeeded()
      return [button.imageView?.frame.minX, button.titleLabel?.frame.minX].map {
        $0.map { ($0 * 1000).rounded() }
      }
    }
    func thousandths(_ place: CGFloat) -> CGFloat { (place * 1000).rounded() }
    let width = 20 + (button.titleLabel?.intrinsicContentSize.width ?? 0)
    let start = 50 - width / 2
    #expect(edges() == [thousandths(start), thousandths(start + 20)])
    button.semanticContentAttribute = .forceRightToLeft
    button.setNeedsLayout()
    #expect(edges() == [thousandths(start + width - 20), thousandths(start)])
  }

  @Test func aTapSendsBothEvents() throws {
    let simulator = Simulator()
    let button = Button(type: .system, primaryAction: Action(title: "Go") { _ in })
    var heard: [String] = []
    button.addAction(Action { _ in heard.append("down") }, for: .touchDown)
    button.addAction(
      Action { _ in heard.append("both") }, for: [.touchUpInside, .primaryActionTriggered])
    simulator.show(button)
    try simulator.tap(button)
    #expect(heard == ["down", "both"])
    #expect(button.currentTitle == "Go")
  }

  @Test func selectionCanBeThePrimaryAction() throws {
    let simulator = Simulator()
    let button = Button(type: .system)
    button.changesSelectionAsPrimaryAction = true
    simulator.show(button)
    try simulator.tap(button)
    #expect(button.isSelected)
    try simulator.tap(button)
    #expect(!button.isSelected)
  }

  @Test func theUpdateHandlerAdaptsTheConfigurationToTheState() {
    let button = Button(configuration: .plain())
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "On" : "Off" }
    #expect(button.titleLabel?.text == "Off")
    button.isSelected = true
    #expect(button.titleLabel?.text == "On")
  }

  @Test func anActionIsChosenFromTheMenu() throws {
    let simulator = Simulator()
    let button = Button(type: .system)
    var heard: [String] = []
    func action(_ title: String) -> Action { Action(title: title) { heard.append($0.title) } }
    button.menu = Menu(
      options: .singleSelection,
      children: [action("New"), Menu(title: "Sort", children: [action("Name"), action("Date")])])
    button.showsMenuAsPrimaryAction = true
    button.addAction(Action { _ in heard.append("opens") }, for: .menuActionTriggered)
    button.addAction(Action { _ in heard.append("tap") }, for: .touchUpInside)
    simulator.show(button)
    try simulator.choose("Date", from: button)
    #expect(heard == ["opens", "Date"])
    #expect(button.menu?.selectedElements.map(\.title) == [])
  }
}
