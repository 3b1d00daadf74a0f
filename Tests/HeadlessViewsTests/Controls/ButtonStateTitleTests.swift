import Foundation
import HeadlessKit
import Testing

/// A button with a configuration shows what was set for its state, where the configuration has
/// nothing of its own (behaviour 25.11).
@MainActor
@Suite struct ButtonStateTitleTests {
  @Test("the order of the two does not matter", arguments: [true, false])
  func titles(configurationFirst: Bool) {
    let button = Button(type: .system)
    if configurationFirst { button.configuration = .filled() }
    button.setTitle("Follow", for: .normal)
    if !configurationFirst { button.configuration = .filled() }
    let same = Button(configuration: .filled())
    same.configuration?.title = "Follow"
    #expect(button.titleLabel?.text == "Follow")
    #expect(button.intrinsicContentSize == same.intrinsicContentSize)
    #expect(button.intrinsicContentSize.width > 60)
  }

  @Test("attributed titles and images", arguments: [true, false])
  func attributedTitles(configurationFirst: Bool) {
    let image = Image(named: "star")
    let button = Button(type: .system)
    if configurationFirst { button.configuration = .plain() }
    button.setAttributedTitle(NSAttributedString(string: "Buy"), for: .normal)
    button.setImage(image, for: .normal)
    if !configurationFirst { button.configuration = .plain() }
    #expect(button.titleLabel?.text == "Buy")
    #expect(button.imageView?.image === image)
  }

  @Test func theConfigurationsOwnTitleComesFirst() {
    let button = Button(configuration: .plain())
    button.configuration?.title = "Own"
    button.setTitle("State", for: .normal)
    #expect(button.titleLabel?.text == "Own")
    button.configuration?.title = nil
    #expect(button.titleLabel?.text == "State")
  }

  @Test func theTitleOfTheStateFollowsIt() {
    let button = Button(configuration: .plain())
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.isSelected = true
    #expect(button.titleLabel?.text == "Following")
  }
}
