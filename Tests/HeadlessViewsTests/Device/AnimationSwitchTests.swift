import HeadlessKit
import Testing

@MainActor
@Suite struct AnimationSwitchTests {
  @Test func eachSimulatorHasItsOwnSwitch() {
    let (one, other) = (Simulator(), Simulator())
    one.run {
      #expect(View.areAnimationsEnabled)
      View.setAnimationsEnabled(false)
      #expect(!View.areAnimationsEnabled)
    }
    #expect(!one.allowsAnimations)
    other.run { #expect(View.areAnimationsEnabled) }
  }

  @Test func withoutAnimationAppliesInsideItsBlockOnly() {
    let simulator = Simulator()
    View.performWithoutAnimation {
      #expect(!View.areAnimationsEnabled)
      #expect(!simulator.allowsAnimations)
      View.performWithoutAnimation {}
      #expect(!simulator.allowsAnimations)
    }
    #expect(simulator.allowsAnimations)
  }
}
