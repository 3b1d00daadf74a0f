import Foundation
import HeadlessKit
import Testing

/// Removing the animations of a layer ends them without finishing them (behaviour 25.36).
@MainActor
@Suite struct RemovedAnimationTests {
  let simulator = Simulator()
  let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let other = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    let ground = View()
    ground.addSubview(view)
    ground.addSubview(other)
    simulator.show(ground)
  }

  final class Log {
    var ends: [Bool] = []
  }

  private func animate(_ changes: @escaping () -> Void) -> Log {
    let log = Log()
    View.animate(withDuration: 1, animations: changes) { log.ends.append($0) }
    return log
  }

  @Test func theCompletionIsCalledWithFalse() throws {
    let log = animate { self.view.alpha = 0 }
    try simulator.advance(by: 0.5)
    view.layer.removeAllAnimations()
    #expect(log.ends == [])
    simulator.nextTurn()
    #expect(log.ends == [false])
    #expect(view.alpha == 0)
    try simulator.advance(by: 2)
    #expect(log.ends == [false])
  }

  @Test func anAnimationOfSeveralViewsGoesOnWithTheOthers() throws {
    let log = animate {
      self.view.center.x = 50
      self.other.backgroundColor = .red
    }
    view.layer.removeAllAnimations()
    try simulator.advance(by: 0.9)
    #expect(log.ends == [])
    try simulator.advance(by: 0.1)
    #expect(log.ends == [false])
  }

  @Test func otherLayersAndLaterAnimationsAreNotConcerned() throws {
    let log = animate { self.view.transform = CGAffineTransform(scaleX: 2, y: 2) }
    other.layer.removeAllAnimations()
    try simulator.advance(by: 1)
    #expect(log.ends == [true])
    view.layer.removeAllAnimations()
    let later = animate { self.view.alpha = 0.2 }
    try simulator.settle()
    #expect(later.ends == [true])
  }
}
