import Foundation
import HeadlessKit
import Testing

/// Sizes of controls that recorded frames tell. (behaviour 23.3)
@MainActor @Suite struct ControlSizeTests {
  @Test func constraintsLeaveOutTheLowestPointOfASegmentedControl() {
    Simulator(scale: 2).run {
      let (box, control) = (View(), SegmentedControl(items: ["One", "Two"]))
      #expect(control.frame.height == 32)
      #expect(control.intrinsicContentSize.height == 31)
      control.translatesAutoresizingMaskIntoConstraints = false
      box.frame = CGRect(x: 0, y: 0, width: 300, height: 43.5)
      box.addSubview(control)
      LayoutConstraint.activate([
        control.centerYAnchor.constraint(equalTo: box.centerYAnchor),
        control.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      ])
      box.layoutIfNeeded()
      #expect([control.frame.minY, control.frame.height] == [6.5, 32])
    }
  }

  @Test func aFieldWithoutABorderIsHigherThanItsLineUnlessItsTextIsSecret() {
    func height(_ size: CGFloat, _ profile: SystemProfile, isSecret: Bool) -> CGFloat {
      Simulator(profile: profile).run {
        let field = TextField()
        field.font = .systemFont(ofSize: size)
        field.isSecureTextEntry = isSecret
        return field.intrinsicContentSize.height
      }
    }
    let heights: [(size: CGFloat, plain: CGFloat, old: CGFloat, secret: CGFloat)] = [
      (14, 22, 18, 17), (17, 22, 22, 21), (30, 37, 37, 36),
    ]
    for (size, plain, old, secret) in heights {
      #expect(height(size, .iOS26, isSecret: false) == plain)
      #expect(height(size, .iOS18, isSecret: false) == old)
      #expect(height(size, .iOS26, isSecret: true) == secret)
      #expect(height(size, .iOS18, isSecret: true) == secret)
    }
  }
}
