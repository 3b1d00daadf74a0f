import HeadlessKit
import Testing

@MainActor
@Suite struct AnimateTests {
  let simulator = Simulator()
  @MainActor final class Log { var lines: [String] = [] }
  let log = Log()

  private func note(_ name: String) -> (Bool) -> Void {
    { [log, simulator] finished in
      log.lines.append("\(name) \(finished) at \(simulator.clock.now) s")
    }
  }

  @Test func changesApplyAtOnceAndCompletionsRunAfterTheDuration() throws {
    let view = View()
    simulator.run {
      View.animate(withDuration: 0.25) {
        view.alpha = 0.5
        log.lines.append("inherits \(View.inheritedAnimationDuration)")
      }
      View.animate(withDuration: 0.25, animations: {}, completion: note("plain"))
      View.animate(
        withDuration: 0.25, delay: 1, options: .curveLinear, animations: {},
        completion: note("delayed"))
      View.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: {}, completion: note("spring"))
      View.animate(animations: {}, completion: note("new spring"))
      View.transition(with: view, duration: 2, animations: nil, completion: note("transition"))
      View.animate(withDuration: 0, animations: {}, completion: note("none"))
      View.performWithoutAnimation {
        View.animate(withDuration: 9, animations: {}, completion: note("without"))
      }
    }
    #expect(view.alpha == 0.5)
    #expect(log.lines == ["inherits 0.25"])
    try simulator.settle()
    #expect(
      log.lines.dropFirst() == [
        "none true at 0.0 s", "without true at 0.0 s", "plain true at 0.25 s",
        "spring true at 0.5 s", "new spring true at 0.5 s", "delayed true at 1.25 s",
        "transition true at 2.0 s",
      ])
    #expect(View.inheritedAnimationDuration == 0)
  }

  @Test func aTransitionReplacesOneViewByAnother() {
    let (ground, old, new) = (View(), View(), View())
    ground.addSubview(old)
    simulator.run {
      View.transition(from: old, to: new, duration: 0.3)
      #expect(ground.subviews == [new])
      ground.addSubview(old)
      View.transition(from: new, to: old, duration: 0.3, options: .showHideTransitionViews)
    }
    #expect([new.isHidden, old.isHidden] == [true, false])
    #expect(ground.subviews == [new, old])
  }
}
