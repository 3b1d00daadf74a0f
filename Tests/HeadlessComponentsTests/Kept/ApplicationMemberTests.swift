import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

/// Older members of the application, and members of bars and texts that are kept.
@MainActor
@Suite struct ApplicationMemberTests {
  @Test func theStatusBarIsTheTopOfTheScreen() {
    let simulator = Simulator()
    simulator.safeAreaInsets.top = 47
    simulator.run {
      #expect(Application.shared.statusBarFrame.height == 0, "There is no window yet.")
    }
    simulator.show(ViewController())
    simulator.run {
      #expect(
        Application.shared.statusBarFrame
          == CGRect(
            x: 0, y: 0, width: simulator.screenBounds.width, height: 47))
      #expect(Application.shared.statusBarOrientation == .portrait)
      #expect(!Application.shared.isStatusBarHidden)
    }
  }

  @Test func touchesAreIgnoredUntilEachBeginningHasEnded() {
    Simulator().run {
      let application = Application.shared
      for depth in 0..<4 {
        for _ in 0..<depth { application.beginIgnoringInteractionEvents() }
        for left in (0..<depth).reversed() {
          #expect(application.isIgnoringInteractionEvents)
          application.endIgnoringInteractionEvents()
          #expect(application.isIgnoringInteractionEvents == (left > 0))
        }
        // An end without a beginning does not count.
        application.endIgnoringInteractionEvents()
        #expect(!application.isIgnoringInteractionEvents)
      }
    }
  }

  @Test func aSearchBarKeepsAnImageForEachIconAndState() {
    let (bar, other) = (SearchBar(), SearchBar())
    let icons: [SearchBar.Icon] = [.search, .clear, .bookmark, .resultsList]
    let states: [Control.State] = [.normal, .highlighted, .disabled, .selected]
    var images: [Image] = []
    for icon in icons {
      for state in states {
        #expect(bar.image(for: icon, state: state) == nil)
        images.append(Image())
        bar.setImage(images.last, for: icon, state: state)
        bar.setScopeBarButtonTitleTextAttributes([.kern: images.count], for: state)
        #expect(bar.scopeBarButtonTitleTextAttributes(for: state)?[.kern] as? Int == images.count)
      }
    }
    for (index, icon) in icons.enumerated() {
      for (offset, state) in states.enumerated() {
        #expect(bar.image(for: icon, state: state) === images[index * states.count + offset])
        #expect(other.image(for: icon, state: state) == nil)
      }
    }
  }

  @Test func aTabKeepsTheAttributesOfItsBadgeForEachState() {
    let (item, other) = (TabBarItem(), TabBarItem())
    let states: [Control.State] = [.normal, .highlighted, .disabled, .selected]
    for (index, state) in states.enumerated() {
      item.setBadgeTextAttributes([.kern: index], for: state)
    }
    for (index, state) in states.enumerated() {
      #expect(item.badgeTextAttributes(for: state)?[.kern] as? Int == index)
      #expect(other.badgeTextAttributes(for: state) == nil)
    }
  }

  @Test func aTextIsStyledUpToItsEnd() throws {
    let (field, view) = (TextField(), TextView())
    let text = NSMutableAttributedString(string: "red", attributes: [.kern: 1])
    text.append(NSAttributedString(string: "blue", attributes: [.kern: 2]))
    (field.attributedText, view.attributedText) = (text, text)
    for input in [field, view] as [any TextInput] {
      for offset in 0...7 {
        let position = try #require(
          input.position(from: input.beginningOfDocument, offset: offset))
        let style = input.textStyling(at: position, in: .forward)
        #expect(style?[.kern] as? Int == (offset == 7 ? nil : offset < 3 ? 1 : 2))
      }
      #expect(!input.isTextDragActive)
      #expect(!input.isTextDropActive)
    }
  }

  @Test func everyAccessibilitySettingIsTheSimulators() {
    let settings: [(WritableKeyPath<AccessibilitySettings, Bool>, @MainActor () -> Bool)] = [
      (\.isVoiceOverRunning, { Accessibility.isVoiceOverRunning }),
      (\.isSwitchControlRunning, { Accessibility.isSwitchControlRunning }),
      (\.isAssistiveTouchRunning, { Accessibility.isAssistiveTouchRunning }),
      (\.isReduceMotionEnabled, { Accessibility.isReduceMotionEnabled }),
      (\.isReduceTransparencyEnabled, { Accessibility.isReduceTransparencyEnabled }),
      (\.prefersCrossFadeTransitions, { Accessibility.prefersCrossFadeTransitions }),
      (\.isBoldTextEnabled, { Accessibility.isBoldTextEnabled }),
      (\.buttonShapesEnabled, { Accessibility.buttonShapesEnabled }),
      (\.isDarkerSystemColorsEnabled, { Accessibility.isDarkerSystemColorsEnabled }),
      (\.isGrayscaleEnabled, { Accessibility.isGrayscaleEnabled }),
      (\.isInvertColorsEnabled, { Accessibility.isInvertColorsEnabled }),
      (\.shouldDifferentiateWithoutColor, { Accessibility.shouldDifferentiateWithoutColor }),
      (\.isOnOffSwitchLabelsEnabled, { Accessibility.isOnOffSwitchLabelsEnabled }),
      (\.isClosedCaptioningEnabled, { Accessibility.isClosedCaptioningEnabled }),
      (\.isMonoAudioEnabled, { Accessibility.isMonoAudioEnabled }),
      (\.isGuidedAccessEnabled, { Accessibility.isGuidedAccessEnabled }),
      (\.isSpeakScreenEnabled, { Accessibility.isSpeakScreenEnabled }),
      (\.isSpeakSelectionEnabled, { Accessibility.isSpeakSelectionEnabled }),
      (\.isShakeToUndoEnabled, { Accessibility.isShakeToUndoEnabled }),
      (\.isVideoAutoplayEnabled, { Accessibility.isVideoAutoplayEnabled }),
    ]
    let simulator = Simulator()
    simulator.run {
      let fresh = settings.map { $0.1() }
      #expect(fresh == Array(repeating: false, count: 18) + [true, true])
      for (index, setting) in settings.enumerated() {
        simulator.accessibilitySettings = AccessibilitySettings()
        simulator.accessibilitySettings[keyPath: setting.0].toggle()
        for (other, value) in settings.map({ $0.1() }).enumerated() {
          #expect(value == (fresh[other] != (other == index)), "\(index) \(other)")
        }
      }
    }
  }

  @Test func aConstraintAffectsTheViewsThatItIsAbout() {
    let (box, one, other) = (View(), View(), View())
    for view in [one, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }
    let across = [
      one.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      one.trailingAnchor.constraint(equalTo: other.leadingAnchor),
      one.widthAnchor.constraint(equalToConstant: 10),
    ]
    let down = [
      one.topAnchor.constraint(equalTo: box.topAnchor),
      one.heightAnchor.constraint(equalToConstant: 9),
    ]
    let foreign = [
      other.topAnchor.constraint(equalTo: box.topAnchor),
      other.trailingAnchor.constraint(equalTo: box.trailingAnchor),
    ]
    LayoutConstraint.activate(across + down + foreign)
    #expect(Set(one.constraintsAffectingLayout(for: .horizontal)) == Set(across))
    #expect(Set(one.constraintsAffectingLayout(for: .vertical)) == Set(down))
    #expect(Set(other.constraintsAffectingLayout(for: .horizontal)) == [across[1], foreign[1]])
    #expect(other.constraintsAffectingLayout(for: .vertical) == [foreign[0]])
  }

  @Test func aKeyboardHasNeitherFullAccessNorDictation() {
    let keyboard = InputViewController()
    #expect(!keyboard.hasFullAccess)
    #expect(!keyboard.hasDictationKey)
    #expect(keyboard.needsInputModeSwitchKey)
  }
}
