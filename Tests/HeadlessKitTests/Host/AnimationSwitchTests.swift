import HeadlessKit
import Testing

@MainActor
@Suite struct AnimationSwitchTests {
  @Test func eachHostHasItsSwitch() {
    let (one, other) = (ListHost(), ListHost())
    one.run {
      #expect(View.areAnimationsEnabled)
      View.setAnimationsEnabled(false)
      #expect(!View.areAnimationsEnabled)
    }
    #expect(!one.allowsAnimations)
    other.run { #expect(View.areAnimationsEnabled) }
  }

  @Test func withoutAnimationIsEverywhereAndEnds() {
    let host = ListHost()
    View.performWithoutAnimation {
      #expect(!View.areAnimationsEnabled)
      #expect(!host.allowsAnimations)
      View.performWithoutAnimation {}
      #expect(!host.allowsAnimations)
    }
    #expect(host.allowsAnimations)
  }
}
